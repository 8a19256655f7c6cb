//! The lines of a program in words.

use bezzel_stepping::queens::CodeLine;

use crate::locale::Locale;

/// A line of pseudocode. Where rows are numbered from 0, the difference i − j has the offset that keeps an index from being
/// negative, as the arrays beside the program have it.
pub fn code_words(line: &CodeLine, locale: &Locale) -> String {
    let offset = if locale.notation.from_zero {
        "added"
    } else {
        "none"
    };
    let key = format!("code-{}", line.statement.name());
    locale.text(&key, &[("offset", offset.into())])
}
