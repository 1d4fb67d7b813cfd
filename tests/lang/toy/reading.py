"""What it understands where a tree is read: nothing of its own."""

from gametrace.lang.en.reading import READING as READING
