use crate::answer::best;
use crate::candidate::{Candidate, Form, NO_NUMBER};
use crate::judge::Reading;
use crate::reader::Reader;
use bezzel_solver::board::Square;
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
#[must_use]
pub fn position(text: &str, n: u32) -> Option<Placement> {
    [None, Some(n)].into_iter().find_map(|given| {
        let mut reader = Reader::new(given, Some(Piece::Queen));
        reader.read(text.as_bytes());
        let read = reader.end();
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
