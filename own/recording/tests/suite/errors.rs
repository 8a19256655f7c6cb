//! Errors are distinguished by what Python says of them.

use bezzel_recording::{ErrorKind, Indent, ProgramError};

fn kind(class: &str, message: &str) -> ErrorKind {
    ProgramError::new(class, message, None).kind
}

#[test]
fn names_come_with_their_suggestions() {
    let name = |name: &str, suggestion: Option<&str>| ErrorKind::Name {
        name: name.into(),
        suggestion: suggestion.map(str::to_owned),
    };
    let found = kind(
        "NameError",
        "name 'rang' is not defined. Did you mean: 'range'?",
    );
    assert_eq!(found, name("rang", Some("range")));
    assert_eq!(
        kind("NameError", "name 'foo' is not defined"),
        name("foo", None)
    );
    let attribute = ErrorKind::Attribute {
        class: "list".into(),
        name: "apend".into(),
        suggestion: Some("append".into()),
    };
    let message = "'list' object has no attribute 'apend'. Did you mean: 'append'?";
    assert_eq!(kind("AttributeError", message), attribute);
    let unbound = ErrorKind::Unbound {
        name: "count".into(),
    };
    let message = "cannot access local variable 'count' where it is not associated with a value";
    assert_eq!(kind("UnboundLocalError", message), unbound);
    let message = "local variable 'count' referenced before assignment";
    assert_eq!(kind("UnboundLocalError", message), unbound);
}

#[test]
fn each_kind_is_known_by_its_class_and_message() {
    let module = ErrorKind::Module {
        name: "numpy".into(),
    };
    let key = ErrorKind::Key { key: "3".into() };
    let cases = [
        ("IndexError", "list index out of range", ErrorKind::Index),
        ("KeyError", "3", key),
        (
            "TypeError",
            "unsupported operand type(s) for +: 'int' and 'str'",
            ErrorKind::Type,
        ),
        (
            "TypeError",
            "solve() missing 1 required positional argument: 'n'",
            ErrorKind::Arguments,
        ),
        (
            "ValueError",
            "invalid literal for int() with base 10: 'a'",
            ErrorKind::Value,
        ),
        (
            "ZeroDivisionError",
            "division by zero",
            ErrorKind::ZeroDivision,
        ),
        (
            "RecursionError",
            "maximum recursion depth exceeded",
            ErrorKind::Recursion,
        ),
        ("ModuleNotFoundError", "No module named 'numpy'", module),
        ("EOFError", "EOF when reading a line", ErrorKind::EndOfInput),
        ("AssertionError", "", ErrorKind::Assertion),
        (
            "IndentationError",
            "expected an indented block after 'if' statement on line 3",
            ErrorKind::Indent(Indent::Missing),
        ),
        (
            "IndentationError",
            "unexpected indent",
            ErrorKind::Indent(Indent::Unexpected),
        ),
        (
            "IndentationError",
            "unindent does not match any outer indentation level",
            ErrorKind::Indent(Indent::Unmatched),
        ),
        (
            "TabError",
            "inconsistent use of tabs and spaces in indentation",
            ErrorKind::Tabs,
        ),
        ("SyntaxError", "expected ':'", ErrorKind::Colon),
        (
            "SyntaxError",
            "Missing parentheses in call to 'print'. Did you mean print(...)?",
            ErrorKind::Print,
        ),
        ("SyntaxError", "'(' was never closed", ErrorKind::Bracket),
        (
            "SyntaxError",
            "unterminated string literal (detected at line 1)",
            ErrorKind::Text,
        ),
        (
            "SyntaxError",
            "invalid syntax. Maybe you meant '==' or ':=' instead of '='?",
            ErrorKind::Equals,
        ),
        ("SyntaxError", "invalid syntax", ErrorKind::Syntax),
        ("__main__.Unsolvable", "n is 3", ErrorKind::Other),
    ];
    for (class, message, expected) in cases {
        assert_eq!(kind(class, message), expected, "{class}: {message}");
    }
}

#[test]
fn the_line_is_the_innermost_of_the_program() {
    let text = "Traceback (most recent call last):\n  File \"<program>\", line 9, in <module>\n    solve(0)\n  File \"<program>\", line 4, in solve\n    x[k] = 1\n  File \"<random>\", line 77, in choice\nIndexError: list index out of range\n";
    let error = ProgramError::parse(text, "<program>").unwrap();
    assert_eq!((error.line, &*error.class), (Some(4), "IndexError"));
    assert_eq!(error.message, "list index out of range");
    let text = "  File \"<program>\", line 2\n    if x\n        ^\nSyntaxError: expected ':'\n";
    let error = ProgramError::parse(text, "<program>").unwrap();
    assert_eq!((error.line, error.kind), (Some(2), ErrorKind::Colon));
    assert_eq!(ProgramError::parse("", "<program>"), None);
}
