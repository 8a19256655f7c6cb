//! What is said of a node: its name, and why it is what it is.

use bezzel_solver::queens::Line;
use bezzel_solver::queens::steps::{Below, NodeKind, Refusal};

use super::super::names::Names;
use super::shape::{Growth, Shown};
use crate::locale::Locale;
use crate::text;

/// Maximum number of placements counted below a chosen node: that takes a millisecond or two.
const COUNTED: u64 = 20_000;

/// A node in a few words: its square, and what it is.
pub(super) fn name(shown: &Shown, names: Names, locale: &Locale) -> String {
    let kind = locale.text(&format!("node-{}", shown.kind()), &[]);
    match shown.node.square {
        Some(square) => format!("{}, {kind}", names.square(square)),
        None => text!(locale, "node-root"),
    }
}

/// Why a node is what it is: what can be placed, what cannot, and what is below.
pub(super) fn reasons(shown: &Shown, growth: &Growth, names: Names, locale: &Locale) -> String {
    let node = &shown.node;
    let Some(unit) = node.unit else {
        return text!(locale, "node-is-solution");
    };
    let (unit, number) = names.unit(unit);
    if node.kind == NodeKind::Failure {
        let refusals = growth.tree().refusals(&node.path);
        let reasons: Vec<String> = refusals
            .iter()
            .filter_map(|refusal| reason(refusal, names, locale))
            .collect();
        return text!(
            locale,
            "node-why-failure",
            unit,
            number,
            reasons = reasons.join("; "),
        );
    }
    let free = growth.tree().children(&node.path).len();
    let choice = text!(locale, "node-why-choice", unit, number, free);
    let below = match growth.tree().below(&node.path, COUNTED) {
        Some(Below {
            placements,
            solutions,
            ..
        }) => text!(locale, "node-below", placements, solutions,),
        None => text!(locale, "node-below-many", placements = COUNTED),
    };
    [choice, below].join(" ")
}

/// The first queen that attacks a square, and along which line.
fn reason(refusal: &Refusal, names: Names, locale: &Locale) -> Option<String> {
    let attack = refusal.attacks.first()?;
    let line = match attack.line {
        Line::Row => "row",
        Line::Column => "column",
        Line::Antidiagonal => "sum",
        _ => "difference",
    };
    Some(text!(
        locale,
        "node-reason",
        square = names.square(refusal.square),
        queen = names.square(attack.queen),
        line,
    ))
}
