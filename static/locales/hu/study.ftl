### The screens that teach: search, constructions, history.

## About

about-lead = A Bezzel Max Bezzelről kapta a nevét, aki 1848-ban feltette a nyolc vezér kérdését. Ezeken az oldalakon mindent a saját készüléked számol ki: semmi sem kerül el innen, amit csinálsz, és semmit sem számlálunk, csak vezéreket és bejárásokat.
about-queens = A vezérek
about-queens-asked = Bezzel azt kérdezte, hogyan állhat nyolc vezér a sakktáblán úgy, hogy egyik se üsse a másikat. Franz Nauck 1850-ben közölte az első megoldásokat, és feltette a kérdést n vezérre az n × n-es táblán. Gauss, később Georg Cantor is foglalkozott vele. S. Günther 1874-ben determinánsokkal találta meg a megoldásokat, módszerét J. W. L. Glaisher finomította. E. W. Dijkstra 1972-ben ezen a feladaton mutatta meg, mi a strukturált programozás: azóta is tanítják a keresést, amely visszalép, ahol nem mehet tovább. Az 1990-es években a The 7th Guest című játékban találkoztak vele a játékosok.
about-queens-arithmetic = Adjuk meg minden vezér sorának i és oszlopának j számát. Az elrendezés pontosan akkor jó, ha a j-k mind különböznek, az i + j összegek mind különböznek, és az i − j különbségek is mind különböznek: vagyis minden oszlopban egy vezér áll, és minden átlón mindkét irányban legfeljebb egy. Van megoldás, ha n = 1, és minden n-re 4-től felfelé.
about-queens-growth = A számukra nem ismerünk képletet. Úgy nő, mint (0,143 n)ⁿ; ezt Michael Simkin bizonyította 2021-ben. Ha az elforgatott és tükrözött megoldásokat egynek vesszük, nyolc vezérnek { $fundamental } alapmegoldása van, ezekből lesz összesen { $all }: tizenegynek nyolc-nyolc képe van, egynek, amelyet a félfordulat helyben hagy, négy.
about-count = Így készülnek a darabszámok
about-count-halves = Az a keresés, amely egyik vezért a másik után teszi le, minden megoldást egyszer megnéz, és ahhoz túl sok van. A Bezzel félbevágja a táblát, felsorolja, mit fogadhat be az egyik fél a sorok minden halmazánál, és megszámolja azokat a párokat, amelyeknek nincs közös átlójuk: százával, anélkül hogy bármelyiket külön megnézné. A legnagyobb ismert darabszám az n = 27-hez tartozó: 2016-ban programozható áramkörökkel számolták ki, 2025-ben nyolc grafikus processzoron 28,4 nap alatt megismételték.
about-knight = A huszár
about-knight-tours = A huszár bejárása minden mezőt egyszer érint; a zárt bejárás egy lépésre ér véget onnan, ahol kezdődött. Abraham de Moivre és Leonhard Euler is foglalkozott velük, Euler 1759-ben. H. C. von Warnsdorff 1823-ban adta meg a szabályt, amellyel ma is megtaláljuk őket: oda lépj, ahonnan a legkevesebb út vezet tovább.
about-knight-boards = Allen Schwenk 1991-ben bizonyította be, melyik táblának van zárt bejárása. Legyen m a rövidebb, n a hosszabb oldal: van, hacsak nem mindkettő páratlan, vagy m nem 1, 2 vagy 4, vagy m nem 3 úgy, hogy n 4, 6 vagy 8. A sakktáblának { $undirected } zárt bejárása van, vagy { $directed }, ha a körüljárás iránya is számít. Ezt Brendan McKay számolta ki 1997-ben.
about-knight-duel = Ha ketten felváltva lépnek egy huszárral, soha olyan mezőre, ahol már járt, a játék előre eldőlt: a soron következő pontosan akkor nyer, ha a mezők minden legnagyobb, egymástól egy huszárlépésre lévő, közös mező nélküli párosításában benne van a mező, ahol a huszár áll. Egy ilyen párosítás a nyertes terve is: mindig a páron belül kell válaszolni.
about-errors = Hibák ismert forrásokban
about-errors-lead = Miközben ezeket az oldalakat készítettük, cikkekben és listákban olyan számokra akadtunk, amelyek nem állnak meg. Itt van, mit mondanak, és itt a számítás.
about-error-27 = Egy cikk { $wrong } alapmegoldást ír n = 27-re. A szimmetriák szerint a szám (összes + a félfordulat által megtartottak + 2 × a negyedfordulat által megtartottak) : 8 = ({ $all } + { $half } + 0) : 8 = { $right }. A másik szám a számlálást végző projekt köztes adata, amelyben néhány szimmetrikus kezdést többször is befejeztek.
about-error-rows = Egy cikk szerint soronként egy vezérrel 16 884-szer kevesebb az elrendezés. Bármely nyolc mezőt { $any }-féleképpen választhatunk, soronként egyet { $rows }-féleképpen: ez { $whole },{ $tenths }-szer kevesebb. A nagyobb szorzó 64-szer túl nagy összegből indul.
about-error-list = A 92 megoldás egyik listája kettőt hibásan közöl. Lexikografikus sorrendben a 7. megoldás { $seventh }, a 31. pedig { $thirtyfirst }.
about-error-row-marker = Egy nyomtatott pszeudokód a sor jelét vizsgálja, amelyet sosem állít be. A sornak nem kell jel, hiszen a keresés eleve minden sorba egy vezért tesz.
about-error-directed = Egy esszé a sakktábla zárt bejárásainak számát mindkét irányban számolja, de ezt nem mondja meg. Hurokként a táblán feleannyi van.
about-error-tours = 1996-ban { $wrong } zárt bejárást közöltek. A tábla szimmetriái az irány nélküli bejárásokat nyolcas vagy négyes pályákba gyűjtik, így számuk 4 többszöröse; ez a szám 4-gyel osztva { $left } maradékot ad. Egy évvel később McKay számlálása megadta a helyeset.
about-error-boards = Egy ismert, a huszár bejárásairól szóló cikk két nyomtatott tábláján, a 6 × 6-oson és a 8 × 8-ason van egy lépés, amelyre a huszár nem képes.
about-sources = Források
about-program = A program
about-program-words = { $version } változat. Szabad szoftver, választásod szerint az MIT licenc vagy az Apache 2.0 licenc alatt. Rust nyelven készült, és ezekre a könyvtárakra épül, ugyanezen licencek alatt:
about-keys = A billentyűkért bármelyik képernyőn nyomj ?-et.

## The search, step by step

search-algorithm = Algoritmus
algorithm-test = Minden mezőt minden vezérrel összevetni
algorithm-arrays = Jelölőtömbök
algorithm-walk = Oszloponként, végig a vonalakon
algorithm-masks = Bitmaszkok
algorithm-fewest = Először a legkevesebb szabad mező
algorithm-repair = Véletlen tábla javítása
search-order = Sorrend a sorban
order-left = balról
order-right = jobbról
order-middle = középről
order-random = megkeverve
search-seed = Kezdőérték
search-first-only = Megállás az első megoldásnál
search-code = A program
search-stack = A várakozó hívások
stack-unit = Hívás
stack-queen = Vezér
stack-left = Hátralévő mezők
unit-number = { $unit ->
    [column] { $number }. oszlop
   *[row] { $number }. sor
}
search-step = Lépés
search-of-steps = / { $last }
search-of-more = / több mint { $known }
search-place = { $step }. lépés, összesen { $last }
counter-tests = Megvizsgált mezők
counter-placements = Letett vezérek
counter-dead-ends = Zsákutcák
counter-solutions = Megoldások
memory-arrays = A tömbök
memory-masks = A maszkok
memory-repair = Ütések a sorban
array-a = a[j]: a j. oszlop foglalt
array-b = b[i + j]: az emelkedő átló foglalt
array-c = c[i − j]: az ereszkedő átló foglalt
array-weights = A(z) { $row }. sor mezőit ütő vezérek száma
array-label = { $name }. { $count ->
    [0] Egyik sincs megjelölve.
   *[other] Megjelölve: { $set }.
}
mask-columns = A fenti vezérek oszlopai
mask-falling = Ahol ereszkedő átlóik a sort metszik
mask-rising = Ahol emelkedő átlóik a sort metszik
mask-free = A hátralévő szabad mezők
jumps = Ugrás
jump-previous-solution = ← Megoldás
jump-next-solution = Megoldás →
jump-previous-dead-end = ← Zsákutca
jump-next-dead-end = Zsákutca →
jump-first-queen = Először áll…
jump-queen = { $queen } vezér
search-missing = { $way ->
    [next] { $kind ->
        [solution] E lépés után nincs több megoldás.
       *[dead-end] E lépés után nincs több zsákutca.
    }
    [previous] { $kind ->
        [solution] E lépés előtt nincs megoldás.
       *[dead-end] E lépés előtt nincs zsákutca.
    }
   *[first] Ebben a futásban sosem áll { $queen } vezér a táblán.
}
search-beyond = Nincs { $step }. lépés: ez a futás a(z) { $last }. lépéssel véget ér.
search-on-the-way = Úton a kívánt lépéshez
search-no-survey = A háttérszámítás többször is hibázott. A futás lejátszható, de a keresősáv nem működik. Töltsd újra az oldalt, és próbáld újra.

## What happens at a step

event-start = A tábla üres. { $n } vezért kell letenni úgy, hogy egyik se üsse a másikat.
event-choose = { $rule ->
    [fewest] A(z) { $number }. { $unit ->
        [column] oszlopban
       *[row] sorban
    } van a legkevesebb szabad mező: { $free }. Ez következik.
   *[row] A(z) { $number }. sorban { $free ->
        [0] nincs szabad mező
       *[other] { $free } szabad mező van
    }.
}
event-try = Szabad-e { $square }?
event-marked = { $cell } meg van jelölve: { $square } és a(z) { $queen } mezőn álló vezér közös { $line ->
    [column] oszlopban
    [sum] emelkedő átlón
   *[difference] ereszkedő átlón
} van.
event-attacked = { $square } és a(z) { $queen } mezőn álló vezér közös { $line ->
    [row] sorban
    [column] oszlopban
    [sum] emelkedő átlón
   *[difference] ereszkedő átlón
} van.
event-place = { $square } szabad: odakerül a(z) { $queen }. vezér.
event-solution = { $number }. megoldás: mind a { $n } vezér áll, és egyik sem üti a másikat.
event-dead-end = Zsákutca: a(z) { $number }. { $unit ->
    [column] oszlopban
   *[row] sorban
} nincs szabad mező. Az utolsó vezért vissza kell venni.
event-exhausted = A(z) { $number }. { $unit ->
    [column] oszlop
   *[row] sor
} minden mezője sorra került: vissza az előző vezérhez.
event-end = { $solutions ->
    [0] A keresés véget ért: nincs megoldás.
   *[other] A keresés véget ért: { $solutions } megoldást talált.
}
event-take-back = A(z) { $square } mezőn álló vezér lekerül a tábláról.
event-scatter = { $attempt }. kísérlet: minden sorba egy vezér, véletlen mezőre.
event-pick = Véletlenül a(z) { $square } mezőn álló vezérre esik a választás: { $attacks } vezér üti.
event-move = { $from } mezőről { $to } mezőre lép, ahol { $attacks ->
    [0] egy vezér sem üti
   *[other] { $attacks } vezér üti
}: sorának egyetlen más mezőjét sem ütik kevesebben.
event-give-up = A(z) { $attempt }. kísérlet túl sok lépés után véget ér.

## Pseudo-code

code-place-row = vezér az i. sorba:
code-place-column = vezér a j. oszlopba:
code-place-masks = vezér az i. sorba, a maszkokkal:
code-place-next = még egy vezér:
code-for-squares = a sor minden (i, j) mezőjére:
code-for-column-squares = az oszlop minden (i, j) mezőjére:
code-skip-attacked = ha egy korábbi vezér üti: a következő mező
code-skip-marked = ha a[j], b[i + j] vagy c[i − j] jelölt: a következő mező
code-skip-seen = ha sorában vagy átlóin balra haladva vezér áll: a következő mező
code-free-mask = free ← az oszlopok, amelyek egyik maszkban sincsenek
code-choose-fewest = válaszd a sort vagy oszlopot, ahol a legkevesebb a szabad mező
code-while-free = amíg free nem üres:
code-for-free = minden szabad mezőjére:
code-put = tegyél oda vezért
code-put-mark = tegyél oda vezért; jelöld: a[j], b[i + j], c[i − j]
code-put-bit = vedd ki a legalsó bitet: tegyél oda vezért
code-report = ha minden vezér áll: megoldás
code-recur-row = különben vezér az i + 1. sorba
code-recur-column = különben vezér a j + 1. oszlopba
code-recur-masks = különben tovább az i + 1. sorba, eltolt maszkokkal
code-recur-next = különben még egy vezér
code-take = vedd vissza a vezért
code-take-unmark = vedd vissza a vezért; töröld: a[j], b[i + j], c[i − j]
code-return = vissza: nincs több mező
code-repair-board = egy tábla javítása:
code-scatter = tegyél minden sorba vezért, véletlen mezőre
code-while-attacked = amíg valamelyik vezért ütik:
code-pick-attacked = válassz véletlenül egyet, amelyet ütnek
code-move-least = vidd sorának legkevésbé ütött mezőjére
code-give-up = túl sok lépés után: kezdd elölről
code-report-repaired = egyik vezért sem ütik: megoldás
