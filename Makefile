PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
FLOOR := 90

.PHONY: help demo test cover matrix lint golden bench clean
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

test: $(VENV)/dev ## run the tests, on all cores
	@echo "$$($(BIN)/python --version), gametrace $$($(BIN)/python -c 'import gametrace; print(gametrace.__version__)'): the tests, on all cores"
	@$(BIN)/python -m pytest -q -n auto

cover: $(VENV)/dev ## run the tests, and fail if they reach too few lines (FLOOR, in percent)
	@$(BIN)/python -m pytest -q -n auto --cov=gametrace --cov-report=term:skip-covered --cov-fail-under=$(FLOOR)

matrix: ## run the tests on every Python from 3.11 on that this machine has
	@found=; for minor in $$(seq 11 40); do \
	  for python in python3.$$minor "$$HOME"/.pyenv/versions/3.$$minor.*/bin/python; do \
	    "$$python" -c "" 2>/dev/null || continue; \
	    found="$$found 3.$$minor"; echo "== Python 3.$$minor"; \
	    $(MAKE) --no-print-directory test PYTHON="$$python" VENV=.venv-3.$$minor || exit 1; \
	    break; \
	  done; \
	done; \
	test -n "$$found" || { echo "there is no python3.11 or later here" >&2; exit 1; }; \
	echo "the tests pass on Python$$found"

lint: $(VENV)/dev ## check format, rules and types
	@$(BIN)/ruff format --check .
	@$(BIN)/ruff check .
	@$(BIN)/mypy

golden: $(VENV)/dev ## rewrite the golden outputs (never the typed ub logs), to be read in the diff
	@$(BIN)/python -m pytest -q tests/test_golden.py --update-golden

bench: $(VENV)/bench ## measure speed and memory, as ratios
	@$(BIN)/python -m tests.bench

clean: ## remove what the other targets made
	rm -rf $(VENV) .venv-3.* .coverage .mypy_cache .pytest_cache .ruff_cache .hypothesis
