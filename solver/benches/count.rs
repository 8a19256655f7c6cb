//! Times the counts: `cargo bench -p bezzel-solver --bench count`.

use std::time::Instant;

use bezzel_solver::queens::Piece;
use bezzel_solver::queens::count::{count, count_by_search};

fn main() {
    let sizes = std::env::args()
        .skip(1)
        .filter_map(|argument| argument.parse().ok());
    for n in sizes {
        let start = Instant::now();
        let solutions = count(n, Piece::Queen).expect("in range");
        println!("{n} {solutions} {:?}", start.elapsed());
        if n <= 14 {
            let start = Instant::now();
            let solutions = count_by_search(n, Piece::Queen).expect("in range");
            println!("   search {solutions} {:?}", start.elapsed());
        }
    }
}
