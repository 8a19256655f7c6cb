### The knight's screens.
