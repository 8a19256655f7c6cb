use crate::board::Square;
use crate::queens::{Piece, Placement, QueensError};

/// Reads the piece placement of a FEN: the rows from the top joined by slashes, `Q` for a queen,
/// `A` for a superqueen and a number for that many empty squares, such as `12`.
///
/// Small letters mean the same. What follows a space, such as the other fields of a FEN, is left
/// alone. With `n` given, the text must have that many rows; without, the text decides. The piece
/// is `None` on an empty board.
///
/// # Errors
///
/// [`QueensError::OutOfRange`] unless n is 1 to [`Placement::MAX_N`], else what is wrong in the text: it is
/// [empty](QueensError::Empty), has a wrong number of [rows](QueensError::Length) or of squares [in a
/// row](QueensError::Width), or a row is not written as it should be.
///
/// # Examples
///
/// ```
/// use bezzel_solver::queens::notation::parse_fen;
/// use bezzel_solver::queens::{Piece, QueensError};
///
/// // Q . Q
/// // . . .
/// // . . Q
/// let (board, piece) = parse_fen("Q1Q/3/2Q w - - 0 1", None)?;
/// assert_eq!(board.len(), 3);
/// assert_eq!(piece, Some(Piece::Queen));
///
/// let error = parse_fen("Q2/4/3", None).unwrap_err();
/// assert_eq!(error, QueensError::Width { row: 2, found: 4, n: 3 });
/// # Ok::<_, QueensError>(())
/// ```
pub fn parse_fen(text: &str, n: Option<u32>) -> Result<(Placement, Option<Piece>), QueensError> {
    let board = text.split_whitespace().next().ok_or(QueensError::Empty)?;
    let length = board.split('/').count();
    let n = n.unwrap_or(u32::try_from(length).unwrap_or(u32::MAX));
    let mut placement = Placement::empty(n)?;
    if length != n as usize {
        return Err(QueensError::Length { found: length, n });
    }
    let mut piece = None;
    for (index, text) in (0..n).zip(board.split('/')) {
        let row = index as usize + 1;
        let width = parse_row(text, row, &mut piece, |column| {
            placement.insert(Square::new(index, column));
        })?;
        if width != n {
            let found = width;
            return Err(QueensError::Width { row, found, n });
        }
    }
    Ok((placement, piece))
}

/// Reads one row, hands the columns of its pieces to `place` and returns its width.
fn parse_row(
    text: &str,
    row: usize,
    piece: &mut Option<Piece>,
    mut place: impl FnMut(u32),
) -> Result<u32, QueensError> {
    let mut width = 0_u32;
    let mut run = 0_u32;
    for found in text.chars() {
        if let Some(digit) = found.to_digit(10) {
            if digit == 0 && run == 0 {
                return Err(QueensError::LeadingZero { row });
            }
            run = run.saturating_mul(10).saturating_add(digit);
            continue;
        }
        let letter = Piece::from_letter(found).ok_or(QueensError::Character { row, found })?;
        if *piece.get_or_insert(letter) != letter {
            let found = letter;
            return Err(QueensError::MixedPieces { row, found });
        }
        width = width.saturating_add(run);
        run = 0;
        place(width);
        width = width.saturating_add(1);
    }
    Ok(width.saturating_add(run))
}

/// Writes the piece placement of a FEN. A run of empty squares is one number, with several digits if necessary.
///
/// # Examples
///
/// ```
/// use bezzel_solver::queens::notation::fen_text;
/// use bezzel_solver::queens::{Piece, Placement};
///
/// let board = Placement::from_columns(&[2, 4, 0, 3])?;
/// assert_eq!(fen_text(&board, Piece::Queen), "1Q2/3Q/4/2Q1");
/// assert_eq!(fen_text(&board, Piece::Superqueen), "1A2/3A/4/2A1");
/// # Ok::<_, bezzel_solver::queens::QueensError>(())
/// ```
#[must_use]
pub fn fen_text(placement: &Placement, piece: Piece) -> String {
    let n = placement.n();
    let rows: Vec<String> = placement
        .rows()
        .iter()
        .map(|&row| row_text(row, n, piece))
        .collect();
    rows.join("/")
}

fn row_text(mut pieces: u64, n: u32, piece: Piece) -> String {
    let mut text = String::new();
    let mut column = 0;
    while column < n {
        let run = pieces.trailing_zeros().min(n) - column;
        if run > 0 {
            text.push_str(&run.to_string());
        }
        column += run;
        if column < n {
            text.push(piece.letter());
            pieces &= pieces - 1;
            column += 1;
        }
    }
    text
}
