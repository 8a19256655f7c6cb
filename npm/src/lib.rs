//! The functions of the JavaScript package `bezzel-solver`.
//!
//! They take and give values as people write them: columns count from 1, row 1 is the top, squares
//! are algebraic, counts are `BigInt`. Whatever is wrong with an argument is thrown as a `TypeError` or a `RangeError`
//! that says what was found and what was expected.
//!
//! The functions of the package are described in `npm/package/index.d.ts`. The functions there call these, which are
//! the same but for what only JavaScript can do: classes of errors, iterators, workers.

#[cfg(all(target_arch = "wasm32", not(target_feature = "simd128")))]
compile_error!("compile with the flags of .cargo/config.toml: RUSTFLAGS takes their place");

mod argument;
mod counting;
mod fen;
mod finding;
mod finishing;
mod hint;
mod knight;
mod knight_puzzle;
mod options;
mod output;
mod position;
mod puzzle;
mod puzzle_text;
mod queens;
mod record;
mod shares;
mod thrown;
mod tours;

pub use counting::Counting;
pub use fen::{from_fen, to_fen};
pub use finding::{
    complete, name_solution, reason_for_no_completion, solution_by_number, symmetries,
};
pub use finishing::{can_finish, finish, is_tour, reason_for_no_finish};
pub use hint::hint;
pub use knight::{count_closed_tours, count_open_tours, duel, tour, tour_verdict};
pub use knight_puzzle::{knight_puzzle, solve_knight_puzzle};
pub use output::check_output;
pub use position::{columns_of, squares_of};
pub use puzzle::{make_puzzle, solve_puzzle};
pub use puzzle_text::{from_puzzle_text, to_link};
pub use queens::{
    Solutions, completions, conflicts, construct_queens, count_queens, list_queens, random_queens,
};
pub use shares::{fundamental_queens, shares_of_completions, shares_of_queens, shares_of_tours};
pub use thrown::Thrown;
pub use tours::{random_tour, tour_by_number, tour_number};
