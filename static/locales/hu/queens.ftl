### The board of queens.

## The board of queens

queens-toolbar = Az állás módosítása
rays = { $square } körül: { $rays }.
ray-up = fel
ray-up-right = jobbra fel
ray-right = jobbra
ray-down-right = jobbra le
ray-down = le
ray-down-left = balra le
ray-left = balra
ray-up-left = balra fel
queens-chip = { $n } × { $n }, { $piece ->
    [superqueen] szupervezér
   *[other] vezér
}
show-attacked = Támadott mezők jelölése
position-label = Az állás szövegként
position-example = 15863724, FEN vagy e4
position-button = Felrakás
position-help = Megadhatsz mezőket (a8 e7 h6), soronként felülről az oszlopot (15863724), FEN-t (a sakkprogramok jelölése), egy táblára mutató hivatkozást, vagy egy program kimenetét (lista, számpárok, mátrix).
position-from-zero = 0-tól vagy 1-től? Nullától kezdve minden szám egyszer szerepel, ezért az oszlopok számozását 0-tól vettük.
position-from-one = Olvasás 1-től (a 0 üres sor)
position-first = A szöveg hosszú: csak az első állás került belőle a táblára.
status-empty = { $piece ->
    [superqueen] { $n ->
        [1] Nyomj egy mezőre, és rakj fel egy szupervezért.
       *[other] Nyomj a mezőkre, és rakj fel { $n } szupervezért úgy, hogy egyik se üsse a másikat.
    } A szupervezér huszárként is lép.
   *[other] { $n ->
        [1] Nyomj egy mezőre, és rakj fel egy vezért.
       *[other] Nyomj a mezőkre, és rakj fel { $n } vezért úgy, hogy egyik se üsse a másikat.
    }
}
status-incomplete = { $piece ->
    [superqueen] { $n } szupervezérből { $placed } áll a táblán, nincs ütközés
   *[other] { $n } vezérből { $placed } áll a táblán, nincs ütközés
}
status-conflict = { $piece ->
    [superqueen] { $n } szupervezérből { $placed } áll a táblán
   *[other] { $n } vezérből { $placed } áll a táblán
}. Ütik egymást: { $pairs }{ $more ->
    [0] { "" }
   *[other] , és még { $more } pár
}.
status-solution = Megoldva: { $piece ->
    [superqueen] { $n ->
        [1] a szupervezér a táblán áll.
       *[other] { $n } szupervezér áll a táblán, és egyik sem üti a másikat.
    }
   *[other] { $n ->
        [1] a vezér a táblán áll.
       *[other] { $n } vezér áll a táblán, és egyik sem üti a másikat.
    }
}
copy-permutation = Permutáció másolása
copy-fen = FEN másolása
copy-matrix = 0/1 mátrix másolása
copy-list = Python-lista másolása
picture-title = { $piece ->
    [superqueen] { $placed } szupervezér egy { $n } × { $n } mezős táblán
   *[other] { $placed } vezér egy { $n } × { $n } mezős táblán
}
arithmetic-explained = Az i sort felülről, a j oszlopot balról számozzuk, { $first ->
    [0] { $first }-tól
   *[other] { $first }-től
}{ $squares ->
    [letters] ; a mezők nevében a sor száma alulról nő
   *[pairs] { "" }
}. Egyenlő i + j azt jelenti, hogy a bábuk ugyanazon az emelkedő átlón állnak, egyenlő i − j azt, hogy ugyanazon az ereszkedőn. Ezért a táblázatban egyik fejléc alatt sem ismétlődhet szám.
arithmetic-empty = Rakj fel egy bábut, hogy lásd a sorát, oszlopát, összegét és különbségét.
arithmetic-square = Mező
arithmetic-repeated = Többször szerepel

## Asking about the position

asked-label = Az állás kiegészítése
complete = { $placed ->
    [0] Egy megoldás
   *[other] Kiegészítés
}
count-completions = { $placed ->
    [0] Megoldások száma
   *[other] Kiegészítések száma
}
list-completions = Felsorolás
solved-list = Az összes megoldás
solved-clear = A tábla törlése
why-solved = Az állás már teljes.
why-too-large = A tábla túl nagy a számláláshoz
completions-found = módon egészíthető ki az állás
asked-cancelled = Leállítva.
impossible-conflict = Ez az állás nem egészíthető ki: { $a } és { $b } ütik egymást.
impossible-line = Ez az állás nem egészíthető ki, mert nem maradt szabad mező { $line ->
    [file] ebben az oszlopban: { $unit }
    [row] ebben a sorban: { $unit }
    [column] ebben az oszlopban: { $unit }
   *[rank] ebben a sorban (alulról): { $unit }
}.
impossible-exhausted = Ez az állás nem egészíthető ki: a keresés { $positions } állást nézett végig, és egyik sem vezetett megoldáshoz.

## Hints and names

hint = Tipp
why-hint-all = Nincs több tipp.
hint-culprit = { $piece ->
    [superqueen] A szupervezér
   *[other] A vezér
} ({ $square }) minden ütközésben részt vesz: rossz helyen áll.
hint-pairs = { $count ->
    [1] { $a } és { $b } ütik egymást: egyikük rossz helyen áll.
   *[other] { $count } pár üti egymást, és nincs bábu, amely mindegyikben részt venne. Előbb ezek egyikét mozdítsd: { $a }, { $b }.
}
hint-blame = { $count ->
    [0] Egyetlen bábut levenni nem elég.
    [1] { $squares }: ha erről a mezőről leveszed a bábut, van megoldás.
   *[other] Ha a következő mezők egyikéről leveszed a bábut, van megoldás: { $squares }.
}
hint-forbidden = { $line ->
    [file] { $unit } oszlop
    [row] { $unit }. sor
    [column] { $unit }. oszlop
   *[rank] { $unit }. sor (alulról)
}: itt a legkevesebb a szabad mező ({ $free }). A többi mező támadott:
hint-forced = { $line ->
    [file] { $unit } oszlop
    [row] { $unit }. sor
    [column] { $unit }. oszlop
   *[rank] { $unit }. sor (alulról)
}: csak { $square } jöhet szóba, { $others ->
    [0] más szabad mező nincs.
   *[other] bármely más szabad mező zsákutcába vezet.
}
hint-refuted = Ha { $square } mezőre bábu kerülne, { $count ->
    [0] { "" }
   *[other] kényszerből { $follows } következne, és{" "}
}nem maradna szabad mező ({ $line ->
    [file] { $unit } oszlop
    [row] { $unit }. sor
    [column] { $unit }. oszlop
   *[rank] alulról { $unit }. sor
}).
hint-attack = { $square }: { $line ->
    [row] { $by } sorában
    [rank] { $by } sorában
    [column] { $by } oszlopában
    [file] { $by } oszlopában
    [diagonal] { $by } ereszkedő átlóján
    [antidiagonal] { $by } emelkedő átlóján
   *[other] lóugrásnyira innen: { $by }
}
hint-others = és még { $more }, lásd a táblán
hint-reveal = { $square } mezőre tegyél bábut: onnan még elérhető egy megoldás.
hint-unknown = Ésszerű időn belül nem derült ki, hogy innen van-e megoldás.
solution-name = { $number }. megoldás (összesen { $all }), { $symmetry ->
    [identity] azonos ezzel
    [quarter-turn] negyedfordulattal kapható ebből
    [half-turn] félfordulattal kapható ebből
    [three-quarter-turn] háromnegyed fordulattal kapható ebből
    [flip-horizontal] bal és jobb cseréjével kapható ebből
    [flip-vertical] fent és lent cseréjével kapható ebből
    [transpose] a főátlóra tükrözve kapható ebből
   *[anti-transpose] a mellékátlóra tükrözve kapható ebből
}: { $fundamental }. alapmegoldás (összesen { $fundamentals }).
solution-images = Összes képe

## The start

start-title = Ma
start-about = A Bezzel vezérekről és huszárokról szól a sakktáblán: feladványok, az összes megoldás, és hogy hogyan találják meg őket a programok.
start-puzzle = A mai feladvány
start-puzzle-progress = { $standing ->
    [solved] { $solved }/{ $grades } megoldva
   *[begun] elkezdve
}
start-tour = A nap bejárása
start-watch = Nézd, hogyan lép vissza egy program
start-lessons = Tanuld meg hat leckében
start-program = Ellenőrizd a saját programodat
