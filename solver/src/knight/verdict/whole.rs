//! Boards without holes.

use crate::board::{Size, Square};
use crate::knight::thin::Thin;
use crate::knight::unvisited::Unvisited;
use crate::knight::{Board, Reason, Step, TourKind, TourRequest};

/// Why a board of this size has no such tour; none if it has one.
pub fn refutation(size: Size, request: &TourRequest) -> Option<Reason> {
    if request.kind.is_closed() {
        return closed(size);
    }
    let ends = [request.start, request.end];
    if let [Some(square), Some(end)] = ends
        && square == end
        && size.area() > 1
    {
        return Some(Reason::EndIsStart { square, size });
    }
    if size.area() == 1 {
        return None;
    }
    open(size)
        .or_else(|| colours(size, ends))
        .or_else(|| ends.into_iter().flatten().find_map(|end| place(size, end)))
        .or_else(|| match ends {
            [Some(start), Some(end)] => pair(size, [start, end]),
            [Some(end), None] | [None, Some(end)] => single(size, end),
            [None, None] => None,
        })
}

fn sides(size: Size) -> (u32, u32) {
    let (rows, columns) = (size.rows(), size.columns());
    (rows.min(columns), rows.max(columns))
}

/// The boards without an open tour, for any ends.
pub fn open(size: Size) -> Option<Reason> {
    match sides(size) {
        (1, 1) => None,
        (1 | 2, _) => Some(Reason::TooNarrow),
        (3, 3) => {
            let square = Square::new(1, 1);
            Some(Reason::CutOff { square, size })
        }
        (3, 5 | 6) | (4, 4) => Some(Reason::FallsApart {
            size,
            kind: TourKind::Open,
        }),
        _ => None,
    }
}

/// Schwenk's theorem.
pub fn closed(size: Size) -> Option<Reason> {
    let (short, long) = sides(size);
    if long == 1 {
        return Some(Reason::SingleSquare);
    }
    if !size.area().is_multiple_of(2) {
        let (dark, light) = (size.area().div_ceil(2), size.area() / 2);
        return Some(Reason::Colours { dark, light });
    }
    match (short, long) {
        (1 | 2, _) => Some(Reason::TooNarrow),
        (4, _) => Some(Reason::ClosedFourRows),
        (3, 4 | 6) => Some(Reason::FallsApart {
            size,
            kind: TourKind::Closed,
        }),
        (3, 8) => Some(Reason::SmallBoard { size }),
        _ => None,
    }
}

fn colours(size: Size, ends: [Option<Square>; 2]) -> Option<Reason> {
    if !size.area().is_multiple_of(2) {
        // The corners of a board with odd sides are dark, and of the colour that there is more of.
        return ends
            .into_iter()
            .flatten()
            .find(|end| !end.is_dark(size))
            .map(|square| Reason::EndOfOtherColour {
                square,
                dark: true,
                size,
            });
    }
    match ends {
        [Some(start), Some(end)] if start.is_dark(size) == end.is_dark(size) => {
            Some(Reason::EndsOfOneColour { start, end, size })
        }
        _ => None,
    }
}

/// The reasons against a start or an end that hold for any other end.
fn place(size: Size, square: Square) -> Option<Reason> {
    let is_inner = |sides: u32, at: u32| sides == 4 && (at == 1 || at == 2);
    let inner = is_inner(size.rows(), square.row) || is_inner(size.columns(), square.column);
    inner.then_some(Reason::InnerOfFourRows { square, size })
}

/// One end is given. From nine columns on, and with both sides of at least five, any will do.
fn single(size: Size, end: Square) -> Option<Reason> {
    let (short, long) = sides(size);
    if short > 3 || long > 8 {
        return None;
    }
    let possible = size
        .squares()
        .any(|other| refutation(size, &TourRequest::open().from(end).to(other)).is_none());
    (!possible).then_some(Reason::Searched)
}

/// Both ends are given, of colours that fit.
fn pair(size: Size, ends: [Square; 2]) -> Option<Reason> {
    corners_share(size, ends).or_else(|| match sides(size) {
        (3 | 4, _) => {
            let (thin, ends) = Thin::lying(size, ends);
            (!thin.has_tour(ends)).then_some(Reason::Searched)
        }
        (5, 5) => {
            let is_corner =
                |end: &Square| end.row.is_multiple_of(4) && end.column.is_multiple_of(4);
            (!ends.iter().any(is_corner)).then_some(Reason::NoCorner)
        }
        (5, 6) => {
            let rest = Unvisited::path(&Board::from(size), Some(ends[0]), Some(ends[1]));
            rest.into_path().is_none().then_some(Reason::Searched)
        }
        _ => None,
    })
}

/// Two corners at the ends of a side of three or five squares have a neighbour in common: each is
/// visited from there or is an end.
fn corners_share(size: Size, ends: [Square; 2]) -> Option<Reason> {
    [ends, [ends[1], ends[0]]]
        .into_iter()
        .find_map(|[square, other]| {
            let corners = shared_corners(size, square)?;
            (!corners.contains(&other)).then_some(Reason::CornersShare {
                square,
                corners,
                size,
            })
        })
}

/// Two neighbouring corners that are both a move away.
fn shared_corners(size: Size, square: Square) -> Option<[Square; 2]> {
    let (bottom, right) = (size.rows() - 1, size.columns() - 1);
    let around = [(0, 0), (0, right), (bottom, right), (bottom, 0), (0, 0)];
    around
        .map(|(row, column)| Square::new(row, column))
        .windows(2)
        .map(|pair| [pair[0], pair[1]])
        .find(|pair| {
            pair.iter()
                .all(|&corner| Step::between(corner, square).is_some())
        })
}
