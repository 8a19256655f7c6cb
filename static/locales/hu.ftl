### Bezzel magyarul. Minden nyelvben ugyanazok a kulcsok állnak, ugyanazokkal az argumentumokkal.

## The page

document-title = { $screen } · Bezzel
skip = Ugrás a táblához és a kezelőszervekhez
nav = Képernyők
family-queens = Vezérek
family-knight = Huszár
nav-queens = Tábla
nav-solutions = Megoldások
nav-search = Keresés
nav-construct = Szerkesztés
nav-tour = Huszárséta
nav-boards = Táblák
nav-duel = Párbaj
nav-about = Névjegy
language = Nyelv
theme = Megjelenés
theme-auto = Mint a rendszeré
theme-light = Világos
theme-dark = Sötét

## Screens still to come

unbuilt-search = Itt lépésről lépésre követheted majd a visszalépéses keresést a keresőfájával együtt. Ez a képernyő még nem készült el.
unbuilt-construct = Itt akár egymillió vezérre is kapsz majd megoldást keresés nélkül. Ez a képernyő még nem készült el.
unbuilt-tour = Itt kézzel járhatod be a táblát a huszárral, vagy kerestethetsz egy sétát. Ez a képernyő még nem készült el.
unbuilt-boards = Itt láthatod majd, mely táblákon van huszárséta, és meg is számolhatod őket. Ez a képernyő még nem készült el.
unbuilt-duel = Itt tökéletes ellenfél ellen játszhatod majd a kétszemélyes huszárjátékot. Ez a képernyő még nem készült el.
unbuilt-about = Itt a történetről, a matematikáról és a forrásokról olvashatsz majd. Ez a képernyő még nem készült el.

## Controls

undo = Vissza
redo = Újra
clear = Törlés
rotate = Forgatás
reflect = Tükrözés
cancel = Leállítás
restart = Újrakezdés
why-no-undo = Nincs mit visszavonni.
why-no-redo = Nincs mit újra megtenni.
why-empty = A tábla üres.
number-less = Eggyel kevesebb
number-more = Eggyel több
number-reset = Vissza: { $value }
field-expected = A várt érték: { $expected }.
field-refused = „{ $value }” nem olvasható. A várt érték: { $expected }.
copy-link = Hivatkozás másolása
copied = Másolva.
not-copied = A böngésző nem engedi a másolást. A hivatkozás: { $address }
dialog-close = Bezárás
panel = Erről az állásról

## Boards

board-label = { $n } × { $n } mezős tábla
board-rank = { $rank }. sor
board-side = Oldal (n)
piece = Bábu
piece-queen = Vezér
piece-superqueen = Szupervezér
square-queen = vezér
square-queen-conflict = vezér, ütésben
square-superqueen = szupervezér
square-superqueen-conflict = szupervezér, ütésben
square-attacked = támadott

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
    [superqueen] { $placed } szupervezér a { $n } közül, nincs ütközés
   *[other] { $placed } vezér a { $n } közül, nincs ütközés
}
status-conflict = { $piece ->
    [superqueen] { $placed } szupervezér a { $n } közül
   *[other] { $placed } vezér a { $n } közül
}, { $conflicts } ütközés: { $pairs }{ $more ->
    [0] { "" }
   *[other] {" "}és még { $more }
}
status-solution = { $piece ->
    [superqueen] Megoldva: { $n } szupervezér áll a táblán, és egyik sem üti a másikat.
   *[other] Megoldva: { $n } vezér áll a táblán, és egyik sem üti a másikat.
}
arithmetic-title = Miért: sorok, oszlopok, összegek, különbségek
arithmetic-explained = Az i sor felülről, a j oszlop balról számít. A táblázat egyik oszlopában sem szerepelhet egy érték kétszer.
arithmetic-empty = Tégy fel egy bábut, hogy lásd a számait.
arithmetic-square = Mező
arithmetic-repeated = Többször szerepel

## The keyboard

shortcuts = Billentyűk
key-arrows = Lépés mezőről mezőre
key-rank = A sor két végére
key-file = Az oszlop két végére
key-corners = A bal felső és a jobb alsó sarokba
key-press = Bábu felrakása vagy levétele
key-rays = Mi áll a mező körül
key-undo = Visszavonás
key-redo = Újra
key-list = Ez a lista
rays = Innen: { $square }: { $rays }.
ray-up = fel
ray-up-right = jobbra fel
ray-right = jobbra
ray-down-right = jobbra le
ray-down = le
ray-down-left = balra le
ray-left = balra
ray-up-left = balra fel

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
orbit-title = A(z) { $number }. megoldás és { $size } képe
orbit-explained = A nyolcféle forgatás és tükrözés { $size } különböző megoldást ad. Mindegyik alatt az a szimmetria áll, amely hozzá vezet.
symmetry-identity = helyben hagyás
symmetry-quarter-turn = negyedfordulat
symmetry-half-turn = félfordulat
symmetry-three-quarter-turn = háromnegyed fordulat
symmetry-flip-horizontal = bal és jobb csere
symmetry-flip-vertical = fel és le csere
symmetry-transpose = tükrözés a lejtő átlóra
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
list-full = Az első { $limit } szerepel a listán. Van több is, de a lista túl hosszú lenne.
cancelled = Leállítva. Az eddig találtak alább láthatók.
none-exists = { $piece ->
    [superqueen] { $n } szupervezérnek nincs jó elhelyezése: a keresés minden ága eredmény nélkül ért véget.
   *[other] { $n } vezérnek nincs jó elhelyezése: a keresés minden ága eredmény nélkül ért véget.
}
none-with-fixed = Nincs olyan megoldás, amelyben ezeken a mezőkön mind bábu áll. Vegyél ki közülük egyet fent.
failed-refused = Ez nem kereshető: { $reason }.
failed-version = Az oldal és a háttérszámítás különböző verziójú. Töltsd újra az oldalt.
failed-workers = A háttérszámítás többször is hibázott. Kezdd újra, vagy töltsd újra az oldalt.

## Counting

counting = Számlálás
count-start = Számlálás
count-pause = Szünet
count-resume = Folytatás
count-begun = { $percent } % kész
count-pace = { $percent } % kész, másodpercenként { $rate } megoldás, még körülbelül { $left }
count-paused = Szünetel { $percent } %-nál
count-done = Itt számlálva, { $time } alatt.
count-too-large = A számlálás n = { $most } értékig érhető el: azon túl órákig vagy évekig tartana. A táblázat azt mutatja, amit mások megszámláltak.
time-milliseconds = { $milliseconds } ms
time-seconds = { $seconds } mp
time-minutes = { $minutes } perc { $seconds } mp
time-hours = { $hours } óra { $minutes } perc
known-title = Ismert értékek
known-all = Minden megoldás
known-fundamental = Alapmegoldás
known-counted = Itt is megszámlálva, azonos eredménnyel
known-source = Forrás: { $source }. A pipa azt jelöli, amit ezen az eszközön számláltunk meg.
plot-label = A megoldások száma n függvényében logaritmikus tengelyen, n faktoriálisa alatt
plot-counts = megoldások

## Notices

notice = A hivatkozásban { $parameter } = „{ $value }” áll. A várt érték: { $expected }. Helyette az alapérték érvényes.
notice-dismiss = Rendben
expected-number = egész szám { $least } és { $most } között
expected-word = ezek egyike: { $words }
expected-permutation = mind a { $n } sorhoz egy oszlop 1 és { $n } között, üres sorhoz 0, például { $example }
expected-fen = { $n } sor, mindegyikben { $n } mező, például { $example }
expected-position = permutáció, mint { $permutation }, FEN, mint { $fen }, vagy mező, mint { $square }
expected-squares = a { $n } × { $n } tábla mezői vesszővel elválasztva, például { $example }
expected-piece-of-fen = { $piece }, ahogy a FEN-ben áll

## When the program fails

crash-title = Hiba történt a programban.
crash-words = Semmi sem veszett el: ez a hivatkozás őrzi, amit készítettél. Másold ki, vagy kezdd újra innen.
crash-reload = Újrakezdés
