"""What all tests share: the option that rewrites golden files, and Hypothesis without a clock."""

from hypothesis import settings

settings.register_profile("gametrace", deadline=None, max_examples=60, derandomize=True)
settings.register_profile("search", deadline=None, max_examples=1500)  # for new surprises
settings.load_profile("gametrace")


def pytest_addoption(parser):
    parser.addoption(
        "--update-golden",
        action="store_true",
        help="rewrite the golden files (never those typed from a lecture) with today's output",
    )
