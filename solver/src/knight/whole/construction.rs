//! A tour between two given squares of a board without holes, in linear time.
//!
//! - Boards with three or four rows: by `knight::thin`.
//! - Small boards: by the search of `knight::circuit`.
//! - Otherwise the longer side is shortened. A strip of four columns at one end (six, if there
//!   are five rows) that holds neither end of the tour is toured by itself, and the rest likewise.
//!   The corner of the rest beside the strip has two neighbours only, so if the tour does not end
//!   in it, it is linked to both. One of these links is opened, and the strip's tour put between:
//!
//!   ```text
//!     . . c | 1 . . .      c and d were linked.
//!     . . . | q . . .      Now c leads to p, the strip's tour to q, and q to d;
//!     . d . | p . . .      or q lies in the row below p.
//!     . . . | . . . .
//!   ```
//!
//! - If the strips at both ends hold an end of the tour, the board is cut in two, and a move leads
//!   from one part to the other.

use std::collections::BTreeMap;
use std::collections::btree_map::Entry;

use super::links::Links;
use super::view::View;
use crate::board::{Size, Square};
use crate::knight::thin::Thin;
use crate::knight::unvisited::Unvisited;
use crate::knight::{Board, Step, TourRequest, verdict};

type Ends = [Square; 2];

/// The part of the tour that is laid.
pub struct Construction {
    links: Links,
    /// Tours of small boards and of strips, which are needed again and again.
    known: BTreeMap<(u32, u32, Ends), Vec<Square>>,
}

/// The length to which boards of a number of rows are shortened.
struct Measures {
    /// The number of columns of a strip.
    strip: u32,
    /// The least number of columns that is left.
    least: u32,
    /// The number of columns of the first part if the board is cut in two.
    cut: u32,
}

impl Measures {
    const fn of(rows: u32) -> Self {
        if rows == 5 {
            // No tour of 5 x 4 has the ends that a strip must have, and boards with fewer than seven columns have too
            // few tours.
            Self {
                strip: 6,
                least: 7,
                cut: 8,
            }
        } else {
            Self {
                strip: 4,
                least: 6,
                cut: 6,
            }
        }
    }
}

impl Construction {
    /// The squares of a tour from one square to another. There must be one.
    pub fn of(size: Size, ends: Ends) -> Option<Vec<Square>> {
        let mut construction = Self {
            links: Links::new(size),
            known: BTreeMap::new(),
        };
        construction.lay(View::whole(size), ends)?;
        Some(construction.links.path_from(ends[0]))
    }

    /// Lays a tour of a part of the board; the ends are squares of the whole board.
    fn lay(&mut self, mut view: View, ends: Ends) -> Option<()> {
        loop {
            if view.rows > view.columns {
                view = view.transposed();
            }
            let measures = Measures::of(view.rows);
            if view.rows <= 4 || view.columns < measures.least + measures.strip {
                return self.lay_known(view, ends);
            }
            if let Some((rest, strip)) = Self::with_free_strip(view, ends) {
                self.lay_strip(rest, strip)?;
                view = rest;
            } else if view.columns < 2 * measures.cut {
                return self.lay_known(view, ends);
            } else {
                return self.lay_parts(view, ends);
            }
        }
    }

    /// The rest and the strip at its right, seen from a side where the strip is free and the upper
    /// corner of the rest is not an end.
    fn with_free_strip(view: View, ends: Ends) -> Option<(View, View)> {
        let width = Measures::of(view.rows).strip;
        let rest_columns = view.columns - width;
        [view, view.seen_from_right()]
            .into_iter()
            .flat_map(|view| [view, view.seen_from_below()])
            .find(|view| {
                let corner = Square::new(0, rest_columns - 1);
                let ends = ends.map(|end| view.of(end));
                let spared = |end: &Square| end.column < rest_columns && *end != corner;
                ends.iter().all(spared) && has_tour(view.columns(0, rest_columns), ends)
            })
            .map(|view| {
                (
                    view.columns(0, rest_columns),
                    view.columns(rest_columns, width),
                )
            })
    }

    fn lay_strip(&mut self, rest: View, strip: View) -> Option<()> {
        let corner = Square::new(0, rest.columns - 1);
        let neighbour = Square::new(2, rest.columns - 2);
        let first = Square::new(2, 0);
        let last = [1, 3]
            .map(|row| Square::new(row, 0))
            .into_iter()
            .find(|&last| has_tour(strip, [first, last]))?;
        self.lay_known(strip, [first, last].map(|end| strip.out(end)))?;
        let [corner, neighbour] = [corner, neighbour].map(|square| rest.out(square));
        self.links.toggle(corner, neighbour);
        self.links.toggle(corner, strip.out(first));
        self.links.toggle(neighbour, strip.out(last));
        Some(())
    }

    /// Cuts the columns in two. One end is in the first columns, the other in the last.
    fn lay_parts(&mut self, view: View, mut ends: Ends) -> Option<()> {
        let cut = Measures::of(view.rows).cut;
        if view.of(ends[0]).column > view.of(ends[1]).column {
            ends.reverse();
        }
        let near = view.columns(0, cut);
        let far = view.columns(cut, view.columns - cut);
        let start = near.of(ends[0]);
        let end = far.of(ends[1]);
        let [from, to] = crossings(near, start.row).find_map(|from| {
            let out = near.out(from);
            Step::ALL
                .into_iter()
                .filter_map(|step| step.taken_from(out, self.links.size()))
                .map(|to| far.of(to))
                .filter(|to| to.row < far.rows && to.column < 2)
                .find(|&to| has_tour(near, [start, from]) && has_tour(far, [to, end]))
                .map(|to| [out, far.out(to)])
        })?;
        self.links.toggle(from, to);
        self.lay(near, [ends[0], from])?;
        self.lay(far, [to, ends[1]])
    }

    /// Lays a tour of a small board, of a strip, or of a board with three or four rows.
    fn lay_known(&mut self, view: View, ends: Ends) -> Option<()> {
        let ends = ends.map(|end| view.of(end));
        let key = (view.rows, view.columns, ends);
        let tour = match self.known.entry(key) {
            Entry::Occupied(known) => known.into_mut(),
            Entry::Vacant(unknown) => {
                unknown.insert(find(Size::in_range(view.rows, view.columns), ends)?)
            }
        };
        for pair in tour.windows(2) {
            self.links.toggle(view.out(pair[0]), view.out(pair[1]));
        }
        Some(())
    }
}

/// The squares of the last two columns, those nearest to a row first.
fn crossings(view: View, row: u32) -> impl Iterator<Item = Square> {
    let last = view.columns - 1;
    (0..view.rows)
        .flat_map(move |distance| [row.checked_sub(distance), Some(row + distance)])
        .flatten()
        .filter(move |&row| row < view.rows)
        .flat_map(move |row| [last, last - 1].map(|column| Square::new(row, column)))
}

fn has_tour(view: View, ends: Ends) -> bool {
    let board = Board::from(Size::in_range(view.rows, view.columns));
    let request = TourRequest::open().from(ends[0]).to(ends[1]);
    verdict(&board, &request).is_ok()
}

fn find(size: Size, ends: Ends) -> Option<Vec<Square>> {
    if size.rows().min(size.columns()) > 4 {
        let rest = Unvisited::path(&Board::from(size), Some(ends[0]), Some(ends[1]));
        return rest.into_path();
    }
    let (thin, lying) = Thin::lying(size, ends);
    let mut tour = thin.tour(lying)?;
    if size.rows() > size.columns() {
        for square in &mut tour {
            *square = Square::new(square.column, square.row);
        }
    }
    Some(tour)
}
