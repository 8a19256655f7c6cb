### The duel.

square-wins = nyer
square-partner = párja { $partner }
square-single = nincs párja
duel-toolbar = A játszma
duel-players = Játékosok
duel-against-computer = Játék a gép ellen
duel-opponent = Válaszd ki az ellenfeled.
duel-first-board = Az első játszma rövid: { $n } × { $n } mezős táblán zajlik, nem a most látható táblán.
duel-keep-board = Játék a látható táblán
opponent-random = bármit lép
opponent-greedy = kevés lépést hagy
opponent-strong = néha hibázik
opponent-perfect = sosem hibázik
duel-two-people = Két ember
opponent-person = felváltva lép ezen az eszközön
duel-wait = Várj
duel-go-on = Gép, lépj
why-not-begun = A játszma még nem kezdődött el.
first-player = Az első játékos: ő választja az első mezőt
second-player = A második játékos: onnan ő lép először
player-person = Ember
player-random = Véletlen
player-greedy = Mohó
player-strong = Erős
player-perfect = Tökéletes
players-explained = A gépnek négy szintje van: a Véletlen véletlenszerűen lép, a Mohó a legkevesebb lépést hagyja neked, az Erős lépéseinek nagyjából a felét úgy választja, mint a Tökéletes, a többit úgy, mint a Mohó, a Tökéletes pedig nyer, valahányszor csak lehet, máskor pedig csapdát állít.
duel-no-squares = A táblán nem maradt mező a huszárnak.
duel-begin = { $who ->
    [you] Válaszd ki a mezőt, ahonnan a huszár indul.
    [computer] A gép választja ki a mezőt, ahonnan a huszár indul.
   *[other] Első játékos: válaszd ki a mezőt, ahonnan a huszár indul.
}
duel-turn = { $who ->
    [you] Te lépsz { $square } mezőről
    [first] Az első játékos lép { $square } mezőről
   *[other] A második játékos lép { $square } mezőről
}; lehetőségek: { $moves }.
duel-computer = A gép lép { $square } mezőről.
duel-replied = A gép ide lépett: { $square }.
duel-over = { $who ->
    [you] Nyertél
    [computer] Vesztettél
    [first] Az első játékos nyert
   *[other] A második játékos nyert
}: { $square } mezőről nincs hová lépni.
duel-lost-by = { $who ->
    [you] Itt vesztettél
    [first] Az első játékos itt vesztett
   *[other] A második játékos itt vesztett
}: { $square }. Ez a lépés nyert volna: { $better }.
duel-lost-from-start = A lehető legjobb játék ellen ennek a félnek sosem volt nyerő lépése.
back-to-losing-move = Vissza e lépés elé
rematch = Új játszma
rematch-swapped = Új játszma cserélt szerepekkel
duel-let-me-be = { $side ->
    [first] Hadd legyek én az első
   *[second] Hadd legyek én a második
}
duel-moves = Lépések
duel-refused = { $why ->
    [hole] { $square } lyuk.
    [visited] A huszár már járt itt: { $square }.
   *[other] { $square } nincs lóugrásnyira.
}
reveal-title = Ki nyer?
reveal-winner = Áruld el, ki nyer
reveal-pairs = A párok kirajzolása
reveal-wins = { $who ->
    [you] Te nyersz
    [computer] A gép nyer
    [first] Az első játékos nyer
   *[other] A második játékos nyer
}, ha mindkét fél a lehető legjobban játszik.
reveal-no-move = A helyes válaszok ellen egyik lépés sem nyer.
reveal-moves = { $count } nyerő lépés van: { $moves }{ $more ->
    [0] { "" }
   *[other] {" "}és még { $more }
}.
proof-all-paired = Lóugrásokkal az összes mező { $pairs } párba köthető. Akárhonnan indul a huszár, az nyer, aki a huszár mezőjének párjára lép.
proof-singles = Kössünk párba lóugrásnyira álló mezőket úgy, hogy egy mező csak egy párban szerepeljen: legfeljebb { $pairs } pár lehetséges, és { $singles } mező pár nélkül marad (keretben). Ha az első játékos ilyen mezőt választ, nyer: minden mezőnek, ahová onnan a huszár léphet, van párja, és az első játékos oda lép.
proof-partner = A huszár mezőjének ({ $square }) van párja: { $partner }. Aki oda lép, nyer, ha később is mindig a huszár mezőjének párjára lép.
proof-no-partner = Az oldal a lehető legtöbb lóugrásnyira álló mezőt kötötte párba, és a huszár mezője ({ $square }) pár nélkül maradt. Minden mezőnek, ahová a huszár léphet, van párja: a másik játékos oda lép, és így nyer.
strategy-title = Hogyan nyer mindig a második játékos ezen a táblán
strategy-blocks = Oszd a táblát { $count } darab 4 × 2-es részre. Mindegyikben lóugrásokkal négy párba köthetők a mezők.
strategy-answer = Akárhonnan indul a huszár, a második játékos a mezője párjára lép. Akárhová lép ezután az első, a második megint a párjára lép.
strategy-why = A pár mindig szabad, mert a második játékos minden lépése után a bejárt mezők teljes párokat alkotnak. Így neki mindig van válasza, és az elsőnek fogynak el a lépései. Az első játékos ez ellen nem nyerhet.
