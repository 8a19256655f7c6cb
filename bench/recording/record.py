"""The plain way to record a program: before each line, each variable that has changed is copied.

python3 record.py < PROGRAM prints the seconds of the processor and the number of changes as JSON. Pyodide calls `record`.
"""

import json
import sys
import time

LONGEST = 1024
DEEPEST = 4
SINGLE = (int, float, str, bool, type(None))


def copied(value, depth=DEEPEST):
    """The value as it is now, as deep and as long as the page's engine records it."""
    if isinstance(value, SINGLE) or not depth:
        return value
    if isinstance(value, (list, tuple)):
        return type(value)([copied(item, depth - 1) for item in value[:LONGEST]])
    if isinstance(value, (set, frozenset)):
        return set(value)
    if isinstance(value, dict):
        return {key: copied(item, depth - 1) for key, item in value.items()}
    return value


def is_variable(name, value):
    return not name.startswith("__") and not callable(value) and not isinstance(value, type(sys))


def record(source):
    changes, printed, before = [], [], {}

    def look(owner, variables, line):
        known = before.setdefault(owner, {})
        for name, value in list(variables.items()):
            if is_variable(name, value) and (name not in known or known[name] != value):
                known[name] = copied(value)
                changes.append((line, owner, name, known[name]))

    def trace(frame, kind, argument):
        if frame.f_code.co_filename != "<program>":
            return None
        look(None, frame.f_globals, frame.f_lineno)
        if frame.f_locals is not frame.f_globals:
            look(id(frame), frame.f_locals, frame.f_lineno)
        if kind == "return":
            changes.append((frame.f_lineno, id(frame), None, copied(argument)))
            before.pop(id(frame), None)
        return trace

    program = compile(source, "<program>", "exec")
    names = {"__name__": "__main__", "print": lambda *values, **_: printed.append(values)}
    start = time.process_time()
    sys.settrace(trace)
    try:
        exec(program, names)
    finally:
        sys.settrace(None)
    return json.dumps({"seconds": time.process_time() - start, "changes": len(changes), "printed": len(printed)})


if __name__ == "__main__":
    print(record(sys.stdin.read()))
