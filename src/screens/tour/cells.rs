//! What each square of the board shows, and what is said of it. While a route is
//! played, only what has changed is told anew: texts for thousands of squares would
//! take longer than a frame.

use std::rc::Rc;

use bezzel_solver::board::{Size, Square};
use yew::AttrValue;

use super::facts::{Facts, Numbers, index, onward};
use super::route::Route;
use crate::components::board::{Cell, Mark};
use crate::components::{Figure, hole, knight_words};
use crate::locale::Locale;
use crate::text;

/// What the cells depend on.
#[derive(Clone, Debug)]
pub(super) struct Shown<'a> {
    pub(super) route: &'a Route,
    pub(super) numbers: &'a Numbers,
    pub(super) facts: &'a Facts,
    /// Whether the moves on from all squares are shown.
    pub(super) degrees: bool,
    /// The square that is proposed for the next move.
    pub(super) proposed: Option<Square>,
    pub(super) locale: &'a Locale,
}

/// The cells as they were drawn last.
#[derive(Clone, Debug)]
pub(super) struct Drawn {
    route: Route,
    degrees: bool,
    proposed: Option<Square>,
    locale: Locale,
    cells: Rc<[Cell]>,
}

impl Drawn {
    /// The cells, row by row from the top; of those drawn before, what can be is
    /// kept.
    pub(super) fn cells(before: &mut Option<Self>, shown: &Shown<'_>) -> Rc<[Cell]> {
        let cells = match before {
            Some(drawn) if drawn.is_of_same(shown) => drawn.changed(shown),
            _ => shown.all(),
        };
        *before = Some(Self {
            route: shown.route.clone(),
            degrees: shown.degrees,
            proposed: shown.proposed,
            locale: shown.locale.clone(),
            cells: Rc::clone(&cells),
        });
        cells
    }

    /// Whether no more than a few squares can have changed.
    fn is_of_same(&self, shown: &Shown<'_>) -> bool {
        let (before, now) = (&self.route, shown.route);
        let same = Rc::ptr_eq(&before.board, &now.board)
            && Rc::ptr_eq(&before.path, &now.path)
            && before.goal == now.goal
            && self.degrees == shown.degrees
            && self.locale == *shown.locale;
        same && before.at > 0 && now.at > 0 && before.at.abs_diff(now.at) <= before.path.len() / 16
    }

    fn changed(&self, shown: &Shown<'_>) -> Rc<[Cell]> {
        let (before, now) = (self.route.at, shown.route.at);
        if before == now && self.proposed == shown.proposed {
            return Rc::clone(&self.cells);
        }
        let size = shown.route.board.size();
        let mut cells = self.cells.to_vec();
        // The knight's square, and all whose moves on have become more or fewer.
        let between = &shown.route.path[before.min(now) - 1..before.max(now)];
        let around = between
            .iter()
            .flat_map(|square| shown.route.board.neighbours(*square).chain([*square]));
        let proposed = self.proposed.into_iter().chain(shown.proposed);
        for square in around.chain(proposed) {
            cells[index(size, square)] = shown.cell(square);
        }
        cells.into()
    }
}

impl Shown<'_> {
    fn all(&self) -> Rc<[Cell]> {
        let size: Size = self.route.board.size();
        size.squares().map(|square| self.cell(square)).collect()
    }

    fn cell(&self, square: Square) -> Cell {
        let (route, locale) = (self.route, self.locale);
        if !route.board.contains(square) {
            return hole(locale);
        }
        let number = self.numbers.visited(square, route.at);
        let knight = route.knight();
        let stands_here = knight == Some(square);
        let legal = self.legal(square);
        let degree = (self.degrees && number.is_none() && legal.is_none())
            .then(|| onward(route, self.numbers, square).len() as u8);
        let is_proposed = self.proposed == Some(square);
        let is_end = route.goal.end == Some(square);

        let mut words = Vec::from_iter(knight_words(number, stands_here, legal, locale));
        if is_proposed {
            words.push(text!(locale, "square-proposed"));
        }
        if is_end {
            words.push(text!(locale, "square-end"));
        }
        let mark = match (is_proposed, is_end) {
            (true, _) => Some(Mark::Proposed),
            (_, true) => Some(Mark::Chosen),
            _ => None,
        };
        Cell {
            figure: stands_here.then_some(Figure::Knight),
            visited: number,
            legal,
            degree,
            mark,
            words: AttrValue::from(words.join(", ")),
            ..Cell::default()
        }
    }

    /// The moves on from a square that the knight can go to, or begin on.
    fn legal(&self, square: Square) -> Option<u8> {
        if self.route.at == 0 {
            return Some(self.route.board.degree(square) as u8);
        }
        let moves = &self.facts.moves;
        let found = moves.iter().find(|(to, _)| *to == square);
        found.map(|(_, onward)| *onward)
    }
}
