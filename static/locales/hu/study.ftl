### The screens that teach: constructions, history.

## About

about-lead = A Bezzel Max Bezzelről kapta a nevét, aki 1848-ban feltette a nyolc vezér kérdését. Ezeken az oldalakon mindent a saját eszközöd számol ki. Amit itt csinálsz, senkinek sem küldjük el, és a látogatásokat nem számoljuk.
about-queens = A vezérek
about-queens-asked = Bezzel azt kérdezte, hogyan állhat nyolc vezér (királynő) a sakktáblán úgy, hogy egyik se üsse a másikat: ez a nyolckirálynő-probléma. Franz Nauck 1850-ben közölte az első megoldásokat, és feltette a kérdést n vezérre az n × n-es táblán. Gauss, később Georg Cantor is foglalkozott vele. S. Günther 1874-ben determinánsokkal találta meg a megoldásokat, módszerét J. W. L. Glaisher finomította. E. W. Dijkstra 1972-ben ezen a feladaton mutatta meg, mi a strukturált programozás: azóta is az ő visszalépéses keresése (backtrack) a rekurzió iskolapéldája. Az 1990-es években a The 7th Guest című játékban találkoztak a feladattal a játékosok.
about-queens-arithmetic = Tegyünk minden sorba egy vezért; az i. sor vezére a j. oszlopban áll. Az elrendezés pontosan akkor megoldás, ha a j-k mind különböznek, az i + j összegek mind különböznek, és az i − j különbségek is mind különböznek: vagyis minden oszlopban egy vezér áll, és mindkét irányban minden átlón legfeljebb egy. Van megoldás, ha n = 1, és minden n-re 4-től felfelé.
about-queens-growth = A megoldások számát megadó képlet nem ismert. A szám úgy nő, mint (0,143 n)ⁿ; ezt Michael Simkin bizonyította 2021-ben, az állandót pedig P. Nobel, A. Agrawal és S. Boyd számolta ki pontosabban: 0,14313. Az összes megoldás keresésének műveletigénye tehát minden exponenciális függvénynél gyorsabban nő. Ha az elforgatott és tükrözött megoldásokat egynek vesszük, nyolc vezérnek { $fundamental } alapmegoldása (lényegesen különböző megoldása) van, ezekből lesz összesen { $all }: tizenegynek nyolc-nyolc képe van, egynek, amelyet a félfordulat helyben hagy, négy.
about-queens-multiple = n = 6-tól kezdve a megoldások száma mindig a 4 többszöröse: H. M. Nielsen 2026-ban tett közzé rá bizonyítást. Az eszközöd most ellenőrizte az n = 6 és n = { $last } közötti { $known } ismert darabszámot: közülük { $multiples } a 4 többszöröse.
about-queens-complete = Egy állást kiegészíteni általában nehéz. I. P. Gent, C. Jefferson és P. Nightingale 2017-ben bizonyította, hogy NP-teljes feladat eldönteni, adott vezérek kiegészíthetők-e megoldássá, és #P-teljes megszámolni a kiegészítéseket. Néhány vezér viszont mindig kiegészíthető: S. Glock, D. Munhá Correia és B. Sudakov 2021-ben belátta, hogy nagy n-re ez igaz bármely n/60 vezérre, ha egyik sem üti a másikat.
about-queens-boards = A feladatot más táblákon is vizsgálják. A tóruszon a táblát elhagyó átló a szemközti oldalon folytatódik. Ott pontosan akkor van megoldás, ha n sem 2-vel, sem 3-mal nem osztható; C. Bowtell és P. Keevash 2021-ben bizonyította, milyen gyorsan nő a számuk. T. Kunt dolgozata (2024) a három- és többdimenziós táblák vezéreiről szól.
about-count = Így készülnek a darabszámok
about-count-halves = Az a keresés, amely egyik vezért a másik után teszi le, minden megoldást egyszer megnéz, és ahhoz túl sok van. A Bezzel félbevágja a táblát, és felsorolja, hogyan állhatnak vezérek az egyik, illetve a másik félben a sorok minden részhalmazán. Azután megszámolja azokat a párokat, amelyeknek nincs közös átlójuk: egyszerre több százat vet össze, és egyetlen megoldást sem rak fel. A legnagyobb ismert darabszám az n = 27-hez tartozó: 2016-ban programozható logikai áramkörökkel (FPGA) számolták ki, 2025-ben nyolc grafikus processzoron 28,4 nap alatt megismételték.
about-knight = A huszár
about-knight-tours = A huszár bejárása (huszárvándorlás, huszárkörút) minden mezőt egyszer érint; a zárt bejárás végéről egy lépés visszavisz a kezdetére. A gráfelméletben a bejárás Hamilton-út, a zárt bejárás Hamilton-kör. Abraham de Moivre és Leonhard Euler is foglalkozott velük, Euler 1759-ben. H. C. von Warnsdorff 1823-ban adta meg a szabályt, amellyel ma is megtaláljuk őket: oda lépj, ahonnan a legkevesebb a továbblépés.
about-knight-boards = Allen Schwenk 1991-ben bizonyította be, melyik táblának van zárt bejárása. Legyen m a rövidebb, n a hosszabb oldal: pontosan akkor nincs, ha m és n is páratlan, ha m = 1, 2 vagy 4, vagy ha m = 3 és n = 4, 6 vagy 8. A sakktáblának { $undirected } zárt bejárása van, vagy { $directed }, ha a körüljárás iránya is számít. Ezt Brendan McKay számolta ki 1997-ben.
about-knight-random = Egy véletlen bejáráshoz nem kell az összes bejárás listája. Sorról sorra minden mező két lépést kap, az összes ilyen lehetőség (2-faktor) közül egyenletesen húzva. A lehetőségek megszámolásához elég megjegyezni, hány lépése van már a kész és a hátralévő sorok határán álló mezőknek. Ha a lépések egyetlen kört alkotnak, az a bejárás; ha többet, új húzás következik. Így minden bejárásnak ugyanakkora az esélye. A bejárás sorszáma a helye egy rögzített sorrendben, és a számlálás részösszegeiből adódik.
about-knight-duel = A párbajban ketten felváltva lépnek egy huszárral, soha olyan mezőre, ahol már járt. A játék előre eldőlt. Kössünk párba lóugrással minél több mezőt úgy, hogy egy mező csak egy párban szerepeljen (maximális párosítás): a soron következő pontosan akkor nyer, ha minden ilyen párosítás tartalmazza a huszár mezőjét. Egy ilyen párosítás a nyertes terve is: mindig a mező párjára kell lépni.
about-errors = Hibák ismert forrásokban
about-errors-lead = Miközben ezeket az oldalakat készítettük, cikkekben és listákban hibás számokra akadtunk. Íme a nyomtatott és a kiszámolt értékek.
about-error-27 = Egy cikk { $wrong } alapmegoldást ír n = 27-re. A szimmetriák szerint a szám (összes + a félfordulat által megtartottak + 2 × a negyedfordulat által megtartottak) : 8 = ({ $all } + { $half } + 0) : 8 = { $right }. A másik szám a számlálást végző projekt köztes adata, amelyben néhány szimmetrikus kezdést többször is kiegészítettek.
about-error-rows = Egy cikk szerint soronként egy vezérrel 16 884-szer kevesebb az elrendezés, mint nyolc vezérrel bárhol. Bármely nyolc mezőt { $any }-féleképpen választhatunk, soronként egyet { $rows }-féleképpen: ez { $whole },{ $tenths }-szer kevesebb. A cikk szorzója azért túl nagy, mert 64-szer túl nagy összegből indul.
about-error-list = A 92 megoldás egyik listája kettőt hibásan közöl. Lexikografikus sorrendben a 7. megoldás { $seventh }, a 31. pedig { $thirtyfirst }.
about-error-row-marker = Egy nyomtatott pszeudokód a sor jelét vizsgálja, amelyet sosem állít be. A sornak nem kell jel, hiszen a keresés eleve minden sorba egy vezért tesz.
about-error-offset = Egy nyomtatott C program az i − j különbséget használja egy tömb indexeként. Ez negatív is lehet, a C tömbjei pedig 0-tól indulnak: az indexet el kell tolni, i − j + n − 1. Ugyanez a program egy másik tömbnek eggyel több elemét tölti ki, mint amennyit deklarál.
about-error-directed = Egy esszé a sakktábla zárt bejárásainak számát mindkét irányban számolja, de ezt nem mondja meg. Körként számolva feleannyi van.
about-error-tours = 1996-ban { $wrong } zárt bejárást közöltek. A tábla forgatásai és tükrözései az irány nélküli bejárásokat nyolcas vagy négyes csoportokba gyűjtik, így számuk 4 többszöröse; ez a szám 4-gyel osztva { $left } maradékot ad. Egy évvel később McKay számlálása megadta a helyeset.
about-error-boards = Egy ismert, a huszár bejárásairól szóló cikk két nyomtatott tábláján, a 6 × 6-oson és a 8 × 8-ason van egy lépés, amelyre a huszár nem képes.
about-error-slopes = A sajtó szerint a sakktábla { $wrong } zárt bejárásában van mind a négy meredekségből ugyanannyi lépés. Knuth { $right } ilyet számolt: két számjegyet felcseréltek.
about-error-open = Sok oldal azt írja, hogy a sakktábla nyílt bejárásainak száma nem ismert. A. Chernov 2014-ben megszámolta őket: { $open } van, ha az irány is számít.
about-sources = Források
about-program = A program
about-program-words = { $version } verzió. Szabad szoftver, választásod szerint az MIT-licenc vagy az Apache 2.0 licenc alatt. Rust nyelven készült, és ezekre a könyvtárakra épül, ugyanezen licencek alatt:
about-licences = Az oldal összes könyvtárának licencei
about-engine = A látogatók Python-programjai a RustPython értelmezőben futnak, amely MIT-licenc alatt áll.
about-engine-licences = Könyvtárainak licencei
about-keys = A billentyűparancsok listáját bármelyik képernyőn a ? billentyű nyitja meg.

## Constructions

construct-size = Hány vezér?
construct-check = Ellenőrzés
construct-find = Keresés
construct-solved = { $n ->
    [1] Egy vezér áll a táblán.
   *[other] { $n } vezér áll a táblán, és egyik sem üti a másikat.
}
construct-running = Megoldás építése { $n } vezérre.
constructing = Építés
construct-cancelled = Leállítva.
construct-fault = A program hibázott, és az ellenőrzése ezt megtalálta: { $fault }.
construct-none-two = n = 2-re nincs megoldás: bárhol áll az egyik vezér, minden más mezőt üt.
construct-none-three = n = 3-ra nincs megoldás: a középen álló vezér minden más mezőt üt, bármely másik pedig két mezőt hagy szabadon, és az oda tett vezérek ütik egymást.
construct-made = Építés ideje
construct-checked = Ellenőrzés ideje
construct-time = { $whole },{ $tenths } ms
construct-no-time = 0,1 ms-nál kevesebb
construct-columns = { $n ->
    [1] egy oszlop
   *[other] { $n } oszlop, mind különböző
}
construct-sums = { $n ->
    [1] egy i + j összeg
   *[other] { $n } i + j összeg, mind különböző
}
construct-differences = { $n ->
    [1] egy i − j különbség
   *[other] { $n } i − j különbség, mind különböző
}
construct-knight = { $pairs ->
    [0] Nincs két szomszédos sor, amelynek vezérei lóugrásnyira állnának egymástól.
   *[other] A szomszédos sorok { $all } párja közül { $pairs } esetben a vezérek lóugrásnyira állnak egymástól. Ezek a lóugrások { $runs } vonalat alkotnak.
}
construct-rule = Szabály
rule-modulo12 = Képlet
rule-random = Véletlen
construct-seed = Kezdőérték
construct-another = Másik kezdőérték
construct-most = { $n } vezér felrakása
construct-lines = Lóugrásnyira álló vezérek összekötése
construct-how = Így készül
construct-remainder = n = { $n }, ezt 12-vel osztva a maradék { $remainder }. Felülről lefelé így írjuk fel, melyik oszlopba kerül az egyes sorok vezére:
construct-step-evens = Írd le a páros számokat.
construct-step-move-two = Tedd a 2-t a végére.
construct-step-odds = Írd utánuk a páratlan számokat.
construct-step-swap-pairs = Páronként cseréld fel a páratlan számokat: az 1-et a 3-mal, az 5-öt a 7-tel és így tovább.
construct-step-swap-one-and-three = Cseréld fel az 1-et és a 3-at.
construct-step-move-five = Tedd az 5-öt a végére.
construct-step-move-one-and-three = Tedd az 1-et és a 3-at a végére.
construct-twin = Ugyanezek a lépések { $n } vezérre, mindegyik után a listával
construct-random-small = Egy keresés egymás után teszi le a vezéreket, mindig oda, ahol a legkevesebb szabad mező maradt, és ott véletlenszerűen választ. Ugyanaz a kezdőérték mindenütt ugyanazt a megoldást adja.
construct-random-large = Minden sorban véletlenszerűen húzunk egy oszlopot, amelyben még nincs vezér, és újat húzunk, amíg a mező átlója foglalt. Az utolsó sorokban, ahol az új húzás már nem segít, a vezérek oszlopot cserélnek, míg egyik sem üti a másikat: R. Sosič és J. Gu, 1991. Ugyanaz a kezdőérték mindenütt ugyanazt a megoldást adja.
construct-plane = { $n } × { $n } mezős tábla, minden sorában egy vezérrel
construct-plane-help = Húzással mozgatható, görgetve vagy két ujjal nagyítható, nyomásra közelebb jön. Billentyűk: nyilak, + és −, 0 az egész táblához.
construct-row = Sor felülről
construct-found = i = { $row }: j = { $column }, összeg { $sum }, különbség { $difference }.
construct-save = Oszlopok mentése szövegként
construct-nothing = Még semmi sem készült el.
construct-open = Megnyitás a táblán
