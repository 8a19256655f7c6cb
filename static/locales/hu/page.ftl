### What all screens share.

## The page

document-title = { $screen } · Bezzel
skip = Ugrás a táblához és a gombokhoz
nav = Képernyők
door-queens = Vezérek
door-knight = Huszár
door-puzzles = Feladványok
door-learn = Tanulás
menu = Menü
nav-queens = Tábla
nav-solutions = Megoldások
nav-search = Visszalépés
nav-construct = Építés
nav-puzzles = Feladványok
nav-tour = Bejárás
nav-boards = Mely táblák
nav-duel = Párbaj
nav-lessons = Leckék
nav-about = Névjegy
nav-steps = A bejárás keresése
nav-own = Saját program
nav-numbers = Számfeladvány
language = Nyelv
theme = Megjelenés
theme-auto = Rendszer szerint
theme-light = Világos
theme-dark = Sötét
colouring = A tábla színei
colouring-paper = Papír
colouring-sea = Tenger
colouring-wood = Fa
colouring-contrast = Erős kontraszt
notation = Jelölés
rows-from-0 = Sorok és oszlopok 0-tól
squares-as-pairs = Mezők (i, j) alakban
counts-from = A program { $first }{ $first ->
    [0] -tól
   *[other] -től
} számolja a sorokat és az oszlopokat.
count-as-program = Itt is { $first }{ $first ->
    [0] -tól
   *[other] -től
}
one-is-free = 1: szabad, 0: foglalt
square-names = Mezők neve
square-names-letters = Betűvel: a1
square-names-from-1 = Számok 1-től: (1, 1)
square-names-from-0 = Számok 0-tól: (0, 0)

## Miről szól egy-egy képernyő

introduction-queens = A vezér (királynő) a sorában, az oszlopában és mindkét átlóján minden mezőt üt. Felrakható-e n vezér n × n mezőre úgy, hogy egyik se üsse a másikat? Ha n = 8, ez a nyolckirálynő-probléma.
introduction-solutions = Itt a tábla összes megoldása látható. Azoknak a megoldásoknak, amelyek csak forgatásban vagy tükrözésben különböznek, közös az alapmegoldásuk.
introduction-search = A visszalépéses keresés minden sorba egy vezért tesz, és ha egy sorban nincs szabad mező, visszalép az előzőbe. A program minden sorra meghívja önmagát (rekurzió), így a tábla minden vezéréhez egy hívás tartozik a hívási veremben.
introduction-construct = Visszalépéses kereséssel soha nem jutnánk el egymillió vezérig. Egy szabállyal igen: az minden sorhoz azonnal megadja a vezér oszlopát.
introduction-puzzles = Minden nap van új feladvány, és még akárhány. Mindegyiknek pontosan egy megoldása van, amely találgatás nélkül megtalálható.
introduction-tour = A bejárás minden mezőt egyszer érint: Hamilton-út. A huszár két mezőt lép egyenesen és egyet oldalra, a közbensőket átugorja. A bejárás zárt, ha a végéről egy lépés visszavezet a kezdőmezőre.
introduction-boards = A huszár bejárása minden mezőt egyszer érint; zárt bejárás végéről egy lépés visszavezet a kezdőmezőre. Válassz a térképen egy táblát, és megláthatod egy bejárását, vagy azt, hogy miért nincs; vagy rajzolj saját alakzatot.
introduction-duel = Ketten lépnek felváltva egyetlen huszárral, de soha oda, ahol már járt; aki nem tud lépni, veszít.
introduction-steps = Visszalépéses keresés huszárral: továbblép, amíg tud, és ha elakad, az utolsó lépését visszavonja.
introduction-numbers = Egy huszárbejárás, amelynek legtöbb száma hiányzik. Minden szám lóugrásnyira van az előzőtől, és pontosan egy bejárás illik a táblára.
introduction-hide = A bevezetés elrejtése
introduction-show = Bevezetés

## Controls

undo = Vissza
redo = Mégis
clear = Törlés
rotate = Forgatás
reflect = Tükrözés
cancel = Leállítás
pause = Szünet
resume = Folytatás
restart = Újrakezdés
why-no-undo = Nincs mit visszavonni.
why-no-redo = Nincs mit újra megtenni.
why-empty = A tábla üres.
number-less = Eggyel kevesebb
number-more = Eggyel több
number-reset = Alap: { $value }
field-expected = A várt érték: { $expected }.
field-refused = „{ $value }” nem olvasható. A várt érték: { $expected }.
copy-link = Hivatkozás másolása
background-running = { $screen }: fut, { $percent }%
background-done = { $screen }: kész
background-stopped = { $screen }: leállt
searching = Keresés
pair = { $a } és { $b }
copied = Másolva.
save-svg = Mentés SVG-ként
save-png = Mentés PNG-ként
save-gif = Mentés GIF-ként
print = Nyomtatás
set-back = Az összes feladat
film = Film
film-making = A GIF készül
film-words = Minden lépéshez egy mondattal
why-no-film-yet = A filmhez lépés kell: lépjen a huszárral, vagy kerestessen bejárást.
why-no-film = Egy filmen legfeljebb 1024 mező lehet.
share-more = Másolás szövegként, mentés, nyomtatás
formats-latex = LaTeX-hez
formats-solvers = LaTeX-hez és megoldóprogramokhoz
qr = QR-kód
qr-making = Készül a kód
qr-label = Az alábbi hivatkozás QR-kódja
qr-too-long = A hivatkozás { $bytes } bájt, egy QR-kódba legfeljebb 2953 fér. Inkább másold a hivatkozást.
share = Megosztás
picture-failed = A böngésző nem tudta megrajzolni a képet. Próbáld SVG-ként menteni: az kevesebbet kíván tőle.
button-copied = Másolva
text-not-copied = A böngésző nem engedi a másolást. A szöveg: { $text }
embed = Képernyő beágyazása
embed-words = Ha ezt a képernyőt a saját oldaladon szeretnéd megmutatni, illeszd be oda ezt a kódot. Úgy nyílik meg, ahogy most látod, menü nélkül, világos vagy sötét színekkel, a látogató rendszere szerint; ha ezt rögzítenéd, írd hozzá: theme=light vagy theme=dark.
copy-embed = Kód másolása
own-page = Megnyitás a Bezzelben, külön lapon
dialog-close = Bezárás
panel = Erről az állásról
sections = A képernyő részei
section-answers = Válaszok
section-why = Miért?

## Boards

board-label = { $n } × { $n } mezős tábla
board-line = { $line ->
    [row] { $number }. sor
   *[rank] alulról { $number }. sor
}
board-side = Méret (n)
board-rows = Sorok
board-columns = Oszlopok
piece = Bábu
piece-queen = Vezér
piece-superqueen = Szupervezér
square-queen = vezér
square-queen-conflict = vezér, ütésben
square-superqueen = szupervezér
square-superqueen-conflict = szupervezér, ütésben
square-attacked = támadott

## The keyboard

learn = Lecke megnyitása
make = Feladat készítése
first = Találd ki a folytatást
present = Kivetítés
present-end = Kilépés a kivetítésből
shortcuts = Billentyűk
key-arrows = Lépés mezőről mezőre
key-rank = A sor két végére
key-file = Az oszlop két végére
key-corners = A bal felső és a jobb alsó sarokba
key-press = Bábu felrakása vagy levétele
key-square = Ugyanaz, mint a mező megnyomása
key-cross = Mező kihúzása, vagy a kihúzás törlése
key-digits = Szám beírása
key-erase = A szám törlése
key-solve = Vezér felrakása vagy levétele
key-rays = A legközelebbi bábu felolvasása minden irányban
key-undo = Visszavonás
key-list = Ez a lista

## Notices

notice = A hivatkozásban { $parameter } = „{ $value }” áll. A várt érték: { $expected }. Helyette az alapérték érvényes.
notice-dismiss = Rendben
expected-number = egész szám { $least } és { $most } között
expected-word = ezek egyike ({ $words })
expected-words = ezek közül néhány szó, ponttal elválasztva ({ $words })
expected-proof = egy bizonyítás lépései, például { $example }: egy indok első betűje, majd mezők, mindegyik egyszer
expected-permutation = { $n } sor mindegyikéhez egy oszlop 1 és { $n } között, üres sorhoz 0, például { $example }
expected-solution = egy megoldás { $n } × { $n } mezős táblán, soronként felülről a vezér oszlopával megadva
expected-fen = { $n } sor, mindegyikben { $n } mező, például { $example }
expected-position = mezők, mint { $square }, permutáció, mint { $permutation }, FEN, mint { $fen }, vagy egy táblára mutató hivatkozás
expected-columns = { $n } szám, soronként felülről a vezér oszlopa; beolvasva { $count } szám ({ $numbers })
expected-column = oszlopok 1 és { $n } között, üres sorhoz 0, vagy 0 és { $last } között minden oszlop egyszer; a beolvasott szám { $found }
expected-squares = mezők vesszővel elválasztva egy { $rows } × { $columns } mezős táblán, például { $example }
expected-square = egy { $rows } × { $columns } mezős tábla olyan mezője, amely nem lyuk, például { $example }
expected-size = sorok x oszlopok, mindkettő { $least } és { $most } között, például { $example }
expected-shape = sorok x oszlopok (mindkettő 1 és { $most } között), pont, majd felülről minden sorhoz egy tizenhatos számrendszerbeli szám, amelynek bitjei a mezők, a legalacsonyabb a bal szélső oszlopé, például { $example }
expected-lesson = egy lecke és a része, például { $example }
expected-question = olyan kérdés, amely ehhez az álláshoz illik
expected-board-tours = olyan tábla, amelynek van ilyen bejárása
expected-board-narrow = olyan tábla, amelynek rövidebb oldala legfeljebb { $widest } mező
expected-board-small = kisebb tábla (ehhez túl sok memória kellene)
expected-no-end = semmilyen mező (ennek a bejárásnak nem választható vége)
expected-moves-digit = lépésenként egy számjegy 0 és 7 között ({ $number }. lépés: „{ $found }”)
expected-moves-outside = a táblán maradó lépések ({ $number }. lépés: { $square } mezőről lelép)
expected-moves-hole = a lyukakat elkerülő lépések ({ $number }. lépés: { $square } lyuk)
expected-moves-visited = még nem érintett mezőkre vezető lépések ({ $number }. lépés: ismét { $square })
expected-moves-start = olyan link, amelyben a moves mellett start is van (a mező, ahonnan a lépések indulnak)
expected-date = dátum, például { $example }
expected-numbers = számok a mezőjükkel, köztük pont, például { $example } ({ $fault ->
    [form] „{ $part }” nem szám és mező
    [number] { $part } nincs 1 és { $last } között
    [square] „{ $part }” nem mezője a táblának
    [number-twice] { $part } két mezőn áll
   *[square-twice] { $part } mezőn két szám áll
})
expected-regions = { $squares } betű a és { $last } között, mindegyik legalább egyszer, a mezők tartománya a felső sortól kezdve, { $n } × { $n } mezős táblára
expected-piece-of-fen = { $piece }, ahogy a FEN-ben áll
expected-packed = egy ezen az oldalon tömörített szöveg, legfeljebb { $most } karakterrel
expected-text = egy legfeljebb { $most } bájtos szöveg
expected-lines = sorok száma 1 és { $last } között, vesszővel elválasztva, például 5,9

## Results

time-milliseconds = { $milliseconds } ms
time-seconds = { $seconds } mp
time-minutes = { $minutes } perc { $seconds } mp
time-hours = { $hours } óra { $minutes } perc
known-counted = Itt is megszámolva, azonos eredménnyel
solved-not-stored = A böngésző nem engedi, hogy ez az oldal adatokat tároljon: az oldal bezárásakor elvész, amit megoldottál.

## When work fails

failed-refused = Ez a keresés nem indítható ({ $reason }).
failed-version = Az oldal két része különböző verziójú. Töltsd újra az oldalt.
failed-not-loaded = A számoló programot nem sikerült betölteni. Ellenőrizd a kapcsolatot, és próbáld újra, vagy töltsd be újra az oldalt.
failed-no-memory = Az eszközön nincs elég szabad memória a számoló programhoz. Zárd be, amire nincs szükséged, és próbáld újra.
failed-workers = A háttérszámítás többször is leállt. Kezdd újra, vagy töltsd újra az oldalt.

## When the program fails

crash-title = Hiba történt a programban.
crash-words = Semmi sem veszett el: ez a hivatkozás őrzi, amit készítettél. Másold ki, vagy kezdd újra innen.
crash-reload = Újrakezdés
arriving-words = A számoló program még töltődik.
retry-words = Az oldal egy részét nem sikerült betölteni. Semmi sem veszett el: nézd meg, van-e hálózat.
retry-now = Újra
update-words = Elérhető a Bezzel új verziója.
update-running = A frissítés leállítja az alábbiakat. Utána csak a megoldások számlálása folytatódik.
update-now = Frissítés
update-later = Később

## Playing

transport = Lejátszás
transport-keys = Billentyűk: → előre, ← vissza, szóköz: lejátszás és szünet, Esc: kilépés
transport-play = Lejátszás (P)
transport-pause = Szünet (P)
transport-step = Egy lépés előre (.)
transport-back = Egy lépés vissza (vessző)
seek = Hely a futásban
speed = Sebesség
speed-steps = { $steps } lépés/s
speed-fastest = a leggyorsabban
key-hint = A huszár bejárásának következő lépése
key-play = Lejátszás és szünet
key-step = Egy lépés vissza, egy lépés előre
key-solution = A következő megoldás, az előző
key-dead-end = A következő zsákutca, az előző
key-break = A következő töréspont, az előző
key-set-break = Töréspont a kurzor sorára, vagy törlése
key-out = Ki a futó hívásból
key-queen = Az első lépés, ahol ennyi vezér áll
key-number = Az első lépés, amely ezt a számot írja be
key-tree = A keresési fában: le, fel, a szomszédokhoz; kibontás és összecsukás
key-zoom = Közelebb, távolabb, az egész: a keresési fa, nagy tábla

## A board that zooms

full-screen = Teljes képernyő
zoom-in = Közelebb
zoom-out = Távolabb
zoom-whole = Az egész tábla
nearest-queen = Legközelebbi vezér
why-closest = Tovább nem nagyítható
why-whole = Az egész tábla látszik
