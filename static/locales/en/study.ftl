### The screens that teach: search, constructions, history.
