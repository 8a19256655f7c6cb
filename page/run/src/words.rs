//! Words of every run.

use bezzel_stepping::queens::Milestone;

use crate::locale::Locale;
use crate::text;
use crate::watched::Jump;

/// A message about a jump that found nothing.
pub fn missing_words(jump: Jump, locale: &Locale) -> String {
    let (way, kind, queen) = match jump {
        Jump::Next(milestone) => ("next", kind(milestone), 0),
        Jump::Previous(milestone) => ("previous", kind(milestone), 0),
        Jump::First(queens) => ("first", "queen", queens),
        Jump::Node => return text!(locale, "search-far"),
    };
    text!(locale, "search-missing", way, kind, queen)
}

fn kind(milestone: Milestone) -> &'static str {
    match milestone {
        Milestone::Solution => "solution",
        Milestone::DeadEnd => "dead-end",
        Milestone::Piece(_) => "queen",
    }
}
