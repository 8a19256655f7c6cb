### The visitor’s own program, on the board.

## The editor

own-source = A Python-programod
own-placeholder = Írj vagy illessz be egy programot, amely vezéreket rak le vagy huszárral lép
own-source-help = A Tab behúzza a sort, a Shift+Tab megszünteti a behúzást. Az F9 vagy a sor számának megnyomása töréspontot tesz a sorra. A szerkesztőből billentyűzettel az Escape, majd a Tab vezet ki.
own-begin = Kezdés egy példából…
own-written-list = Oszlopok listája
own-written-matrix = Mátrix: keresd meg a hibát
own-written-arrays = Jelölőtömbök, két kitöltendő hiánnyal
own-written-masks = Bitmaszkok
own-written-generator = Generátor
own-written-class = Osztály
own-written-permutations = Permutációk, egy kitöltendő hiánnyal
own-written-knight = Huszárbejárás Warnsdorff szabályával
own-open = Fájl megnyitása
own-open-refused = A fájlt nem sikerült beolvasni. Legfeljebb 1 MB-os szövegfájl nyitható meg.
own-from-link = Ez a program egy hivatkozásból származik. Olvasd el, mielőtt futtatod! Csak a Futtatás gombra indul el.
own-from-written = Ez az egyik példaprogram. Szabadon átírhatod; a módosított változat lesz a piszkozatod.
own-bring-back = Vissza a saját programomhoz
own-earlier = Vissza a korábbi programomhoz
own-delete = A piszkozat törlése
own-undelete = Mégsem: kérem vissza a piszkozatot
own-not-stored = A böngésző nem engedi, hogy ez az oldal adatokat tároljon: az oldal bezárásakor elvész a programod. Mentsd fájlba, vagy másold a hivatkozását.
own-input = Bemenet: az input() által olvasott sorok
own-args = Argumentumok: a sys.argv szavai a program neve után
own-too-long = A program túl hosszú egy hivatkozáshoz. Mentsd fájlba, ha tovább akarod adni.
# Words of the editor’s search and of its reports. A $ is the place of a number.
editor-find = Keresés
editor-replacement = Csere erre
editor-next = következő
editor-previous = előző
editor-all = mind
editor-case = kis- és nagybetű különbözik
editor-pattern = reguláris kifejezés
editor-word = egész szavak
editor-replace = csere
editor-replace-all = mind cseréje
editor-current = jelenlegi találat
editor-on-line = ebben a sorban:
editor-replaced = találat cserélve, sor: $
editor-replaced-all = $ találat cserélve
editor-go-to-line = Ugrás sorra
editor-go = ugrás
editor-errors = Hibák
editor-no-errors = Nincs hiba
editor-deleted = A kijelölés törölve
editor-control = Vezérlőkarakter

## The run

own-try = Nyolc vezér kipróbálása
own-run = Futtatás
own-stop = Leállítás
own-why-none = Ebben az irányban nincs több ilyen lépés
own-no-engine = Az oldal ezen változatában nincs Python. Programot írni és továbbadni lehet, futtatni nem.
own-loads = Az első futtatás egyszer betölti a Pythont (2,5 MB). A programod nem hagyja el ezt az eszközt.
own-loading = A Python betöltése: { $percent }%
own-running = Fut: eddig { $lines } sor
own-stopped = Leállítottad a futást. Az addig rögzített sorok megnézhetők.
own-stopped-limit = A program nem ért véget, ezért az oldal leállította. Az addig rögzített sorok megnézhetők.
own-stopped-line = Egy sor tíz másodpercig futott, és nem ért véget, ezért az oldal leállította a programot. Az addig rögzített sorok megnézhetők.
own-limit-lines = Az első { $lines } sor van rögzítve; a program ezután tovább futott.
own-limit-bytes = A felvétel { $lines } sor után betelt; a program ezután tovább futott.
own-judging = A futás értékelése folyik
own-partial = A programnak nagyon sok vagy nagyon nagy változója van. Az oldal csak egy részüket rögzíti.
own-drawing = Ennek a könyvtárnak a rajzai itt nem látszanak: { $name }. A hívásai nem tesznek semmit.
own-not-loaded = A Pythont nem sikerült betölteni. Ellenőrizd a kapcsolatot, és nyomd meg újra a Futtatás gombot.
own-other-build = Az oldal és a Pythonja nem ugyanabból a változatból való. Töltsd újra az oldalt.
own-crashed-depth = A hívások mélyebben ágyazódnak egymásba, mint amennyit ez a böngésző enged. Véget ér a rekurzió?
own-crashed-memory = A programnak több memória kell, mint amennyi van.
own-crashed-fault = A Python leállt. Ez az oldal hibája, nem a programodé.
own-damaged = A futás felvétele nem olvasható. Ez az oldal hibája.
own-changed = A program a futás óta megváltozott. A sorai a Futtatás gombbal nézhetők meg.
own-at-line = A következő sor: { $line }.
own-at-break = A következő sor töréspont: { $line }.
own-at-end = A program véget ért.
own-at-end-failed = A program hibával ért véget.
own-at-stop = Itt ér véget a felvétel.
own-place = { $last } sorból a { $step }.
own-breaks = { $count ->
    [one] Töréspont ebben a sorban: { $lines }.
   *[other] Töréspontok ezekben a sorokban: { $lines }.
}
own-breaks-idle = { $count ->
    [one] Ez a sor nincs a felvételen, ezért ott nem áll meg semmi: { $lines }.
   *[other] Ezek a sorok nincsenek a felvételen, ezért ott nem áll meg semmi: { $lines }.
}
own-breaks-beyond = { $count ->
    [one] Ez a sor
   *[other] Ezek a sorok
} a program végén túl { $count ->
    [one] van
   *[other] vannak
}: { $lines }. A programnak { $all } sora van.
own-clear-breaks = Töréspontok törlése
own-to-line = Ehhez a sorhoz: { $line }
own-next-break = Töréspont →
own-previous-break = ← Töréspont
own-change-of = A követett változó
own-change-of-call = { $variable } ebben: { $function }
own-next-change = Következő változás
own-unchanging = „{ $variable }” a felvételen már nem változik.
own-out-of-call = Ki ebből a hívásból
own-why-no-end = A felvétel véget ér, mielőtt ez a hívás véget érne

## What is seen

own-variables = Változók
own-variables-of = Ebben: { $function }
own-variables-global = A teljes programban
own-more-variables = és még { $more }
own-list-here = { $number }. lista. Több helyen is szerepel.
own-list-there = Ez ugyanaz a lista, mint a { $number }. számú, nem másolat.
own-call = Függvény
own-line = Sor
own-values = Értékek
own-more-calls = { $more } külső hívás nem látszik
own-texts = Be- és kimenet
own-output = Eddigi kimenet
own-output-cut = Csak a kimenet vége látszik.
own-square-knight = huszár, { $number }. mező
own-square-number = { $number }. mező
own-board-label = { $rows } sorból és { $columns } oszlopból álló tábla a program változói alapján
own-board-begin = Írj egy programot, vagy próbáld ki a nyolc vezért: a tábla sorról sorra mutatja.
own-board-none = Futtasd a programot: a tábla sorról sorra mutatja a változóit.
own-board-unsure = Nem biztos, hogy melyik változó a tábla. Melyikben vannak a vezérek vagy a huszár?
own-board-nowhere = A program egyik változója sem hasonlít táblára.
own-board-reading = A táblán látható
own-reading-choose = Válassz változót…
own-reading-printed = az utoljára kiírt állás
own-reading-names = { $variable }: mezők névvel
own-reading = { $variable }: { $kind ->
    [columns] { $by ->
        [columns] oszloponként a vezér sora
       *[rows] soronként a vezér oszlopa
    }
    [masks] soronként egy bitmaszk
    [pairs] mezők számpárként
    [indices] mezők sorszámmal, soronként
    [matrix] mátrix, jel a bábuk helyén
    [numbers] a lépések sorszáma
    [integer] mezőnként egy bit
    [frames] hívásonként egy oszlop
   *[frame-masks] hívásonként az oszlop bitje
}, { $from ->
    [0] 0-tól
   *[other] { $from }-től
} számozva
algorithm-before = Az előző futásod
own-count-lines = Lefutott sorok
own-count-calls = Függvényhívások
own-count-placements = Lerakott bábuk
own-count-dead-ends = Zsákutcák
own-count-solutions = Talált megoldások
own-count-note = A lerakott bábuk száma azoknak a lépéseknek a száma, amelyek után több bábu áll a táblán, mint előttük. A zsákutca { $tree ->
    [yes] olyan hívás, amely nem talál megoldást, és nem hív tovább
   *[no] olyan lépés, amely után megoldás nélkül lekerül egy bábu
}. Minden megoldás egynek számít, akárhányszor írja ki a program. Az is számít, amelyik csak a változóiban van.
own-node-program = A teljes program.
own-call-returned = { $call } visszatérési értéke: { $value }.
own-call-unsure = { $call } None értékkel tér vissza, vagy kivétel szakítja meg.
own-call-open = { $call } a felvételen nem ér véget.
own-node-calls = Ebből a hívásból { $calls } további hívás indul, és maga { $solutions } megoldást talál.
own-node-solution = Ebben a hívásban { $solutions } megoldás született.
own-node-dead-end = Zsákutca: nincs további hívás és nincs megoldás.
own-node-steps = Ez a hívás a { $first }. lépéstől a { $last }. lépésig fut.

## The judgement

own-count-wrong = Rossz megoldások
own-verdict = Értékelés
own-outcome-all = A program minden megoldást megtalál, összesen { $found } darabot, és mást nem.
own-outcome-none = Nincs megoldás, és a program sem talál.
own-outcome-one = A program talál egy megoldást, és az helyes.
own-outcome-missing = { $exist } megoldásból { $found } van meg, mind helyes. A többi hiányzik.
own-outcome-right = { $found } megoldás van meg, mind helyes.
own-outcome-wrong = A program olyasmit is megoldásnak vesz, ami nem az.
own-outcome-nothing = A program nem talál megoldást, pedig { $exist } van.
own-outcome-no-tour = A program nem talál megoldást.
own-outcome-count = A szám helyes: { $number } megoldás van.
own-outcome-yes = A program szerint van megoldás, és egy meg is volt a tábláján.
own-outcome-essential = A program { $printed } megoldást ír ki, a forgatással és tükrözéssel egymásba vihetőkből egyet-egyet. Ez így helyes.
own-outcome-wrong-count = A program ezt a számot adja: { $number }. Valójában { $exist ->
    [0] nincs megoldás
   *[other] { $exist } megoldás van
}.
own-outcome-seen-count = Futás közben mind a { $seen } megoldás megvan a táblán, de a program ezt a számot adja: { $number }.
own-outcome-wrong-none = A program szerint nincs megoldás, pedig { $exist } van.
own-outcome-seen-none = Futás közben { $all ->
    [yes] mind a { $seen } megoldás
   *[no] { $seen } megoldás
} megvan a táblán, de a program szerint nincs megoldás.
own-outcome-wrong-no-tour = A program szerint nincs bejárás, pedig van.
own-outcome-wrong-closed = A program zártnak mondja a bejárását, de az utolsó mezőről nem visz lépés az elsőre.
own-outcome-wrong-yes = A program szerint van megoldás, pedig nincs.
own-outcome-part = A program olyan táblát ad, amely nem teljes.
own-outcome-numbers = A program a megoldásait nem 0-tól és nem is 1-től számozza.
own-outcome-silent = Futás közben { $seen } megoldás megvolt a táblán, de a program egyet sem ír ki, és vissza sem ad.
own-outcome-not-called = A program csak ezt határozza meg: { $name }. Semmi sem hívja.
own-outcome-short = A keresés úgy ér véget, hogy { $attacks } vezérpár még üti egymást. A program nem mondja, hogy ez megoldás.
own-outcome-error = A program nem futott végig, ezért a megoldásairól semmi sem mondható.
own-outcome-stopped = A program a vége előtt leállt. Addig { $found } megoldás látszott; hogy ez mind-e, nem tudható.
own-outcome-unknown = Az oldal nem tudja megmondani, helyes-e ez a program. { $found ->
    [0] Sem táblán, sem a kiírt szövegben, sem visszaadott értékben nem látott megoldást
   *[other] { $found } megoldást látott
}.
own-resting = { $kind ->
    [last-solution] A tábla az utolsó megoldást mutatja, { $line }. programsor.
    [last-full] A tábla az utolsó teljes állást mutatja, { $line }. programsor.
   *[last] A tábla az utolsó bábukat mutatja, amelyek rajta álltak, { $line }. programsor.
}
own-last-output = Az utolsó kiírt sorok
own-fault-conflict = Az első rossz megoldásban az itt álló két vezér üti egymást: { $a } és { $b }.
own-fault-visited = Az első rossz megoldásban a { $number }. mező { $square }, ahol a huszár már járt.
own-fault-leap = Az első rossz megoldásban a { $number }. lépés innen ide vezet: { $from }, { $to }. Ez nem lóugrás.
own-fault-length = Az első rossz megoldásnak { $found } eleme van { $expected } helyett.
own-fault-other = Az első rossz megoldás nem teljes tábla.
own-cause-not-tested = A valószínű ok: { $line ->
    [row] a program nem hasonlítja össze az egy sorban álló vezéreket
    [column] a program nem hasonlítja össze az egy oszlopban álló vezéreket
    [falling] a program nem, vagy nem végig vizsgálja az ereszkedő átlókat
    [rising] a program nem, vagy nem végig vizsgálja az emelkedő átlókat
   *[several] a program egyes vonalakat nem, vagy nem végig vizsgál
}.
own-cause-not-copied = A valószínű ok: „{ $variable }” újra meg újra ugyanazt a listát tartalmazza. Másolatot fűzz hozzá, például így: list(…).
own-cause-range = A valószínű ok: { $end ->
    [first] az első
   *[last] az utolsó
} { $unit ->
    [row] sorba
   *[column] oszlopba
} sosem kerül vezér. Eggyel rövidebb egy range?
own-cause-mark = A valószínű ok: „{ $variable }” egyik jelölése megmarad, miután a vezér lekerült.
own-cause-never-back = A valószínű ok: a program egyetlen vezért sem vesz le a tábláról. Zsákutca után le kell vennie az utolsó vezért, és a következő mezőt kell kipróbálnia.
own-cause-aliased = Az ok: „{ $variable }” minden sora egy és ugyanaz a lista. Így írd: [[0] * n for _ in range(n)].
own-cause-edge = Az ok: a program nem veszi észre az ütést, ha az egyik vezér a tábla szélén áll. A vizsgálat egyik ciklusa egy mezővel előbb megáll.
own-cause-array = Az ok: „{ $variable }” elemei túl kevesen vannak. A sor és az oszlop összege és különbsége egyaránt 2n − 1 értéket vehet fel.
own-cause-unused = Az ok: a { $line }. programsor nem használja a belső hívás értékét. Az ott megtalált megoldás elvész.
own-cause-early = Az ok: a függvény a ciklusán belül tér vissza, az első kipróbált mező után. A return helye a ciklus után van.
own-cause-late = Az ok: a mező csak a belső hívás visszatérése után kap jelölést. A hívás előtt jelöld meg.
own-cause-unmarked = Az ok: a program zsákutca után sosem törli a mező jelölését.
own-cause-depth = Az oldal legfeljebb 250 egymásba ágyazott hívást enged, és ennek a programnak több kell. A megoldásairól semmi sem mondható.
own-add-call = A hívás hozzáadása
own-convert-python-2 = Átírás Python 3-ra
own-leave-import-out = Az import elhagyása
own-python-2 = Ez Python 2. Az oldal Python 3-at futtat.
own-to-wrong = A rossz megoldás megnézése
own-to-placed = A hiba helyének megnézése
own-placed = { $square }, a { $line }. sor rakta le

## Errors

own-error-line = { $line }. sor:
own-error-meant = Erre gondoltál: „{ $name }”?
own-error-name = ennek a névnek itt nincs értéke: „{ $name }”. Elírtad, vagy túl korán használod?
own-error-unbound = ezt a változót a függvény előbb használja, mint hogy értéket kapna: „{ $name }”. Hiányzik a „global” vagy a „nonlocal”?
own-error-index = nincs ilyen sorszámú elem. Az elemek számozása 0-tól a hossznál eggyel kisebb számig tart.
own-error-key = a szótárban nincs { $key } kulcs.
own-error-attribute = „{ $name }” nevű attribútuma vagy metódusa nincs az ilyen típusú értéknek: { $class }.
own-error-type = egy érték típusa nem való ehhez a művelethez.
own-error-arguments = egy függvény túl kevés vagy túl sok argumentumot kap.
own-error-value = egy függvény olyan értéket kapott, amellyel nem tud mit kezdeni.
own-error-zero = nullával való osztás.
own-error-recursion = a hívások túl mélyen ágyazódnak egymásba: legfeljebb 250 rögzíthető. Véget ér a rekurzió?
own-error-module = ez a modul itt nincs meg: „{ $name }”. Van math, random, itertools, collections, re, datetime, json és más is, és a numpy egy kis része.
own-error-import = a modulban nincs „{ $name }”, vagy az oldal változatából hiányzik.
own-error-input = a program több bemenetet kér, mint amennyi van. Írd a sorokat a bemenet mezőjébe.
own-error-assertion = egy assert feltétele nem teljesül.
own-error-memory = a programnak több memória kell, mint amennyi van.
own-error-indent-missing = ez a sor a fölötte kezdett blokkhoz tartozik: húzd beljebb.
own-error-indent-unexpected = ez a sor be van húzva, de előtte nem kezdődik blokk.
own-error-indent-unmatched = ez a sor másképp van behúzva, mint az előtte állók. Egy blokk minden sora ugyanannyi szóközzel kezdődik.
own-error-tabs = a behúzásban tabulátorok és szóközök keverednek. Csak szóközt használj.
own-error-colon = a sor végéről hiányzik egy kettőspont.
own-error-print = a print zárójelet kíván: print(…).
own-error-bracket = egy zárójel nincs bezárva, vagy másfajta zárja be.
own-error-text = egy szövegnek nincs vége: hiányzik a záró idézőjel.
own-error-equals = az „=” értéket ad; összehasonlításhoz „==” kell.
own-error-syntax = ezt a Python nem tudja olvasni. A hiba az előző sor végén is lehet.
own-error-other = a program hibával ért véget.
