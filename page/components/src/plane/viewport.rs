//! The visible part of a board.

use std::ops::Range;
use std::rc::Rc;

use bezzel_solver::board::{Size, Square};
use yew::Reducible;

/// The view of a board in a window of `width` by `height` pixels. It always shows as much of the board as fits, and
/// never more than the whole.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Viewport {
    /// The whole board.
    pub size: Size,
    /// The window's width in pixels.
    pub width: f64,
    /// The window's height in pixels.
    pub height: f64,
    /// The side of a square in pixels.
    pub scale: f64,
    /// The column at the window's left edge, with its fraction.
    pub left: f64,
    /// The row at the window's upper edge, with its fraction.
    pub top: f64,
}

/// A change of the view. It applies to the latest view, since several changes may come between two frames.
pub type Change = Box<dyn FnOnce(Viewport) -> Viewport>;

impl Reducible for Viewport {
    type Action = Change;

    fn reduce(self: Rc<Self>, change: Change) -> Rc<Self> {
        let next = change(*self);
        if next == *self { self } else { Rc::new(next) }
    }
}

/// The side of a square in pixels, at the closest.
const CLOSEST: f64 = 96.0;
/// Number of squares around a followed one that stay in view, too.
const AROUND: f64 = 2.0;

impl Viewport {
    /// The whole board, as large as the window allows.
    pub fn whole(size: Size, width: f64, height: f64) -> Self {
        Self {
            size,
            width: width.max(1.0),
            height: height.max(1.0),
            scale: 0.0,
            left: 0.0,
            top: 0.0,
        }
        .held()
    }

    /// The view with the same middle, in a window of another size.
    #[must_use]
    pub fn resized(self, width: f64, height: f64) -> Self {
        let whole = self.is_whole();
        let next = Self {
            width: width.max(1.0),
            height: height.max(1.0),
            left: self.left + (self.width - width) / self.scale / 2.0,
            top: self.top + (self.height - height) / self.scale / 2.0,
            scale: if whole { 0.0 } else { self.scale },
            ..self
        };
        next.held()
    }

    /// Whether all of the board is in view.
    pub fn is_whole(self) -> bool {
        self.scale <= self.least_scale()
    }

    /// Whether nothing can be seen closer.
    pub fn is_closest(self) -> bool {
        self.scale >= self.most_scale()
    }

    /// Zooms in by a factor, or out by a factor below 1. The place at the pixel stays there.
    #[must_use]
    pub fn zoomed(self, factor: f64, (x, y): (f64, f64)) -> Self {
        let scale = self.scale_held(self.scale * factor);
        let next = Self {
            scale,
            left: self.left + x / self.scale - x / scale,
            top: self.top + y / self.scale - y / scale,
            ..self
        };
        next.held()
    }

    /// The view after the board is moved by this number of pixels, to the right and down.
    #[must_use]
    pub fn panned(self, (right, down): (f64, f64)) -> Self {
        let next = Self {
            left: self.left - right / self.scale,
            top: self.top - down / self.scale,
            ..self
        };
        next.held()
    }

    /// A square in the middle of the window, at least as close as to see it well.
    #[must_use]
    pub fn showing(self, square: Square) -> Self {
        let scale = self.scale.max(24.0).min(self.most_scale());
        let next = Self {
            scale,
            left: f64::from(square.column) + 0.5 - self.width / scale / 2.0,
            top: f64::from(square.row) + 0.5 - self.height / scale / 2.0,
            ..self
        };
        next.held()
    }

    /// Whether the middle of a square is in view.
    pub fn shows(self, square: Square) -> bool {
        let middle = |place: u32| f64::from(place) + 0.5;
        let (x, y) = self.pixel((middle(square.column), middle(square.row)));
        (0.0..self.width).contains(&x) && (0.0..self.height).contains(&y)
    }

    /// The least movement that brings a square into view, with the squares that a knight reaches from it where there is
    /// room for them.
    #[must_use]
    pub fn following(self, square: Square) -> Self {
        let follow = |start: f64, window: f64, place: u32| {
            let seen = window / self.scale;
            let margin = AROUND.min((seen - 1.0).max(0.0) / 2.0);
            let place = f64::from(place);
            start.max(place + 1.0 + margin - seen).min(place - margin)
        };
        let next = Self {
            left: follow(self.left, self.width, square.column),
            top: follow(self.top, self.height, square.row),
            ..self
        };
        next.held()
    }

    /// The pixel of a place on the board, given as column and row with fractions.
    pub fn pixel(self, (column, row): (f64, f64)) -> (f64, f64) {
        (
            (column - self.left) * self.scale,
            (row - self.top) * self.scale,
        )
    }

    /// The pixel of the middle of a square.
    pub fn centre(self, square: Square) -> (f64, f64) {
        self.pixel((f64::from(square.column) + 0.5, f64::from(square.row) + 0.5))
    }

    /// The square at a pixel.
    pub fn square_at(self, (x, y): (f64, f64)) -> Option<Square> {
        let (column, row) = (self.left + x / self.scale, self.top + y / self.scale);
        if column < 0.0 || row < 0.0 {
            return None;
        }
        let square = Square::new(row as u32, column as u32);
        self.size.contains(square).then_some(square)
    }

    /// The rows that are partly or wholly in view.
    pub fn rows(self) -> Range<u32> {
        seen(self.top, self.height / self.scale, self.size.rows())
    }

    /// The columns that are partly or wholly in view.
    pub fn columns(self) -> Range<u32> {
        seen(self.left, self.width / self.scale, self.size.columns())
    }

    fn least_scale(self) -> f64 {
        let fits = (self.width / f64::from(self.size.columns()))
            .min(self.height / f64::from(self.size.rows()));
        fits.min(CLOSEST)
    }

    /// The scale within its bounds. The clamp of the standard library would bring along what prints bounds that
    /// contradict each other: 15 KB.
    fn scale_held(self, scale: f64) -> f64 {
        scale.max(self.least_scale()).min(self.most_scale())
    }

    fn most_scale(self) -> f64 {
        CLOSEST.max(self.least_scale())
    }

    /// Keeps scale and place within their bounds. A board that is smaller than the window is in its middle.
    fn held(self) -> Self {
        let scale = self.scale_held(self.scale);
        let hold = |start: f64, window: f64, side: u32| {
            let spare = f64::from(side) - window / scale;
            if spare <= 0.0 {
                spare / 2.0
            } else {
                start.max(0.0).min(spare)
            }
        };
        Self {
            scale,
            left: hold(self.left, self.width, self.size.columns()),
            top: hold(self.top, self.height, self.size.rows()),
            ..self
        }
    }
}

fn seen(start: f64, length: f64, side: u32) -> Range<u32> {
    let first = start.floor().max(0.0) as u32;
    let end = (start + length).ceil().max(0.0) as u32;
    first.min(side)..end.min(side)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn board(rows: u32, columns: u32) -> Viewport {
        Viewport::whole(Size::new(rows, columns).unwrap(), 600.0, 400.0)
    }

    #[test]
    fn the_whole_board_stands_in_the_middle() {
        let view = board(1000, 1000);
        assert!(view.is_whole());
        assert_eq!(view.rows(), 0..1000);
        assert_eq!(view.columns(), 0..1000);
        assert_eq!(view.square_at((300.1, 200.1)), Some(Square::new(500, 500)));
    }

    #[test]
    fn zooming_keeps_what_is_under_the_pointer() {
        let pixel = (320.0, 150.0);
        let mut view = board(1000, 1000);
        let square = view.square_at(pixel);
        for factor in [2.0, 3.0, 7.0, 0.5, 0.25] {
            view = view.zoomed(factor, pixel);
            assert_eq!(view.square_at(pixel), square, "{factor}");
        }
    }

    #[test]
    fn nothing_leads_beyond_the_board_or_the_bounds() {
        let mut view = board(1_000_000, 1_000_000);
        view = view.zoomed(1e12, (0.0, 0.0));
        assert!(view.is_closest());
        view = view.panned((1e12, 1e12));
        assert_eq!((view.left, view.top), (0.0, 0.0));
        view = view.panned((-1e12, -1e12));
        assert_eq!(view.rows().end, 1_000_000);
        assert_eq!(view.columns().end, 1_000_000);
        view = view.zoomed(1e-12, (600.0, 400.0));
        assert!(view.is_whole());
    }

    #[test]
    fn a_square_can_be_gone_to() {
        let square = Square::new(123_456, 654_321);
        let view = board(1_000_000, 1_000_000).showing(square);
        assert_eq!(view.square_at((300.0, 200.0)), Some(square));
        assert!(view.rows().contains(&square.row) && view.scale >= 24.0);
    }

    #[test]
    fn a_square_that_is_followed_stays_in_view_with_its_surroundings() {
        let part = board(1000, 1000).showing(Square::new(500, 500));
        assert_eq!(part.following(Square::new(501, 502)), part);
        let moved = part.following(Square::new(500, 520));
        assert!(moved.columns().contains(&522) && !moved.columns().contains(&524));
        assert_eq!(moved.rows(), part.rows());
        let corner = part.following(Square::new(999, 0));
        assert!(corner.shows(Square::new(999, 0)) && !part.shows(Square::new(999, 0)));
        assert_eq!((corner.columns().start, corner.rows().end), (0, 1000));
        let whole = board(1000, 1000);
        assert_eq!(whole.following(Square::new(3, 4)), whole);
        let narrow = part.resized(12.0, 12.0).following(Square::new(7, 8));
        assert!(narrow.rows().contains(&7) && narrow.columns().contains(&8));
    }

    #[test]
    fn another_window_shows_the_same_middle() {
        let square = Square::new(500, 500);
        let view = board(1000, 1000).showing(square).resized(300.0, 200.0);
        assert_eq!(view.square_at((150.0, 100.0)), Some(square));
        assert!(board(9, 1000).resized(10.0, 10.0).is_whole());
    }

    #[test]
    fn what_is_beside_the_board_is_no_square() {
        let view = board(1000, 1000);
        assert_eq!(view.square_at((1.0, 1.0)), None);
        assert_eq!(view.square_at((599.0, 1.0)), None);
    }
}
