"""Errors of games, in Catalan."""

SENTENCES: dict[str, str] = {
    " beside '{key}'": (" al costat de '{key}'"),
    " in a matrix: write rows, columns and payoffs": (
        " en una matriu: escriu rows, columns i payoffs"
    ),
    "'{cell}' is none of X, O and .": ("'{cell}' no és X, O ni ."),
    "'{file}' is no Python file": ("'{file}' no és un fitxer de Python"),
    "'{size}' is no board: rows and columns go from 1 to {most}, and a line must fit": (
        "'{size}' no és un tauler: files i columnes van d'1 a {most}, i una línia hi ha de cabre"
    ),
    "--eval is for games; in a tree, write `eval:` at its nodes": (
        "--eval és per a jocs; en un arbre, escriu `eval:` en els seus nodes"
    ),
    "OpenSpiel has no game '{name}'": ("OpenSpiel no té cap joc '{name}'"),
    "OpenSpiel refuses '{text}': {reason}": ("OpenSpiel rebutja '{text}': {reason}"),
    "X moves first, so it has as many cells as O or one more, not {x} and {o}": (
        "X mou primer, així que té tantes caselles com O o una més, no {x} i {o}"
    ),
    "`payoffs` needs {rows} rows of {columns} cells, one for each name": (
        "`payoffs` necessita {rows} files de {columns} cel·les, una per cada nom"
    ),
    "a cell of a matrix is one number, or two (what each gets), the same everywhere": (
        "una cel·la d'una matriu és un nombre, o dos (el que rep cadascú), igual en totes"
    ),
    "a matrix has two players": ("una matriu té dos jugadors"),
    "a matrix needs `{part}`": ("una matriu necessita `{part}`"),
    "a matrix needs rows and columns, each with a name of its own": (
        "una matriu necessita files i columnes, cadascuna amb el seu propi nom"
    ),
    "an exam needs all nodes of a game: write tree.written()": (
        "un examen necessita tots els nodes d'un joc: escriu tree.written()"
    ),
    "both have a line": ("tots dos tenen una línia"),
    "connect4: '{size}' is no board; write rows and columns, from 1 to {most}: 6x7": (
        "connect4: '{size}' no és un tauler; escriu files i columnes, d'1 a {most}: 6x7"
    ),
    "connect4: move {count}, column {column}: {reason}": (
        "connect4: jugada {count}, columna {column}: {reason}"
    ),
    "games of OpenSpiel need its package; install it: {command}": (
        "els jocs d'OpenSpiel necessiten el seu paquet; instal·la'l: {command}"
    ),
    "in {game} the players move at the same time; a game tree has turns": (
        "en {game} els jugadors mouen alhora; un arbre de joc té torns"
    ),
    "it has not {rows} rows of {columns} cells; write another size first: 4x4x3;": (
        "no té {rows} files de {columns} caselles; escriu abans una altra mida: 4x4x3;"
    ),
    "move: {move}": ("jugada: {move}"),
    "nim: '{piles}' are no piles; write how many are on each: 3,4,5": (
        "nim: '{piles}' no són munts; escriu quants n'hi ha en cadascun: 3,4,5"
    ),
    "nim: '{rule}' is no rule; write misere, or nothing": (
        "nim: '{rule}' no és una regla; escriu misere, o res"
    ),
    "nim: at most {piles} piles, of {most} at most": (
        "nim: com a molt {piles} munts, de {most} com a molt"
    ),
    "state: {state}": ("estat: {state}"),
    "that column is full": ("eixa columna està plena"),
    "the game was over before": ("la partida ja s'havia acabat"),
    "the probabilities of chance sum to {total}, not to 1": (
        "les probabilitats de l'atzar sumen {total}, no 1"
    ),
    "the utilities {first} and {second} are not opposite; write zero_sum = False "
    "and `players`, for max^n": (
        "les utilitats {first} i {second} no són oposades; escriu zero_sum = False i "
        "`players`, per a max^n"
    ),
    "there are no actions here, but is_terminal says that the game goes on": (
        "ací no hi ha accions, però is_terminal diu que el joc continua"
    ),
    "there are the columns 1 to {last}": ("hi ha columnes de la 1 a la {last}"),
    "there is no file '{file}'": ("no hi ha cap fitxer '{file}'"),
    "there is no game '{name}'; `gametrace games` lists them": (
        "no hi ha cap joc '{name}'; `gametrace games` els enumera"
    ),
    "there is no module '{module}'": ("no hi ha cap mòdul '{module}'"),
    "{file} has no '{name}'": ("{file} no té '{name}'"),
    "{file} has no class with to_move, actions, result, is_terminal and utility": (
        "{file} no té cap classe amb to_move, actions, result, is_terminal i utility"
    ),
    "{file} has several games; write {listed}": ("{file} té diversos jocs; escriu {listed}"),
    "{game} does not say how likely chance is": (
        "{game} no diu amb quina probabilitat passa l'atzar"
    ),
    "{game} has no `initial` state": ("{game} no té estat inicial (`initial`)"),
    "{game} has no eval '{name}'; it has {known}": (
        "{game} no té l'avaluació '{name}'; té {known}"
    ),
    "{game} has no player '{player}'; it has {players}": (
        "{game} no té el jugador '{player}'; té {players}"
    ),
    "{game} hides something from the players; a search here sees everything": (
        "{game} amaga alguna cosa als jugadors; ací una cerca ho veu tot"
    ),
    "{game} is no game: it has no method is_terminal": (
        "{game} no és un joc: no té el mètode is_terminal"
    ),
    "{game} is no game: it has no method {method}; a game has {needed}": (
        "{game} no és un joc: no té el mètode {method}; un joc té {needed}"
    ),
    "{game} is not zero-sum, so it must name its `players`": (
        "{game} no és de suma zero, així que ha d'anomenar els seus jugadors (`players`)"
    ),
    "{game} knows no symmetry: it has no method canonical": (
        "{game} no coneix simetries: no té el mètode canonical"
    ),
    "{game}: '{board}' is no position: {reason}": ("{game}: '{board}' no és una posició: {reason}"),
    "{game}: the depth limit lands on {node}, where the game goes on without an "
    "eval; write --eval {known}, or give the game a method eval(state, player)": (
        "{game}: el límit de profunditat cau en {node}, on el joc continua sense "
        "avaluació; escriu --eval {known}, o dona al joc un mètode eval(state, player)"
    ),
    "{game}: the game goes on for more than {levels} moves; limit it: --depth 4": (
        "{game}: el joc continua més de {levels} jugades; limita'l: --depth 4"
    ),
    "{game}: the search generates more than {nodes} nodes (see --max-nodes); limit "
    "its --depth, or write a --log, which keeps none": (
        "{game}: la cerca genera més de {nodes} nodes (vegeu --max-nodes); limita'n "
        "--depth, o escriu una traça amb --log, que no en guarda cap"
    ),
    "{game}: {message}\n  state: {state}": ("{game}: {message}\n  estat: {state}"),
    "{name} in {file} is no function": ("{name} en {file} no és una funció"),
    "{name} needs arguments; write an object of it into the file, and name that": (
        "{name} necessita arguments; escriu-ne un objecte en el fitxer, i anomena eixe"
    ),
    "{player} is to move, who is none of {players}; name them all in `players`": (
        "mou {player}, que no és cap de {players}; anomena'ls tots en `players`"
    ),
    "{p} is no probability: these go from 0 to 1": ("{p} no és una probabilitat: van de 0 a 1"),
    "{source} is no number: {value}": ("{source} no és un nombre: {value}"),
    "{winner} has a line, yet {loser} moved after it": (
        "{winner} té una línia, però {loser} ha mogut després"
    ),
    "{winner} has two lines without a common cell": ("{winner} té dos línies sense casella comuna"),
}
