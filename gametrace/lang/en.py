"""English."""

WORDS = {
    "call": "Call {function}( {node} ):",
    "call_window": "Call {function}( {node} , alpha= {alpha} , beta= {beta} ) :",
    "leaf": "Call {function}( {node} ) -> returns the terminal value {value}",
    "leaf_window": (
        "Call {function}( {node} , alpha= {alpha} , beta= {beta} )"
        " -> returns the terminal value {value}"
    ),
    "cut_alpha": (
        "CUT in {function} of {node} because v= {value} {test} alpha= {limit}"
        " -> gives it the value {again}"
    ),
    "cut_beta": (
        "CUT in {function} of {node} because v= {value} {test} beta= {limit}"
        " -> gives it the value {again}"
    ),
    "leave": "{function} of {node} gives it the value {value}",
    "result": (
        "value found: {value}, after a look at the successors of {node},"
        " the action to take is {action}"
    ),
    "result_alone": "value found: {value}",
    "alpha": "alpha",
    "beta": "beta",
    "cut_here": "{bound} cut: {value} {test} {limit}",
    "pruned": "pruned",
    "order": "order",
    "node": "node",
    "kind": "kind",
    "action": "action",
    "value": "value",
    "status": "status",
    "is_solved": "solved",
    "is_cut": "{bound} cut",
    "is_leaf": "leaf",
    "is_pruned": "pruned",
    "summary": "value {value}, action {action}",
    "summary_alone": "value {value}",
    "counts": (
        "nodes visited: {visited} of {nodes}; leaves evaluated: {evaluated} of {leaves};"
        " cuts: {cuts}; nodes pruned: {pruned}"
    ),
    "counts_plain": (
        "nodes visited: {visited} of {nodes}; leaves evaluated: {evaluated} of {leaves}"
    ),
    "never_visited": "{node} is not visited: the cut at {cut} prunes it",
}
