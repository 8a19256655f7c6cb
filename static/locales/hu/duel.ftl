### The duel.

square-wins = nyer
square-partner = párja { $partner }
square-single = nincs párja
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
player-strong = Erős
player-perfect = Tökéletes
players-explained = Felváltva léptek egyetlen huszárral, de soha olyan mezőre, ahol már járt. Aki nem tud lépni, veszít. A gép szintjei: a Véletlen bármit lép, a Mohó a legkevesebb lépést hagyja neked, az Erős a lépéseinek nagyjából felét úgy lépi meg, mint a Tökéletes, a Tökéletes pedig nyer, valahányszor csak lehet.
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
}: { $square } mezőről nincs hová lépni.
duel-lost-by = { $who ->
    [you] Itt vesztettél
    [first] Az első játékos itt vesztett
   *[other] A második játékos itt vesztett
}: { $square }. Ez a lépés nyert volna: { $better }.
duel-lost-from-start = Ezzel a szereppel a lehető legjobb játék ellen nem lehetett nyerni: nem volt mentő lépés.
back-to-losing-move = Vissza a lépés elé
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
proof-all-paired = Lóugrásokkal az összes mező { $pairs } párba köthető. Akárhonnan indul a huszár, az nyer, aki a mező párjára lép.
proof-singles = Lóugrásokkal egyszerre legfeljebb { $pairs } mezőpár köthető össze, és { $singles } mező pár nélkül marad (keretben). Aki ilyen mezőn kezd, nyer: minden mezőnek, ahová a huszár jut, van párja, és oda kell válaszul lépni.
proof-partner = A huszár mezőjének ({ $square }) van párja: { $partner }. Aki oda lép, nyer, ha később is mindig a huszár mezőjének párjára lép.
proof-no-partner = Lóugrásokkal nem köthető össze több pár, és a huszár mezője ({ $square }) pár nélkül maradt. Bármelyik mező következik, annak van párja, és a másik játékos oda lép.
strategy-title = Hogyan nyer mindig a második játékos ezen a táblán
strategy-blocks = Oszd a táblát { $count } darab 4 × 2-es részre. Mindegyikben lóugrások négy párba kötik a mezőket.
strategy-answer = Akárhonnan indul a huszár, a második játékos a mezője párjára lép. Akárhová lép ezután az első, a második megint a párjára lép.
strategy-why = A pár mindig szabad, mert minden ilyen lépés után a mezőket párosával járta be a huszár. Így a második játékosnak mindig van válasza, és az elsőnek fogynak el a lépései. Aki az első mezőt választja, ez ellen nem nyerhet.
