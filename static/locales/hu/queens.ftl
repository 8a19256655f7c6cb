### The board of queens and its solutions.

## The board of queens

queens-toolbar = Az állás módosítása
show-attacked = Támadott mezők jelölése
position-label = Az állás szövegként
position-example = 15863724, FEN vagy e4
position-button = Felrakás
status-empty = { $piece ->
    [superqueen] Helyezz el { $n } szupervezért úgy, hogy egyik se üsse a másikat. A szupervezér huszárként is lép.
   *[other] Helyezz el { $n } vezért úgy, hogy egyik se üsse a másikat.
}
status-incomplete = { $piece ->
    [superqueen] { $n } szupervezérből { $placed } áll a táblán, nincs ütközés
   *[other] { $n } vezérből { $placed } áll a táblán, nincs ütközés
}
status-conflict = { $piece ->
    [superqueen] { $n } szupervezérből { $placed } áll a táblán
   *[other] { $n } vezérből { $placed } áll a táblán
}, { $conflicts } ütközés: { $pairs }{ $more ->
    [0] { "" }
   *[other] {" "}és még { $more }
}
status-solution = { $piece ->
    [superqueen] Megoldva: { $n } szupervezér áll a táblán, és egyik sem üti a másikat.
   *[other] Megoldva: { $n } vezér áll a táblán, és egyik sem üti a másikat.
}
copy-permutation = Permutáció másolása
copy-fen = FEN másolása
picture-title = { $piece ->
    [superqueen] { $placed } szupervezér egy { $n } × { $n } mezős táblán
   *[other] { $placed } vezér egy { $n } × { $n } mezős táblán
}
arithmetic-title = Miért: sorok, oszlopok, összegek, különbségek
arithmetic-explained = Az i sor felülről, a j oszlop balról számít. A táblázat egyik oszlopában sem szerepelhet egy érték kétszer.
arithmetic-empty = Tégy fel egy bábut, hogy lásd a számait.
arithmetic-square = Mező
arithmetic-repeated = Többször szerepel

## Asking about the position

asked-label = Az állás befejezése
complete = Befejezés
count-completions = Befejezések száma
list-completions = Felsorolás
why-solved = Az állás már teljes
why-too-large = A tábla túl nagy a számláláshoz
completions-found = módon fejezhető be az állás
asked-cancelled = Leállítva.
impossible-conflict = Ezt az állást semmi sem fejezi be: { $a } és { $b } ütik egymást.
impossible-rank = Ezt az állást semmi sem fejezi be: ebben a sorban nem maradt szabad mező: { $rank }.
impossible-file = Ezt az állást semmi sem fejezi be: ebben az oszlopban nem maradt szabad mező: { $file }.
impossible-exhausted = Ezt az állást semmi sem fejezi be: a keresés véget ért, { $positions } állás után.

## Hints and names

hint = Tipp
hint-more = Mondj többet
why-hint-all = Ennél többet nem lehet mondani
hint-culprit = { $piece ->
    [superqueen] A szupervezér
   *[other] A vezér
} ({ $square }) minden ütközésben részt vesz: rossz helyen áll.
hint-pairs = { $count ->
    [1] { $a } és { $b } ütik egymást: egyikük rossz helyen áll.
   *[other] { $count } pár üti egymást, és nincs bábu, amely mindegyikben részt venne. Kezdd ezzel: { $a } és { $b }.
}
hint-blame = { $count ->
    [0] Egyetlen bábu levétele nem segít.
    [1] E nélkül a bábu nélkül lenne megoldás: { $squares }.
   *[other] E bábuk bármelyike nélkül lenne megoldás: { $squares }.
}
hint-forbidden = { $line ->
    [file] A(z) { $unit } oszlopban
   *[rank] A(z) { $unit }. sorban
} a legkisebb a választék: { $free } szabad mező. A többi tilos:
hint-forced = { $others ->
    [0] Ide kell tenni: { $square }. { $line ->
        [file] A(z) { $unit } oszlopban
       *[rank] A(z) { $unit }. sorban
    } nincs más szabad mező.
   *[other] Ide kell tenni: { $square }. { $line ->
        [file] A(z) { $unit } oszlop
       *[rank] A(z) { $unit }. sor
    } bármely más szabad mezőjéről nem vezet tovább út.
}
hint-refuted = { $square }: { $count ->
    [0] { "" }
   *[other] utána { $follows } következne kényszerből, és{" "}
}{ $line ->
    [file] a(z) { $unit } oszlopban
   *[rank] a(z) { $unit }. sorban
} nem maradna szabad mező.
hint-attack = { $square }: { $line ->
    [row] { $by } sorában
    [column] { $by } oszlopában
    [diagonal] { $by } ereszkedő átlóján
    [antidiagonal] { $by } emelkedő átlóján
   *[other] huszárlépésre innen: { $by }
}
hint-others = és még { $more }, a rajz szerint
hint-reveal = { $square } egy innen elérhető megoldáshoz tartozik.
hint-unknown = Ésszerű időn belül nem derült ki, hogy innen van-e megoldás.
solution-name = { $number }. megoldás (összesen { $all }): { $symmetry ->
    [identity] azonos ezzel:
    [quarter-turn] negyedfordulattal kapható innen:
    [half-turn] félfordulattal kapható innen:
    [three-quarter-turn] háromnegyed fordulattal kapható innen:
    [flip-horizontal] bal és jobb cseréjével kapható innen:
    [flip-vertical] fel és le cseréjével kapható innen:
    [transpose] a ereszkedő átlóra tükrözve kapható innen:
   *[anti-transpose] az emelkedő átlóra tükrözve kapható innen:
} { $fundamental }. alapmegoldás (összesen { $fundamentals }).
solution-images = Összes képe

## Solutions

solutions-title = { $piece ->
    [superqueen] Megoldások { $n } szupervezérre
   *[other] Megoldások { $n } vezérre
}
show = Mutasd
show-fundamental = Alapmegoldások
show-all = Mind
view = Nézet
view-list = Lista
view-count = Számlálás
fixed-label = Csak ahol bábu áll itt
fixed-button = Alkalmazás
gallery-label = Megoldások lexikografikus sorrendben
open-solution = { $solution } megnyitása a táblán
orbit-size = { $size } kép
orbit-title = { $number ->
    [0] Ez a megoldás
   *[other] A(z) { $number }. megoldás
} és { $size } képe
orbit-explained = A nyolcféle forgatás és tükrözés { $size } különböző megoldást ad. Mindegyik alatt az a szimmetria áll, amely hozzá vezet.
symmetry-identity = helyben hagyás
symmetry-quarter-turn = negyedfordulat
symmetry-half-turn = félfordulat
symmetry-three-quarter-turn = háromnegyed fordulat
symmetry-flip-horizontal = bal és jobb csere
symmetry-flip-vertical = fel és le csere
symmetry-transpose = tükrözés a ereszkedő átlóra
symmetry-anti-transpose = tükrözés az emelkedő átlóra
fundamental-found = alapmegoldás
images-found = megoldás az összes képpel
solutions-found = megoldás
export = A lista mentése:
export-csv = CSV
export-json = JSON
export-text = szöveg
searching = Keresés
all-found = A keresés kész: { $count } tábla.
list-full = Az első { $limit } megoldás látható, lexikografikus sorrendben: hosszabb lista túl sok memóriát igényelne. Ha másokat is látni szeretnél, rögzíts mezőket fent; ha a számukra vagy kíváncsi, válaszd a „Számlálás” nézetet.
cancelled = Leállítva. Az eddig találtak alább láthatók.
none-exists = { $piece ->
    [superqueen] { $n } szupervezérnek nincs jó elhelyezése: a keresés minden ága eredmény nélkül ért véget.
   *[other] { $n } vezérnek nincs jó elhelyezése: a keresés minden ága eredmény nélkül ért véget.
}
none-with-fixed = Nincs olyan megoldás, amelyben ezeken a mezőkön mind bábu áll. Vegyél ki közülük egyet fent.

## Counting

counting = Számlálás
workers = Munkaszálak
count-start = Számlálás
count-pause = Szünet
count-resume = Folytatás
count-begun = { $percent } % kész
count-pace = { $percent } % kész, másodpercenként { $rate } megoldás, még körülbelül { $left }
count-paused = Szünetel { $percent } %-nál
count-earlier = Egy korábban elkezdett számlálás { $percent } %-nál tart.
discard = Elvetés
not-kept = A böngésző nem engedi, hogy ez az oldal adatokat tároljon: a számlálás az oldal bezárásakor elvész.
kept-other = { $piece ->
    [superqueen] { $n } szupervezér számlálása { $percent } %-nál tart.
   *[other] { $n } vezér számlálása { $percent } %-nál tart.
}
kept-open = Megnyitás
kept-damaged = Egy tárolt számlálás megsérült, és nem folytatható. A többi számlálást ez nem érinti.
kept-other-version = Egy tárolt számlálás az oldal másik verziójából ({ $version }) való, ezért itt nem folytatható.
count-done = Itt számlálva, { $time } alatt.
count-too-large = A számlálás n = { $most } értékig érhető el: azon túl órákig vagy évekig tartana. A táblázat azt mutatja, amit mások megszámláltak.
known-title = Ismert értékek
known-all = Minden megoldás
known-fundamental = Alapmegoldás
known-source = Forrás: { $source }. A pipa azt jelöli, amit ezen az eszközön számláltunk meg.
plot-label = A megoldások száma n függvényében logaritmikus tengelyen, n faktoriálisa alatt
plot-counts = megoldások
