"""The two logs of the ub lecture as a PDF left them, and pseudo-code from the same slides."""

TREE = [[3, 12, [8, 7, 3]], [2, 4, 6], [14, 5, 1]]

MINIMAX = """\
Ejecución algoritmo: ejemplo 6

```
Invocacion maxValue( A ):
. Invocacion minValue(B):
... Invocacion maxValue(B1) -> que retorna valor terminal 3
... Invocacion maxValue(B2) -> que retorna valor terminal 12
.. Invocacion maxValue( B3 ):
... Invocacion minValue(B31) -> que retorna valor terminal 8
... Invocacion minValue(B32) -> que retorna valor terminal 7
... Invocacion minValue(B33) -> que retorna valor terminal 3
.. maxValue de B3 asigna valor 8
. minValue de B asigna valor 3
. Invocacion minValue( C ):
... Invocacion maxValue(C1) -> que retorna valor terminal 2
... Invocacion maxValue(C2) -> que retorna valor terminal 4
.. Invocacion maxValue(C3) -> que retorna valor terminal 6
. minValue de C asigna valor 2
. Invocacion minValue( D ):
.. Invocacion maxValue( D1 ) -> que retorna valor terminal 14
. . Invocacion maxValue( D2 ) -> que retorna valor terminal 2
. minValue de D asigna valor 1
maxValue de A asigna valor 3
valor encontrado: 3
```

tras el repaso de los sucesores de A la acción a hacer es A₁
"""

ALPHABETA = """\

Ejecución algoritmo: ejemplo B

(denotamos ∞ como inf)

```
Invocacion maxValue( A , alfa= -inf , beta= inf ) :
. Invocacion minValue( B , alfa= -inf , beta= inf ) :
... Invocacion maxValue(B1, alfa=-inf, beta= inf) -> que retorna valor terminal 3
... Invocacion maxValue( B2 , alfa= -inf , beta= 3 ) -> que retorna valor terminal 12
... Invocacion maxValue( B3 , alfa= -inf , beta= 3 ) :
... Invocacion minValue(B31, alfa=-inf, beta=3) -> que retorna valor terminal 8
... PODA en maxValue de B3 porque v= 8 >= beta= 3 -> le asigna valor 8
. minValue de B asigna valor 3
. Invocacion minValue( C , alfa= 3 , beta= inf ) :
... Invocacion maxValue(C1, alfa= 3, beta= inf) -> que retorna valor terminal 2
. PODA en minValue de C porque v= 2 <= alfa= 3 -> le asigna valor 2
. Invocacion minValue( D , alfa= 3 , beta= inf ) :
.. Invocacion maxValue( D1, alfa= 3, beta= inf ) -> que retorna valor terminal 14
.. Invocacion maxValue( D2, alfa= 3, beta= 14) -> que retorna valor terminal 5
.. Invocacion maxValue(D3, alfa=3, beta=5) -> que retorna valor terminal 1
. PODA en minValue de D porque v= 1 <= alfa= 3 -> le asigna valor 1
maxValue de A asigna valor 3
```

valor encontrado: 3, tras el repaso de los sucesores de A, la acción a hacer es a1
"""

PSEUDO_CODE = r"""
function Max-Value(state) returns a utility value
   if Terminal-Test(state) then return Utility(state)
   v \leftarrow -\infty
   for a, s in Successors(state) do
      v \leftarrow \text{Max}(v, \text{Min-Value}(s))
   return v
function Min-Value(state) returns a utility value
                                                       MIN-VALUE (state, \alpha, \beta):
       v \leftarrow \text{Max}(v, \text{Min-Value}(s, \alpha, \beta))
   return v
def maxValue(s)
  if s is an exp node return expValue(s)
Poda alfa-beta (ej 3)
"""
