//! Answers in words: hints, names of solutions, why nothing completes a position.

use bezzel_solver::board::{Size, Square};
use bezzel_solver::queens::completion::NoCompletion;
use bezzel_solver::queens::hint::{Forbidden, Hint, Refutation};
use bezzel_solver::queens::{Conflict, Rank, Show};
use yew::prelude::*;

use crate::components::LinkTo;
use crate::link::{Link, QueensLink, SolutionsLink};
use crate::locale::Locale;
use crate::text;

/// Maximum number of attacks in the list; all are drawn.
const MOST_LISTED: usize = 8;

/// The hint, and where there is more to say than a sentence, the reasons as a list.
pub fn hint_words(hint: &Hint, position: &QueensLink, locale: &Locale) -> Html {
    let size = position.placement.size();
    let name = |square: Square| locale.square(square, size);
    let sentence = |words: String| html! { <p>{ words }</p> };
    match hint {
        Hint::Conflicts {
            culprit: Some(culprit),
            ..
        } => sentence(text!(
            locale,
            "hint-culprit",
            piece = position.piece.name(),
            square = name(*culprit)
        )),
        Hint::Conflicts { conflicts, .. } => {
            let [a, b] = conflicts
                .first()
                .map_or_else(Default::default, |first| [name(first.a), name(first.b)]);
            sentence(text!(locale, "hint-pairs", count = conflicts.len(), a, b))
        }
        Hint::DeadEnd { reason, culprits } => {
            let (count, squares) = (culprits.len(), locale.squares(culprits, size));
            html! {
                <>
                    <p class="impossible">{ reason_words(*reason, position, locale) }</p>
                    <p>
                        { text!(locale, "hint-blame", count, squares) }
                    </p>
                </>
            }
        }
        Hint::Forbidden(forbidden) => forbidden_words(forbidden, size, locale),
        Hint::Forced {
            square,
            because,
            refutations,
        } => forced_words(*square, because, refutations, size, locale),
        Hint::Reveal { square, .. } => {
            sentence(text!(locale, "hint-reveal", square = name(*square)))
        }
        Hint::Solved => sentence(text!(locale, "why-solved")),
        Hint::Unknown => sentence(text!(locale, "hint-unknown")),
    }
}

fn forbidden_words(forbidden: &Forbidden, size: Size, locale: &Locale) -> Html {
    let (line, unit) = locale.names(size).line(forbidden.unit);
    html! {
        <>
            <p>
                { text!(locale, "hint-forbidden", unit, line, free = forbidden.free.len()) }
            </p>
            { attacks(&forbidden.attacks, size, locale) }
        </>
    }
}

fn forced_words(
    square: Square,
    because: &Forbidden,
    refutations: &[Refutation],
    size: Size,
    locale: &Locale,
) -> Html {
    let (line, unit) = locale.names(size).line(because.unit);
    html! {
        <>
            <p>
                {
                    text!(
                        locale,
                        "hint-forced",
                        square = locale.square(square, size),
                        unit,
                        line,
                        others = refutations.len()
                    )
                }
            </p>
            if refutations.is_empty() {
                { attacks(&because.attacks, size, locale) }
            } else {
                <ul class="reasons">
                    for refutation in refutations {
                        <li>{ refuted(refutation, size, locale) }</li>
                    }
                </ul>
            }
        </>
    }
}

fn refuted(refutation: &Refutation, size: Size, locale: &Locale) -> String {
    let (line, unit) = locale.names(size).line(refutation.emptied);
    let follows = refutation.follows.iter().map(|(square, _)| square);
    text!(
        locale,
        "hint-refuted",
        square = locale.square(refutation.square, size),
        count = refutation.follows.len(),
        follows = locale.squares(follows, size),
        unit,
        line
    )
}

/// The attacks on squares, with the lines of attack.
fn attacks(attacks: &[Conflict], size: Size, locale: &Locale) -> Html {
    let words = |attack: &Conflict| {
        text!(
            locale,
            "hint-attack",
            square = locale.square(attack.b, size),
            by = locale.square(attack.a, size),
            line = locale.names(size).attack(attack.line)
        )
    };
    let more = attacks.len().saturating_sub(MOST_LISTED);
    html! {
        <ul class="reasons">
            for attack in attacks.iter().take(MOST_LISTED) {
                <li>{ words(attack) }</li>
            }
            if more > 0 {
                <li>{ text!(locale, "hint-others", more) }</li>
            }
        </ul>
    }
}

/// The number of a solution, with a link to its images.
pub fn name_words(name: &Rank, position: &QueensLink, locale: &Locale) -> Html {
    let orbit = SolutionsLink {
        n: position.placement.n(),
        piece: position.piece,
        show: Show::Fundamental,
        orbit: Some(name.canonical),
        ..SolutionsLink::default()
    };
    html! {
        <>
            <p class="name">
                {
                    text!(
                        locale,
                        "solution-name",
                        number = name.number,
                        all = name.all,
                        symmetry = name.symmetry.name(),
                        fundamental = name.fundamental,
                        fundamentals = name.all_fundamental
                    )
                }
            </p>
            <LinkTo link={Link::of(&orbit)}>
                <>{ text!(locale, "solution-images") }</>
            </LinkTo>
        </>
    }
}

/// The reason why nothing completes the position. Rows and columns are named as beside the board.
pub fn reason_words(reason: NoCompletion, position: &QueensLink, locale: &Locale) -> String {
    let size = position.placement.size();
    match reason {
        NoCompletion::Conflict(conflict) => text!(
            locale,
            "impossible-conflict",
            a = locale.square(conflict.a, size),
            b = locale.square(conflict.b, size)
        ),
        NoCompletion::NoFreeSquare(unit) => {
            let (line, unit) = locale.names(size).line(unit);
            text!(locale, "impossible-line", line, unit)
        }
        NoCompletion::Exhausted { positions } => {
            text!(locale, "impossible-exhausted", positions)
        }
    }
}
