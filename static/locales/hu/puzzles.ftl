### Feladványok.

## Melyik feladvány

puzzle-title-today = A mai feladvány
puzzle-title-day = Feladvány, { $day }
puzzle-title-number = { $number }. feladvány
puzzle-title-own = Saját készítésű feladvány
puzzle-today = Ma
puzzle-future = { $day } még nem jött el. Ez annak a napnak a feladványa.
puzzle-kind = Fajta
puzzle-kind-complete = Kiegészítés
puzzle-kind-regions = Tartományok
puzzle-kind-knight = A huszár számai
puzzle-rule = Szabály
puzzle-rule-chess = Vezérek
puzzle-rule-touch = Érintés nélkül
puzzle-rule-superqueen = Szupervezérek
puzzle-grade = Nehézség
puzzle-grade-1 = 1
puzzle-grade-2 = 2
puzzle-grade-3 = 3
puzzle-grade-4 = 4
puzzle-needs-1 = Elég meglátni egy { $kind ->
    [regions] sor, oszlop vagy tartomány utolsó szabad mezőjét.
   *[complete] sor vagy oszlop utolsó szabad mezőjét.
}
puzzle-needs-2 = Azt is látnod kell, ha { $kind ->
    [regions] egy tartomány egyetlen sorba vagy oszlopba esik, vagy ha egy sor, oszlop vagy tartomány vezére bizonyos mezőket kizár, bárhol álljon is.
   *[complete] egy sor vagy oszlop vezére bizonyos mezőket kizár, bárhol álljon is.
}
puzzle-needs-3 = Azt is látnod kell, ha { $kind ->
    [regions] néhány tartomány együtt pontosan ugyanannyi sorba vagy oszlopba esik, például két tartomány ugyanabba a két sorba.
   *[complete] néhány sor szabad mezői együtt pontosan ugyanannyi oszlopba esnek, például két sor szabad mezői ugyanabba a két oszlopba (vagy fordítva).
}
puzzle-needs-4 = Az is kell hozzá, hogy feltedd: egy mezőn vezér áll, és ellentmondásra juss.
puzzle-ungraded = A nehézség akkor derül ki, ha pontosan egy megoldás van.
puzzle-others = Továbbiak
puzzle-source = Feladvány
puzzle-source-day = A mai
puzzle-source-number = Sorszám szerint
puzzle-source-own = Saját
puzzle-number = Sorszám
puzzle-open = Feladvány megnyitása

## Megoldás

puzzle-toolbar = A feladvány megoldása
puzzle-share = Megosztás
puzzle-pictures = Mentés képként, LaTeX-hez
puzzle-goal = { $kind ->
    [regions] Minden sorba, oszlopba és tartományba egy vezér való
   *[complete] Minden sorba és oszlopba egy vezér való
}{ $rule ->
    [touch] , és semelyik kettő nem érintkezhet, sarkával sem.
    [superqueen] , és egyik sem ütheti a másikat. Huszárként is lépnek.
   *[queen] , és egyik sem ütheti a másikat.
}
puzzle-press = { $first ->
    [queens] Nyomás: vezér. Újabb nyomás: áthúzás.
   *[crosses] Nyomás: áthúzás. Újabb nyomás: vezér.
}
puzzle-grade-label = { $grade }. nehézség{ $standing ->
    [solved] , megoldva
    [begun] , elkezdve
   *[none] { "" }
}
puzzle-solved-in = Megoldva. Idő: { $time }, { $hints ->
    [0] tipp nélkül
   *[other] { $hints } tippel
}.
puzzle-sort = { $kind }, { $rule }{ $grade ->
    [0] { "" }
   *[other] , { $grade }. nehézség
}
copy-result = Eredmény másolása
share-result = Eredmény megosztása
copy-marked = Hivatkozás másolása a jelöléseimmel
copy-puzz-link = puzz.link másolása
copy-grid = Másolás szövegként
copy-proof = Bizonyítás másolása
puzzle-placed = { $piece ->
    [superqueen] { $placed }/{ $n } szupervezér
   *[queen] { $placed }/{ $n } vezér
}
puzzle-conflict = { $piece ->
    [superqueen] { $placed }/{ $n } szupervezér
   *[queen] { $placed }/{ $n } vezér
}. Ezek közül csak az egyik maradhat: { $pair } ({ $reason }){ $more ->
    [0] { "" }
   *[other] , és még { $more } pár
}.
puzzle-clash = { $clash ->
    [house] mindkettő itt áll: { $house }
    [touch] érintkeznek
    [diagonal] egy átlón állnak
   *[knight] lóugrásnyira állnak egymástól
}
puzzle-checked = { $wrong ->
    [0] Eddig minden jó.
    [one] Egy mező hibás, a táblán meg van jelölve.
   *[other] { $wrong } mező hibás, a táblán meg vannak jelölve.
}
puzzle-solved = Megoldva. { $piece ->
    [superqueen] { $n } szupervezér áll a helyén
   *[queen] { $n } vezér áll a helyén
}, és nincs más megoldás.
puzzle-making = Készül a feladvány.
puzzle-cancelled = Leállítva, mielőtt a feladvány elkészült volna.
puzzle-square = { $region ->
    [none] { "" }
   *[other] { $region } tartomány,{" "}
}{ $content ->
    [given] rögzített vezér
    [queen] vezér
    [superqueen] szupervezér
    [cross] áthúzva
   *[empty] üres
}{ $fault ->
    [conflict] , ütközésben
    [wrong] , hibás
    [unproved] , még indoklás nélkül
    [doubtful] , bizonytalan
   *[none] { "" }
}
check = Ellenőriz
puzzle-next = Következő feladvány
puzzle-watch = A keresés megnézése
puzzle-unwatch = Vissza a fejtéshez
puzzle-search = A keresés felülről lefelé minden sorban az első olyan mezőre tesz vezért, amelyet egyik másik vezér sem zár ki. Ha egy sorban nem marad ilyen mező, leveszi az utolsó vezért, és annak következő mezőjével próbálkozik.
puzzle-search-place = { $at }. lépés, összesen { $last }, levett vezérek: { $back }.
puzzle-why-empty = Még nincs semmi a táblán
puzzle-why-unknown = A megoldás nem ismert
puzzle-why-complete = Nincs több tipp. A tipp alatti gomb megteszi, amit a tipp mond.
puzzle-habits = Beállítások
puzzle-order = Első nyomásra
puzzle-order-crosses = Áthúzás
puzzle-order-queens = Vezér
puzzle-auto-cross = A vezérek által kizárt mezők áthúzása
puzzle-check-at-once = A hibák azonnali jelzése
puzzle-prove = Bizonyítás: minden lépést meg kell indokolni
puzzle-keys = Húzd végig az ujjad vagy az egeret a mezőkön, hogy áthúzd őket. Billentyűk: a szóköz megnyomja a mezőt, az X áthúzza, az Enter vezért tesz rá.

## Tippek

puzzle-hint = Tipp
puzzle-hint-do = Tedd meg
puzzle-house = { $sort ->
    [rank] { $name }. sor (alulról)
    [file] { $name } oszlop
    [row] { $name }. sor
    [column] { $name }. oszlop
   *[region] { $name } tartomány
}
puzzle-look = Ide nézz: { $houses }.
puzzle-suppose = Tegyük fel, hogy itt vezér áll: { $square }. Mi következne belőle?
puzzle-mistakes = { $count ->
    [one] Ez a mező hibás: { $squares }.
   *[other] Ezek a mezők hibásak: { $squares }.
}
puzzle-excluded = { $count ->
    [one] A vezér ({ $queen }) kizárja ezt a mezőt: { $crossed }.
   *[other] A vezér ({ $queen }) kizárja ezeket a mezőket: { $crossed }.
}
puzzle-last = { $house }: itt csak egy szabad mező maradt, a vezér helye { $square }.
puzzle-within = { $count ->
    [one] { $houses }: minden szabad mezője ide esik – { $within } –, így az ottani vezér is ezek egyikén áll. Húzd át ott a többit ({ $crossed }).
   *[other] { $houses }: minden szabad mezőjük ide esik – { $within } –, így az ottani vezérek is ezek közül foglalnak el mezőt. Húzd át ott a többit ({ $crossed }).
}
puzzle-common = { $house }: bárhol áll itt a vezér, ezeken a mezőkön nem állhat másik ({ $crossed }).
puzzle-refuted = { $count ->
    [0] Ha { $square } mezőn vezér állna, itt nem maradna szabad mező: { $house }. Húzd át { $square } mezőt.
   *[other] Ha { $square } mezőn vezér állna, ezekre a mezőkre is vezér kellene ({ $follows }), és itt nem maradna szabad mező: { $house }. Húzd át { $square } mezőt.
}
puzzle-impossible = Itt nem maradt szabad mező: { $house }.

## Saját feladvány

puzzle-edit = A feladvány átalakítása
puzzle-play = Megoldom
puzzle-make-unique = Tedd egyértelművé
puzzle-make-complete = Nyomj meg egy mezőt, hogy rögzített vezér álljon rajta, és még egyszer, hogy lekerüljön.
puzzle-make-regions = Húzz egy tartományból a határán át, és az út mezői hozzá kerülnek. Nyomj meg egy mezőt, hogy rögzített vezér álljon rajta. A billentyűzeten egy betű abba a tartományba teszi a mezőt.
puzzle-make-doubtful = { $count } mező bizonytalan, ezek keretet kaptak. Nyomj meg egyet, és a mellette lévő következő tartományba kerül.
puzzle-refused-last = { $region } tartomány: az utolsó mezőjét veszítené el.
puzzle-refused-torn = { $region } tartomány: { $square } nélkül kettéválna.
puzzle-refused-apart = { $square } nem érintkezik ezzel: { $region } tartomány.
puzzle-one = Pontosan egy megoldása van, találgatás nélkül, nehézsége { $grade }.
puzzle-one-guessed = Pontosan egy megoldása van, de következtetéssel magában nem található meg.
puzzle-several = { $more ->
    [0] { $count } megoldás van. Kettő közülük:
   *[other] Legalább { $count } megoldás van. Kettő közülük:
}
puzzle-none = Nincs megoldás, minden próbálkozás elakad.
puzzle-none-conflict = Nincs megoldás, mert közülük csak az egyik maradhat: { $a }, { $b } ({ $reason }).
puzzle-none-deduced = { $steps ->
    [0] Nincs megoldás.
   *[other] Nincs megoldás, ezt { $steps } következtetés mutatja.
} { $reason }
puzzle-path = Miért csak egy megoldás van
puzzle-path-part = Ami kikövetkeztethető
puzzle-why-not-unique = A feladványnak nem pontosan egy megoldása van
puzzle-on-board = A rögzített vezérek megnyitása a Táblán

## Amit megőriz

puzzle-past-days = Korábbi napok
puzzle-weekdays = H K Sze Cs P Szo V
puzzle-month = { $year }. { $month ->
    [1] január
    [2] február
    [3] március
    [4] április
    [5] május
    [6] június
    [7] július
    [8] augusztus
    [9] szeptember
    [10] október
    [11] november
   *[12] december
}
puzzle-month-before = Előző hónap
puzzle-month-after = Következő hónap
puzzle-day = { $month } { $number }.{ $when ->
    [today] , ma
   *[past] { "" }
}: { $solved }/{ $grades } megoldva
puzzle-stored = { $puzzles ->
    [0] Ezen az eszközön még nincs megoldott feladvány.
   *[other] Ezen az eszközön { $puzzles } feladvány van megoldva.
}
puzzle-days-in-a-row = Egymást követő napok, amelyek feladványát aznap vagy másnap megoldottad: { $days }
puzzle-forget = Minden tárolt feladvány törlése

## Papíron

sheet = Nyomtatható feladatlap
sheet-count = Feladványok száma
sheet-count-1 = Csak ez
sheet-count-4 = 4
sheet-count-6 = 6
sheet-count-12 = 12
sheet-first = Első feladvány
sheet-make = Feladványok készítése
sheet-making = Készülnek a feladványok.
sheet-ready = Nyomtatható, a megoldások külön lapra kerülnek. A4-es és Letter méretű papír is jó hozzá.
sheet-solutions = Megoldások
sheet-grade = Nehézsége { $grade }
sheet-why-not-made = A feladványok még nem készültek el
sheet-why-none = Ilyen fajtájú, nehézségű és méretű feladvány nincs
