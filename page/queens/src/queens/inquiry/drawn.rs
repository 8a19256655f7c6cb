//! The drawing of answers on the board: marks on squares, a frame round a row or column, lines from the attacking piece
//! to the attacked square.

use std::rc::Rc;

use bezzel_solver::board::Square;
use bezzel_solver::queens::completion::NoCompletion;
use bezzel_solver::queens::hint::Hint;
use bezzel_solver::queens::{Conflict, Unit};
use yew::prelude::*;

use super::state::{Answer, Inquiry};
use crate::components::UNIT;
use crate::components::board::{Mark, attack_line};

/// The drawing of an answer.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct AnswerDrawing {
    /// A row or column that is closed to every piece.
    closed: Option<Unit>,
    hint: Option<Rc<Hint>>,
}

impl AnswerDrawing {
    /// The drawing of the present answer.
    pub fn of(inquiry: &Inquiry) -> Self {
        let hint = inquiry.hint();
        let closed = match (&inquiry.job.found, hint.as_deref()) {
            (Some(Answer::Impossible(NoCompletion::NoFreeSquare(unit))), _)
            | (
                _,
                Some(Hint::DeadEnd {
                    reason: NoCompletion::NoFreeSquare(unit),
                    ..
                }),
            ) => Some(*unit),
            _ => None,
        };
        Self { closed, hint }
    }

    /// The mark of a square.
    pub fn mark(&self, square: Square) -> Option<Mark> {
        self.of_hint(square).or_else(|| {
            let closed = self.closed.is_some_and(|unit| unit.contains(square));
            closed.then_some(Mark::Refused)
        })
    }

    fn of_hint(&self, square: Square) -> Option<Mark> {
        let attacked = |attacks: &[Conflict]| attacks.iter().any(|attack| attack.b == square);
        let mark = |there: bool, mark: Mark| there.then_some(mark);
        match self.hint.as_deref()? {
            Hint::Conflicts { culprit, .. } => mark(*culprit == Some(square), Mark::Chosen),
            Hint::DeadEnd { culprits, .. } => mark(culprits.contains(&square), Mark::Chosen),
            Hint::Forbidden(forbidden) => mark(forbidden.free.contains(&square), Mark::Proposed)
                .or_else(|| mark(attacked(&forbidden.attacks), Mark::Refused)),
            Hint::Forced {
                square: forced,
                because,
                ..
            } => mark(*forced == square, Mark::Chosen)
                .or_else(|| mark(because.unit.contains(square), Mark::Refused)),
            Hint::Reveal {
                square: revealed, ..
            } => mark(*revealed == square, Mark::Chosen),
            Hint::Solved | Hint::Unknown => None,
        }
    }

    /// The drawing over the squares of an n x n board.
    pub fn overlay(&self, n: u32) -> Html {
        match self.hint.as_deref() {
            Some(Hint::Forbidden(forbidden)) => html! {
                <g class="hint">
                    { frame(forbidden.unit, n, "unit") }
                    { lines(&forbidden.attacks) }
                </g>
            },
            Some(Hint::Forced {
                because,
                refutations,
                ..
            }) => html! {
                <g class="hint">
                    { frame(because.unit, n, "unit") }
                    { lines(&because.attacks) }
                    for refutation in refutations {
                        { frame(refutation.emptied, n, "emptied") }
                        { lines(&refutation.attacks) }
                    }
                </g>
            },
            _ => Html::default(),
        }
    }
}

/// A frame round a row or column.
fn frame(unit: Unit, n: u32, class: &'static str) -> Html {
    let first = unit.square(0);
    let (width, height) = match unit {
        Unit::Row(_) => (n * UNIT, UNIT),
        Unit::Column(_) => (UNIT, n * UNIT),
    };
    html! {
        <rect
            {class}
            x={(first.column * UNIT).to_string()}
            y={(first.row * UNIT).to_string()}
            width={width.to_string()}
            height={height.to_string()}
        />
    }
}

fn lines(attacks: &[Conflict]) -> Html {
    html! {
        for attack in attacks {
            { attack_line(attack.a, attack.b) }
        }
    }
}

#[cfg(test)]
mod tests {
    use bezzel_solver::queens::hint::{Tier, advise, forbidden, forced};
    use bezzel_solver::queens::notation::parse_permutation;
    use bezzel_solver::queens::{Piece, Placement};

    use super::*;

    fn board(permutation: &str) -> Placement {
        parse_permutation(permutation, None).unwrap()
    }

    fn drawn(hint: Hint) -> AnswerDrawing {
        AnswerDrawing {
            closed: None,
            hint: Some(Rc::new(hint)),
        }
    }

    /// The marks of a row, a letter each.
    fn row(drawn: &AnswerDrawing, row: u32, n: u32) -> String {
        let sign = |column| match drawn.mark(Square::new(row, column)) {
            None => '.',
            Some(Mark::Refused) => 'x',
            Some(Mark::Proposed) => 'o',
            Some(Mark::Chosen) => 'C',
            Some(Mark::Winning) => '!',
            Some(Mark::Wrong) => '%',
        };
        (0..n).map(sign).collect()
    }

    #[test]
    fn forbidden_squares_are_crossed_out_and_free_ones_proposed() {
        let hint = Hint::Forbidden(forbidden(&board("20000"), Piece::Queen).unwrap());
        assert_eq!(row(&drawn(hint), 1, 5), "xxxoo");
    }

    #[test]
    fn a_forced_square_is_framed_and_the_others_of_its_line_crossed_out() {
        let drawn = drawn(forced(&board("2000"), Piece::Queen).unwrap());
        assert_eq!(row(&drawn, 1, 4), "xxxC");
        assert_eq!(row(&drawn, 2, 4), "....");
    }

    #[test]
    fn the_piece_that_is_wrong_is_framed() {
        // The queen of row 2 attacks both others.
        let drawn = drawn(advise(&board("2230"), Piece::Queen, Tier::Mistake, None));
        let rows: Vec<String> = (0..4).map(|at| row(&drawn, at, 4)).collect();
        assert_eq!(rows, ["....", ".C..", "....", "...."]);
    }
}
