//! Random boards, requests and texts.

use bezzel_solver::board::{Size, Square};
use bezzel_solver::queens::{ListRequest, Piece, Placement, Show};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{Index, select};

pub fn pieces() -> impl Strategy<Value = Piece> {
    select(Piece::ALL.to_vec())
}

pub fn sizes() -> impl Strategy<Value = Size> {
    let side = prop_oneof![1..=12_u32, 1..=Size::MAX_SIDE];
    (side.clone(), side).prop_map(|(rows, columns)| Size::new(rows, columns).expect("in range"))
}

/// A board and one of its squares.
pub fn sizes_and_squares() -> impl Strategy<Value = (Size, Square)> {
    sizes().prop_flat_map(|size| {
        let square = (0..size.rows(), 0..size.columns());
        square.prop_map(move |(row, column)| (size, Square::new(row, column)))
    })
}

/// Boards of up to `max_n` rows, from sparse to crowded.
pub fn placements(max_n: u32) -> impl Strategy<Value = Placement> {
    (1..=max_n, 0..5_u32).prop_flat_map(|(n, sparsity)| {
        let row = vec(any::<u64>(), 1 + sparsity as usize)
            .prop_map(|masks| masks.into_iter().fold(u64::MAX, |all, mask| all & mask));
        vec(row, n as usize).prop_map(move |rows| {
            let mut placement = Placement::empty(n).expect("in range");
            for square in placement.size().squares() {
                if rows[square.row as usize] >> square.column & 1 == 1 {
                    placement.insert(square);
                }
            }
            placement
        })
    })
}

/// The columns of boards with at most one piece in a row.
pub fn columns() -> impl Strategy<Value = Vec<u8>> {
    (1..=Placement::MAX_N as u8).prop_flat_map(|n| vec(0..=n, usize::from(n)))
}

pub fn shows() -> impl Strategy<Value = Show> {
    select(vec![Show::All, Show::Fundamental])
}

/// Boards that have solutions and are listed in an instant.
pub fn solvable() -> impl Strategy<Value = (u32, Piece)> {
    prop_oneof![
        (4..=9_u32, Just(Piece::Queen)),
        (10..=11_u32, Just(Piece::Superqueen)),
    ]
}

/// Requests for boards that are listed in an instant, with up to three fixed squares.
pub fn requests() -> impl Strategy<Value = ListRequest> {
    let board = prop_oneof![1 => (1..=5_u32, pieces()), 4 => solvable()];
    (board, shows()).prop_flat_map(|((n, piece), show)| {
        let square = (0..n, 0..n).prop_map(|(row, column)| Square::new(row, column));
        vec(square, 0..=3).prop_map(move |fixed| {
            ListRequest::new(n, piece, show, fixed).expect("a valid request")
        })
    })
}

/// Texts like `text` with up to four characters left out, put in or replaced.
pub fn mutated(
    text: impl Strategy<Value = String>,
    alphabet: &'static str,
) -> impl Strategy<Value = String> {
    let character = prop_oneof![
        9 => select(alphabet.chars().collect::<Vec<_>>()),
        1 => any::<char>(),
    ];
    let edit = (any::<Index>(), 0..=1_usize, proptest::option::of(character));
    (text, vec(edit, 0..=4)).prop_map(|(text, edits)| {
        let mut characters: Vec<char> = text.chars().collect();
        for (at, removed, inserted) in edits {
            let at = at.index(characters.len() + 1);
            let end = (at + removed).min(characters.len());
            characters.splice(at..end, inserted);
        }
        characters.into_iter().collect()
    })
}
