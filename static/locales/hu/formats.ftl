### Ami a képernyőn van, LaTeX-dolgozatokhoz és megoldóprogramokhoz.

format = Formátum
format-tikz = TikZ (LaTeX)
format-chessboard = chessboard (LaTeX)
format-dimacs = DIMACS CNF (SAT-megoldók)
format-minizinc = MiniZinc
format-asp = Válaszhalmaz-programozás (clingo)
no-chessboard = A „chessboard” LaTeX-csomag nem rajzol szupervezért, tartományokat és számokat, és legfeljebb 26 sort és oszlopot.
text-begins = A szöveg eleje
copy-format = Másolás
save-format = Mentés

## A szöveg fölötti megjegyzések

head-latex = A dokumentum preambulumába: { $preamble }
head-dimacs = Az (i − 1) · { $n } + j változó igaz, ha az i. sor j. oszlopában bábu áll. Az 1. sor a legfelső.
head-minizinc = queen[i] az i. sorban álló bábu oszlopa. Az 1. sor a legfelső.
head-asp = queen(i, j): az i. sor j. oszlopában bábu áll. Az 1. sor a legfelső.
head-solutions = A táblán álló bábuk a helyükön maradnak. Minden megoldás az állás egy kiegészítése.
head-command = Minden megoldás: { $command }
