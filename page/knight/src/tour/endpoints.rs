//! The fields for the squares on which the tour starts and ends.

use bezzel_solver::board::Square;

use super::route::Route;
use crate::link::{Expected, Notice};

named! {
    /// The start or the end of the tour. Its name is that of the parameter in links and of the field.
    pub enum Endpoint {
        /// The square on which the knight begins.
        Start = "start",
        /// The square on which the tour has to end.
        End = "end",
    }
}

/// The texts in the fields of the two squares.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Fields {
    /// The square being typed. It stays in its field until it is entered.
    typed: Option<(Endpoint, String)>,
    /// The notice about the last square, if it was wrong.
    pub refused: Option<Notice>,
}

impl Endpoint {
    /// The text over its field.
    pub const fn label(self) -> &'static str {
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
    /// The notice about the last square of this field, if it was wrong.
    pub fn wrong(&self, endpoint: Endpoint) -> Option<&Notice> {
        let refused = self.refused.as_ref();
        refused.filter(|refused| refused.parameter == endpoint.name())
    }

    /// The text of a field: the square being typed, else the refused one, else the chosen one.
    pub fn shown(&self, endpoint: Endpoint, route: &Route) -> String {
        match (&self.typed, self.wrong(endpoint)) {
            (Some((typed, text)), _) if *typed == endpoint => text.clone(),
            (_, Some(wrong)) => wrong.value.clone(),
            _ => endpoint.chosen(route),
        }
    }

    /// A square is being typed.
    pub fn type_in(&mut self, endpoint: Endpoint, text: String, route: &Route) {
        // If the text is that of the chosen square again, nothing has to be entered, and the field follows the square
        // again.
        let settled = text == endpoint.chosen(route) && self.wrong(endpoint).is_none();
        self.typed = (!settled).then_some((endpoint, text));
    }

    /// A square was given by its name, or as an empty text where any will do. A name that is refused stays to be mended.
    pub fn give(
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
