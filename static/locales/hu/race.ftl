### Két keresés versenyének eredménye.

race-first = { $goal ->
    [first] Elsőként talál megoldást
    [all] Elsőként van meg az összes megoldása
    [none] Elsőként derül ki, hogy nincs megoldás
    [first-tour] Elsőként talál bejárást
    [all-tour] Elsőként van meg az összes bejárása
   *[none-tour] Elsőként derül ki, hogy nincs bejárás
}
race-goal = { $goal ->
    [first] Az első megoldás
    [all] Az összes megoldás
    [none] Kiderül, hogy nincs megoldás
    [first-tour] Az első bejárás
    [all-tour] Az összes bejárás
   *[none-tour] Kiderül, hogy nincs bejárás
}
race-one = { $first }: { $one }, { $clock ->
    [tests] { $time } vizsgálat után
    [line] { $time } sor után
   *[step] { $time } lépés után
} ({ $other }: { $later }).
race-both = { $goal }: mindkettőnél { $clock ->
    [tests] { $time } vizsgálat után
    [line] { $time } sor után
   *[step] { $time } lépés után
}.
race-only = { $first }: { $one }, { $clock ->
    [tests] { $time } vizsgálat után
    [line] { $time } sor után
   *[step] { $time } lépés után
}. { $other }: { $clock ->
    [line] a lefutott { $known } soron belül nem
   *[step] { $known } lépésen belül nem, ameddig az oldal megnézte
}.
race-why-marks = Mindkettő ugyanazokat a mezőket vizsgálja ugyanabban a sorrendben, ezért egyik sincs előnyben. Egy vizsgálat munkája különbözik: a „{ $one }” legfeljebb { $most } vezérrel veti össze a mezőt, a „{ $other }” három jelölést néz meg.
race-why-walk = A „{ $one }” oszlopokat tölt ki, a „{ $other }” sorokat. Ez ugyanaz a keresés az átlóra tükrözött táblán, ezért egyik sincs előnyben.
race-why-masks = A „{ $one }” egyetlen vizsgálata a sor összes szabad mezőjét megadja, támadott mezőre nem is lép. A „{ $other }” minden mezőt külön vizsgál.
race-same-queens = Mindkettő ugyanazt a { $count } vezért teszi le.
race-why-fewest = A „{ $one }” mindig azzal a sorral vagy oszloppal folytatja, amelyben a legkevesebb szabad mező van, így azonnal észreveszi, ha valahol egy sem maradt. Minden választás előtt összeveti azokat a mezőket, amelyeknek a sorában és oszlopában nincs vezér.
race-placed = { $few } vezért tesz le, a „{ $other }” { $many } vezért.
race-why-repair = A „{ $one }” nem járja végig az összes állást. Minden sorba véletlenszerűen tesz egy vezért, sorra mozdítja a támadott vezéreket, és az első megoldásnál megáll. Hogy mikor jut el odáig, az a véletlen kezdőértékétől függ.
race-why-anywhere = A „{ $one }” ugyanazokat a vezéreket minden sorrendben leteszi, ezért minden megoldást n!-szor talál meg.
race-why-rule = Mindkettő ugyanazokat a lépéseket próbálja ki. A Warnsdorff-szabály csak sorba rakja őket: az a mező az első, ahonnan a legkevesebb továbblépés van, hogy a nehezen elérhető mezők ne maradjanak a végére. Ehhez minden elérhető mező nyolc lépését is megvizsgálja.
race-same-visits = Az összes bejáráshoz mindkettő { $count } alkalommal lép mezőre: itt a sorrend egyet sem takarít meg.
race-own-clock = Programod egy sora a „{ $other }” egy lépésével tart.
race-own-work = Összesen a program { $lines } sort futtat le, és { $few } vezért tesz le; a „{ $other }” { $steps } lépést tesz, és { $many } vezért tesz le.
race-before-same = Mindkettőnél ugyanaz a program futott.
race-before-work = Ez a futás: { $lines } sor, { $few } lerakott bábu. Az előző futás: { $earlier } sor, { $many } lerakott bábu.
