### The visitor’s own program, on the board.

## The editor

own-source = A Python-programod
own-placeholder = Írj vagy illessz be egy programot, amely vezéreket rak le vagy huszárral lép
own-source-help = A Tab behúz, a Shift és a Tab visszahúz. A szerkesztőből billentyűzettel az Escape, majd a Tab vezet ki.
own-begin = Kezdés egy kész programból…
own-written-list = Oszlopok listája
own-written-matrix = Mátrix, egy megkeresendő hibával
own-written-arrays = Jelölőtömbök, két kitöltendő hiánnyal
own-written-masks = Bitmaszkok
own-written-generator = Generátor
own-written-class = Osztály
own-written-permutations = Permutációk, egy kitöltendő hiánnyal
own-written-knight = Huszárbejárás Warnsdorff szabályával
own-open = Fájl megnyitása
own-open-refused = A fájlt nem sikerült beolvasni. Legfeljebb 1 MB-os szövegfájl nyitható meg.
own-from-link = Ez a program egy hivatkozásból származik. Olvasd el, mielőtt futtatod! Csak a Futtatás gombra indul el.
own-from-written = Ez az egyik kész program. Szabadon átírhatod; a módosított változat lesz a piszkozatod.
own-bring-back = Vissza a saját programomhoz
own-delete = A piszkozat törlése
own-input = Bemenet: az input() által olvasott sorok
own-args = Argumentumok: a sys.argv szavai a program neve után
own-too-long = A program túl hosszú egy hivatkozáshoz. Mentsd fájlba, ha tovább akarod adni.

## The run

own-run = Futtatás
own-why-empty = Előbb írj egy programot
own-no-engine = Az oldal ezen változatában nincs Python. Programot írni és továbbadni lehet, futtatni nem.
