//! The squares on which the tour starts and ends, as they are typed.

use bezzel_solver::board::Square;

use super::state::State;
use crate::link::{Expected, Goal, Notice};

/// One of the two squares that can be typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Endpoint {
    /// On which the knight begins.
    Start,
    /// On which the tour is to end.
    End,
}

impl Endpoint {
    /// Its name in links and of its field.
    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::Start => "start",
            Self::End => "end",
        }
    }

    /// The text over its field.
    pub(super) const fn label(self) -> &'static str {
        match self {
            Self::Start => "tour-start",
            Self::End => "tour-end",
        }
    }
}

impl State {
    /// The square that is chosen, by its name: empty where any will do.
    fn endpoint(&self, endpoint: Endpoint) -> String {
        let trip = self.trip();
        let square = match endpoint {
            Endpoint::Start => trip.way.first().copied(),
            Endpoint::End => trip.goal.end,
        };
        square.map_or_else(String::new, |square| square.name(trip.board.size()))
    }

    /// What was wrong with the square that was given last, if it was this one.
    pub(super) fn wrong(&self, endpoint: Endpoint) -> Option<&Notice> {
        let wrong = self.wrong_square.as_ref();
        wrong.filter(|wrong| wrong.parameter == endpoint.name())
    }

    /// What its field shows: what is being typed, else what was refused, else the square.
    pub(super) fn shown(&self, endpoint: Endpoint) -> String {
        match (&self.typed, self.wrong(endpoint)) {
            (Some((typed, text)), _) if *typed == endpoint => text.clone(),
            (_, Some(wrong)) => wrong.value.clone(),
            _ => self.endpoint(endpoint),
        }
    }

    /// A square is being typed: whatever else happens, it stays in its field.
    pub(super) fn type_in(&mut self, endpoint: Endpoint, text: String) {
        // As the square was, there is nothing to give, and the field follows the square again.
        let settled = text == self.endpoint(endpoint) && self.wrong(endpoint).is_none();
        self.typed = (!settled).then_some((endpoint, text));
    }

    /// A square was given: by its name, or as an empty text where any will do.
    pub(super) fn give(&mut self, endpoint: Endpoint, text: &str) {
        self.typed = None;
        let square = self.named(endpoint, text.trim());
        self.rest();
        let trip = self.trip();
        match (endpoint, square) {
            (_, Err(wrong)) => self.wrong_square = Some(wrong),
            // What begins there already stays as it is.
            (Endpoint::Start, Ok(start)) if trip.way.first() == start.as_ref() => {}
            (Endpoint::Start, Ok(start)) => self.change(trip.on(start.into_iter().collect())),
            (Endpoint::End, Ok(end)) => self.aim(Goal { end, ..trip.goal }),
        }
    }

    /// The square of this name, or none if there is no name.
    fn named(&self, endpoint: Endpoint, name: &str) -> Result<Option<Square>, Notice> {
        let board = &self.trip().board;
        let size = board.size();
        let square = Square::from_name(name, size).ok();
        let square = square.filter(|square| board.contains(*square));
        if square.is_some() || name.is_empty() {
            return Ok(square);
        }
        let (rows, columns) = (size.rows(), size.columns());
        Err(Notice {
            parameter: endpoint.name(),
            value: name.to_owned(),
            expected: Expected::Square { rows, columns },
        })
    }
}

#[cfg(test)]
#[cfg(not(target_arch = "wasm32"))]
mod tests {
    use std::rc::Rc;

    use super::super::state::Action;
    use super::super::state::tests::{after, link, opened};
    use super::*;

    fn typing(state: &Rc<State>, endpoint: Endpoint, text: &str) -> Rc<State> {
        after(state, Action::Type(endpoint, text.to_owned()))
    }

    fn given(state: &Rc<State>, endpoint: Endpoint, text: &str) -> Rc<State> {
        after(state, Action::Give(endpoint, text.to_owned()))
    }

    #[test]
    fn they_are_given_by_name() {
        let mut state = given(&opened(""), Endpoint::Start, " c3 ");
        state = given(&state, Endpoint::End, "H8");
        assert_eq!(link(&state), "?size=8x8&start=c3&end=h8");
        state = given(&state, Endpoint::End, "");
        assert_eq!(link(&state), "?size=8x8&start=c3");
        state = given(&state, Endpoint::Start, "");
        assert_eq!(link(&state), "");
    }

    #[test]
    fn what_is_refused_stays_to_be_mended() {
        let mut state = given(&opened("?start=c3&end=h8"), Endpoint::End, "h9");
        let wrong = state.wrong(Endpoint::End).unwrap();
        assert_eq!(wrong.value, "h9");
        assert_eq!(state.wrong(Endpoint::Start), None);
        assert_eq!(state.shown(Endpoint::End), "h9");
        assert_eq!(state.shown(Endpoint::Start), "c3");
        assert_eq!(link(&state), "?size=8x8&start=c3&end=h8");
        state = typing(&state, Endpoint::End, "h8");
        assert_eq!(state.shown(Endpoint::End), "h8");
        state = given(&state, Endpoint::End, "h6");
        assert_eq!(state.wrong(Endpoint::End), None);
        assert_eq!(state.shown(Endpoint::End), "h6");
    }

    #[test]
    fn what_is_typed_stays_whatever_else_happens() {
        let mut state = typing(&opened("?start=a1"), Endpoint::End, "h");
        state = after(&state, Action::Frame(16.0));
        state = after(&state, Action::Cancel);
        assert_eq!(state.shown(Endpoint::End), "h");
        assert_eq!(state.shown(Endpoint::Start), "a1");
        state = given(&state, Endpoint::End, "H8");
        assert_eq!(state.shown(Endpoint::End), "h8");
        state = typing(&state, Endpoint::End, "h");
        state = typing(&state, Endpoint::End, "h8");
        state = after(&state, Action::Undo);
        assert_eq!(state.shown(Endpoint::End), "");
    }
}
