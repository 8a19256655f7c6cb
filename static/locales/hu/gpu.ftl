### Ki számol: csak ott olvassuk be, ahol a böngésző ismer grafikus processzort.

gpu-counter = Mivel számoljon
counted-by-faster = Amelyik gyorsabb
counted-by-processor = Központi processzor
counted-by-gpu = Grafikus processzor
gpu-counts = A két fél tábla elrendezéseit a grafikus processzor veti össze. Eredményei egy részét a központi processzor ellenőrzi.
gpu-trouble-none = A böngésző nem kínál grafikus processzort, ezért a központi processzor számol.
gpu-trouble-software = Az egyetlen elérhető grafikus processzort ({ $detail }) csak szoftver utánozza, ezért a központi processzor számol.
gpu-trouble-refused = A grafikus processzor nem használható ({ $detail }), ezért a központi processzor számol.
gpu-trouble-lost = A grafikus processzor leállt ({ $detail }). A központi processzor folytatja, semmi sem vész el.
gpu-trouble-wrong = A grafikus processzor hibázott (rész: { $detail }). Amit eddig számolt, azt a központi processzor újraszámolja.
gpu-trouble-slower = Ezen az eszközön a központi processzor gyorsabb, ezért az folytatja a számlálást.
