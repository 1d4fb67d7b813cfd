"""Its errors."""

SENTENCES = {"the tree has no node '{name}'": "kasi li jo ala e '{name}'"}
