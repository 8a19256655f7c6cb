//! Errors of the visitor's program, in plain words, with Python's own sentence below.

use bezzel_recording::{ErrorKind, Indent, ProgramError};
use yew::prelude::*;

use crate::locale::Locale;
use crate::text;

/// The error in words, with its line.
pub fn error(error: &ProgramError, locale: &Locale) -> Html {
    html! {
        <div
            class="own-error"
            role="alert"
            data-own-error={error.class.clone()}
            data-line={error.line.map(|line| line.to_string())}
        >
            <p class="error">
                if let Some(line) = error.line {
                    <b>{ text!(locale, "own-error-line", line) }</b>
                    { " " }
                }
                { error_words(&error.kind, locale) }
            </p>
            <pre lang="en">{ of_python(error) }</pre>
        </div>
    }
}

/// The error in words, with Python's own sentence.
pub fn in_words(error: &ProgramError, locale: &Locale) -> String {
    [&*error_words(&error.kind, locale), "\n", &of_python(error)].concat()
}

/// The sentence of Python.
fn of_python(error: &ProgramError) -> String {
    match error.message.as_str() {
        "" => error.class.clone(),
        message => format!("{}: {message}", error.class),
    }
}

/// The kind of an error in words.
fn error_words(kind: &ErrorKind, locale: &Locale) -> String {
    let meant = |suggestion: &Option<String>| match suggestion {
        Some(name) => [" ", &text!(locale, "own-error-meant", name = name.as_str())].concat(),
        None => String::new(),
    };
    match kind {
        ErrorKind::Name { name, suggestion } => {
            text!(locale, "own-error-name", name = name.as_str()) + &meant(suggestion)
        }
        ErrorKind::Unbound { name } => text!(locale, "own-error-unbound", name = name.as_str()),
        ErrorKind::Index => text!(locale, "own-error-index"),
        ErrorKind::Key { key } => text!(locale, "own-error-key", key = key.as_str()),
        ErrorKind::Attribute {
            class,
            name,
            suggestion,
        } => {
            let (class, name) = (class.as_str(), name.as_str());
            text!(locale, "own-error-attribute", class, name) + &meant(suggestion)
        }
        ErrorKind::Type => text!(locale, "own-error-type"),
        ErrorKind::Arguments => text!(locale, "own-error-arguments"),
        ErrorKind::Value => text!(locale, "own-error-value"),
        ErrorKind::ZeroDivision => text!(locale, "own-error-zero"),
        ErrorKind::Recursion => text!(locale, "own-error-recursion"),
        ErrorKind::Module { name } => text!(locale, "own-error-module", name = name.as_str()),
        ErrorKind::Import { name } => text!(locale, "own-error-import", name = name.as_str()),
        ErrorKind::EndOfInput => text!(locale, "own-error-input"),
        ErrorKind::Assertion => text!(locale, "own-error-assertion"),
        ErrorKind::Memory => text!(locale, "own-error-memory"),
        ErrorKind::Indent(Indent::Missing) => text!(locale, "own-error-indent-missing"),
        ErrorKind::Indent(Indent::Unexpected) => text!(locale, "own-error-indent-unexpected"),
        ErrorKind::Indent(Indent::Unmatched) => text!(locale, "own-error-indent-unmatched"),
        ErrorKind::Tabs => text!(locale, "own-error-tabs"),
        ErrorKind::Colon => text!(locale, "own-error-colon"),
        ErrorKind::Print => text!(locale, "own-error-print"),
        ErrorKind::Bracket => text!(locale, "own-error-bracket"),
        ErrorKind::Text => text!(locale, "own-error-text"),
        ErrorKind::Equals => text!(locale, "own-error-equals"),
        ErrorKind::Syntax => text!(locale, "own-error-syntax"),
        _ => text!(locale, "own-error-other"),
    }
}
