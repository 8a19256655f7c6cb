### The check of what a program has printed.

view-check = Saját kimenet ellenőrzése
check-title = Ellenőrizd, amit a programod kiírt
check-label = A program kimenete
check-help = Oszlopok listája 0-tól vagy 1-től, sor és oszlop párjai, mezők nevei, mátrixok bármilyen jelekkel, huszártúrák számozott táblaként vagy mezők listájaként, bármilyen más szöveg között. Fájlt is ide lehet ejteni. Semmi sem hagyja el ezt az eszközt. Nagyon hosszú szöveg nem jelenik meg, csak beolvasásra kerül.
check-output = Ellenőrzés
check-file = Fájl választása
check-running = A kimenet olvasása
check-unreadable = Ez a fájl nem olvasható.
checked-read = beolvasva
checked-right = helyes
checked-wrong = hibás
checked-missing = hiányzik
checked-doubled = ismétlődik
checked-nothing = Ebben a szövegben nem ismerhető fel állás.
checked-understood = { $kind ->
    [knight] Huszártúrák { $rows } × { $columns } méretű táblán
    [superqueen] Szupervezérek állásai { $rows } × { $columns } méretű táblán
   *[queen] Vezérek állásai { $rows } × { $columns } méretű táblán
}, a számozás kezdete: { $from }.
checked-short = Az utolsó sor mindenhonnan hiányzik; a lap kiegészítette.
checked-ordered = { $ordered ->
    [yes] A helyesek lexikografikus sorrendben vannak.
   *[no] A helyesek nincsenek lexikografikus sorrendben.
}
checked-first-wrong = Az első hiba
checked-line = { $line }. sor ({ $number }. állás): { $fault }
checked-repeated = Ismétlés ezekben a sorokban: { $lines }.
checked-absent = { $count ->
    [one] A hiányzó megoldás
   *[other] { $shown } a hiányzó { $count } megoldásból
}
fault-length = { $found } van kiírva { $expected } helyett.
fault-no-queen = { $row }. sor: nincs benne vezér.
fault-outside = { $row }. sor: { $found } áll benne; { $from } és { $to } közötti szám kell.
fault-conflict = { $a } és { $b } ({ $row }. és { $other }. sor) üti egymást { $line ->
    [row] egy sorban
    [column] egy oszlopban
    [knight-move] lóugrással
   *[other] egy átlón
}.
fault-no-square = egyik mezőn sem áll ez a szám: { $number }.
fault-visited = { $number }. mező: { $square }, itt a huszár már járt.
fault-not-a-move = { $number }. lépés ({ $from } – { $to }): nem lóugrás.
