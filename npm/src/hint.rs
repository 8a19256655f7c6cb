//! Hints for JavaScript, in words.

use wasm_bindgen::prelude::*;

use crate::argument::{named, piece};
use crate::options::Options;
use crate::position::placement;
use crate::record::{names, or_null, record};
use crate::thrown::Thrown;
use bezzel_solver::board::{Size, Square};
use bezzel_solver::queens::completion::NoCompletion;
use bezzel_solver::queens::hint::{Forbidden, Hint, Refutation, Tier};
use bezzel_solver::queens::{self, Conflict};

/// A hint for a board on which pieces stand: `{ tier, squares, reason }`.
///
/// # Errors
///
/// For a wrong n, square or option.
#[wasm_bindgen]
pub fn hint(n: &JsValue, on: &JsValue, options: &JsValue) -> Result<JsValue, Thrown> {
    let placement = placement(n, on)?;
    let options = Options::read(options, &["piece", "tier"])?;
    let piece = piece(&options.get("piece"))?;
    let tier = options.given("tier", |name, tier| {
        named(name, tier, &Tier::ALL.map(Tier::name))
    })?;
    let hint = queens::hint(&placement, piece, tier.unwrap_or_default());
    let size = placement.size();
    let (squares, reason) = squares_and_words(&hint, size);
    let tier = hint.tier().map(Tier::name);
    Ok(record(&[
        ("tier", or_null(tier)),
        ("squares", names(&squares, size).into()),
        ("reason", reason.into()),
    ]))
}

/// The squares of a hint, and its text.
fn squares_and_words(hint: &Hint, size: Size) -> (Vec<Square>, String) {
    match hint {
        Hint::Conflicts { conflicts, culprit } => conflict_words(conflicts, *culprit, size),
        Hint::DeadEnd { reason, culprits } => {
            (culprits.clone(), dead_end_words(*reason, culprits, size))
        }
        Hint::Forbidden(forbidden) => forbidden_words(forbidden, size),
        Hint::Forced {
            square,
            because,
            refutations,
        } => (
            vec![*square],
            forced_words(*square, because, refutations, size),
        ),
        Hint::Reveal { square, unit } => (
            vec![*square],
            format!(
                "{unit} leaves the least choice, and there is a completion with a piece on {}",
                square.name(size)
            ),
        ),
        Hint::Solved => (Vec::new(), "the position is a solution".to_owned()),
        Hint::Unknown => (
            Vec::new(),
            "whether the position can be completed has not been found out in time".to_owned(),
        ),
    }
}

fn conflict_words(
    conflicts: &[Conflict],
    culprit: Option<Square>,
    size: Size,
) -> (Vec<Square>, String) {
    let pairs = conflicts.iter().map(|pair| {
        format!(
            "{} and {} ({})",
            pair.a.name(size),
            pair.b.name(size),
            pair.line
        )
    });
    let attack = format!("pieces attack each other: {}", listed(pairs));
    if let Some(square) = culprit {
        let reason = format!("{attack}; none would without {}", square.name(size));
        return (vec![square], reason);
    }
    let mut squares: Vec<Square> = conflicts.iter().flat_map(|pair| [pair.a, pair.b]).collect();
    squares.sort_unstable();
    squares.dedup();
    (squares, attack)
}

fn dead_end_words(reason: NoCompletion, culprits: &[Square], size: Size) -> String {
    let why = format!("no completion exists: {reason}");
    if culprits.is_empty() {
        return why;
    }
    let without = culprits.iter().map(|square| square.name(size));
    format!(
        "{why}; one exists without the piece on {}",
        without.collect::<Vec<_>>().join(" or ")
    )
}

fn forbidden_words(forbidden: &Forbidden, size: Size) -> (Vec<Square>, String) {
    let squares = forbidden.attacks.iter().map(|attack| attack.b);
    let attacks = forbidden.attacks.iter().map(|attack| {
        let (square, by) = (attack.b.name(size), attack.a.name(size));
        format!("{square} from {by} ({})", attack.line)
    });
    let reason = format!(
        "squares of {} are attacked: {}",
        forbidden.unit,
        listed(attacks)
    );
    (squares.collect(), reason)
}

fn forced_words(
    square: Square,
    because: &Forbidden,
    refutations: &[Refutation],
    size: Size,
) -> String {
    let square = square.name(size);
    let unit = because.unit;
    if refutations.is_empty() {
        return format!("{square} is the only square of {unit} that is not attacked");
    }
    let refutations = refutations.iter().map(|refutation| {
        let other = refutation.square.name(size);
        format!(
            "a piece on {other} would leave {} without a free square",
            refutation.emptied
        )
    });
    format!(
        "{square} is the only square left in {unit}: {}",
        listed(refutations)
    )
}

fn listed(items: impl Iterator<Item = String>) -> String {
    items.collect::<Vec<_>>().join(", ")
}
