### A huszár számfeladványai.

numbers-board-label = { $rows } × { $columns } mezős tábla
numbers-square = { $content ->
    [given] rögzített szám, { $number }
    [own] szám, { $number }
   *[empty] üres
}{ $fault ->
    [conflict] , ütközik
    [wrong] , hibás
   *[none] { "" }
}
numbers-hole = lyuk
numbers-goal = Írd be a számokat 1 és { $last } között úgy, hogy mindegyik lóugrásnyira legyen az előzőtől{ $closed ->
    [closed] , az utolsó pedig az elsőtől
   *[open] { "" }
}.
numbers-press = Nyomj meg egy mezőt a következő számhoz, vagy írd be a számot. Újabb nyomás törli.
numbers-next = Következő szám
numbers-lowest = { $number }, a legkisebb hiányzó
numbers-new = Új feladvány
numbers-kind = Bejárás
numbers-kind-closed = Zárt
numbers-kind-open = Nyílt
numbers-needs-1 = Elég meglátnod az utolsó szabad mezőt egy olyan számhoz, amelynek szomszédja már a táblán van.
numbers-needs-2 = A táblán lévő számok közti utakat is végig kell nézned.
numbers-needs-3 = A mezők színére és távolságára is szükséged van: egy számnak egy mezője, vagy egy mezőnek egy száma marad.
numbers-needs-4 = Azt is fel kell tenned, hogy egy szám egy mezőn áll, és ellentmondást találnod.
numbers-written = { $last } számból { $written } van a táblán{ $fits ->
    [none] . Egyetlen bejárás sem illik a rögzített számokhoz
    [several] . Több bejárás is illik a rögzített számokhoz
   *[other] { "" }
}.
numbers-conflict = { $first } és { $second } nincs lóugrásnyira egymástól ({ $a }, { $b }){ $more ->
    [0] { "" }
   *[other] , és még { $more } pár
}.
numbers-solved = Megoldva. A számok { $closed ->
    [closed] zárt bejárást
   *[open] bejárást
} adnak{ $fits ->
    [one] , és más bejárás nem illik ide
   *[other] { "" }
}.

## Tippek

numbers-why-given = A tipp már olvasható.
numbers-way = { $count ->
    [one] Csak egy szabad mező maradt lóugrásnyira innen: { $first }. Így { $number } helye { $square }.
   *[other] Csak egy szabad mező maradt lóugrásnyira innen is, onnan is: { $first }, { $second }. Így { $number } helye { $square }.
}
numbers-gap = Minden úton ugyanott van { $number }, ha ezeket köti össze: { $from }, { $to }. Így { $number } helye { $square }.
numbers-reach = { $square } az egyetlen mező, amely maradt ({ $number }). A többi mezőről túl kevés vagy túl sok lépés vezet a táblán lévő számokhoz.
numbers-fits = { $number } az egyetlen szám, amely maradt ({ $square }). A többi számhoz túl kevés vagy túl sok lépés vezetne a táblán lévő számoktól.
numbers-refuted = Ha { $number } állna { $square } mezőn, { $kind ->
    [number] ennek nem maradna mezője: { $left }.
   *[square] erre a mezőre nem maradna szám: { $left }.
}
numbers-refutations = { $count ->
    [one] Egy feltevés ellentmondásra vezet.
   *[other] { $count } feltevés ellentmondásra vezet.
}
numbers-impossible = { $kind ->
    [number] { $left } számára nem maradt mező
   *[square] { $left } mezőre nem maradt szám
}. Egyetlen bejárás sem illik a táblán lévő számokhoz.
numbers-shown = Következtetéssel nem található több szám. A megoldásban { $number } helye { $square }.
numbers-no-hint = Következtetéssel nem található több szám.

## Saját feladvány

numbers-make = Egy mező megnyomása megadja a következő számot, újabb nyomás leveszi. A szám be is írható.
numbers-holes = Nyomásra lyuk készül vagy tömődik be
numbers-made = { $fits ->
    [none] Egyetlen bejárás sem illik ezekhez a számokhoz, minden próbálkozás elakad.
    [one] Pontosan egy bejárás illik ezekhez a számokhoz.
    [several] Ezekhez a számokhoz { $count } bejárás illik.
    [many] Ezekhez a számokhoz legalább { $count } bejárás illik.
    [counting] Ezekhez a számokhoz illő bejárások keresése folyik.
   *[unknown] Nem ismert, hogy illik-e bejárás ezekhez a számokhoz.
}
numbers-none-conflict = Egyetlen bejárás sem illik ezekhez a számokhoz. { $reason }
numbers-clash-board = Ennek a táblának nincs { $closed ->
    [closed] zárt bejárása
   *[open] bejárása
}, mert minden lépés színt vált, de a sötét mezők száma { $dark }, a világosaké { $light }.
numbers-clash-number = Egyetlen bejárás sem illik ezekhez a számokhoz, mert { $number } rossz színű mezőn áll. Minden lépés színt vált, és { $odd ->
    [dark] sötét mezőből van eggyel több, ezért a páratlan számok sötét, a párosak világos mezőn állnak.
   *[light] világos mezőből van eggyel több, ezért a páratlan számok világos, a párosak sötét mezőn állnak.
}
numbers-clash-pair = Egyetlen bejárás sem illik ezekhez a számokhoz, mert minden lépés színt vált. { $first } és { $second } között a szín { $parity ->
    [odd] páratlan sokszor változik, a mezőik mégis azonos színűek
   *[even] páros sokszor változik, a mezőik mégis különböző színűek
} ({ $a }, { $b }).
numbers-refuted-by = { $reason } Ehhez { $steps } következtetés vezet.
