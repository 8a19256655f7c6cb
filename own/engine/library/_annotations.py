# The hints of a class, from its namespace. Python computes them when somebody asks.
def annotations_of(body):
    if "__annotations__" in body:
        return body["__annotations__"]
    annotate = body.get("__annotate_func__")
    known = {}
    while annotate:
        try:
            return annotate(1)
        except NameError as error:
            # A hint may name a class that comes later: anything will do in its place.
            if error.name in known:
                raise
            known[error.name] = object
            scope = annotate.__globals__ | known
            annotate = type(annotate)(annotate.__code__, scope, None, None, annotate.__closure__)
    return {}
