//! Answers as they are drawn on the board: marks on squares, a frame round a row
//! or column, lines from what attacks to what is attacked.

use std::rc::Rc;

use bezzel_solver::board::Square;
use bezzel_solver::queens::Unit;
use bezzel_solver::queens::completion::NoCompletion;
use bezzel_solver::queens::hint::{Advice, Attack, Hint};
use yew::prelude::*;

use super::state::{Answer, Inquiry};
use crate::components::board::{Mark, UNIT, attack_line};

/// The drawing of an answer.
#[derive(Clone, Debug, Default, PartialEq)]
pub(in super::super) struct Drawn {
    /// A row or column that is closed to every piece.
    closed: Option<Unit>,
    hint: Option<Rc<Hint>>,
}

impl Drawn {
    /// The drawing of the present answer.
    pub(in super::super) fn of(inquiry: &Inquiry) -> Self {
        let hint = inquiry.hint();
        let reason = match (&inquiry.job.found, hint.as_deref()) {
            (Some(Answer::Impossible(reason)), _) => Some(*reason),
            (_, Some(hint)) => match hint.advice {
                Advice::DeadEnd { reason, .. } => Some(reason),
                _ => None,
            },
            _ => None,
        };
        let closed = match reason {
            Some(NoCompletion::NoFreeSquare(unit)) => Some(unit),
            _ => None,
        };
        Self { closed, hint }
    }

    /// The mark of a square.
    pub(in super::super) fn mark(&self, square: Square) -> Option<Mark> {
        self.of_hint(square).or_else(|| {
            let closed = self.closed.is_some_and(|unit| unit.contains(square));
            closed.then_some(Mark::Refused)
        })
    }

    fn of_hint(&self, square: Square) -> Option<Mark> {
        let attacked = |attacks: &[Attack]| attacks.iter().any(|attack| attack.square == square);
        let mark = |there: bool, mark: Mark| there.then_some(mark);
        match &self.hint.as_ref()?.advice {
            Advice::Conflicts { culprit, .. } => mark(*culprit == Some(square), Mark::Chosen),
            Advice::DeadEnd { culprits, .. } => mark(culprits.contains(&square), Mark::Chosen),
            Advice::Forbidden(forbidden) => mark(forbidden.free.contains(&square), Mark::Proposed)
                .or_else(|| mark(attacked(&forbidden.attacks), Mark::Refused)),
            Advice::Forced(deduction) => mark(deduction.square == square, Mark::Chosen)
                .or_else(|| mark(deduction.because.unit.contains(square), Mark::Refused)),
            Advice::Reveal {
                square: revealed, ..
            } => mark(*revealed == square, Mark::Chosen),
            Advice::Solved | Advice::Unknown => None,
        }
    }

    /// The drawing over the squares of an n x n board.
    pub(in super::super) fn overlay(&self, n: u32) -> Html {
        match self.hint.as_ref().map(|hint| &hint.advice) {
            Some(Advice::Forbidden(forbidden)) => html! {
                <g class="hint">
                    { frame(forbidden.unit, n, "unit") }
                    { lines(&forbidden.attacks) }
                </g>
            },
            Some(Advice::Forced(deduction)) => html! {
                <g class="hint">
                    { frame(deduction.because.unit, n, "unit") }
                    { lines(&deduction.because.attacks) }
                    for refutation in &deduction.refutations {
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

fn lines(attacks: &[Attack]) -> Html {
    html! {
        for attack in attacks {
            { attack_line(attack.by, attack.square) }
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

    fn drawn(advice: Advice) -> Drawn {
        let asked = Tier::Mistake;
        Drawn {
            closed: None,
            hint: Some(Rc::new(Hint { asked, advice })),
        }
    }

    /// The marks of a row, a letter each.
    fn row(drawn: &Drawn, row: u32, n: u32) -> String {
        let sign = |column| match drawn.mark(Square::new(row, column)) {
            None => '.',
            Some(Mark::Refused) => 'x',
            Some(Mark::Proposed) => 'o',
            Some(Mark::Chosen) => 'C',
            Some(Mark::Winning) => '!',
        };
        (0..n).map(sign).collect()
    }

    #[test]
    fn forbidden_squares_are_crossed_out_and_free_ones_proposed() {
        let advice = Advice::Forbidden(forbidden(&board("20000"), Piece::Queen).unwrap());
        assert_eq!(row(&drawn(advice), 1, 5), "xxxoo");
    }

    #[test]
    fn a_forced_square_is_framed_and_the_others_of_its_line_crossed_out() {
        let advice = Advice::Forced(forced(&board("2000"), Piece::Queen).unwrap());
        let drawn = drawn(advice);
        assert_eq!(row(&drawn, 1, 4), "xxxC");
        assert_eq!(row(&drawn, 2, 4), "....");
    }

    #[test]
    fn the_piece_that_is_wrong_is_framed() {
        // The queen of row 2 attacks both others.
        let advice = advise(&board("2230"), Piece::Queen, Tier::Mistake, None).advice;
        let drawn = drawn(advice);
        let rows: Vec<String> = (0..4).map(|at| row(&drawn, at, 4)).collect();
        assert_eq!(rows, ["....", ".C..", "....", "...."]);
    }
}
