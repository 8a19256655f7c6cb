### The search for a knight's tour, step by step.

## What is watched

steps-algorithm-backtracking = Visszalépéses keresés szabály nélkül
steps-algorithm-warnsdorff = Visszalépéses keresés Warnsdorff-szabállyal
steps-from = Kezdőmező
steps-first-only = Megállás az első bejárásnál
steps-board-label = { $rows } × { $columns } mezős tábla
steps-square-knight = huszár, szám: { $number }
steps-square-number = szám: { $number }
steps-first = Először ennél a számnál…
steps-first-number = Szám: { $number }
steps-missing-first = Ebben a futásban a huszár sosem jut el eddig a számig: { $number }.
steps-counter-tests = Vizsgált lépések
steps-counter-placements = Bejárt mezők
steps-counter-dead-ends = Zsákutcák
steps-counter-solutions = Bejárások

## What happens at a step

steps-start = A tábla üres. A huszár innen indul: { $square }, és minden mezőt ({ $area }) egyszer kell érintenie.
steps-choose = { $square } mezőről { $free } mezőre léphet a huszár; zárójelben az onnan vezető továbblépések, a legkevesebbel kezdve: { $squares }.
steps-choose-none = { $square } mezőről nem vezet lépés szabad mezőre.
steps-try = Szabad-e { $to }? Oda vezet egy lépés innen: { $from }.
steps-try-off = Hová vezet { $from } mezőről { $number }. lépés a 8 közül?
steps-reject = { $to } nem szabad, már van száma: { $number }.
steps-reject-off = A lépés levezetne a tábláról.
steps-place = A huszár ide lép: { $square }, a mező száma { $number }.
steps-tour = { $number }. bejárás: minden mezőnek ({ $area }) van száma. { $kind ->
    [closed] Még egy lépés visszavezetne a kezdőmezőre: a bejárás zárt.
   *[open] A kezdőmezőre nem vezet vissza lépés: a bejárás nyílt.
}
steps-dead-end = Zsákutca: { $square } mezőről nem vezet lépés szabad mezőre, pedig van még { $left } mező. Vissza kell lépni.
steps-exhausted = { $square } mezőről elfogytak a lépések, visszalépés az előző mezőre.
steps-take-back = A huszár visszalép { $square } mezőről { $to } mezőre; { $square } elveszti a számát.
steps-end = { $tours ->
    [0] A keresés véget ért: erről a mezőről nincs bejárás.
   *[other] A keresés véget ért: { $tours } bejárást talált.
}

## What it remembers

steps-array = A tábla tömbként
steps-array-words = h[i, j]: a mező száma, 0, amíg szabad
steps-array-label = { $visited ->
    [0] Mind 0.
   *[other] { $visited } mezőnek van száma, a többi 0.
}
steps-call = Szám
steps-square = Mező
steps-left = Hátralévő lépések

## Pseudocode

code-visit-square = lépj (i, j) mezőre, száma k:
code-write-number = h[i, j] ← k
code-report-tour = ha k a mezők száma: bejárás
code-for-moves = különben mind a nyolc lépésre, amely (x, y) mezőre vezet:
code-skip-visited = ha (x, y) nincs a táblán vagy h[x, y] > 0: a következő lépés
code-recur-square = lépj (x, y) mezőre, száma k + 1 (rekurzió)
code-erase-number = h[i, j] ← 0
code-count-onward = különben számold meg az elérhető szabad mezőkről a továbblépéseket
code-for-fewest-first = e mezők mindegyikére, (x, y), a legkevesebb továbblépéssel kezdve:

## The search tree

steps-node-tour = Minden mezőnek van száma.
steps-node-dead-end = Minden elérhető mezőnek van már száma: { $taken }.
steps-node-choice = Innen { $free } mezőre léphet a huszár.
steps-node-below = E csomópont alatt: { $placements } bejárt mező, { $solutions ->
    [0] nincs bejárás
   *[other] { $solutions } bejárás
}.
steps-node-below-many = E csomópont alatt több mint { $placements } bejárt mező van. Bontsd ki a csomópontokat, hogy lásd őket.
