# The variables of the one context that there is.


class Token:
    MISSING = object()

    def __init__(self, var, old_value):
        self.var, self.old_value = var, old_value


class ContextVar:
    def __init__(self, name, *, default=Token.MISSING):
        self.name, self._default, self._value = name, default, Token.MISSING

    def get(self, default=Token.MISSING):
        for value in (self._value, default, self._default):
            if value is not Token.MISSING:
                return value
        raise LookupError(self)

    def set(self, value):
        token = Token(self, self._value)
        self._value = value
        return token

    def reset(self, token):
        self._value = token.old_value
