"""Help on options, in Catalan."""

SENTENCES = {
    "Show the version and exit.":
        "Mostra la versió i acaba.",
    "Who moves first, if the tree does not say.":
        "Qui mou primer, si l'arbre no ho diu.",
    "One of {formats}.  [default: {first}]":
        "Un de {formats}.  [per omissió: {first}]",
    "Write to FILE, whole or not at all; its suffix says the format.":
        "Escriu en FILE, sencer o res; la seua extensió diu el format.",
    "Pictures without colour.":
        "Figures sense color.",
    "Pictures: the root and N plies below it; the rest is counted.":
        "Figures: l'arrel i N nivells per davall; de la resta es dona el nombre.",
    "TikZ: a whole document.":
        "TikZ: un document complet.",
    "TikZ: overlays that play the search.":
        "TikZ: capes que mostren la cerca pas a pas.",
    "PDF: a page for each step of the search.":
        "PDF: una pàgina per cada pas de la cerca.",
    "The lecture's log: short for --format log.":
        "La traça de classe: abreuja --format log.",
    "Show the subtree of NODE alone.":
        "Mostra només el subarbre de NODE.",
    "Spacing of the log.":
        "Espaiat de la traça.",
    "Language of log, headings and summary.  [default: the convention's, else es]":
        "Llengua de la traça, les capçaleres i el resum.  [per omissió: la del conveni; si"
        " no, `es`]",
    "The lecture whose rules hold: {names}.  [default: the tree's, else ub]":
        "La classe les regles de la qual valen: {names}.  [per omissió: la de l'arbre; si no, ub]",
    "The end from which children are searched.  [default: left]":
        "L'extrem des del qual es recorren els fills.  [per omissió: left]",
    "Depth limit in plies; eval stands for the value there.":
        "Límit de profunditat en jugades; eval hi fa de valor.",
    "Whether nodes that are not quiet are searched on.  [default: they are]":
        "Si se segueix cercant en els nodes que no són tranquils.  [per omissió: sí]",
    "One ply more below a child whose eval beats its siblings' by M.":
        "Una jugada més davall d'un fill l'eval del qual supera en M la dels seus germans.",
    "Keep the N best children by eval.":
        "Conserva els N millors fills segons eval.",
    "Ignore the probabilities: all count alike.":
        "No mira les probabilitats: tots compten igual.",
    "Refuse a tree of more nodes.":
        "Rebutja un arbre de més nodes.",
    "Refuse a tree of more levels.":
        "Rebutja un arbre de més nivells.",
    "TREE is another program's: {formats}.  [default: by its suffix]":
        "TREE és d'un altre programa: {formats}.  [per omissió: segons la seua extensió]",
    "Cut on v >= beta, or only on v > beta; MIN likewise.  [default: the convention's]":
        "Talla amb v >= beta, o només amb v > beta; MIN igual.  [per omissió: el del conveni]",
    "Fail-soft, fail-hard as the lectures write it, or clamped to the bound at a cut. "
    " [default: the convention's]":
        "Fail-soft, fail-hard com ho escriuen les classes, o ajustat a la cota en un tall. "
        " [per omissió: el del conveni]",
    "The window at the root.  [default: -inf]":
        "La finestra en l'arrel.  [per omissió: -inf]",
    "The window at the root.  [default: inf]":
        "La finestra en l'arrel.  [per omissió: inf]",
    "Cut at chance nodes too, by Ballard; the tree needs a range.":
        "Talla també en els nodes d'atzar, segons Ballard; l'arbre necessita un rang.",
    "The last depth.  [default: the tree's]":
        "L'última profunditat.  [per omissió: la de l'arbre]",
    "Which search runs.  [default: the tree's, else what suits it: alphabeta, maxn, minimax]":
        "Quina cerca es fa.  [per omissió: la de l'arbre; si no, la que li va: alphabeta,"
        " maxn, minimax]",
    "Look first at what was best the time before.":
        "Mira primer el que va ser millor la vegada anterior.",
    "A row for each convention.":
        "Una fila per conveni.",
    "Write the tree in best-first order there, as YAML or JSON.":
        "Escriu allí l'arbre amb el millor primer, en YAML o JSON.",
    "Whose strategy.":
        "De qui és l'estratègia.",
    "Verdicts and a nudge, without the right answers.":
        "Veredictes i una pista, sense les respostes correctes.",
    "What answers are worth; see the README.":
        "Quant valen les respostes; vegeu el README.",
    "Who moves first in TREE.":
        "Qui mou primer en TREE.",
    "Write the results there.":
        "Escriu allí els resultats.",
    "The trees that a sheet may name with `tree: …`; TREE is for those that name none.":
        "Els arbres que un full pot anomenar amb `tree: …`; TREE és per als que no n'anomenen cap.",
    "Write results.json for Gradescope too.":
        "Escriu també results.json per a Gradescope.",
    "Tell students a nudge instead of the right answers.":
        "Dona als estudiants una pista en lloc de les respostes correctes.",
    "Replace the results that are there.":
        "Reemplaça els resultats que hi ha.",
    "How many processes.  [default: all cores]":
        "Quants processos.  [per omissió: tots els nuclis]",
    "The leaf of the last question.  [default: the marked ones]":
        "La fulla de l'última pregunta.  [per omissió: les marcades]",
    "Write to FILE.":
        "Escriu en FILE.",
    "Fill in the right answers.":
        "Ompli les respostes correctes.",
    "Ask for this, once or several times: {questions}.  [default: what applies]":
        "Pregunta açò, una o diverses vegades: {questions}.  [per omissió: el que corresponga]",
    "Children of each inner node.":
        "Fills de cada node interior.",
    "Measure depths 1 to D.":
        "Mesura les profunditats d'1 a D.",
    "Trees of each depth.":
        "Arbres de cada profunditat.",
    "Where chance starts from.":
        "D'on parteix l'atzar.",
    "One of table, json, svg.  [default: table]":
        "Un de table, json, svg.  [per omissió: table]",
    "Write to FILE, whole or not at all.":
        "Escriu en FILE, sencer o res.",
    "With yaml and json: say everything, also what is automatic.":
        "Amb yaml i json: ho diu tot, també el que és automàtic.",
    "Show the subtree of NODE alone (as a tree).":
        "Mostra només el subarbre de NODE (com a arbre).",
}  # fmt: skip
