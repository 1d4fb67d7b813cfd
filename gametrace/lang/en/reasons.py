"""English: the reasons for verdicts, nudges, and what misconceptions are called."""

WORDS = {
    # why
    "why_unanswered": "not answered",
    "why_unknown": "the tree has no node '{node}'",
    "why_leaf": "{node} is a leaf and is worth {value}",
    "why_horizon": "{node} is at the depth limit and is worth its estimate, {value}",
    "why_max": "{node} is MAX and takes the largest of {children}: it is worth {value}",
    "why_min": "{node} is MIN and takes the smallest of {children}: it is worth {value}",
    "why_chance": "{node} is a chance node and takes the mean of {children}: {sum} = {value}",
    "why_player": (
        "at {node} player {player} moves, and of {children} takes what is best for itself: {value}"
    ),
    "why_mixed": "{node} moves at random with probability {p}; of {children} comes {sum} = {value}",
    "why_kept": (
        "{node} starts from {value}, its {bound}, and none of {children} improves it: it"
        " returns {value}"
    ),
    "why_stopped": "there it is cut, because {value} {test} {bound} = {limit}",
    "why_rounded": "{given} is rounded: the exact value is {value}",
    "why_is_exact": "the value of {node} is exact, not a bound",
    "why_is_lower": "the value of {node} is a lower bound (≥)",
    "why_is_upper": "the value of {node} is an upper bound (≤)",
    "why_alpha_from": (
        "{setter} already had {value} through {through}, so alpha reaches {node} as {value}"
    ),
    "why_beta_from": (
        "{setter} already had {value} through {through}, so beta reaches {node} as {value}"
    ),
    "why_alpha_open": "no MAX above {node} has raised alpha yet: it is still {value}",
    "why_beta_open": "no MIN above {node} has lowered beta yet: it is still {value}",
    "why_end_chance": (
        "{bound} starts as {value} below the chance node {above}, and nobody has changed it yet"
    ),
    "why_window_root": "at the root, {node}, the window starts as [{alpha}, {beta}]",
    "why_window_chance": (
        "no window passes the chance node {above}: {node} starts with [{alpha}, {beta}]"
    ),
    "why_window_star": (
        "at the chance node {above} it is computed what {node} must be worth for a cut:"
        " [{alpha}, {beta}]"
    ),
    "why_share": "at {above} it is computed what {node} must be worth for a cut",
    "why_no_window": "{algorithm} has no windows",
    "certificate": (
        "{cut} is cut after {after}: {leaf} gives it {value}, and {value} {test} {bound} = {limit}"
    ),
    "certificate_chance_alpha": (
        "{cut} is cut after {after}: it can no longer exceed {value}, and {value} {test}"
        " {bound} = {limit}"
    ),
    "certificate_chance_beta": (
        "{cut} is cut after {after}: it can no longer fall below {value}, and {value} {test}"
        " {bound} = {limit}"
    ),
    "why_beyond": "{node} lies below the depth limit: it is not visited",
    "why_discarded": (
        "{node} is not visited: only the children with the best estimates are looked at"
    ),
    "certificate_kept": (
        "{cut} is cut after {after}: it starts from {value}, and {value} {test} {bound} = {limit}"
    ),
    "certificate_from": ", which {setter} already had through {through}",
    "so_not_visited": "; so {node} is not visited",
    "why_below_pruned": "{node} hangs below {above} and is not visited either: list it too",
    "why_visited_root": "{node} is the root, where everything starts",
    "why_visited_always": "{algorithm} prunes nothing, so {node} is visited",
    "why_no_cut_ever": "{algorithm} prunes nothing",
    "why_probed": "{node} is visited: Star2 probes it before the rest of {above}",
    "why_visited_first": "{node} is visited: {above} has no value yet that could cut",
    "why_visited": (
        "{node} is visited: at its turn {above} has {value}, and {value} {test} {bound} ="
        " {limit}, so {above} is not cut"
    ),
    "why_no_cut_leaf": "{node} has no children to search: nothing is cut there",
    "why_no_cut_chance": (
        "{node} is a chance node: without bounds of the utility nothing is cut there"
    ),
    "why_no_cut_star": (
        "{node} is not cut: it never becomes clear early that it falls outside [{alpha}, {beta}]"
    ),
    "why_no_cut": (
        "{node} is not cut: in the end it is worth {value}, and {value} {test} {bound} = {limit}"
    ),
    "why_cut_bound": "{node} is {kind}, and a cut there is the {bound} one",
    "why_order_inner": "{node} is not a leaf",
    "why_order_first": "{node} is the first leaf to be evaluated",
    "why_order_after": "{node} is evaluated right after {before}",
    "why_action": "{action} leads to {child}, which is worth {value}",
    "why_no_such_action": "{root} has no action '{given}'; {why}",
    "why_no_action": "nobody chooses at {root}",
    "why_line_start": "the line starts at the root, {root}",
    "why_line_next": "from {node} the best is {child}, which is worth {value}",
    "why_line_end": "the line ends at {node}",
    "why_not_generated": (
        "without cuts {plain} nodes are generated, with them {visited}: the difference is {count}"
    ),
    "why_probability": "the probabilities below {above} sum to 1: {sum}",
    "why_no_probability": "there is no chance node above {node}",
    "did_you_mean": "; did you mean '{name}'?",
    "why_whatif": "{cut} is cut after {after} if {when}; no longer if {without}",
    "why_no_cut_caused": "{node} causes no cut",
    "why_follows": "it follows from {slips}",
    "cause_cut": "the cut at {node}",
    "cause_no_cut": "no cut at {node}",
    "why_misread": "everything fits as if {leaf} were {value}",
    "why_line_missing": "this line is missing: {why}",
    "why_line_extra": "this line should not be here: {why}",
    "why_line_moved": "this line is out of its place",
    "why_line_again": "it has been said already",
    "why_result": "the move is {actions}",
    "why_called": "the function that {node} is called with is {function}",
    # nudges
    "nudge_unanswered": "this is still to be answered",
    "nudge_unknown": "check the name of the node",
    "nudge_leaf": "look again at the tree for what the leaf {node} is worth",
    "nudge_max": "look again at the children of {node}: it is MAX",
    "nudge_min": "look again at the children of {node}: it is MIN",
    "nudge_chance": "look again at the mean at {node}: each child weighs by its probability",
    "nudge_player": "look again at who chooses at {node}, and what that player gets",
    "nudge_not_visited": "look again at whether the search ever comes to {node}",
    "nudge_window": "look again at what {setter} already has when {towards} is called",
    "nudge_window_open": "look again at whether anybody above {node} has a value yet",
    "nudge_window_chance": "think of what window passes a chance node",
    "nudge_set_missing": "something is missing here",
    "nudge_cut": "compare the value of {node} with its window again",
    "nudge_cut_bound": "look again at which bound is passed at a node such as {node}",
    "nudge_order": "walk through the tree again in the order of the search",
    "nudge_action": "compare the children of {root} again",
    "nudge_line": "follow the best move of every node again, from {root} on",
    "nudge_not_generated": "count the nodes that are not visited again",
    "nudge_probability": "the probabilities below a chance node sum to 1",
    "nudge_whatif": "look at what {node} is compared with at the cut, and what happens on a tie",
    "nudge_call": "look again at how {node} is called, and what it is worth",
    "nudge_call_window": "look again at the window {node} is called with, and what it is worth",
    "nudge_rounded": "give the exact value, as a fraction where needed",
    "nudge_line_missing": "something is missing behind line {line}",
    # misconceptions
    "slip_max-min-swapped": "MAX and MIN were swapped",
    "slip_strict-cut": "ties were not cut",
    "slip_loose-cut": "ties were cut too",
    "slip_fail-hard": "the bound was returned instead of v (fail-hard)",
    "slip_fail-soft": "v was returned instead of the bound (fail-soft)",
    "slip_window-not-inherited": "each node only got the bound of its parent",
    "slip_window-never-updated": "the windows were never updated",
    "slip_window-from-sibling": "the window was taken from a sibling",
    "slip_right-to-left": "the children were searched from right to left",
    "slip_cut-too-early": "the cut came one child too early",
    "slip_cut-too-late": "the cut came one child too late",
    "slip_no-cuts": "nothing was cut at all",
    "slip_whole-level-pruned": "the whole level was pruned, siblings included",
    "slip_unweighted-chance": "chance nodes were averaged without their probabilities",
    "slip_chance-as-min": "chance was taken as MIN",
    "slip_chance-as-max": "chance was taken as MAX",
    "slip_depth-one-less": "the search went one ply less deep",
    "slip_depth-one-more": "the search went one ply too deep",
    "slip_sign-forgotten": "the minus signs of the leaves were forgotten",
    "slip_all-max": "every node was taken as MAX",
    "slip_minimax-values": "nodes that are cut were given their minimax values",
    "slip_window-fresh-at-root": "each child of the root started with the initial window",
    "slip_alpha-at-min": "alpha was updated at MIN nodes",
    "slip_siblings-pruned": "the siblings of the node were pruned, not its children",
    "slip_sum-not-mean": "chance nodes were summed, not averaged",
    "slip_mean-at-min": "the mean was taken at MIN nodes",
    "slip_first-leaf": "the first child was always taken",
    "slip_chance-as-min-uncut": "chance was taken as MIN, without cuts",
    "slip_chance-as-max-uncut": "chance was taken as MAX, without cuts",
}
