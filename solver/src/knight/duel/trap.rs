//! The move of a player who has lost: the one after which the other player errs most easily.

use super::Duel;
use crate::board::Square;

/// The most first squares that a losing player compares: each takes as long as a verdict.
const COMPARED: usize = 64;
/// The number of the other player's answers to which a losing player looks ahead.
const ANSWERS: u32 = 3;
/// The largest board, in squares, on which a losing player looks beyond the next answer.
const AREA_AHEAD: u64 = 400;

/// The move after which a player who answers at random is the least likely to keep the win, over the next answers. The
/// first of those that are equal in this.
pub fn trap(duel: &Duel, moves: &[Square]) -> Option<Square> {
    let looks_ahead = !duel.path().is_empty() && duel.board().size().area() <= AREA_AHEAD;
    let answers = if looks_ahead { ANSWERS } else { 1 };
    let mut tried = duel.clone();
    let compared = moves.iter().take(COMPARED);
    let chances = compared.map(|&to| (chance(&mut tried, to, answers), to));
    chances
        .min_by(|(one, _), (other, _)| one.total_cmp(other))
        .map(|(_, to)| to)
}

/// The probability, from 0 to 1, that a player who answers at random makes only winning answers to this move and to those
/// after it, this number in all. Each move after it is the one for which this is the least likely.
fn chance(duel: &mut Duel, to: Square, answers: u32) -> f64 {
    after(duel, to, |duel| {
        let all = duel.moves().len().max(1) as f64;
        let winning = duel.winning_moves();
        if answers <= 1 {
            return winning.len() as f64 / all;
        }
        let kept = winning.into_iter().map(|answer| {
            after(duel, answer, |duel| {
                let chances = duel
                    .moves()
                    .into_iter()
                    .map(|to| chance(duel, to, answers - 1));
                // Without a move the game is over, and the win is kept.
                chances.fold(1.0, f64::min)
            })
        });
        kept.sum::<f64>() / all
    })
}

/// The result of `found` after a legal move, which is then taken back.
fn after(duel: &mut Duel, to: Square, found: impl FnOnce(&mut Duel) -> f64) -> f64 {
    if duel.play(to).is_err() {
        return 1.0;
    }
    let found = found(duel);
    duel.undo();
    found
}
