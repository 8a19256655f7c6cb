## The list

lessons-lead = Hat lecke annak, aki érteni akarja, hogyan keres a számítógép. A szöveg hivatkozásai beállítják mellette a táblát. A feladatokban te végzed a gép munkáját, és azonnal megtudod, mi miért hibás.
lesson-title-queens = Nyolc vezér kézzel
lesson-title-backtracking = Visszalépéses keresés négy vezérrel
lesson-title-arrays = Az a, b és c tömb
lesson-title-complexity = Zsákutcák, növekedés, műveletigény
lesson-title-choices = Okosabb választás
lesson-title-knight = Huszárvándorlás
lesson-about-queens = Mit üt a vezér; sorok, oszlopok, összegek és különbségek.
lesson-about-backtracking = A teljes keresés négy vezérre; rekurzió és verem.
lesson-about-arrays = Hogyan jegyzi meg a program, mi támadott, és miért kell eltolás.
lesson-about-complexity = Meddig tart egy keresés, és mit mond erről az O(n!).
lesson-about-choices = Három gyorsabb út: először a legkevesebb szabad mező, szimmetria, javítás.
lesson-about-knight = A lóugrás, a Warnsdorff-szabály, táblák bejárás nélkül.
lesson-progress = { $solved ->
    [0] { $tasks } feladat
   *[other] { $tasks } feladatból { $solved } megoldva
}
lessons-forget = Megoldott feladatok törlése
lessons-stored = Amit megoldottál, csak ezen az eszközön marad meg. Semmit sem küldünk el.
lessons-teachers = Tanároknak

## A lesson

lesson-loading = A lecke betöltése…
lesson-missing = A leckét nem sikerült betölteni.
lesson-retry = Próbáld újra
lesson-next = Következő lecke: { $title }
lesson-next-task = Következő feladat
lesson-list = Minden lecke
lesson-all-tools = Minden eszköz
lesson-fewer-tools = Kevesebb eszköz
lesson-close = Lecke bezárása

## Tasks

task-title = Feladat
task-board = A feladat táblája
task-solved = Helyes.
task-wrong = Nem.
task-check = Állás ellenőrzése
task-another = Másik kérdés
show-answer = Válasz megmutatása
task-answer = A válasz: { $answer }
task-leave = Megnyitás feladat nélkül
task-is-free = A mező szabad
task-over = A keresésnek vége
task-goes-on = { $line ->
    [column] { $number }. oszlop
   *[row] { $number }. sor
}
task-asked = { $task ->
    [next-square] Melyik mezőt vizsgálja a keresés következőként? Jelöld meg.
    [line] Melyik programsor következik?
    [cells] Az a, b és c tömb melyik három eleme változik következőként?
    [verdict] Melyik { $line ->
        [column] oszlopban
       *[row] sorban
    } vizsgál mezőt a keresés következőként?
    [free] Szabad a mező? Ha nem, jelölj meg egy vezért, amely üti.
    [dead-end] Tegyél az első { $before } sorba egy-egy vezért úgy, hogy ne üssék egymást, és ebben a sorban ne maradjon szabad mező: { $number }.
    [half-turn] Rakj fel egy megoldást, amely félfordulat után is ugyanaz.
    [pieces] Vegyél el { $before } mezőt úgy, hogy a maradék { $number } darabra essen, amelyek közt a huszár nem tud közlekedni.
    [complete] Rakd fel a hiányzó vezéreket a { $number } × { $number } mezős táblára.
   *[move] Lépj a Warnsdorff-szabály szerint: oda, ahonnan a legkevesebb a továbblépés.
}
task-given = Újrakezdés a megadott programmal
task-program-all = A programnak meg kell találnia { $n ->
    [0] a vezérprobléma összes megoldását
   *[other] az összes megoldást { $n } vezérrel
}. Egészítsd ki vagy javítsd ki, majd futtasd.
task-program-one = A programnak meg kell találnia { $n ->
    [0] a vezérprobléma egy megoldását
   *[other] egy megoldást { $n } vezérrel
}. Egészítsd ki vagy javítsd ki, majd futtasd.
task-program-tour = A programnak meg kell találnia egy huszárbejárást{ $n ->
    [0] {""}
   *[other] {" "}ezen a táblán: { $n } × { $n } mező
}. Egészítsd ki vagy javítsd ki, majd futtasd.
task-program-solutions = { $solutions } megoldás
task-program-right = bármely program, amely eléri ezt a célt
task-happened = { $event ->
    [try] A keresés ezt a mezőt vizsgálja: { $square }.
    [reject] Ez a mező támadott: { $square }.
    [place] Vezér került ide: { $square }.
    [take] A vezér lekerült innen: { $square }.
    [solution] Ez megoldás. A keresés a többi megoldással folytatódik.
    [dead-end] { $number }. { $line ->
        [column] oszlop
       *[row] sor
    }: nincs szabad mező, ez zsákutca.
    [exhausted] { $number }. { $line ->
        [column] oszlop
       *[row] sor
    }: elfogytak a mezők.
    [choose] Ez következik: { $number }. { $line ->
        [column] oszlop
       *[row] sor
    }.
   *[start] Kezdődik a keresés.
}

## On paper

paper-answer = Válasz
paper-answers = Válaszok
paper-class = Osztály
task-line = { $line }. programsor

## Going before a run

first-next = Tovább a következő kérdésre
first-goes-on = Helyes válasz után magától tovább
first-stop = Ne kérdezz tovább
first-over = A futás véget ért.
first-place = { $number }. kérdés, a futás { $percent }%-a
first-tally = Elsőre tudtad: { $at_once }/{ $answered }

## The code of a solved task

task-code = Kód a tanárnak
task-code-words = A kód a feladatból, a névből és a napból készül; ugyanaz a három minden eszközön ugyanazt a kódot adja, így a tanár ellenőrizheti. Csalás ellen nem véd. Semmit sem küldünk el.
task-code-name = Név
task-code-day = Nap

teachers-lead = A kódokból látod, hogy a tanulók megoldották a feladatokat. Alattuk a leckék összes feladatának megoldása áll.
teachers-answers = Megoldások és jegyzetek
class-codes = Egy osztály kódjai
class-codes-words = Illeszd be a tanulók nevét, soronként egyet. Mindegyik mellett az a kód áll, amelyet az oldal az ilyen nevű tanulónak mutat, ha ezen a napon a lecke minden feladatát vagy a saját feladatodat megoldotta.
class-lesson = Lecke
class-task = A saját feladatod hivatkozása
class-task-help = Egy lecke kódjaihoz hagyd üresen. Vagy illeszd be annak a feladatnak a hivatkozását, amelyet a „Feladat készítése” gombbal készítettél, vagy több feladat közös hivatkozását.
class-task-refused = Ebben a hivatkozásban nincs feladat. Olyan hivatkozás kell, amelyet a „Feladat készítése” gombbal készítettél, vagy több feladat közös hivatkozása.
class-names = Nevek

## A set of tasks

set-untitled = Feladatok
set-lead = Oldd meg ezeket a feladatokat, tetszőleges sorrendben. Ha mindet megoldottad, itt kapsz egy kódot a tanárodnak.
set-begun = elkezdve
set-solved = Megoldva
set-puzzle = Feladvány vezérekkel
set-numbers = Feladvány a huszárral
set-make = Több feladat egy hivatkozásban
set-make-words = Illeszd be a feladatok hivatkozásait, soronként egyet. Lehetnek a „Feladat készítése” gombbal készült feladatok és feladványok. Ha egy hivatkozás elé nevet írsz, a tanulók ezt a nevet látják.
set-links = A feladatok hivatkozásai
set-title = Cím
set-word = Titkos szó
set-word-words = A hivatkozást add oda a tanulóknak. Aki az összes feladatot megoldotta, egy kódot kap. Az összes kód listájához illeszd be lent ugyanezt a hivatkozást. A lista a titkos szót kéri, amely nincs a hivatkozásban.
set-too-long = Ezek a feladatok nem férnek el egy hivatkozásban: túl hosszúak vagy túl sokan vannak. Legfeljebb { $most } feladat lehet.
set-elsewhere = Ez a hivatkozás nem erre az oldalra vezet.
set-damaged = Ez a hivatkozás sérült: nem olvasható a következő értéke: „{ $parameter }”.
set-no-puzzle = Ez a hivatkozás nem egy bizonyos feladványra vezet. Nyisd meg a feladványt, és a „Megosztás” részben másold ki a hivatkozását.
set-no-task = Ebben a hivatkozásban nincs feladat. Olyan hivatkozás kell, amelyet a „Feladat készítése” gombbal készítettél, vagy egy feladvány hivatkozása.
set-twice = Ez a feladat már szerepel a listában.
save-package = Mentés SCORM 1.2 csomagként
save-package-words = A fájlban ezeknek a feladatoknak a listája van, a Moodle és más tanulási rendszerek számára, amelyek aztán eltárolják, melyik tanuló mit oldott meg. A feladatok erről az oldalról nyílnak meg: a tanulóknak el kell érniük.
class-word-help = A kódok akkor jelennek meg, ha ide a feladatok titkos szavát írod.

## Tasks of one's own

make-task = Feladat készítése
make-task-words = Menj ahhoz az állapothoz, amelyről kérdezni szeretnél. Ezek a kérdések illenek hozzá: próbáld ki valamelyiket, vagy másold le a hivatkozását, és oszd ki. A választ a program számolja ki.
make-task-program = Írd meg a programot úgy, ahogyan a tanulók megkapják: hiányokkal vagy hibával. Válaszd ki a táblát, és másold le valamelyik cél hivatkozását. Az oldal a tanulók programjának minden futását értékeli.
make-task-n = A vezérek száma vagy a tábla oldala: n
make-task-none = Ehhez az állapothoz nem illik kérdés. A táblára rakj fel néhány vezért, a keresésben lépj egyet, a bejárásban tegyél néhány lóugrást.
make-task-close = Lista bezárása

## Why an answer is wrong

wrong-next-in-unit = A mostani { $line ->
    [column] oszlopban
   *[row] sorban
} van még mező: az jön.
wrong-next-unit = { $line ->
    [column] Az oszlopot
   *[row] A sort
} az első mezőjével kell kezdeni, akkor is, ha az támadott: a programnak meg kell vizsgálnia.
wrong-behind-first = Előbb egy vezér lekerül. { $line ->
    [column] Az oszlopa
   *[row] A sora
} nem kezdődik elölről.
wrong-behind = A vezér lekerül innen: { $queen }. A keresés ugyanabban { $line ->
    [column] az oszlopban
   *[row] a sorban
}, e mező után folytatódik, nem elölről.
wrong-further-back = Nemcsak az utolsó vezér kerül le: { $queens } vezért már nem lehet továbbvinni.
wrong-over-first = Van-e még olyan { $line ->
    [column] oszlop
   *[row] sor
}, amelyben maradt ki nem próbált mező?
wrong-over = Az első { $line ->
    [column] oszlop
   *[row] sor
} mezői elfogytak, tehát a keresés mindent végigpróbált.
wrong-free = Egyetlen vezér sincs ezzel a mezővel egy sorban, oszlopban vagy átlón.
wrong-not-free = A mező nem szabad: egy vezér üti. Melyik?
wrong-attacked = A mezőt ez a vezér üti: { $queen }.
wrong-no-attack = A mezőt ez a vezér nem üti: { $queen }.
wrong-line-now = Nem az a programsor. A keresés most itt tart: { $line }. sor. Innen kövesd a programot.
wrong-line = Ez a programsor következik: { $line }.
wrong-marks = Vezér kerül ide: { $square }. Az oszlopát, az összegét és a különbségét jelöli, mást nem.
wrong-unmarks = A vezér lekerül innen: { $square }. Pontosan azt töröljük, amit megjelölt.
wrong-no-completion = Ezt a mezőt nem üti vezér: { $square }. De ha ide vezér kerül, { $line ->
    [row] nem marad szabad mező ebben a sorban: { $number }
    [column] nem marad szabad mező ebben az oszlopban: { $number }
   *[none] a többi vezér bármelyik elrendezése zsákutcába vezet
}.
wrong-no-move = Oda a huszár nem tud lépni.
wrong-fewer-moves = Onnan { $chosen } továbblépés van, egy másik mezőről viszont csak { $fewest }.
right-fewest = Onnan { $fewest } továbblépés van. Más mezőről sincs kevesebb.
lacks-end-error = A program hibával ért véget.
lacks-end-limit = A program nem jutott a végére, és addig nem érte el a célt.
lacks-board = Az oldal nem talált táblát a programban. Írasd ki mindegyik megoldást, vagy válaszd ki, melyik változó a tábla.
lacks-other-board = A program táblája { $rows } × { $columns } mezős.
lacks-other-piece = { $piece ->
    [knight] A program huszárral lép, a feladat viszont vezéreket kér.
   *[queens] A program vezéreket rak le, a feladat viszont huszárt kér.
}
lacks-right = Amit a program kiír vagy visszaad, az nem helyes. Hogy mi a hiba, azt a tábla melletti mondat mondja meg.
lacks-solutions = { $exist } megoldásból { $found } van meg.
lacks-solution = A program nem talál megoldást.
lacks-print = A program talál megoldást, de nem írja ki, és vissza sem adja.
lacks-call = A program csak függvényeket vagy osztályokat határoz meg. Semmi sem hívja őket.
lacks-search = A program kiír megoldást, de nem keresi meg.
lacks-clear = Az oldal nem tudja megállapítani, mi a program válasza. Írasd ki mindegyik megoldást, és semmi mást, ami megoldásnak látszik.
lacks-conflict = Ez a két vezér üti egymást: { $one } és { $other }.
lacks-row = { $row }. sor: pontosan egy vezér kell ide.
lacks-occupied = { $row }. sor: ennek üresen kell maradnia.
lacks-free = Ez a mező szabad: { $square }.
lacks-queens = Még { $count } vezér hiányzik.
lacks-turned = Félfordulat után ez a vezér üres mezőre kerül: { $square }.
lacks-taken = { $wanted } mezőből { $taken } van elvéve.
lacks-pieces = { $count ->
    [1] A maradék még egyetlen darab.
   *[other] A maradék { $count } darabra esik.
}
