//! Solves a puzzle: queens are given, as a permutation with zeros, and the others are to be found.
//!
//!     cargo run --example puzzle -- 15000000

use std::error::Error;

use bezzel_solver::Job;
use bezzel_solver::queens::hint::Tier;
use bezzel_solver::queens::notation::parse_permutation;
use bezzel_solver::queens::{ListRequest, Listing, Piece, Show, complete, hint};

fn main() -> Result<(), Box<dyn Error>> {
    let given = std::env::args().nth(1).unwrap_or("15000000".to_owned());
    let board = parse_permutation(&given, None)?;
    println!("{board}\n");
    match complete(&board, Piece::Queen) {
        Err(reason) => println!("No solution: {reason}."),
        Ok(solution) => {
            let request = ListRequest::new(
                board.n(),
                Piece::Queen,
                Show::All,
                board.squares().collect(),
            )?;
            let solutions = Listing::start(request)?.take(2).count();
            println!("{solution}\n");
            println!(
                "{}",
                if solutions == 1 {
                    "It is the only solution."
                } else {
                    "There are others."
                }
            );
        }
    }
    println!("A hint: {:?}", hint(&board, Piece::Queen, Tier::Forced));
    Ok(())
}
