### The visitor’s own program, on the board.

## The editor

own-source = Your Python program
own-placeholder = Write or paste a program that places queens or moves a knight
own-source-help = Tab indents, Shift and Tab takes an indent back. To leave the editor by keyboard, press Escape, then Tab.
own-begin = Begin from a program…
own-written-list = A list of columns
own-written-matrix = A matrix, with a mistake to find
own-written-arrays = Marker arrays, with two gaps to fill
own-written-masks = Bit masks
own-written-generator = A generator
own-written-class = A class
own-written-permutations = Permutations, with a gap to fill
own-written-knight = A knight’s tour by Warnsdorff’s rule
own-open = Open a file
own-open-refused = The file could not be read. Expected: a text of at most 1 MB.
own-from-link = This program is from a link. Read it before you run it. It runs only when you press Run.
own-from-written = One of the written programs. Change it as you like; your changes become your draft.
own-bring-back = Back to my program
own-delete = Delete the draft
own-input = Input: the lines that input() reads
own-args = Arguments: the words of sys.argv after the program’s name
own-too-long = The program is too long for a link. Save it as a file to pass it on.

## The run

own-run = Run
own-why-empty = Write a program first
own-no-engine = This build of the page has no Python. Programs can be written and passed on here, but not run.
