//! What is drawn over the squares: a line between pieces that attack each other.

use bezzel_solver::queens::Conflict;
use yew::prelude::*;

use crate::components::board::attack_line;

/// Maximum number of lines drawn: on a board that is full of pieces more
/// would be one dark mass, and slow.
const MOST_LINES: usize = 400;

/// The attack lines, dashed, each from piece to piece.
pub(super) fn attack_lines(conflicts: &[Conflict]) -> Html {
    html! {
        for conflict in conflicts.iter().take(MOST_LINES) {
            { attack_line(conflict.a, conflict.b) }
        }
    }
}
