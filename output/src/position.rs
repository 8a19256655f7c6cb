use crate::answer::best;
use crate::candidate::{Candidate, Form, NO_NUMBER};
use crate::judge::{Reading, visited};
use crate::reader::Reader;
use bezzel_solver::board::{Size, Square};
use bezzel_solver::queens::{Piece, Placement};

/// The queens of the first position in a text, in any form that a [`Reader`] understands: a solution or a drawn board
/// of any size, or else a position on a board of `n` rows, with any mistakes. `None` if the text has no such position.
///
/// # Examples
///
/// ```
/// use bezzel_output::position;
///
/// let placement = position("board = [\"..Q.\", \"Q...\",\n\"...Q\", \".Q..\"]", 8).expect("a board");
/// assert_eq!(placement.n(), 4);
/// // On 8 x 8 two queens are only the beginning.
/// let placement = position("(0, 2), (1, 4)", 8).expect("pairs of row and column");
/// assert_eq!((placement.n(), placement.len()), (8, 2));
/// assert!(position("There are 92 solutions.", 8).is_none());
/// ```
pub fn position(text: &str, n: u32) -> Option<Placement> {
    [None, Some(n)].into_iter().find_map(|given| {
        let mut reader = Reader::new(given, Some(Piece::Queen));
        reader.read(text.as_bytes());
        let read = reader.end()?;
        let (_, group, tally) = best(read.groups())?;
        let reading = tally.reading;
        let read = |candidate: &Candidate| {
            let squares = reading.squares(candidate);
            let is_right = reading.fault(candidate, &squares, Piece::Queen).is_none();
            (is_right, squares)
        };
        let mut first = group.first.items.iter().map(|(_, candidate)| &**candidate);
        let candidate = if tally.explained() > 0 {
            first.find(|candidate| read(candidate).0)
        } else {
            first.find(|candidate| is_begun(candidate, reading, given))
        }?;
        placed(&read(candidate).1, reading.n)
    })
}

/// The board of the first tour in a text, and its squares in the order of the visits, with any mistakes. `None` if the text
/// has no tour, or queens rather than a tour.
///
/// # Examples
///
/// ```
/// use bezzel_output::printed_tour;
///
/// let (size, squares) = printed_tour(" 1 4 7 10\n12 9 2 5\n 3 6 11 8\n").expect("a tour");
/// assert_eq!((size.rows(), size.columns(), squares.len()), (3, 4, 12));
/// assert_eq!((squares[1].row, squares[1].column), (1, 2));
/// assert!(printed_tour("2 4 1 3").is_none());
/// ```
pub fn printed_tour(text: &str) -> Option<(Size, Vec<Square>)> {
    let mut reader = Reader::new(None, None);
    reader.read(text.as_bytes());
    let read = reader.end()?;
    let ((form, width, rows), group, _) = best(read.groups())?;
    let (_, candidate) = group.first.items.first().filter(|_| form.is_tour())?;
    Some((Size::new(rows, width).ok()?, visited(candidate).ok()?))
}

/// Whether a position that is no solution is meant to be one for the board.
fn is_begun(candidate: &Candidate, reading: Reading, n: Option<u32>) -> bool {
    let fits = |squares: &[Square]| {
        let on_board = |square: &Square| square.row < reading.n && square.column < reading.n;
        squares.len() > 1 && squares.iter().all(on_board)
    };
    match candidate.form {
        // A drawn board has its own size.
        Form::Matrix => candidate.width == reading.n,
        Form::Pairs | Form::Names => n.is_some() && fits(&reading.squares(candidate)),
        // A row without a queen has a 0.
        Form::List => {
            let columns = &candidate.values;
            let is_column = |&column: &u32| column <= reading.n && column != NO_NUMBER;
            candidate.width == reading.n && !reading.numbered && columns.iter().all(is_column)
        }
        _ => false,
    }
}

/// The queens that stand on the board.
fn placed(squares: &[Square], n: u32) -> Option<Placement> {
    let mut placement = Placement::empty(n).ok()?;
    for &square in squares {
        if placement.size().contains(square) {
            placement.insert(square);
        }
    }
    Some(placement)
}
