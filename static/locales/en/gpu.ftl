### Who counts: read only where the browser knows graphics processors.

gpu-counter = Counted by
counted-by-faster = Whichever is faster
counted-by-processor = Processor
counted-by-gpu = Graphics processor
gpu-counts = The graphics processor compares the halves of the board. The processor re-checks a sample of its results.
gpu-trouble-none = The browser offers no graphics processor. The processor counts.
gpu-trouble-software = The only graphics processor here ({ $detail }) is a program that the processor runs. The processor counts.
gpu-trouble-refused = The graphics processor cannot be used ({ $detail }). The processor counts.
gpu-trouble-lost = The graphics processor has failed ({ $detail }). The processor goes on: nothing is lost.
gpu-trouble-wrong = The graphics processor has made a mistake (part { $detail }). The processor repeats its share of the count.
gpu-trouble-slower = The processor is faster on this device, and goes on with the count.
