//! The squares on which the tour starts and ends, as they are typed.

use bezzel_solver::board::Square;

use super::route::Route;
use crate::link::{Expected, Notice};

named! {
    /// One of the two squares that can be typed, by its name in links and of its field.
    pub(super) enum Endpoint {
        /// On which the knight begins.
        Start = "start",
        /// On which the tour is to end.
        End = "end",
    }
}

/// What is typed into the fields of the two squares.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Fields {
    /// The square that is being typed, until it is given: it stays in its field whatever else happens.
    typed: Option<(Endpoint, String)>,
    /// What was wrong with the square that was given last.
    pub(super) refused: Option<Notice>,
}

impl Endpoint {
    /// The text over its field.
    pub(super) const fn label(self) -> &'static str {
        match self {
            Self::Start => "tour-start",
            Self::End => "tour-end",
        }
    }

    /// The name of the square that is chosen; empty where any will do.
    fn chosen(self, route: &Route) -> String {
        let square = match self {
            Self::Start => route.path.first().copied(),
            Self::End => route.goal.end,
        };
        square.map_or_else(String::new, |square| square.name(route.board.size()))
    }
}

impl Fields {
    /// What was wrong with the square that was given last, if it was this one.
    pub(super) fn wrong(&self, endpoint: Endpoint) -> Option<&Notice> {
        let refused = self.refused.as_ref();
        refused.filter(|refused| refused.parameter == endpoint.name())
    }

    /// What a field shows: what is being typed, else what was refused, else the square.
    pub(super) fn shown(&self, endpoint: Endpoint, route: &Route) -> String {
        match (&self.typed, self.wrong(endpoint)) {
            (Some((typed, text)), _) if *typed == endpoint => text.clone(),
            (_, Some(wrong)) => wrong.value.clone(),
            _ => endpoint.chosen(route),
        }
    }

    /// A square is being typed.
    pub(super) fn type_in(&mut self, endpoint: Endpoint, text: String, route: &Route) {
        // As the square was, there is nothing to give, and the field follows the square again.
        let settled = text == endpoint.chosen(route) && self.wrong(endpoint).is_none();
        self.typed = (!settled).then_some((endpoint, text));
    }

    /// A square was given by its name, or as an empty text where any will do. A name that is refused stays to be mended.
    pub(super) fn give(
        &mut self,
        endpoint: Endpoint,
        text: &str,
        route: &Route,
    ) -> Result<Option<Square>, ()> {
        self.typed = None;
        let (name, size) = (text.trim(), route.board.size());
        let square = Square::from_name(name, size).ok();
        let square = square.filter(|square| route.board.contains(*square));
        if square.is_some() || name.is_empty() {
            return Ok(square);
        }
        self.refused = Some(Notice {
            parameter: endpoint.name(),
            value: name.to_owned(),
            expected: Expected::Square(size),
        });
        Err(())
    }
}
