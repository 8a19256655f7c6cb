### Szövegből olvasott feladvány.

## A mező

read-label = Feladvány szövegként
read-help = A puzz.link, a penpa+ vagy az oldal hivatkozása, vagy egy rács: soronként egy sor, mezőnként egy betű, szám vagy szín. A JSON és a FEN is olvasható, és egy tartományos tábla képe is: képernyőkép, vagy egyenesen tartott fénykép. Szöveget, képet vagy fájlt bárhová beilleszthetsz vagy ejthetsz ezen a képernyőn.
read-picture = Kép választása
read-file = Fájl választása
read-busy = A szöveg olvasása tart
read-looking = A kép olvasása tart.

## A feladvány

read-which = Feladvány, 1 és { $all } között
read-sort = { $n } × { $n }, { $kind }, { $rule }{ $given ->
    [0] { "" }
   *[other] , { $given } rögzített vezér
}.
read-several = { $more ->
    [0] { $count } megoldás van.
   *[other] Legalább { $count } megoldás van.
}
read-none = Nincs megoldás.
read-follow = Ugrás oda
read-make = Átalakítom
read-doubtful = { $count } mező bizonytalan, ezek keretet kaptak. Ellenőrizd: az „Átalakítom” gombbal kijavíthatod.

## A szöveg hibái

read-place = { $line }. sor, { $column }. karakter.
unread-empty = Ebben a szövegben nincs feladvány. Várt: hivatkozás, rács, JSON vagy FEN.
unread-long = Ez a szöveg túl hosszú. Várt: legfeljebb 2 MB.
unread-file = Ez a fájl nem szöveg és nem kép. Várt: szövegfájl, képernyőkép vagy fénykép.
unread-row = Ebben a sorban { $found } mező van. Várt: { $expected }, ahány sor van.
unread-size = A tábla { $rows } × { $columns } mezős. Várt: ugyanannyi sor, mint oszlop, { $least } és { $most } között.
unread-regions = A táblán { $found } tartomány van. Várt: { $n }, soronként egy.
unread-no-board = A zárójelek között nincs tábla. Várt: betűk, számok vagy színek sorai, mindegyikben annyi, ahány sor van.
unread-open = Ez a zárójel nincs bezárva. Várt: záró zárójel a lista végén.
unread-deep = Itt túl sok zárójel van egymásban. Várt: sorok listája.
unread-type = Ez a hivatkozás „{ $found }” fajtájú feladványra mutat. A várt fajta: starbattle.
unread-stars = Ebben a Star Battle feladványban soronként { $found } csillag van. Várt: egy csillag.
unread-part = A hivatkozásban „{ $found }” áll { $part } helyén. Várt: starbattle/COLUMNS/ROWS/STARS/BORDERS.
unread-borders = A hivatkozás { $found } karaktert ad a határoknak, talán le van vágva. Várt: { $expected }.
unread-border = „{ $found }” nem jelöl határokat. Várt: számjegyek és betűk a és v között.
unread-packed = A penpa+ hivatkozása nem csomagolható ki, talán le van vágva. Várt: a teljes hivatkozás.
unread-shape = A penpa+ táblájának alakja „{ $found }”. Várt: square.
unread-link = Ez a hivatkozás nem olyan feladványra mutat, amely itt olvasható. Várt: a puzz.link, a penpa+ vagy az oldal hivatkozása.
unread-elsewhere = Ez a hivatkozás az oldal egy másik képernyőjére mutat: { $found }
unread-no-puzzle = Az oldalnak ez a hivatkozása nem nevez meg feladványt. Várt: hivatkozás tartományokkal, rögzített vezérekkel, nappal vagy számmal.
unread-value = Az oldalnak ebben a hivatkozásában hibás „{ $found }” értéke. Várt: a hivatkozás, ahogyan az oldal írja.
unread-puzzle = Nincs ilyen fajtájú, méretű és nehézségű feladvány. Várt: más nehézség vagy méret.
unread-fen-width = A FEN { $row }. sorában { $found } mező van. Várt: { $n }.
unread-fen-sign = A FEN { $row }. sorában „{ $found }” áll. Várt: Q, A vagy az üres mezők száma.
unread-fen-zero = A FEN { $row }. sorában egy szám 0-val kezdődik. Várt: az üres mezők száma.
unread-fen-mixed = A FEN { $row }. sorától vezérek és szupervezérek is vannak. Várt: csak Q vagy csak A.
unread-given-rows = A rögzített vezéreknek { $found } sora van. Várt: { $n } szám, soronként a vezér oszlopa vagy 0.
unread-given-number = A rögzített vezérek { $row }. sora „{ $found }”. Várt: egy oszlop, vagy 0, ha nincs.
unread-given-column = A rögzített vezérek { $row }. sorában az oszlop { $found }. Várt: 1 és { $n } közötti szám, vagy 0, ha nincs.
unread-given-separator = A rögzített vezérekben („{ $found }”) nincs elválasztó. Várt: 10 sortól pontokkal elválasztott számok.
unread-given = A rögzített vezérek nem olvashatók. Várt: soronként a vezér oszlopa, vagy 0, ha nincs.

## A kép hibái

unread-picture = Ezt a képet a böngésző nem tudja megnyitni, talán sérült. Várt: PNG, JPEG vagy WebP.
unread-picture-none = Ezen a képen nem látszik tábla. Várt: a teljes tábla szemből, egyenesen, oldalanként { $least }–{ $most } mezővel.
unread-picture-part = A képen a tábla nem négyzet, vagy nincs rajta egészen. Várt: ugyanannyi sor, mint oszlop, legfeljebb { $most }.
unread-picture-small = Ezen a képen nem látszik tábla, rövidebb oldala { $found } képpont. Várt: legalább { $pixels }.
unread-picture-regions = Ezen az { $n } × { $n } mezős táblán { $found } tartomány különíthető el. Várt: { $n }, soronként egy, jól elváló színekkel vagy vastag határokkal.
