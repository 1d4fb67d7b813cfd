"""English, as it is spoken about homework."""

WORDS = {
    # what if
    "interval": "if",
    "actions": "actions",
    "pruned": "pruned",
    "or_else": "or",
    "no_value": "none",
    "any_value": "any",
    "cut_when": "{bound} cut at {node} after {after}: if {when}",
    # the check
    "kind_values": "values",
    "kind_windows": "windows",
    "kind_pruned": "pruned",
    "kind_cuts": "cuts",
    "kind_visited": "visited",
    "kind_order": "order",
    "kind_action": "action",
    "kind_line": "line",
    "kind_value": "value",
    "kind_not_generated": "not generated",
    "kind_probabilities": "probabilities",
    "kind_whatif": "what if",
    "kind_log": "log",
    "verdict_right": "right",
    "verdict_wrong": "wrong",
    "verdict_follows": "follows",
    "verdict_missing": "missing",
    "verdict_extra": "extra",
    "given": "given",
    "expected": "expected",
    "why": "why",
    "verdict": "verdict",
    "answer": "answer",
    "all_right": "All right: {points} of {of} points.",
    "some_wrong": "{points} of {of} points; {counts}.",
    "nothing_asked": "There is no answer to check.",
    "accepted_under": "Right under another convention: {convention}.",
    "rule_ties": "ties are cut too",
    "rule_strict": "ties are not cut",
    "rule_soft": "v is returned (fail-soft)",
    "rule_hard": "the bound is returned (fail-hard)",
    "unread_line": "Line {line} was not understood: {text}",
    "diagnosis_one": "Perhaps: {words} (explains {explains} of {of}).",
    "diagnosis_tie": "Perhaps, with no way to tell which: {words} (explains {explains} of {of}).",
    "yes": "yes",
    "no": "no",
    "lines_right": "{count} lines",
    "or": " or ",
    "why_unanswered": "not answered",
    "why_unknown": "the tree has no node '{node}'",
    "why_leaf": "{node} is a leaf and is worth {value}",
    "why_horizon": "{node} is at the depth limit and is worth its estimate, {value}",
    "why_max": "{node} is MAX and takes the largest of {children}: it is worth {value}",
    "why_min": "{node} is MIN and takes the smallest of {children}: it is worth {value}",
    "why_chance": "{node} is a chance node and takes the mean of {children}: {sum} = {value}",
    "why_player": (
        "at {node} it is the turn of {player}, who takes the best for itself of {children}: {value}"
    ),
    "why_mixed": "{node} moves at random with probability {p}; of {children} comes {sum} = {value}",
    "why_kept": (
        "{node} starts from {bound} = {value}, and none of {children} improves it: it returns"
        " {value}"
    ),
    "why_stopped": "there it is cut, because {value} {test} {bound} = {limit}",
    "why_is_exact": "the value of {node} is exact, not a bound",
    "why_is_lower": "the value of {node} is a lower bound (≥)",
    "why_is_upper": "the value of {node} is an upper bound (≤)",
    "why_alpha_from": (
        "{setter} had already {value} through {through}, so alpha reaches {node} as {value}"
    ),
    "why_beta_from": (
        "{setter} had already {value} through {through}, so beta reaches {node} as {value}"
    ),
    "why_alpha_open": "no MAX above {node} has raised alpha yet: it is still {value}",
    "why_beta_open": "no MIN above {node} has lowered beta yet: it is still {value}",
    "why_window_root": "at the root, {node}, the window starts as [{alpha}, {beta}]",
    "why_window_chance": (
        "no window passes the chance node {above}: {node} starts with [{alpha}, {beta}]"
    ),
    "why_window_star": (
        "at the chance node {above} it is computed what {node} must be worth for a cut:"
        " [{alpha}, {beta}]"
    ),
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
    "certificate_from": ", which {setter} had already through {through}",
    "so_not_visited": "; so {node} is not visited",
    "why_visited_root": "{node} is the root, where everything starts",
    "why_visited_always": "{algorithm} prunes nothing, so {node} is visited",
    "why_no_cut_ever": "{algorithm} prunes nothing",
    "why_visited_first": "{node} is visited: {above} has no value yet that could cut",
    "why_visited": (
        "{node} is visited: at its turn {above} has {value}, and {value} {test} {bound} ="
        " {limit}, so there is no cut"
    ),
    "why_no_cut_leaf": "{node} has no children to search: nothing is cut there",
    "why_no_cut_chance": (
        "{node} is a chance node: without bounds of the utility nothing is cut there"
    ),
    "why_no_cut": (
        "{node} is not cut: in the end it is worth {value}, and {value} {test} {bound} = {limit}"
    ),
    "why_cut_bound": "{node} is {kind}, and a cut there is {bound}",
    "why_order_inner": "{node} is not a leaf",
    "why_order_first": "{node} is the first leaf to be evaluated",
    "why_order_after": "{node} is evaluated right after {before}",
    "why_action": "{action} leads to {child}, which is worth {value}",
    "why_no_action": "nobody chooses at {root}",
    "why_line_start": "the line starts at the root, {root}",
    "why_line_next": "from {node} the best is {child}, which is worth {value}",
    "why_line_end": "the line ends at {node}",
    "why_not_generated": (
        "without cuts {plain} nodes are generated, with them {visited}: the difference is {count}"
    ),
    "why_probability": "the probabilities below {above} sum to 1: {sum}",
    "why_no_probability": "there is no chance node above {node}",
    "why_no_cut_caused": "{node} causes no cut",
    "why_follows": "it follows from an earlier slip: {slips}",
    "why_line_missing": "this line is missing: {why}",
    "why_line_extra": "this line should not be here: {why}",
    "why_line_moved": "this line is out of its place",
    "why_line_again": "it has been said already",
    "why_result": "the move is {actions}",
    "why_called": "the function that {node} is called with is {function}",
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
    "nudge_line_missing": "something is missing behind line {line}",
    "slip_max-min-swapped": "MAX and MIN swapped",
    "slip_strict-cut": "ties were not cut",
    "slip_loose-cut": "ties were cut too",
    "slip_fail-hard": "the bound was returned instead of v (fail-hard)",
    "slip_fail-soft": "v was returned instead of the bound (fail-soft)",
    "slip_window-not-inherited": "the window is not handed down: it only goes from parent to child",
    "slip_window-from-sibling": "the window is taken from a sibling",
    "slip_right-to-left": "the children searched from right to left",
    "slip_cut-too-early": "the cut comes one child too early",
    "slip_cut-too-late": "the cut comes one child too late",
    "slip_no-cuts": "nothing was cut at all",
    "slip_whole-level-pruned": "the whole level was pruned, siblings included",
    "slip_unweighted-chance": "the mean at chance nodes without the probabilities",
    "slip_chance-as-min": "chance taken as MIN",
    "slip_chance-as-max": "chance taken as MAX",
    "slip_depth-one-less": "the depth one ply short",
    "slip_depth-one-more": "the depth one ply too far",
    "slip_sign-forgotten": "the minus sign of leaves forgotten",
    "field_student": "student",
    "field_algorithm": "algorithm",
    "field_values": "values",
    "field_windows": "windows",
    "field_pruned": "pruned",
    "field_cuts": "cuts",
    "field_visited": "visited",
    "field_order": "order",
    "field_action": "action",
    "field_line": "line",
    "field_value": "value",
    "field_not_generated": "not_generated",
    "field_probabilities": "probabilities",
    "field_whatif": "whatif",
    "ask_values": "the value of each node",
    "ask_windows": "[alpha, beta] that each node is called with",
    "ask_pruned": "the nodes that a cut keeps from being visited: [ … ]",
    "ask_cuts": "the nodes that are cut, and at which bound: {{ node: alpha, node: beta }}",
    "ask_visited": "all nodes that are visited: [ … ]",
    "ask_order": "the leaves in the order in which they are evaluated: [ … ]",
    "ask_action": "the best move at the root",
    "ask_line": "the root and how the line goes on: [ … ]",
    "ask_value": "the value of the root",
    "ask_not_generated": "how many nodes minimax generates and alpha-beta does not",
    "ask_probabilities": "the probabilities that are missing",
    "ask_whatif": "values of the node without the cut that it causes, for example 'x > 3'",
    "sheet_how": (
        "Fill in what follows the colons; {mark} if the search never comes to the node. To"
        " check it:"
    ),
    "sheet_key": "The key ({mark}: the search never comes to the node). To check it:",
    "question_tree": "The search tree",
    "question_move": "The best move at the root",
    "question_not_generated": "Nodes that minimax generates and this search does not",
    "question_whatif": "Values of {node} for which the cut that it causes does not happen",
    "question_no_node": "No node is marked: name one with --node, or by `mark: true` in the tree",
    "the_cut": "(the cut at {node} after {after})",
    "nobody_chooses": "nobody chooses",
    # the grades
    "grades_student": "submission",
    "grades_points": "points",
    "grades_of": "of",
    "grades_grade": "grade",
    "grades_slip": "probable slip",
    "grades_problem": "problem",
    "grades_total": "Grade: {grade} ({points} of {of} points).",
    "grades_mean": "Graded {count} of {all}; mean {mean}.",
    "grades_where": "Results in {folder}.",
    "grades_summary": "Class summary",
    "grades_numbers": (
        "Graded {count} of {all} submissions. Mean grade {mean}, median {median}, lowest"
        " {min}, highest {max}."
    ),
    "grades_wrong": "Most often wrong",
    "grades_slips": "Most frequent misconceptions",
    "grades_unread": "What could not be read",
    "grades_totals_differ": (
        "Not everybody answered the same, and the totals of points differ: `asked` in a"
        " rubric says what is asked for."
    ),
    "grades_ignored": "Columns that are not graded:",
    "grades_doing": "grading",
}
