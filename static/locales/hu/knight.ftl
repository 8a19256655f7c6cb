### The knight's screens.

## The knight's board

knight-board-label = { $rows } × { $columns } mezős tábla
edit-holes = Lyukak készítése és betömése a mezők megnyomásával
square-hole = lyuk
square-knight = huszár, { $number }. mező
square-visited = bejárva, { $number }. mező
square-reachable = ide léphet a huszár
square-legal = { $onward ->
    [0] innen nincs továbblépés
   *[other] innen { $onward } továbblépés van
}

## Why there is no tour

reason-colours = A huszár minden lépéssel színt vált, ezért csak akkor lehet bejárás, ha a sötét és a világos mezők száma összeillik. Itt { $dark } sötét és { $light } világos mező van: ez nem illik össze.
reason-end-colour = { $colour ->
    [dark] Sötét mezőből eggyel több van, mint világosból
   *[light] Világos mezőből eggyel több van, mint sötétből
}, ezért minden bejárás ilyen mezőn kezdődik és végződik; { $square } viszont másik színű.
reason-ends-colour = { $start } és { $end } azonos színű. Ugyanannyi sötét mező van, mint világos, és a huszár minden lépéssel színt vált, ezért a bejárás más színen végződik, mint amelyiken kezdődött.
reason-end-is-start = A bejárás egyetlen mezőn sem halad át kétszer, ezért { $square } nem lehet egyszerre a kezdete és a vége.
reason-single = Az egyetlen mezőről nem vezet lépés vissza önmagára.
reason-narrow = Egyetlen sorban vagy oszlopban a huszár nem tud lépni; kettőben végigmehet, de a kihagyott mezőkre nem tér vissza.
reason-four-closed = Négy sor vagy oszlop esetén a zárt bejárás minden lépéssel váltana a külső (A) és a belső (B) sorok között, éppúgy, ahogy színt vált. Így csak az egyik színű A és a másik színű B mezőkre jutna el: a tábla felére.
reason-four-caption = A-ról minden lépés B-re vezet, és ugyanannyi B van, mint A.
reason-four-inner = Négy sor vagy oszlop esetén minden bejárás külső sorban (oszlopban) kezdődik és végződik, { $square } viszont belsőben van.
reason-small = { $rows } × { $columns } azon kevés kis tábla egyike, amelyen nincs ilyen bejárás: minden lehetőséget kipróbáltunk, és egyik sem vezet hozzá.
reason-corners = A két sarokból ({ $a } és { $b }) csak két-két lépés vezet, és mindkettőből az egyik ide: { $square }. Ezért az itt kezdődő vagy végződő bejárás másik vége csak e sarkok egyike lehet.
reason-no-corner = Az 5 × 5-ös táblán minden bejárás sarokban kezdődik vagy végződik.
reason-searched = Egyszerű érv nem ismert: minden lehetőséget kipróbáltunk, és egyik sem vezet ilyen bejáráshoz.
reason-end-visited = A bejárásnak itt kell végződnie: { $square }, de a huszár már járt ott.
reason-stuck = Innen nincs továbblépés: { $square }.
reason-cut-off = Ide nem vezet lépés: { $square }.
reason-apart = { $from } mezőről már nem vezet út { $to } mezőre: a szabad mezők különálló darabokra estek szét.
reason-cut-square = { $square } mező nélkül a többi mező { $pieces } különálló részre esik szét. A bejárás csak egyszer lép { $square } mezőre, ezért legfeljebb { $joined } részbe juthat el.
reason-dead-end = Ide már csak egy lépés vezet: { $square }, így a huszár odaérhet, de tovább nem mehet.
reason-dead-ends = { $a } és { $b } mezőre is már csak egy-egy lépés vezet. Az ilyen mezők csak a bejárás végei lehetnek, és több van belőlük, mint ahány vége még maradt.
reason-dark = { $count } sötét
reason-light = { $count } világos
reason-falls-apart = Vedd el ezeket a mezőket: { $squares }. A tábla { $pieces } darabra esik szét, amelyek között nem vezet lépés. { $kind ->
    [closed] A zárt bejárás kör; { $count } mezője nélkül legfeljebb { $most } darabra esik szét
   *[open] A bejárás út; { $count } mezője nélkül legfeljebb { $most } darabra esik szét
}. Ezért nincs ilyen bejárás.
reason-pieces-caption = Keretben az elvett mezők; az azonos számú mezők egy darabot alkotnak.
save-csv = Mentés CSV-ként

## The map of boards

boards-title = Mely táblákat járhatja be a huszár?
boards-counts = Hány van?
boards-symmetric = Szimmetria
boards-random = Véletlen
boards-with-tour = Mutass egy bejárható táblát
boards-chosen = { $rows } × { $columns }
map-label = Az 1–{ $most } soros és oszlopos táblák
map-row = { $rows } sor
map-cell = { $rows } × { $columns }, { $tour ->
    [closed] zárt bejárás
    [open] csak nyílt bejárások
   *[none] nincs bejárás
}
map-size = { $side } × { $side } mutatása
map-closed = zárt bejárás
map-open = csak nyílt bejárások
map-none = nincs bejárás
verdict-closed = { $rows } × { $columns }: van zárt bejárás.
verdict-open = { $rows } × { $columns }: vannak nyílt bejárások, de zárt nincs.
verdict-none = { $rows } × { $columns }: egyáltalán nincs bejárás.
tour-shown = { $kind ->
    [closed] Egy a zárt bejárások közül.
   *[open] Egy a bejárások közül.
}
play-tour = Lejátszás a Bejárás képernyőn
why-title = Miért nincs zárt bejárás?
why-none-title = Miért nincs bejárás?
why-colours = A huszár minden lépéssel színt vált. Egy zárt bejárásban ezért ugyanannyi a sötét mező, mint a világos. Ezen a táblán { $dark } sötét és { $light } világos mező van.
why-single = Egyetlen mező van: a huszár rajta áll, és ez az egész bejárás. Nincs lépése, amely bezárná.
why-narrow = { $side ->
    [1] Egyetlen sorban vagy oszlopban a huszár egyáltalán nem tud lépni.
   *[other] Két sorban vagy oszlopban a huszár csak kettesével haladhat előre, vagy ugyanazon az úton vissza. Így nagyjából csak minden negyedik mezőre jut el.
}
why-narrow-figure = Minden mező, amelyet a sarokból induló huszár elérhet.
why-cut-off = { $square } mezőre nem vezet lépés, és onnan sem. A huszár körben megkerüli.
why-small = Ezen a kis táblán ugyanannyi sötét mező van, mint világos, és mégsincs zárt bejárás. Egyszerű érv nem ismert. Egy zárt bejárás k mezője nélkül legfeljebb k darabra esik szét, és ez a tábla is így viselkedik minden k-ra 7-ig. Minden lehetőséget kipróbáltunk.
why-small-figure = A tábla összes lépése. Ahonnan csak két lépés van, onnan a zárt bejárásnak mindkettő kell (vastag vonal). A többi közül sehogyan sem lehet úgy választani, hogy minden mező egyetlen körbe kerüljön.
why-four-outer = Színezd be a külső sorokat (vagy oszlopokat), a két belső maradjon világos: mindkettőből { $squares } mező. Külső mezőről minden lépés belsőre vezet.
why-four-walk = Egy zárt bejárás tehát sosem érint egymás után két külső mezőt. Mivel belső is ugyanannyi van, minden lépéssel váltania kell külső és belső között, mint ennek a huszárnak.
why-four-half = De a sakktábla sötét és világos mezői között is minden lépéssel vált. Ezért a külső mezői mind egyszínűek, a belsők pedig a másik színűek: ezek a pöttyösek. A többi { $squares } mezőre sosem jut el.
tour-count-title = Hány bejárás van egy { $rows } × { $columns } mezős táblán?
tour-count-kind = Számolandó bejárások
count-closed = Zárt bejárások
count-open = Nyílt bejárások
explained-closed = A zárt bejárás kör (a gráfban Hamilton-kör): akárhol kezdődik, és akármerre jár körbe, egynek számít (irányítatlan). Egyes források mindkét irányt számolják (irányított), ami a szám kétszerese.
explained-open = Minden út (Hamilton-út) számít, amely az összes mezőn átmegy, az is, amelynek két vége lóugrásnyira van egymástól. Oda és vissza kettő (irányított), mert mindkettőnek saját első mezője van.
counted-closed = zárt bejárás, irányítatlan
counted-open = nyílt bejárás, irányított
counted-directed = Irányítva { $tours } van.
speak = Felolvasás
tour-count-start = Számlálás
tour-counting = A bejárások számlálása
tour-count-elsewhere = A számlálás folytatódik, amíg más táblákat nézel.
tour-count-open = { $rows } × { $columns } megnyitása
tour-count-broken-off = { $rows } × { $columns } mezős tábla, { $kind ->
    [closed] zárt
   *[open] nyílt
} bejárások: a számlálás megszakadt ({ $percent }%), amikor az oldal bezárult vagy újratöltődött. Folytatni nem lehet, csak újrakezdeni.
tour-count-needs = A számlálás körülbelül { $memory } MB memóriát igényel.
tour-count-too-large = Ennek a táblának a megszámolása körülbelül { $needed } MB memóriát igényelne. Ezen az eszközön { $limit } MB nélkülözhető, ezért itt nem indítható.
tour-count-too-wide = Számolni olyan táblákon lehet, amelyeknek a rövidebb oldala legfeljebb { $widest } mező.
tour-count-no-memory = Az eszköz memóriája elfogyott: nem adott további { $memory } MB-ot. Zárd be, ami nem kell, és próbáld újra, vagy számolj kisebb táblán.
tour-count-begun = { $percent }% kész.
tour-count-left = { $percent }% kész, még körülbelül { $left }.
stage-squares = { $all } mezőből { $done } kész. A memóriában { $states } állapot van.
stage-joins = { $all } részből { $done } összeillesztve. A memóriában { $states } állapot van.
tour-count-done = Itt megszámolva { $time } alatt, { $workers } munkaszállal, { $memory } MB memóriával.
known-tours-title = Ismert darabszámok
known-board = Tábla
known-closed = Zárt, irányítatlan
known-directed = Zárt, irányított
known-open = Nyílt, irányított
known-tours-source = Forrás: OEIS { $source }; a 8 × 8-as tábla zárt bejárásai: B. McKay 1997; nyílt bejárásai: A. Chernov 2014. A pipa azt jelöli, amit ezen az eszközön számoltunk meg.

## Shapes

shape = Alakzat
shape-draw = Alakzat rajzolása
shape-title = Egy rajzolt alakzat bejárásai
shape-toolbar = Az alakzat
shape-map = A táblák térképe
shape-board-label = Alakzat { $rows } × { $columns } mezőn
shape-explained = Nyomd meg a mezőket, vagy húzd végig rajtuk az ujjad: így elveszed vagy visszateszed őket.
shape-full = Teljes
shape-cross = Kereszt
shape-ring = Keret
shape-h = H
shape-l = L
shape-verdict = { $squares } mező{ $standing ->
    [empty] .
    [closed] : van zárt bejárása.
    [open] : vannak nyílt bejárásai, de zárt nincs.
    [some-open] : vannak nyílt bejárásai; hogy zárt van-e, még nem ismert.
    [no-closed] : nincs zárt bejárása; hogy nyílt van-e, még nem ismert.
    [none] : nincs bejárása.
   *[unknown] ; hogy van-e bejárása, még nem ismert.
}
shape-searching = Bejárás keresése…
shape-search-stopped = A keresés leállt.
shape-look-again = Bejárás keresése
tour-count-shape = Hány bejárása van a { $squares } mezős alakzatnak?
tour-count-open-shape = A { $squares } mezős alakzat megnyitása

## One of all tours

shape-one = Egy bejárás
shape-one-explained = Az alakzat minden zárt bejárásának van száma. A véletlen bejárás az összes zárt, illetve nyílt bejárás egyike, mindegyik ugyanakkora eséllyel.
tour-cancelled = Leállítva, mielőtt kiderült volna.
tour-random = Egy véletlen zárt bejárás
tour-random-open = Egy véletlen nyílt bejárás
why-not-drawn = Ezen a táblán nem érhető el, az ok alább olvasható.
tour-not-drawn = { $kind ->
    [closed] Zárt
   *[open] Nyílt
} bejárást itt nem lehet húzni. Ehhez kell: { $expected }.
tour-no-such = Ezekkel a lyukakkal és első lépésekkel nincs { $kind ->
    [closed] zárt
   *[open] nyílt
} bejárás.
tour-none-drawn = { $tries } húzás egyike sem adott ilyen bejárást. Túl kevés van belőlük ahhoz, hogy húzni lehessen, vagy egy sincs.
tour-drawn = Véletlenszerűen húzva, kezdőérték: { $seed }.
tour-no-numbers = A bejárásoknak itt nincs sorszámuk. Ehhez kell: { $expected }.
tour-number = Bejárás sorszáma
expected-tour-number = egész szám 1 és { $most }, a zárt bejárások száma között
expected-any-tour-number = egész szám 1 és a zárt bejárások száma között
tour-number-give = Mutasd
tour-numbers = Minden zárt bejárásnak állandó sorszáma van.
tour-numbers-to = Minden zárt bejárásnak állandó sorszáma van, 1 és { $last } között.
tour-preparing = Az összes bejárás előkészítése…

## Symmetric tours

symmetric-title = Szimmetrikus bejárások
symmetric-explained = Egyes zárt bejárások ugyanazok maradnak, ha a táblát elforgatjuk vagy tükrözzük. A lista minden ilyen bejárást tartalmaz; azok közül, amelyek egymás képei, csak egyet.
symmetric-large = Legfeljebb { $squares } mezős táblán használható: a nagyobbakon túl sok van.
symmetric-list = Felsorolás
symmetric-listed = szimmetrikus bejárás
symmetric-quarter-turn = negyedfordulat után ugyanaz
symmetric-half-turn = félfordulat után ugyanaz
symmetric-reflection = tükrözve ugyanaz
symmetric-page = Lap, összesen { $pages }
symmetric-classes = A táblának { $images } szimmetriája van: forgatások, tükrözések és a helyben hagyás. Egy szimmetria nélküli bejárásból ezek { $images } különbözőt adnak, amelyek együtt egy osztályt alkotnak. Az összes { $tours } zárt bejárás közül { $symmetric } szimmetrikus; a többi száma { $images } × { $asymmetric }.
symmetric-all = A zárt bejárások osztályainak száma, szimmetriával és anélkül:

## Random tours

sample-title = Véletlen bejárások
sample-explained = Az oldal a tábla zárt bejárásait húzza véletlenszerűen, mindegyiket pontosan ugyanakkora eséllyel. A húzások megmutatják, milyenek a bejárások általában, és az oldal ezekből becsli meg a számukat.
sample-not = Ezen a táblán nem érhető el. Ehhez kell: { $expected }.
sample-tours = Bejárások száma
sample-10000 = 10 000 bejárás
sample-100000 = 100 000 bejárás
sample-1000000 = egymillió bejárás
sample-seed = Kezdőérték
sample-start = Húzás
sample-again = Húzás újra
sample-no-memory = Kevés a memória: még { $memory } MB kellene. Zárd be, amire nincs szükséged, és próbáld újra, vagy válassz kisebb táblát.
sample-preparing = A tábla előkészítése…
sample-drawn = bejárás kihúzva
sample-rings = Minden húzás minden mezőnek két lépést ad, véletlenszerűen az összes lehetőség közül, amelyek száma { $two_factors }. Ha egyetlen kört alkotnak, az zárt bejárás; ha többet, nem számít. { $tries } húzásból { $tours } volt bejárás.
sample-estimate = A zárt bejárások becsült száma:
sample-bar = (a valódi szám körülbelül háromból két esetben ebbe a tartományba esik)
sample-exact = Valójában { $tours } zárt bejárás van: a becslés eltérése { $off }.
sample-range = Az értékek { $least } és { $most } között vannak. A leggyakoribb érték { $peak }.
sample-picture = { $tours } véletlen zárt bejárás { $rows } × { $columns } mezőn, kezdőérték { $seed }
sample-share = A hivatkozás tartalmazza a kezdőértéket: aki megnyitja, ugyanezeket a bejárásokat húzza.
feature-crossings = Kereszteződések
feature-crossings-means = Ennyiszer metszi a vonal önmagát.
feature-sharp-turns = Legélesebb fordulók
feature-sharp-turns-means = Azoknak a mezőknek a száma, ahol a huszár szinte visszafordul: két lépése 37°-os szöget zár be.
feature-straight = Egyenesen tovább
feature-straight-means = Azoknak a mezőknek a száma, ahol a huszár ugyanabban az irányban megy tovább.
feature-wedges = Sarokfajták
feature-wedges-means = Egy mező két lépése nyolc irányból kettőbe vezet. A szám a különböző iránypárok száma, legfeljebb 28.
feature-slope = Leggyakoribb meredekség
feature-slope-means = Egy lépés meredeksége négyféle lehet. A szám a leggyakoribb meredekségű lépések száma.
published-title = Amit az összes bejárásról tudunk
published-value = Érték
published-all = Az összes közül
published-expected = Várható szám a kihúzott bejárások közt
published-drawn = Kihúzva
published-source = D. E. Knuth számlálása az összes zárt bejáráson, The Art of Computer Programming, pre-fascicle 8a (2025).
