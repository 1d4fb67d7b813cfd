"""English."""

WORDS = {
    # the log
    "call": "Call {function}( {node} )",
    "call_window": "Call {function}( {node} , alpha= {alpha} , beta= {beta} )",
    "call_player": "Call {function}( {node} , player= {player} )",
    "odds": " with probability {p}",
    "opens": ":",
    "opens_window": " :",
    "terminal": " -> returns the terminal value {value}",
    "heuristic": " -> returns the heuristic value {value}",
    "cut_alpha": (
        "CUT in {function} of {node} because v= {value} {test} alpha= {limit}"
        " -> assigns it the value {again}"
    ),
    "cut_beta": (
        "CUT in {function} of {node} because v= {value} {test} beta= {limit}"
        " -> assigns it the value {again}"
    ),
    "leave": "{function} of {node} assigns the value {value}",
    "share": (
        "window of {child}: A= ( {alpha} - {done} - {above} ) / {p} = {a} ,"
        " B= ( {beta} - {done} - {below} ) / {p} = {b}"
    ),
    "result": (
        "value found: {value}, after a look at the successors of {node},"
        " the action to take is {action}"
    ),
    "result_alone": "value found: {value}",
    # the steps
    "down": "Go down to {node}.",
    "down_window": "Go down to {node} with [alpha, beta] = [{alpha}, {beta}].",
    "reach": "Reach {node}: its value is {value}. Propagate it up.",
    "reach_horizon": "Reach {node}, at the limit: its estimate is {value}. Propagate it up.",
    "at_max": "{node} is a max node => v' = max({old}, {value}) = {new}.",
    "at_min": "{node} is a min node => v' = min({old}, {value}) = {new}.",
    "at_max_window": (
        "{node} is a max node => change alpha: alpha' = max({old}, {value}) = {new}."
        " Interval [{alpha}, {beta}]."
    ),
    "at_min_window": (
        "{node} is a min node => change beta: beta' = min({old}, {value}) = {new}."
        " Interval [{alpha}, {beta}]."
    ),
    "at_chance": "{node} is a chance node => add {p}*{value}: {new} so far.",
    "at_player": "At {node} it is the turn of {player} => of {old} and {value}, keep {new}.",
    "share_step": "There is a cut at {node} if {child} {test} {end}.",
    "poda_alpha": "Alpha cut: at {node}, a {kind} node, {value} {test} alpha = {limit}. {rest}",
    "poda_beta": "Beta cut: at {node}, a {kind} node, {value} {test} beta = {limit}. {rest}",
    "not_visited": "Skip {nodes}.",
    "all_visited": "Nothing was left to visit.",
    "up": "{node} returns {value}. Propagate it up.",
    "mix": "{node} moves at random with probability {p}: it is worth {value}.",
    # the tree and the table
    "alpha": "alpha",
    "beta": "beta",
    "cut_here": "{bound} cut: {value} {test} {limit}",
    "at_random": "random {p}",
    "order": "order",
    "node": "node",
    "kind": "kind",
    "action": "action",
    "p": "p",
    "value": "value",
    "status": "status",
    "kind_chance": "chance",
    "is_solved": "solved",
    "is_cut": "{bound} cut",
    "is_leaf": "leaf",
    "is_horizon": "horizon",
    "is_pruned": "pruned",
    "is_beyond": "beyond",
    "is_discarded": "discarded",
    "summary": "value {value}, action {action}",
    "summary_alone": "value {value}",
    "counts": "nodes visited: {visited} of {nodes}; leaves evaluated: {evaluated} of {leaves}",
    "counts_cuts": "cuts: {cuts}; nodes pruned: {pruned}",
    "counts_beyond": "beyond the horizon: {beyond}",
    "counts_discarded": "discarded: {discarded}",
    "ties": "a tie decided at {nodes}: the result is not unique",
    "beam": "nodes were discarded unseen: the result is not guaranteed",
    "never_visited": "{node} is not visited: the cut at {cut} prunes it",
    # commands that compare
    "algorithm": "algorithm",
    "convention": "convention",
    "cut": "cut",
    "bound": "bound",
    "window": "window",
    "test": "test",
    "mean": "mean",
    "marks": "marks",
    "lang": "language",
    "source": "source",
    "generated": "nodes",
    "evaluated": "leaves",
    "cuts": "cuts",
    "not_generated": "not generated",
    "share_of_minimax": "of minimax",
    "branching": "effective branching",
    "depth": "depth",
    "line": "line",
    "decision_changes": (
        "The decision changes at depth {depth}: from {old} to {new} (horizon effect)."
    ),
    "decision_stays": "The decision is {action} at every depth.",
    "saved": "saved",
    "as_written": "as written",
    "best_first": "best first",
    "worst_first": "worst first",
    "minimum": "Knuth and Moore's minimum",
    "child_order": "order of children",
    "leaves": "leaves",
    "as_is": "as they are",
    "ranks": "by rank",
    "cubes": "cubed",
    "linear": "2x + 1",
    "move_changes": "With leaves {leaves} the move changes from {old} to {new}: {why}",
    "move_stays": "The move does not change.",
    "why_magnitude": (
        "{old_node} goes from {old_before} to {old_after}"
        " and {new_node} from {new_before} to {new_after};"
        " a mean depends on magnitudes, not on order alone."
    ),
    "mean_for": "{player} gets {value} on average",
    "sure_max": "MAX is sure of {value}",
    "sure_min": "MIN holds it to {value}",
}
