### Ki számol: csak ott olvassuk be, ahol a böngésző ismer grafikus processzort.

gpu-counter = Mivel számoljon
counted-by-faster = Amelyik gyorsabb
counted-by-processor = Processzor
counted-by-gpu = Grafikus processzor
gpu-counts = A fél táblákat a grafikus processzor hasonlítja össze. Eredményei egy részét a processzor újraszámolja és ellenőrzi.
gpu-trouble-none = A böngésző nem kínál grafikus processzort. A processzor számol.
gpu-trouble-software = Az egyetlen elérhető grafikus processzor ({ $detail }) csak egy program, amelyet a processzor futtat. A processzor számol.
gpu-trouble-refused = A grafikus processzor nem használható ({ $detail }). A processzor számol.
gpu-trouble-lost = A grafikus processzor leállt ({ $detail }). A processzor folytatja, semmi sem vész el.
gpu-trouble-wrong = A grafikus processzor hibázott (rész: { $detail }). A rá jutó részt a processzor újraszámolja.
gpu-trouble-slower = Itt a processzor gyorsabb, ezért az folytatja.
