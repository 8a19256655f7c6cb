# Stands for a library that draws: every name in it is a thing that takes each call and does nothing.


class Nothing:
    """Takes calls, attributes, items and sums, and gives itself."""

    def __init__(self, *args, **options):
        pass

    def __call__(self, *args, **options):
        return self

    def __getattr__(self, name):
        if name.startswith("__") and name.endswith("__"):
            raise AttributeError(name)
        return self

    def __getitem__(self, key):
        return self

    def __setitem__(self, key, value):
        pass

    def __delitem__(self, key):
        pass

    def __iter__(self):
        return iter(())

    def __len__(self):
        return 0

    def __bool__(self):
        return False

    def __contains__(self, item):
        return False

    def __enter__(self):
        return self

    def __exit__(self, *error):
        pass

    def _other(self, *others):
        return self

    __add__ = __radd__ = __sub__ = __rsub__ = __mul__ = __rmul__ = __truediv__ = __rtruediv__ = _other
    __floordiv__ = __mod__ = __neg__ = __or__ = __and__ = _other

    def __lt__(self, other):
        return False

    __le__ = __gt__ = __ge__ = __lt__

    def __int__(self):
        return 0

    __index__ = __int__

    def __float__(self):
        return 0.0

    def __repr__(self):
        return "<nothing is drawn>"


class _Pair(Nothing):
    def __iter__(self):
        return iter((_nothing, _nothing))


_nothing = Nothing()
subplots = _Pair()
# Classes to inherit from.
Tk = Frame = Canvas = Toplevel = Label = Button = Turtle = Sprite = Surface = Nothing
__all__ = [
    "BOTH", "BOTTOM", "Button", "CENTER", "Canvas", "Checkbutton", "DISABLED", "E", "END", "Entry", "Frame", "GROOVE",
    "HORIZONTAL", "INSERT", "IntVar", "KEYDOWN", "LEFT", "Label", "LabelFrame", "Listbox", "MOUSEBUTTONDOWN", "Menu",
    "Message", "N", "NORMAL", "NW", "OptionMenu", "PhotoImage", "QUIT", "RAISED", "RIGHT", "RIDGE", "Radiobutton", "S",
    "SUNKEN", "Scale", "Screen", "Scrollbar", "Spinbox", "StringVar", "TOP", "Text", "Tk", "Toplevel", "Turtle", "VERTICAL",
    "W", "X", "Y", "YES", "back", "backward", "begin_fill", "bgcolor", "bk", "bye", "circle", "clear", "color", "done",
    "dot", "down", "end_fill", "exitonclick", "fd", "fillcolor", "forward", "goto", "heading", "hideturtle", "home", "ht",
    "left", "lt", "mainloop", "messagebox", "pd", "pen", "pencolor", "pendown", "pensize", "penup", "pos", "position", "pu",
    "reset", "right", "rt", "seth", "setheading", "setpos", "setposition", "setup", "setworldcoordinates", "setx", "sety",
    "shape", "showturtle", "speed", "st", "stamp", "title", "tracer", "ttk", "turtlesize", "undo", "up", "update", "width",
    "window_height", "window_width", "write", "xcor", "ycor",
]


def __getattr__(name):
    if name.startswith("__") and name.endswith("__"):
        raise AttributeError(name)
    return _nothing
