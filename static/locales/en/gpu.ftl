### Who counts: read only where the browser knows graphics processors.

gpu-counter = Counted by
counted-by-faster = Whoever is faster
counted-by-processor = Processor
counted-by-gpu = Graphics processor
gpu-counts = The graphics processor compares the halves of the board. Of everything that it is given, the processor checks a part.
gpu-trouble-none = The browser offers no graphics processor. The processor counts.
gpu-trouble-software = The only graphics processor here ({ $detail }) is a program that the processor runs. The processor counts.
gpu-trouble-refused = The graphics processor cannot be used ({ $detail }). The processor counts.
gpu-trouble-lost = The graphics processor has failed ({ $detail }). The processor goes on: nothing is lost.
gpu-trouble-wrong = The graphics processor has made a mistake (part { $detail }). What it has counted is counted again by the processor.
gpu-trouble-slower = Here the processor is faster, and goes on.
