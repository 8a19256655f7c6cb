### Who counts: read only where the browser knows graphics processors.

gpu-counter = Counted by
counted-by-faster = Whichever is faster
counted-by-processor = Main processor
counted-by-gpu = Graphics processor
gpu-counts = The graphics processor takes placements of the two halves of the board and finds the pairs that fit together. The main processor checks a sample of its results.
gpu-trouble-none = The browser offers no graphics processor, so the main processor does the counting.
gpu-trouble-software = The only graphics processor here ({ $detail }) is simulated by software, so the main processor does the counting.
gpu-trouble-refused = The graphics processor cannot be used ({ $detail }), so the main processor does the counting.
gpu-trouble-lost = The graphics processor has failed ({ $detail }). The main processor continues, and nothing is lost.
gpu-trouble-wrong = The graphics processor has made a mistake (part { $detail }). The main processor now repeats all parts that the graphics processor had counted.
gpu-trouble-slower = On this device the main processor is faster, so it continues the count.
