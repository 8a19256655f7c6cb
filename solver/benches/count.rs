//! Times the counts of solutions against depth-first search, in one run, as ratios of times hold
//! better than times do.
//!
//! `cargo bench -p bezzel-solver --bench count` compares n = 12, 14 and 16; `-- 17 18` also counts
//! other sizes, without comparing.

use std::time::{Duration, Instant};

use bezzel_solver::queens::Piece;
use bezzel_solver::queens::count::{count, count_by_search};

const COMPARED: [u32; 3] = [12, 14, 16];
/// What takes less time than this is timed repeatedly.
const LONG_ENOUGH: Duration = Duration::from_millis(500);

fn main() {
    println!(" n         solutions      count     search   ratio");
    for n in COMPARED {
        let (solutions, joined) = shortest(|| count(n, Piece::Queen));
        let (searched, search) = shortest(|| count_by_search(n, Piece::Queen));
        assert_eq!(solutions, searched);
        let ratio = search.as_secs_f64() / joined.as_secs_f64();
        let (joined, search) = (milliseconds(joined), milliseconds(search));
        println!("{n:>2}  {solutions:>16}  {joined}  {search}  {ratio:>6.1}");
    }
    for n in std::env::args().filter_map(|argument| argument.parse().ok()) {
        let (solutions, joined) = shortest(|| count(n, Piece::Queen));
        println!("{n:>2}  {solutions:>16}  {}", milliseconds(joined));
    }
}

/// The result, and the shortest time that it took.
fn shortest<T, E: std::fmt::Debug>(work: impl Fn() -> Result<T, E>) -> (T, Duration) {
    let begun = Instant::now();
    let mut shortest = Duration::MAX;
    loop {
        let start = Instant::now();
        let result = work().expect("n is in range");
        shortest = shortest.min(start.elapsed());
        if begun.elapsed() > LONG_ENOUGH {
            return (result, shortest);
        }
    }
}

fn milliseconds(time: Duration) -> String {
    format!("{:>6.1} ms", time.as_secs_f64() * 1000.0)
}
