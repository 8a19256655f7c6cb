//! The errors that end a program, by the type and the message that Python gives.

/// An error of a program, with its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProgramError {
    /// The kind of the error; see [`ErrorKind`].
    pub kind: ErrorKind,
    /// The line of the program, from 1: the innermost line of its own code. It is `None` if Python gives no line.
    pub line: Option<u32>,
    /// The name of the class, such as `NameError`.
    pub class: String,
    /// The message of Python, unchanged.
    pub message: String,
}

/// The kinds of errors that the page explains in its own words.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ErrorKind {
    /// A name that has no value.
    Name {
        /// The name.
        name: String,
        /// A similar name that has one.
        suggestion: Option<String>,
    },
    /// A local variable that is read before it has a value, mostly since `global` or `nonlocal` is missing.
    Unbound {
        /// The name.
        name: String,
    },
    /// An index beyond the end of a list or a string.
    Index,
    /// A key that a dictionary does not have.
    Key {
        /// The key as Python writes it.
        key: String,
    },
    /// An attribute or a method that an object does not have.
    Attribute {
        /// The class of the object.
        class: String,
        /// The name of the attribute.
        name: String,
        /// A similar name that it has.
        suggestion: Option<String>,
    },
    /// An operation on a value of the wrong type.
    Type,
    /// A function that is called with too few or too many arguments.
    Arguments,
    /// A value that is not possible, such as a text that is no number.
    Value,
    /// A division by zero.
    ZeroDivision,
    /// Calls within calls without end.
    Recursion,
    /// A module that is not there.
    Module {
        /// The name of the module.
        name: String,
    },
    /// A name that a module does not have.
    Import {
        /// The name.
        name: String,
    },
    /// `input()` when nothing is left to read.
    EndOfInput,
    /// An `assert` that does not hold.
    Assertion,
    /// Lines that are indented wrongly.
    Indent(Indent),
    /// Tabs mixed with spaces.
    Tabs,
    /// A colon that is missing at the end of a line.
    Colon,
    /// `print` without parentheses.
    Print,
    /// A bracket that is never closed, or closed by another.
    Bracket,
    /// A string that does not end.
    Text,
    /// `=` where `==` is meant.
    Equals,
    /// Anything else that is no Python.
    Syntax,
    /// The memory is used up.
    Memory,
    /// Another error, or one of the program's own class.
    Other,
}

/// The ways to indent lines wrongly.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Indent {
    /// A line is not indented that should be.
    Missing,
    /// A line is indented that should not be.
    Unexpected,
    /// A line is indented as none before it.
    Unmatched,
}

impl ProgramError {
    /// Reads a traceback; `None` if the text has no error. `file` is the name under which the program was compiled.
    ///
    /// # Examples
    ///
    /// ```
    /// use bezzel_recording::{ErrorKind, ProgramError};
    ///
    /// let text = "Traceback (most recent call last):\n  File \"<program>\", line 3, in <module>\nZeroDivisionError: division by zero\n";
    /// let error = ProgramError::parse(text, "<program>").expect("an error");
    /// assert_eq!((error.kind, error.line), (ErrorKind::ZeroDivision, Some(3)));
    /// ```
    pub fn parse(text: &str, file: &str) -> Option<Self> {
        let is_class = |line: &&str| {
            let class = line.split(':').next().unwrap_or_default();
            let mut signs = class.chars();
            (class.contains('.') || signs.next().is_some_and(char::is_uppercase))
                && signs.all(|sign| sign.is_alphanumeric() || matches!(sign, '_' | '.'))
        };
        let last = text.lines().rev().find(is_class)?;
        let (class, message) = last.split_once(':').unwrap_or((last, ""));
        let place = format!("File \"{file}\", line ");
        let mut places = text.lines().filter_map(|line| {
            let rest = line.trim_start().strip_prefix(&place)?;
            let digits = rest.split(|sign: char| !sign.is_ascii_digit()).next()?;
            digits.parse().ok()
        });
        Some(Self::new(class.trim(), message.trim(), places.next_back()))
    }

    /// The error of a class with a message.
    pub fn new(class: &str, message: &str, line: Option<u32>) -> Self {
        Self {
            kind: kind(class.rsplit('.').next().unwrap_or(class), message),
            line,
            class: class.to_owned(),
            message: message.to_owned(),
        }
    }
}

fn kind(class: &str, message: &str) -> ErrorKind {
    let mentions = |words: &str| message.to_ascii_lowercase().contains(words);
    let quoted = |index| quoted(message, index);
    let suggestion = || {
        message
            .split_once("Did you mean")
            .and_then(|(_, rest)| self::quoted(rest, 0))
    };
    match class {
        "UnboundLocalError" => ErrorKind::Unbound {
            name: quoted(0).unwrap_or_default(),
        },
        "NameError" if mentions("free variable") => ErrorKind::Unbound {
            name: quoted(0).unwrap_or_default(),
        },
        "NameError" => ErrorKind::Name {
            name: quoted(0).unwrap_or_default(),
            suggestion: suggestion(),
        },
        "IndexError" => ErrorKind::Index,
        "KeyError" => ErrorKind::Key {
            key: message.to_owned(),
        },
        "AttributeError" => ErrorKind::Attribute {
            class: quoted(0).unwrap_or_default(),
            name: quoted(1).unwrap_or_default(),
            suggestion: suggestion(),
        },
        "TypeError"
            if mentions("argument")
                && (mentions("positional") || mentions("missing") || mentions("expected")) =>
        {
            ErrorKind::Arguments
        }
        "TypeError" => ErrorKind::Type,
        "ValueError" => ErrorKind::Value,
        "ZeroDivisionError" => ErrorKind::ZeroDivision,
        "RecursionError" => ErrorKind::Recursion,
        "ModuleNotFoundError" => ErrorKind::Module {
            name: quoted(0).unwrap_or_default(),
        },
        "ImportError" => ErrorKind::Import {
            name: quoted(0).unwrap_or_default(),
        },
        "EOFError" => ErrorKind::EndOfInput,
        "AssertionError" => ErrorKind::Assertion,
        "MemoryError" => ErrorKind::Memory,
        "TabError" => ErrorKind::Tabs,
        "IndentationError" if mentions("tab") => ErrorKind::Tabs,
        "IndentationError" if mentions("unindent") => ErrorKind::Indent(Indent::Unmatched),
        "IndentationError" if mentions("unexpected") => ErrorKind::Indent(Indent::Unexpected),
        "IndentationError" => ErrorKind::Indent(Indent::Missing),
        "SyntaxError" => syntax(&message.to_ascii_lowercase()),
        _ => ErrorKind::Other,
    }
}

/// The kind of a syntax error, by its message in small letters.
fn syntax(message: &str) -> ErrorKind {
    let has = |words: &[&str]| words.iter().any(|words| message.contains(words));
    if has(&["missing parentheses in call to 'print'"]) {
        ErrorKind::Print
    } else if has(&["unindent", "dedent"]) {
        ErrorKind::Indent(Indent::Unmatched)
    } else if has(&["unexpected indent"]) {
        ErrorKind::Indent(Indent::Unexpected)
    } else if has(&["expected an indented block"]) {
        ErrorKind::Indent(Indent::Missing)
    } else if has(&["inconsistent use of tabs"]) {
        ErrorKind::Tabs
    } else if has(&["expected ':'", "expected `:`", "expected a colon"]) {
        ErrorKind::Colon
    } else if has(&[
        "was never closed",
        "unmatched",
        "does not match",
        "unexpected eof",
        "unexpected end of file",
    ]) {
        ErrorKind::Bracket
    } else if has(&[
        "unterminated",
        "missing closing quote",
        "eol while scanning",
    ]) {
        ErrorKind::Text
    } else if has(&["maybe you meant '=='", "instead of '='"]) {
        ErrorKind::Equals
    } else {
        ErrorKind::Syntax
    }
}

/// The text between quotes, by its place among such texts.
fn quoted(message: &str, index: usize) -> Option<String> {
    let mut parts = message.split('\'');
    parts.nth(2 * index + 1).map(str::to_owned)
}
