PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

.PHONY: help demo test lint golden bench clean
.DEFAULT_GOAL := help

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / {printf "  make %-8s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

$(VENV)/run: pyproject.toml
	@test -d $(VENV) || $(PYTHON) -m venv $(VENV)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable .
	@touch $@

$(VENV)/dev: $(VENV)/run
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@touch $@

$(VENV)/bench: $(VENV)/run
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[bench]'
	@touch $@

demo: $(VENV)/run ## print the alpha-beta log of the bundled tree
	@$(BIN)/gametrace alphabeta --log

test: $(VENV)/dev ## run the tests
	@$(BIN)/python -m pytest -q

lint: $(VENV)/dev ## check format, rules and types
	@$(BIN)/ruff format --check .
	@$(BIN)/ruff check .
	@$(BIN)/mypy

golden: $(VENV)/dev ## rewrite the golden outputs (never the typed ub logs), to be read in the diff
	@$(BIN)/python -m pytest -q tests/test_golden.py --update-golden

bench: $(VENV)/bench ## measure speed and memory, as ratios
	@$(BIN)/python -m tests.bench

clean: ## remove what the other targets made
	rm -rf $(VENV) .mypy_cache .pytest_cache .ruff_cache .hypothesis
