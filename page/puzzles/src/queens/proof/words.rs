//! The steps of a proof in words.

use bezzel_solver::board::{Size, Square};
use bezzel_solver::queens::puzzle::{Claim, House, Inference, Puzzle, Reason, Refusal};

use crate::locale::Locale;
use crate::queens::step::GivenStep;
use crate::queens::words::{house_words, houses_words, kind_of, row_kind, step_words};
use crate::text;

/// The reasons that a step of a puzzle can have: without regions, no row lies within a column but by its last free square.
pub fn reasons_of(puzzle: &Puzzle) -> impl Iterator<Item = Reason> {
    let has_regions = puzzle.regions().is_some();
    let reasons = Reason::ALL.into_iter();
    reasons.filter(move |&reason| has_regions || reason != Reason::Line)
}

/// The name of a reason on its button.
pub fn reason_words(reason: Reason, puzzle: &Puzzle, locale: &Locale) -> String {
    let kind = kind_of(puzzle).name();
    let row = row_kind(puzzle.given().size(), locale);
    text!(locale, "prove-reason", reason = reason.name(), kind, row)
}

/// The meaning of a reason.
pub fn meaning_words(reason: Reason, puzzle: &Puzzle, locale: &Locale) -> String {
    let kind = kind_of(puzzle).name();
    let row = row_kind(puzzle.given().size(), locale);
    text!(locale, "prove-meaning", reason = reason.name(), kind, row)
}

/// The question for the reason of a step.
pub fn question_words(step: &GivenStep, size: Size, locale: &Locale) -> String {
    let squares = locale.squares(step.squares(), size);
    match step.claim {
        Claim::Queen(_) => text!(locale, "prove-why-queen", squares),
        Claim::Crosses(ref crosses) => {
            let count = crosses.len();
            text!(locale, "prove-why-crosses", squares, count)
        }
    }
}

/// The sentences of a step, one of each deduction.
pub fn shown_words(steps: &[Inference], size: Size, locale: &Locale) -> String {
    let words = steps.iter().map(|step| match step {
        // The step may leave out squares that could be crossed out as well.
        Inference::Within {
            houses,
            within,
            crossed,
        } => {
            let count = houses.len();
            let [houses, within] = [houses, within].map(|all| houses_words(all, size, locale));
            let crossed = locale.squares(crossed, size);
            text!(locale, "prove-within", count, houses, within, crossed)
        }
        step => step_words(step, size, locale),
    });
    words.collect::<Vec<_>>().join(" ")
}

/// The reason why a step does not follow.
pub fn refused_words(
    refusal: &Refusal,
    otherwise: bool,
    puzzle: &Puzzle,
    locale: &Locale,
) -> String {
    let size = puzzle.given().size();
    let name = |square: &Square| locale.square(*square, size);
    let house = |house: &House| house_words(*house, size, locale);
    let why = match refusal {
        Refusal::Places => text!(locale, "prove-places"),
        Refusal::Crosses => text!(locale, "prove-crosses"),
        Refusal::Closed {
            square,
            queen: Some(queen),
        } => {
            let (square, queen) = (name(square), name(queen));
            text!(locale, "prove-closed", square, queen)
        }
        Refusal::Unattacked { square } => {
            text!(locale, "prove-unattacked", square = name(square))
        }
        Refusal::Others { square, others } => {
            let other = |(within, other): &(House, Square)| {
                let (house, square) = (house(within), name(other));
                text!(locale, "prove-other", house, square)
            };
            let others: Vec<String> = others.iter().map(other).collect();
            let (square, others) = (name(square), others.join("; "));
            text!(locale, "prove-others", square, others)
        }
        Refusal::Beyond {
            square,
            nearest: Some((inner, outer, beyond)),
        } => {
            let (square, beyond) = (name(square), name(beyond));
            let (inner, outer) = (house(inner), house(outer));
            text!(locale, "prove-beyond", square, inner, outer, beyond)
        }
        Refusal::Beyond { square, .. } => text!(locale, "prove-no-line", square = name(square)),
        Refusal::NoGroup { square } => text!(locale, "prove-no-group", square = name(square)),
        Refusal::Left {
            square,
            follows,
            narrowest,
        } => {
            let (square, count) = (name(square), follows.len());
            let follows = locale.squares(follows, size);
            match narrowest {
                Some((narrow, free)) => {
                    let (house, free) = (house(narrow), name(free));
                    text!(locale, "prove-left", square, count, follows, house, free)
                }
                None => text!(locale, "prove-none-left", square, count, follows),
            }
        }
        // No such step can be marked.
        _ => text!(locale, "prove-not"),
    };
    if otherwise {
        let true_but = text!(locale, "prove-otherwise");
        [true_but, why].join(" ")
    } else {
        why
    }
}
