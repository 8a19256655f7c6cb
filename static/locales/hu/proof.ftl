### A puzzle that is proved: the reasons of steps.

## A lépés

prove-prompt = Tegyél vezért egy mezőre, vagy húzz át egy vagy több mezőt. Azután válaszd ki az indokot.
prove-why-queen = Miért áll itt vezér: { $squares }?
prove-why-crosses = { $count ->
    [one] Miért nem állhat itt vezér: { $squares }?
   *[other] Miért nem állhat vezér ezeken a mezőkön: { $squares }?
}
prove-reasons = Indokok
prove-accepted = { $number }. lépés. { $sentences }
prove-reason = { $reason ->
    [attack] Egy vezér kizárja
    [single] Az utolsó szabad mező
    [line] { $row ->
        [row] Tartomány egy sorban vagy oszlopban
       *[rank] Tartomány egy sorban vagy oszlopban
    }
    [common] Nem maradna szabad mező
    [group] { $kind ->
        [regions] { $row ->
            [row] k tartomány k sorban vagy oszlopban
           *[rank] k tartomány k sorban vagy oszlopban
        }
       *[complete] { $row ->
            [row] k sor k oszlopban
           *[rank] k sor k oszlopban
        }
    }
   *[refutation] Ellentmondás következik
}
prove-meaning = { $reason ->
    [attack] Egy vezér kizárja: már áll egy vezér, amely mellett a szabály szerint itt nem állhat másik.
    [single] Az utolsó szabad mező { $kind ->
        [regions] { $row ->
            [row] egy sorban, oszlopban vagy tartományban:
           *[rank] egy sorban, oszlopban vagy tartományban:
        }
       *[complete] { $row ->
            [row] egy sorban vagy oszlopban:
           *[rank] egy sorban vagy oszlopban:
        }
    } ott áll a vezér.
    [line] { $row ->
        [row] Tartomány egy sorban vagy oszlopban: a tartomány minden szabad mezője ott van, ezért annak többi mezője kiesik. Vagy egy sor vagy oszlop szabad mezői vannak egy tartományban.
       *[rank] Tartomány egy sorban vagy oszlopban: a tartomány minden szabad mezője ott van, ezért annak többi mezője kiesik. Vagy egy sor vagy oszlop szabad mezői vannak egy tartományban.
    }
    [common] Nem maradna szabad mező: egy vezér itt kizárná az utolsó szabad mezőket { $kind ->
        [regions] { $row ->
            [row] egy sorban, oszlopban vagy tartományban.
           *[rank] egy sorban, oszlopban vagy tartományban.
        }
       *[complete] { $row ->
            [row] egy sorban vagy oszlopban.
           *[rank] egy sorban vagy oszlopban.
        }
    }
    [group] { $kind ->
        [regions] { $row ->
            [row] k tartomány k sorban vagy oszlopban: a tartományok minden szabad mezője ott van, ezért e vonalak többi mezője kiesik. Vagy ugyanez fordítva, vagy sorokkal és oszlopokkal.
           *[rank] k tartomány k sorban vagy oszlopban: a tartományok minden szabad mezője ott van, ezért e vonalak többi mezője kiesik. Vagy ugyanez fordítva, vagy sorokkal és oszlopokkal.
        }
       *[complete] { $row ->
            [row] k sor k oszlopban: a sorok minden szabad mezője ott van, ezért ezen oszlopok többi mezője kiesik. Vagy ugyanez fordítva.
           *[rank] k sor k oszlopban: a sorok minden szabad mezője ott van, ezért ezen oszlopok többi mezője kiesik. Vagy ugyanez fordítva.
        }
    }
   *[refutation] Ellentmondás következik: egy vezér itt másokat kényszerítene ki, azok megint másokat, és legfeljebb három ilyen kör után valahol nem maradna szabad mező.
}

## Miért nem következik

prove-otherwise = Igaz, de nem ezért.
prove-places = Ez az indok vezért helyez el, nem húz át mezőt.
prove-crosses = Ez az indok mezőket húz át, nem helyez el vezért.
prove-closed = { $square } mezőt kizárja egy vezér ({ $queen }).
prove-unattacked = { $square } mezőt egyik vezér sem zárja ki.
prove-others = { $square } nem az utolsó szabad mező ({ $others }).
prove-other = { $house }: { $square } is szabad
prove-beyond = { $inner } nem esik teljesen ide: { $outer }, mert { $beyond } szabad. { $square } vonalaiban és tartományában semmi nincs közelebb ehhez.
prove-no-line = { $square } vonalaiba és tartományába semmi nem esik teljesen bele.
prove-no-group = Nincs olyan vonal- vagy tartománycsoport, amely ugyanannyi másikba esik, és így { $square } kiesne.
prove-left = { $count ->
    [0] Ha { $square } mezőn vezér állna, mindenhol maradna szabad mező. A legkevesebb itt: { $house }, ahol { $free } szabad.
   *[other] Ha { $square } mezőn vezér állna, ezekre a mezőkre is vezér kellene ({ $follows }), de mindenhol maradna szabad mező. A legkevesebb itt: { $house }, ahol { $free } szabad.
}
prove-none-left = { $count ->
    [0] { $square } mezőn állna az utolsó vezér, és ez semminek nem mond ellent.
   *[other] Ha { $square } mezőn vezér állna, ezekre a mezőkre is vezér kellene ({ $follows }), és ez semminek nem mond ellent.
}
prove-not = Ez nem következik.

## A megengedett indokok

prove-offered = Választható indokok
prove-reach = Ezekkel az indokokkal a feladvány nem oldható meg: { $placed }/{ $n } vezérig vezetnek.
prove-left-out = A hivatkozásban lévő bizonyítás { $number }. lépése nem következik. Kimaradt, a mögötte álló lépésekkel együtt.

## A bizonyítás

prove-title = A bizonyítás
prove-within = { $houses }: minden szabad mezője ide esik – { $within } –, ezért { $count ->
    [one] az ottani vezér is itt áll
   *[other] az ottani vezérek is itt állnak
}, és nem ezeken a mezőkön: { $crossed }.
prove-end = Az egyetlen megoldásban tehát itt állnak a vezérek: { $squares }.
