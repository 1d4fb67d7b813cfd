"""What is understood in English where a tree is read, besides the keys that the code has."""

READING = {
    "document": {},
    "node": {"prob": "p", "probability": "p"},
    "kind": {"max": "max", "min": "min", "chance": "chance", "exp": "chance"},
    "outcome": {
        "win": "win", "draw": "draw", "tie": "draw", "lose": "lose", "loss": "lose",
    },
    "rest": {"rest": "rest", "?": "rest"},
    "truth": {"true": "true", "false": "false"},
}  # fmt: skip
