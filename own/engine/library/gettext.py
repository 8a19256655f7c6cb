# Texts in the language in which they are written.


def gettext(text):
    return text


def ngettext(one, many, number):
    return one if number == 1 else many
