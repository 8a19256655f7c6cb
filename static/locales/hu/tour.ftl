### The knight's tour.

## The squares

square-proposed = javasolt
square-end = itt végződjön a bejárás

## The trip in words

tour-begin = Válaszd ki a mezőt, ahonnan a huszár indul.
tour-no-squares = A táblán nem maradt mező a huszárnak.
tour-standing = { $area } mezőből { $visited } bejárva; a huszár itt áll: { $square }.
tour-moves = Ide léphet: { $moves }.
tour-move = { $square } ({ $onward })
tour-dead-end = Zsákutca: { $area } mezőből { $visited } bejárva, { $square } mezőről nincs továbblépés.
tour-open = { $area ->
    [1] Az egyetlen mező be van járva: nyílt bejárás.
   *[other] Nyílt bejárás az összes mezőn ({ $area }), { $start } mezőről { $end } mezőre.
}
tour-not-closed = Bejárás mind a { $area } mezőn, de nem zárt: { $end } után nem jöhet { $start }.
tour-closed = Zárt bejárás mind a { $area } mezőn: { $end } után újra { $start } jön.
tour-none = Nincs { $kind ->
    [closed] zárt
   *[open] nyílt
} bejárás { $ends ->
    [both] { $start } mezőről { $end } mezőre
    [start] { $start } mezőről
    [end] { $end } mezőre
   *[none] ezen a táblán
}.
tour-time = Kézzel bejárva, idő: { $time }.
tour-refused = { $why ->
    [hole] { $square } lyuk.
   *[far] { $square } nincs lóugrásnyira.
}

## The way

tour-toolbar = A huszár útja
why-tour-not-begun = A huszár még nem indult el.
tour-place = { $at }. mező, összesen { $last }

## What tour

tour-play = Játék
tour-find = Keresés
tour-kind = Bejárás
tour-kind-open = Nyílt
tour-kind-closed = Zárt
tour-start = Kezdet
tour-end = Vég
tour-anywhere = bárhol
tour-method = Módszer
tour-seed = Kezdőérték
finder-sure = Biztos módszer: mindig talál
finder-first = Warnsdorff-szabály, egyenlők közül az első
finder-random = Warnsdorff-szabály, egyenlők közül véletlenszerűen
finder-pohl = Warnsdorff-szabály, egyenlők közül Pohl szerint
finder-roth = Warnsdorff-szabály, egyenlők közül Roth szerint
finder-first-back = Warnsdorff, az első, visszalépéssel
finder-random-back = Warnsdorff, véletlenszerűen, visszalépéssel
finder-pohl-back = Warnsdorff, Pohl, visszalépéssel
finder-roth-back = Warnsdorff, Roth, visszalépéssel
finder-backtracking = Visszalépéses keresés szabály nélkül

## What is drawn

tour-layers = A táblán
layer-numbers = Számok
layer-line = Vonal
layer-colour = Színek
layer-onward = Továbblépések
layer-degrees = Továbblépések minden mezőről

## Finding and finishing

tour-watch-whole = A bejárás lejátszása
tour-make = Bejárás keresése
tour-make-from = Bejárás keresése innen: { $square }
tour-help = Segítség menet közben
tour-hint = Tipp
tour-ask = Befejezhető még?
tour-complete = Befejezés innen
tour-replay = A tábla alatti sáv minden lépést újra megmutat.
why-too-many-left = Túl sok mező maradt a kereséshez: legfeljebb 4000 lehet.
tour-making = Bejárás keresése…
tour-thinking = Még keres…
tour-made = A bejárást keresés nélkül raktuk össze{ $elapsed ->
    [0] { "" }
   *[other] {" "}{ $elapsed } ms alatt
}, és mezőnként ellenőriztük.
tour-found = A bejárást { $steps } lépéses keresés találta meg{ $elapsed ->
    [0] { "" }
   *[other] {" "}{ $elapsed } ms alatt
}.
tour-tried = { $outcome ->
    [tour] A módszer talált egy bejárást
    [open] A módszer csak nyílt bejárást talált
    [stuck] A módszer zsákutcába jutott, amikor { $area } mezőből { $visited } volt bejárva,
   *[limit] A módszer bejárás nélkül leállt
} { $moves } megtett és visszavont lépés után.
tour-proposed = Lépj ide: { $square }; onnan a bejárás befejezhető.
tour-finishable = Igen, innen a bejárás befejezhető.
tour-not-finishable = Nem, innen ez a bejárás nem fejezhető be.
tour-lost = Innentől már nem volt befejezhető: { $number }. mező, { $square }.
tour-lost-at-start = Már az elején sem volt befejezhető, mert innen nincs ilyen bejárás: { $square }.
tour-take-back = Vissza a befejezhető részig: { $number }. mező, { $square }
tour-by-rule = { $moves } lépésből { $kept } oda vezetett, ahonnan a legkevesebb a továbblépés (Warnsdorff-szabály).
about-sure = Bármely kezdőmező, bármely hozzá illő végmező, nyílt vagy zárt: ha van bejárás, megtalálja. Lyukak nélkül kis részekből rakja össze; lyukakkal minden lehetőséget végigpróbál.
about-warnsdorff = Oda lépj, ahonnan a legkevesebb a továbblépés (Warnsdorff, 1823). Minden azon múlik, hogy az egyenlők között mi dönt. Pohl egy lépéssel messzebb néz: összeadja az utána következő mezők továbblépéseit, és a legkisebb összeget választja. Roth a tábla közepétől legtávolabbi mezőt választja.
about-backtracking = Bármelyik lépést megteszi, és minden zsákutcából visszalép: legfeljebb egymillió lépéssel próbálkozik.
tour-practise = Gyakorold a Warnsdorff-szabályt
tour-watch = E keresés lépésről lépésre

## Az összes bejárás

all-tours-title = Összes bejárás
tour-chance = { $kind ->
    [closed] Minden zárt bejárás
   *[open] Minden nyílt bejárás
} esélye pontosan 1/{ $tours }.
tour-chance-alike = { $kind ->
    [closed] Minden zárt bejárás
   *[open] Minden nyílt bejárás
} esélye pontosan ugyanakkora.
tour-begin-so = Az eddigi lépésekkel kezdődjön
tour-chance-so = Az így kezdődő { $kind ->
    [closed] zárt
   *[open] nyílt
} bejárások mindegyikének pontosan ugyanakkora az esélye.
tour-number-ask = Ennek a bejárásnak a sorszáma
why-not-closed = Csak kész zárt bejárásnak van sorszáma.
tour-today = A nap bejárása
tour-birthday = A bejárás, amelynek száma a születésnapod
tour-day-explained = A dátumot egyetlen számként írjuk fel, például 19991231, harmadik hatványra emeljük, és elosztjuk a bejárások számával. A maradék meg 1 adja a bejárás sorszámát.

## Methods compared

methods-title = A módszerek összehasonlítása
compare-explained = Hány kezdőmezőről talál bejárást egy-egy módszer? Ahonnan nincs bejárás, azokat nem számítjuk. A táblák n × n mezősek; egy kezdőmezőt { $limit } megtett és visszavont lépés után felad.
methods-start = Minden kezdőmező kipróbálása
rate-first = Első
rate-random = Véletlen
rate-pohl = Pohl
rate-roth = Roth
rate-first-back = Első + visszalépés
rate-backtracking = Szabály nélkül
rate-percent = { $percent }%
rate-starts = { $possible } kezdőmezőből { $found }

## Copies and files

copy-moves = Mezők másolása
copy-digits = Számjegyek másolása
save-moves = Mezők mentése
why-no-picture = A tábla túl nagy a képhez.
why-no-latex = A LaTeX legfeljebb 4096 mezős táblát bír.
tour-picture = A huszár útja { $visited } mezőn egy { $rows } × { $columns } mezős táblán

## Why there is no tour

