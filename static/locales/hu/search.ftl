### The search, watched and compared.

## The search, step by step

search-algorithm = Algoritmus
algorithm-test = Minden mező összevetése a vezérekkel
algorithm-arrays = Jelölőtömbök
algorithm-walk = Oszloponként: a vonalak balra végigjárva
algorithm-masks = Bitmaszkok
algorithm-fewest = A legkevesebb szabad mezővel kezdve
algorithm-repair = Min-conflicts (javítás)
algorithm-anywhere = A tábla bármely szabad mezője
search-order = Mezők sorrendje
order-left = balról
order-right = jobbról
order-middle = középről
order-random = megkeverve
search-seed = Kezdőérték
search-first-only = Megállás az első megoldásnál
view-race = Verseny
race-beside = Mellette
race-nothing = semmi
race-clock = Mindkettő üteme
clock-step = lépésenként
clock-tests = vizsgált mezőnként
view-tree = Fa
view-program = Program
view-memory = Memória
view-comparison = Összevetés
search-code = A program
search-written = Programnyelv
written-words = Pszeudokód
written-python = Python
written-cpp = C++
written-c = C
written-java = Java
written-pascal = Pascal
written-javascript = JavaScript
written-rust = Rust
copy-program = Program másolása
save-program = Program mentése
program-not-copied = A böngésző nem engedi a másolást. Mentsd inkább a programot.
program-failed = A program nem tölthető be. Ellenőrizd a kapcsolatot.
program-retry = Próbáld újra
program-in-order = A program { $way ->
    [top] felülről
   *[left] balról
} veszi sorra a mezőket, ez a futás más sorrendben.
program-anywhere = Figyelem: ez a keresés ugyanazokat a vezéreket minden sorrendben leteszi, ezért minden megoldást n!-szor talál meg.
program-values = Változók
search-stack = A hívási verem
stack-unit = Hívás
stack-queen = Vezér
stack-left = Hátralévő mezők
trace-queen = V{ $queen } ({ $i }, { $j })
trace-event = Esemény
trace-queens = Vezérek
trace-path = Út
unit-number = { $unit ->
    [column] { $number }. oszlop
   *[row] { $number }. sor
}
search-activities = További lehetőségek ehhez a kereséshez
search-step = Lépés
search-of-steps = / { $last }
search-of-more = / { $known }+
search-place = { $step }. lépés, összesen { $last }
counter-tests = { $algorithm ->
    [masks] Vizsgált sorok
    [fewest] Összevetett mezők
    [repair] Összevetett mezők
   *[other] Vizsgált mezők
}
counter-placements = { $algorithm ->
    [repair] Letétel és lépés
   *[other] Letett vezérek
}
counter-dead-ends = { $algorithm ->
    [repair] Feladott kísérletek
   *[other] Zsákutcák
}
counter-solutions = Megoldások
counter-note-masks = A bitmaszkok egyszerre egész sort vizsgálnak, ezért itt a sorok száma áll.
counter-note-fewest = A „legkevesebb szabad mezővel kezdve” algoritmus minden választás előtt összeveti azokat a mezőket, amelyeknek a sorában és oszlopában nincs vezér; mindegyik egyszer számít. A kiírt program ennél többet vizsgál.
counter-note-repair = Valahányszor egy vezér elmozdul, a min-conflicts összeveti sorának többi mezőjét; itt ezek száma áll.
memory-arrays = A tömbök
memory-masks = A maszkok
memory-repair = Hány vezér üti a sor mezőit
array-a = a[j]: a j. oszlop { $mark ->
    [free] szabad
   *[taken] foglalt
}
array-b = b[i + j]: az emelkedő átló { $mark ->
    [free] szabad
   *[taken] foglalt
}
array-c = c[i − j{ $offset ->
    [0] {""}
   *[other] {" "}+ { $offset }
}]: az ereszkedő átló { $mark ->
    [free] szabad
   *[taken] foglalt
}
array-weights = { $row }. sor: hány vezér üti az egyes mezőket
array-label = { $name }. { $count ->
    [0] Egyik sem 1.
   *[other] 1 az értéke: { $set }.
}
mask-columns = A fenti vezérek oszlopai
mask-falling = E vezérek ereszkedő átlói ebben a sorban
mask-rising = E vezérek emelkedő átlói ebben a sorban
mask-free = A hátralévő szabad mezők
jumps = Ugrás
jump-previous-solution = ← Megoldás
jump-next-solution = Megoldás →
jump-previous-dead-end = { $algorithm ->
    [repair] ← Feladva
   *[other] ← Zsákutca
}
jump-next-dead-end = { $algorithm ->
    [repair] Feladva →
   *[other] Zsákutca →
}
jump-first-queen = Először áll…
jump-step = Ugrás erre a lépésre
expected-step = egész szám 0-tól felfelé, csupa számjeggyel, például 2093
why-at-start = A futás az elején áll
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
search-beyond = Nincs { $step }. lépés: ez a futás { $last } lépés után véget ér.
search-on-the-way = Úton a kívánt lépés felé
search-no-survey = A futás lejátszható, de a csúszka nem működik.

## What happens at a step

event-start = A tábla üres. { $n ->
    [1] Egy vezért kell letenni.
   *[other] { $n } vezért kell letenni úgy, hogy egyik se üsse a másikat.
}
event-choose = { $rule ->
    [fewest] { $number }. { $unit ->
        [column] oszlop
       *[row] sor
    }: itt van a legkevesebb szabad mező ({ $free }), ez következik.
   *[row] { $number }. sor: { $free ->
        [0] nincs szabad mező
       *[other] { $free } szabad mező van
    }.
}
event-try = Szabad-e { $square }?
event-marked = { $cell } értéke { $value }, mert { $square } egy { $line ->
    [column] oszlopban
    [sum] emelkedő átlón
   *[difference] ereszkedő átlón
} van ezzel a vezérrel: { $queen }.
event-attacked = { $square } egy { $line ->
    [row] sorban
    [column] oszlopban
    [sum] emelkedő átlón
   *[difference] ereszkedő átlón
} van ezzel a vezérrel: { $queen }.
event-walked = { $square } mezőről { $line ->
    [row] a sorban
    [sum] az emelkedő átlón
   *[difference] az ereszkedő átlón
} balra haladva itt áll vezér: { $queen }.
event-place = { $queen }. vezér: { $square } szabad, ide kerül.
event-solution = { $number }. megoldás: { $n ->
    [1] a vezér a táblán van.
   *[other] minden vezér a táblán van ({ $n }), és egyik sem üti a másikat.
}
event-dead-end = { $unit ->
    [board] A táblán
    [column] { $number }. oszlop:
   *[row] { $number }. sor:
} nincs szabad mező, ez zsákutca. Vissza kell lépni, az utolsó vezér lekerül.
event-exhausted = { $unit ->
    [board] A táblán
    [column] { $number }. oszlop:
   *[row] { $number }. sor:
} elfogytak a mezők, visszalépés az előző vezérhez.
event-end = { $solutions ->
    [0] A keresés véget ért: nincs megoldás.
   *[other] A keresés véget ért: { $solutions } megoldást talált.
}
event-take-back = { $square }: a vezér lekerül a tábláról.
event-scatter = { $attempt }. kísérlet: minden sorba egy vezér, véletlen mezőre.
event-pick = { $square }: véletlenszerűen erre a vezérre esik a választás, { $attacks } vezér üti.
event-move = { $from } mezőről { $to } mezőre lép, ahol { $attacks ->
    [0] egy vezér sem üti
   *[other] { $attacks } vezér üti
}. A sor egyetlen más mezőjét sem üti kevesebb vezér.
event-give-up = { $attempt }. kísérlet: túl sok lépés után feladva.

## Pseudocode

code-place-row = vezér az i. sorba:
code-place-column = vezér a j. oszlopba:
code-place-masks = vezér az i. sorba, a maszkokkal:
code-place-next = még egy vezér:
code-for-squares = a sor minden (i, j) mezőjére:
code-for-board-squares = a tábla minden (i, j) mezőjére:
code-for-column-squares = az oszlop minden (i, j) mezőjére:
code-skip-attacked = ha egy korábbi vezér üti: a következő mező
code-skip-marked = ha a[j], b[i + j] vagy c[i − j{ $offset ->
    [added] {" "}+ n − 1
   *[none] {""}
}] foglalt: a következő mező
code-skip-seen = ha sorában vagy átlóin balra haladva vezér áll: a következő mező
code-free-mask = free ← az oszlopok, amelyek egyik maszkban sincsenek
code-choose-fewest = válaszd a sort vagy oszlopot, ahol a legkevesebb a szabad mező
code-while-free = amíg free-nek van 1-es bitje:
code-for-free = minden szabad mezőjére:
code-put = tegyél oda vezért
code-put-mark = tegyél oda vezért; a[j], b[i + j], c[i − j{ $offset ->
    [added] {" "}+ n − 1
   *[none] {""}
}] ← foglalt
code-put-bit = vedd ki a legalsó bitet: tegyél vezért az oszlopába
code-report = ha minden vezér a táblán van: megoldás
code-recur-row = különben vezér az i + 1. sorba (rekurzió)
code-recur-column = különben vezér a j + 1. oszlopba (rekurzió)
code-recur-masks = különben tovább az i + 1. sorba, eltolt maszkokkal (rekurzió)
code-recur-next = különben még egy vezér (rekurzió)
code-take = vedd le a vezért
code-take-unmark = vedd le a vezért; a[j], b[i + j], c[i − j{ $offset ->
    [added] {" "}+ n − 1
   *[none] {""}
}] ← szabad
code-return = visszatérés: nincs több mező
code-repair-board = egy tábla javítása:
code-scatter = tegyél minden sorba vezért, véletlen mezőre
code-while-attacked = amíg valamelyik vezért ütik:
code-pick-attacked = válassz véletlenszerűen egy támadott vezért
code-move-least = vidd sorának legkevésbé ütött mezőjére
code-give-up = túl sok lépés után: kezdd elölről
code-report-repaired = egyik vezért sem ütik: megoldás

## The search tree

tree-label = A keresési fa
tree-none = { $search ->
    [anywhere] Ennek a keresésnek a fáját nem rajzoljuk meg: minden állás annyiszor szerepelne benne, ahányféle sorrendben a vezérei letehetők.
   *[repair] A javításnak nincs fája: vezéreket mozgat, és egyet sem vesz le.
}
tree-tools = Nagyítás, kibontás, ugrás
tree-whole = Egész fa
tree-why-whole = Az egész fa látszik
tree-open-all = Mind kibontása
tree-open-default = Összecsukás
tree-why-many = Túl sok a csomópont, nem bontható ki mind; nyomj meg egyet, hogy kibontsd.
tree-later = Még be nem járt csomópontok
tree-later-faint = halványan
tree-later-hidden = rejtve
tree-later-full = mint a többi
node-root = az üres tábla
node-returned = visszatérési értéke: { $value }
node-choice = választás
node-failure = zsákutca
node-solution = megoldás
node-collapsed = összecsukva
node-is-solution = Minden vezér a táblán van, és egyik sem üti a másikat.
node-why-choice = { $number }. { $unit ->
    [column] oszlop
   *[row] sor
}: { $free } szabad mező van.
node-why-failure = { $number }. { $unit ->
    [column] oszlop
   *[row] sor
}, nincs szabad mező: { $reasons }.
node-reason = { $square } és { $queen } egy { $line ->
    [row] sorban
    [column] oszlopban
    [sum] emelkedő átlón
   *[difference] ereszkedő átlón
} van
node-below = E csomópont alatt: { $placements } letett vezér, { $solutions ->
    [0] megoldás nélkül
   *[other] { $solutions } megoldás
}.
node-below-many = E csomópont alatt több mint { $placements } letett vezér van.
search-far = Ez a csomópont túl messze van a futás kezdetétől, az oldal nem tud odaugrani.

## The algorithms compared

compare-lead = Mindegyik keresés az összes megoldást keresi a 4 × 4-estől a 12 × 12-es tábláig. Az eszközöd egymás után futtatja őket, ezért az idők erre az eszközre érvényesek.
compare-measure = Mérőszám
compared-tests = Vizsgálatok
compared-placements = Letett vezérek
compared-dead-ends = Zsákutcák
compared-time = Idő
compared-tenths = { $whole },{ $tenth } { $unit ->
    [microseconds] µs
   *[milliseconds] ms
}
compared-whole = { $whole } { $unit ->
    [microseconds] µs
   *[milliseconds] ms
}
short-test = Összevetés
short-arrays = Tömbök
short-walk = Végigjárás
short-masks = Maszkok
short-fewest = Legkevesebb
short-repair = Javítás
compare-start = Mérés
compare-measuring = A keresések mérése
compare-done = A mérés kész.
compare-why-none = Válassz egy algoritmust, amelyet mérni szeretnél.
compare-why-unmeasured = Előbb mérni kell valamit.
compare-plot = { $measure } n = 4-től 12-ig, logaritmikus léptékben
compare-growth = A műveletigényről: ha minden sorban egy vezér áll, nⁿ tábla van, és n!, ha semelyik kettő nem áll egy oszlopban. Az a keresés, amely az első ütközésnél visszalép, jóval kevesebb mezőt vizsgál. A megvizsgált mezők száma n = 11-ről n = 12-re mégis 5,6-szeresére nő, és n = 6-tól ez a szorzó is nő n-nel.
compare-order = Az O(n!) azt mondja, hogy valamely n-től kezdve a munka legfeljebb n! állandószorosa. Nem mondja meg, mekkora ez az állandó, valóban ilyen gyorsan nő-e a munka, és meddig tart a keresés: két azonos O-jú program között százszoros is lehet a különbség.
compare-same = Az összevetés, a tömbök, a végigjárás és a maszkok ugyanazokat a vezéreket teszik le, és ugyanazokba a zsákutcákba futnak. A gyorsabbak csak egy-egy vizsgálatot tesznek olcsóbbá: idejük egy állandó szorzóban tér el, de egyformán nő.
compare-times = A kis táblákhoz tartozó idők jobbak egyetlen futás idejénél: az ilyen rövid keresés sokszor fut egymás után, és körülbelül n = 8-ig a processzor megtanulja az útját. Egy ilyen futás akár feleannyi ideig sem tart, mint az első. Nagyjából n = 9-től az út már túl hosszú ahhoz, hogy megtanulja, ezért ott az idők ugranak.
compare-limit = A legkevesebb szabad mezővel kezdő keresés kevesebb vezért tesz le: n = 12-nél alig többet a többi keresés vezéreinek harmadánál. A számuk azonban majdnem olyan gyorsan nő. Nem maradhat gyors az a keresés, amely minden megoldáshoz eljut: már ezek száma is gyorsabban nő minden exponenciális függvénynél. Egyetlen megoldáshoz nem is kell keresni.
compare-beyond = Kérdés: egy program az utolsó vezér után még egyszer meghívja magát egy nem létező sorra. Miért vizsgál meg n = 8-ra { $more } mezőt { $tests } helyett? Válasz: mind a 92 megoldás után megvizsgálja annak a sornak a 8 mezőjét is.
compare-no-take-back = Még egy kérdés: némelyik programban nincs programsor, amely levenné a vezért. Hogyan lép vissza? Válasz: a vezér új oszlopát a régi helyére írja, és egy mező vizsgálatakor csak a fölötte lévő sorokat nézi.
save-comparison = A táblázat mentése CSV-ként
copy-trace = Az eddigi lépések másolása
save-trace = Az eddigi lépések mentése
compare-repair = A javítás az első megoldással véget ér: adatai egyetlen megoldásra vonatkoznak.
