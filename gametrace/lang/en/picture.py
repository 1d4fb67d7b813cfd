"""English, for pictures."""

WORDS = {
    "solved": "{algorithm} of {tree}: value {value}, action {action}.",
    "solved_alone": "{algorithm} of {tree}: value {value}.",
    "unsolved": "Game tree {tree}, {nodes} nodes, not solved.",
    "title": "Game tree {tree}",
    "folded": "⋯ {count} nodes",
    "folded_one": "⋯ 1 node",
    "estimate": "eval {value}",
    "level_max": "MAX",
    "level_min": "MIN",
    "level_chance": "chance",
    "pruned": "pruned",
    "beyond": "beyond the horizon",
    "discarded": "discarded",
    "horizon": "horizon",
    "at_random": "random {p}",
    "step": "step {step} of {steps}",
    "start": "Before the start",
}
