"""python -m gametrace."""

from gametrace.cli import main

if __name__ == "__main__":
    main()
