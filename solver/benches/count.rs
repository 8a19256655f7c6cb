//! Times the counts of solutions against depth-first search, in one run, as ratios of times hold
//! better than times do.
//!
//! `cargo bench -p bezzel-solver --bench count` compares n = 12, 14 and 16; `-- 17 18` also counts
//! other sizes, without comparing.

mod timing;

use bezzel_solver::Job;
use bezzel_solver::queens::count::{Count, CountRequest, count_by_search};
use bezzel_solver::queens::{Piece, QueensError};
use timing::{milliseconds, shortest};

const COMPARED: [u32; 3] = [12, 14, 16];

/// The number of all solutions.
fn all(n: u32, piece: Piece) -> Result<u64, QueensError> {
    Ok(Count::start(CountRequest::whole(n, piece)?)?.run())
}

fn main() {
    println!(" n         solutions      count     search   ratio");
    for n in COMPARED {
        let (solutions, joined) = shortest(|| all(n, Piece::Queen));
        let (searched, search) = shortest(|| count_by_search(n, Piece::Queen));
        assert_eq!(solutions, searched);
        let ratio = search.as_secs_f64() / joined.as_secs_f64();
        let (joined, search) = (milliseconds(joined), milliseconds(search));
        println!("{n:>2}  {solutions:>16}  {joined:>6.1} ms  {search:>6.1} ms  {ratio:>6.1}");
    }
    for n in std::env::args().filter_map(|argument| argument.parse().ok()) {
        let (solutions, joined) = shortest(|| all(n, Piece::Queen));
        println!("{n:>2}  {solutions:>16}  {:>6.1} ms", milliseconds(joined));
    }
}
