### The knight's screens.

## The knight's board

knight-board-label = { $rows } × { $columns } mezős tábla
board-rows = Sorok
board-columns = Oszlopok
square-hole = lyuk
square-knight = huszár, a(z) { $number }. mezőjén
square-visited = bejárva, a(z) { $number }.
square-legal = { $onward ->
    [0] innen nincs tovább lépés
   *[other] innen { $onward } lépés van tovább
}
square-wins = nyer
square-partner = párja { $partner }
square-single = nincs párja

## The duel

duel-toolbar = A játszma
duel-wait = Várj
duel-go-on = Gép, lépj
why-no-computer = Nem a gép következik.
why-not-begun = A játszma még nem kezdődött el.
first-player = Az első játékos: ő választja az első mezőt
second-player = A második játékos: övé az első lépés
player-person = Ember
player-random = Véletlen
player-greedy = Mohó
player-perfect = Tökéletes
players-explained = Felváltva léptek egyetlen huszárral, de soha olyan mezőre, ahol már járt. Aki nem tud lépni, veszít. A gép szintjei: a Véletlen bármit lép, a Mohó a legkevesebb lépést hagyja neked, a Tökéletes pedig nyer, valahányszor csak lehet.
edit-holes = Lyukak készítése és betömése a mezőkre kattintva
duel-no-squares = A táblán nem maradt mező a huszárnak.
duel-begin = { $who ->
    [you] Válaszd ki a mezőt, ahonnan a huszár indul.
    [computer] A gép választja ki a mezőt, ahonnan a huszár indul.
   *[other] Első játékos: válaszd ki a mezőt, ahonnan a huszár indul.
}
duel-turn = { $who ->
    [you] Te lépsz, innen: { $square }
    [first] Az első játékos lép, innen: { $square }
   *[other] A második játékos lép, innen: { $square }
}; lehetőségek: { $moves }.
duel-computer = A gép lép, innen: { $square }.
duel-replied = A gép ide lépett: { $square }.
duel-over = { $who ->
    [you] Nyertél
    [computer] Vesztettél
    [first] Az első játékos nyert
   *[other] A második játékos nyert
}: innen nincs lépés: { $square }.
duel-refused = { $why ->
    [hole] { $square } lyuk.
    [visited] A huszár már járt itt: { $square }.
   *[other] { $square } nincs lóugrásnyira.
}
reveal-title = Ki nyer?
reveal-winner = A nyertes elárulása
reveal-pairs = A párok kirajzolása
reveal-wins = { $who ->
    [you] Te nyersz
    [computer] A gép nyer
    [first] Az első játékos nyer
   *[other] A második játékos nyer
}, ha mindketten a lehető legjobban játszanak.
reveal-no-move = A helyes válaszok ellen egyik lépés sem nyer.
reveal-moves = { $count } lépés nyer: { $moves }{ $more ->
    [0] { "" }
   *[other] {" "}és még { $more }
}.
proof-all-paired = Lóugrások az összes mezőt { $pairs } párba kötik. Akárhonnan indul a huszár, a mezője párjára lépni nyer.
proof-singles = Lóugrások egyszerre legfeljebb { $pairs } mezőpárt köthetnek össze, és { $singles } mező pár nélkül marad (keretben). Aki ilyen mezőn kezd, nyer: minden mezőnek, ahová a huszár jut, van párja, és oda lépni a válasz.
proof-partner = A huszár mezőjének, { $square }, van párja: { $partner }. Oda lépni nyer, és később is minden lépésre a huszár mezőjének párja a válasz.
proof-no-partner = A mezők annyi párba vannak kötve, amennyibe lóugrások köthetik őket, és { $square }, ahol a huszár áll, pár nélkül maradt. Bármelyik mező jön, annak van párja, és a másik játékos oda lép.
strategy-title = Hogyan nyer mindig a második játékos ezen a táblán
strategy-blocks = Oszd a táblát { $count } darab 4 × 2-es részre. Mindegyikben lóugrások négy párba kötik a mezőket.
strategy-answer = Akárhonnan indul a huszár, a második játékos a mezője párjára lép. Akárhová lép ezután az első, a második megint a párjára lép.
strategy-why = A pár mindig szabad, mert minden ilyen lépés után a mezőket párosával járta be a huszár. Így a második játékosnak mindig van válasza, és az elsőnek fogynak el a lépései. Aki az első mezőt választja, ez ellen nem nyerhet.
