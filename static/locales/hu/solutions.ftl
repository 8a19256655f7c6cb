### The gallery of solutions, their counts, and the check of what a program has printed.

## Solutions

solutions-title = { $piece ->
    [superqueen] Megoldások { $n } szupervezérre
   *[other] Megoldások { $n } vezérre
}
solutions-panel = A megjelenítés beállításai
filter = Szűrés és mentés
show = Megjelenítés
show-fundamental = Alapmegoldások
show-all = Mind
view = Nézet
view-list = Lista
view-count = Számlálás
fixed-label = Rögzített mezők
fixed-button = Alkalmazás
fixed-by-click = Rögzítés a táblák mezőinek megnyomásával
unfix = Rögzítések törlése
gallery-label = Megoldások lexikografikus sorrendben
gallery-number = Megoldás sorszáma
gallery-go = Ugrás
gallery-size = A táblák mérete
gallery-fit = Az ablakhoz igazítva
open-solution = { $solution } megnyitása a táblán
orbit-size = { $size } kép
orbit-title = { $number ->
    [0] Ez a megoldás
   *[other] { $number }. megoldás
} és { $size } képe
previous = Előző
next = Következő
why-first-solution = Ez a lista első megoldása.
why-last-solution = Ez a lista utolsó megoldása.
orbit-explained = A nyolcféle forgatás és tükrözés { $size ->
    [1] egyetlen megoldást
   *[other] { $size } különböző megoldást
} ad (ezek a képek). Minden tábla alatt az a forgatás vagy tükrözés áll, amely hozzá vezet.
symmetry-identity = helyben hagyás
symmetry-quarter-turn = negyedfordulat
symmetry-half-turn = félfordulat
symmetry-three-quarter-turn = háromnegyed fordulat
symmetry-flip-horizontal = bal és jobb cseréje
symmetry-flip-vertical = fent és lent cseréje
symmetry-transpose = tükrözés a főátlóra
symmetry-anti-transpose = tükrözés a mellékátlóra
fundamental-found = alapmegoldás
images-found = megoldás az összes képpel
solutions-found = megoldás
copy-all = Összes másolása
export = A lista mentése:
export-csv = CSV
export-json = JSON
export-text = szöveg
all-found = A keresés kész: { $count } tábla.
list-full = Az első { $limit } megoldás látható, lexikografikus (ábécé szerinti) sorrendben: hosszabb lista túl sok memóriát igényelne. Ha másokat is látni szeretnél, rögzíts mezőket fent; ha a számukra vagy kíváncsi, válaszd a „Számlálás” nézetet.
cancelled = Leállítva. Az eddig találtak alább láthatók.
none-exists = { $piece ->
    [superqueen] { $n } szupervezérre nincs megoldás: a keresés minden ága eredmény nélkül ért véget.
   *[other] { $n } vezérre nincs megoldás: a keresés minden ága eredmény nélkül ért véget.
}
none-with-fixed = Nincs olyan megoldás, amelyben ezeken a mezőkön mind bábu áll. Vegyél ki egyet fent.

## Counting

counting = A megoldások számlálása
workers = Munkaszálak
count-start = Számlálás
count-begun = { $percent }% kész
count-pace = { $percent }% kész, másodpercenként { $rate } megoldás, még körülbelül { $left }
count-paused = Szünetel { $percent }%-nál
count-earlier = Egy korábban elkezdett számlálás { $percent }%-nál tart.
count-elsewhere = Ezt a táblát egy másik lap számolja, { $percent }% kész. Ez a lap mutatja, meddig jutott.
discard = Elvetés
not-stored = A böngésző nem engedi, hogy ez az oldal adatokat tároljon: a számlálás az oldal bezárásakor elvész.
stored-other = { $piece ->
    [superqueen] { $n } szupervezér számlálása { $percent }%-nál tart.
   *[other] { $n } vezér számlálása { $percent }%-nál tart.
}
stored-open = Megnyitás
stored-damaged = Egy tárolt számlálás megsérült, és nem folytatható. A többi számlálást ez nem érinti.
stored-other-version = Egy tárolt számlálás az oldal másik verziójából ({ $version }) való, ezért itt nem folytatható.
count-done = Itt megszámolva, { $time } alatt.
count-too-large = A számlálás n = { $most } értékig érhető el: azon túl órákig vagy évekig tartana. A táblázat azt mutatja, amit mások már megszámoltak.
known-title = Ismert darabszámok
known-all = Minden megoldás
known-fundamental = Alapmegoldás
known-source = Forrás: { $source }. A pipa azt jelöli, amit ezen az eszközön számoltunk meg.
plot-label = A megoldások száma n függvényében logaritmikus tengelyen, n faktoriálisa alatt
plot-counts = megoldások

## The check of an output

view-check = Kimenet ellenőrzése
check-title = Ellenőrizd, amit a programod kiírt
check-label = A program kimenete
check-help = Illeszd be a programod kimenetét. Az oldal ezeket ismeri fel, akár más szöveg között is: oszlopok listája 0-tól vagy 1-től, sor és oszlop párjai, mezők nevei, mátrixok bármilyen jelekkel, huszárbejárások számozott táblaként vagy mezők listájaként. Fájlt is ide ejthetsz. Semmi sem hagyja el ezt az eszközt. A nagyon hosszú szöveg beolvasva sem jelenik meg.
check-output = Ellenőrzés
check-file = Fájl választása
check-running = A kimenet olvasása
check-unreadable = Ez a fájl nem olvasható.
checked-read = beolvasva
checked-right = helyes
checked-wrong = hibás
checked-missing = hiányzik
checked-doubled = ismétlődik
verdict-all = Ez a kimenet helyes: { $all }/{ $all }.
verdict-one = Ez a kimenet helyes: egy a { $all } megoldás közül.
verdict-right = { $read ->
    [one] Ez a kimenet helyes: egyetlen táblája megoldás.
   *[other] Mind a { $read } kiírt tábla helyes.
}
verdict-missing = Amit a program kiírt, helyes, de { $all } megoldásból { $missing } hiányzik.
verdict-doubled = Mind helyes, de { $doubled } közülük ismétlés.
verdict-wrong = { $read } tábla közül { $wrong } hibás.
verdict-cut = A kimenet rövidített ({ $line }. sor), ezért az egésze nem értékelhető.
checked-whole = Így írható ki teljes egészében:
remark-number = A kimenet csak egy szám: { $number }. Az ellenőrzéshez írd ki a táblákat.
remark-empty-lists = A kimenetben { $count } üres lista van. A másolat nélkül eltett lista kiürül, amikor a keresés leveszi a vezéreket.
remark-no-queens = A táblákon nincs vezér: minden mező 0.
remark-failed = A program hibával ért véget ({ $line }. sor).
remark-no-solution = A megoldóprogram nem talált megoldást ({ $line }. sor).
remark-cycles = Ezek permutációk ciklusainak látszanak. Írd ki a tömbalakjukat vagy az oszlopok listáját.
remark-bit-masks = Ezek bitmaszkoknak látszanak. Írd ki az oszlopokat.
remark-code-points = Ezek karakterkódoknak látszanak. Írd ki magukat a karaktereket.
remark-characters = A program kis számok listáit szövegként írja ki: Elixirben a charlists: :as_lists, Erlangban a ~w segít.
cause-falling = Minden hiba ereszkedő átlón van: valószínűleg hiányzik vagy hibás az i − j vizsgálata.
cause-rising = Minden hiba emelkedő átlón van: valószínűleg hiányzik vagy hibás az i + j vizsgálata.
cause-diagonals = Minden hiba átlón van: valószínűleg az i + j és az i − j vizsgálata is hiányzik.
cause-columns = Minden hiba oszlopban van: valószínűleg hiányzik vagy hibás az oszlop vizsgálata.
cause-knight-moves = Minden ütközés lóugrásnyira álló szupervezérek között van: valószínűleg hiányzik vagy hibás a lóugrás vizsgálata.
cause-last-row = Az utolsó sor hiányzik: a sorokon végigmenő vagy a kiíró ciklus valószínűleg eggyel korábban ér véget.
cause-fundamental = Az elforgatott és tükrözött megoldások hiányoznak: a program csak az alapmegoldásokat írja ki.
cause-half = A tükörképek hiányoznak: az első sor vezérét a program valószínűleg csak az oszlopok felén próbálja ki.
cause-mirror = Hiányzik: { $missing }, pedig a tükörképe megvan: { $printed }. A keresés valószínűleg túl korán áll meg, vagy kihagy egy oszlopot.
cause-regions = Semelyik két vezér nem érintkezik. Régiós rejtvény megoldásaként, ahol a vezérek állhatnak közös átlón, ez helyes lehet.
checked-nothing = Ebben a szövegben nem ismerhető fel állás. Ezek bármelyike felismerhető:
checked-understood = { $kind ->
    [knight] Huszárbejárások { $rows } × { $columns } mezős táblán
    [superqueen] Szupervezérek állásai { $rows } × { $columns } mezős táblán
   *[queen] Vezérek állásai { $rows } × { $columns } mezős táblán
}{ $from ->
    [none] { "" }
   *[other] . A sorok és oszlopok számozásának kezdete: { $from }
}.
checked-short = Az utolsó sor minden állásból hiányzik.
checked-ordered = { $ordered ->
    [yes] A helyesek lexikografikus sorrendben vannak.
   *[no] A helyesek nincsenek lexikografikus sorrendben.
}
checked-others = Más méretű táblák is ki vannak írva, itt nem számítanak: { $boards }.
checked-other = { $rows } × { $columns } ({ $right } helyes)
checked-first-wrong = Az első hiba
checked-line = Kiírt szöveg, { $line }. sor ({ $number }. állás): { $fault }
checked-repeated = Ismétlés a kiírt szöveg e soraiban: { $lines }.
checked-absent = { $count ->
    [one] A hiányzó megoldás
   *[other] { $shown } a hiányzó { $count } megoldásból
}
fault-length = { $found } elem van kiírva { $expected } helyett.
fault-last-row = az utolsó sor hiányzik.
fault-no-queen = a tábla { $row }. sorában nincs vezér.
fault-outside = a tábla { $row }. sorában { $found } áll; { $from } és { $to } közötti szám kell.
fault-conflict = { $a } és { $b } ütik egymást { $line ->
    [row] egy sorban
    [column] egy oszlopban
    [knight-move] lóugrással
   *[other] egy átlón
}.
fault-no-square = nincs { $number } számú mező.
fault-visited = { $number }. mezőként { $square } áll, ahol a huszár már járt.
fault-not-a-move = { $number }. lépés ({ $from } – { $to }) nem lóugrás.
