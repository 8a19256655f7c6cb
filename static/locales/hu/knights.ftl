### What the knight's screens share.

## The knight's board

knight-board-label = { $rows } × { $columns } mezős tábla
board-rows = Sorok
board-columns = Oszlopok
edit-holes = Lyukak készítése és betömése a mezők megnyomásával
square-hole = lyuk
square-knight = huszár, { $number }. mező
square-visited = bejárva, { $number }. mező
square-legal = { $onward ->
    [0] innen nincs tovább lépés
   *[other] innen { $onward } lépés van tovább
}
square-wins = nyer
square-partner = párja { $partner }
square-single = nincs párja

## Why there is no tour

reason-colours = A huszár minden lépéssel színt vált, ezért csak akkor lehet bejárás, ha a sötét és a világos mezők száma összeillik. Itt { $dark } sötét és { $light } világos mező van: ez nem illik össze.
reason-end-colour = { $colour ->
    [dark] Sötét mezőből eggyel több van, mint világosból
   *[light] Világos mezőből eggyel több van, mint sötétből
}, ezért minden bejárás ilyen mezőn kezdődik és végződik; { $square } viszont másik színű.
reason-ends-colour = { $start } és { $end } azonos színű. Ugyanannyi sötét mező van, mint világos, és a huszár minden lépéssel színt vált, ezért a bejárás más színen végződik, mint amelyiken kezdődött.
reason-end-is-start = A bejárás egyetlen mezőn sem halad át kétszer, ezért { $square } nem lehet egyszerre a kezdete és a vége.
reason-single = Az egyetlen mezőről nem vezet lépés vissza önmagára.
reason-narrow = Egy vagy két sor vagy oszlop esetén a huszár végigmehet a táblán, de ahhoz, amit kihagyott, soha nem tér vissza.
reason-four-closed = Négy sor vagy oszlop esetén a zárt bejárás minden lépéssel váltana a külső (A) és a belső (B) sorok között, éppúgy, ahogy színt vált. Így csak az egyik színű A és a másik színű B mezőkre jutna el: a tábla felére.
reason-four-caption = A-ról minden lépés B-re vezet, és ugyanannyi B van, mint A.
reason-four-inner = Négy sor vagy oszlop esetén minden bejárás külső sorban (oszlopban) kezdődik és végződik, { $square } viszont belsőben van.
reason-falls-apart = Vedd el ezeket: { $squares }. A tábla { $pieces } darabra esik szét, ezek között nincs lépés. { $kind ->
    [closed] A zárt bejárás kör; { $count } mezője nélkül legfeljebb { $most } darabra esik szét
   *[open] A bejárás út; { $count } mezője nélkül legfeljebb { $most } darabra esik szét
}. Ezért nincs ilyen.
reason-pieces-caption = Keretben az elvett mezők; az azonos számú mezők egy darabot alkotnak.
reason-small = { $rows } × { $columns } azon kevés kis tábla egyike, amelyen nincs ilyen bejárás: minden lehetőséget kipróbáltunk, és egyik sem vezet hozzá.
reason-corners = A két sarokból ({ $a } és { $b }) csak két-két lépés vezet, és mindkettőből az egyik ide: { $square }. Ezért az itt kezdődő vagy végződő bejárás másik vége csak e sarkok egyike lehet.
reason-no-corner = Az 5 × 5-ös táblán minden bejárás sarokban kezdődik vagy végződik.
reason-searched = Egyszerű érv nem ismert: minden lehetőséget kipróbáltunk, és egyik sem vezet ilyen bejáráshoz.
reason-end-visited = A bejárásnak itt kell végződnie: { $square }, de a huszár már járt ott.
reason-stuck = Innen nincs tovább lépés: { $square }.
reason-cut-off = Ide már nem vezet lépés: { $square }.
reason-apart = { $from } mezőről már nem vezet út { $to } mezőre: a tábla szétesett.
reason-dead-end = Ide már csak egy lépés vezet: { $square }, így a huszár odaérhet, de tovább nem mehet.
reason-dead-ends = { $a } és { $b } mezőre is már csak egy-egy lépés vezet. Az ilyen mezők csak a bejárás végei lehetnek, és több van belőlük, mint ahány vége még maradt.
reason-dark = { $count } sötét
reason-light = { $count } világos
