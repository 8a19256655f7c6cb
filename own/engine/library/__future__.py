annotations = division = print_function = absolute_import = unicode_literals = generator_stop = generators = None
