//! Times the counts of solutions against depth-first search, in one run, as ratios of times hold
//! better than times do.
//!
//! `cargo bench -p bezzel-solver --bench count` compares n = 12, 14 and 16; `-- 17 18` also counts
//! other sizes, without comparing. `-- count:queen:16 search:queen:14` times these cases and prints
//! a line of JSON for each; `cargo xtask bench` asks so.

use std::time::{Duration, Instant};

use bezzel_solver::queens::Piece;
use bezzel_solver::queens::count::{count, count_by_search};

const COMPARED: [u32; 3] = [12, 14, 16];
/// What takes less time than this is timed repeatedly.
const LONG_ENOUGH: Duration = Duration::from_secs(1);

fn main() {
    let cases: Vec<Case> = std::env::args()
        .filter_map(|text| Case::read(&text))
        .collect();
    if cases.is_empty() {
        return compare();
    }
    for case in cases {
        println!("{}", case.line());
    }
}

fn compare() {
    println!(" n         solutions      count     search   ratio");
    for n in COMPARED {
        let (solutions, joined) = shortest(|| count(n, Piece::Queen));
        let (searched, search) = shortest(|| count_by_search(n, Piece::Queen));
        assert_eq!(solutions, searched);
        let ratio = search.as_secs_f64() / joined.as_secs_f64();
        let (joined, search) = (milliseconds(joined), milliseconds(search));
        println!("{n:>2}  {solutions:>16}  {joined:>6.1} ms  {search:>6.1} ms  {ratio:>6.1}");
    }
    for n in std::env::args().filter_map(|argument| argument.parse().ok()) {
        let (solutions, joined) = shortest(|| count(n, Piece::Queen));
        println!("{n:>2}  {solutions:>16}  {:>6.1} ms", milliseconds(joined));
    }
}

/// What is to be timed, as in `search:queen:14`.
struct Case {
    name: String,
    piece: Piece,
    n: u32,
}

impl Case {
    fn read(text: &str) -> Option<Self> {
        let (name, rest) = text.split_once(':')?;
        let (piece, n) = rest.split_once(':')?;
        Some(Self {
            name: name.to_owned(),
            piece: piece.parse().ok()?,
            n: n.parse().ok()?,
        })
    }

    fn line(&self) -> serde_json::Value {
        let Self { name, piece, n } = self;
        let (solutions, time) = match name.as_str() {
            "count" => shortest(|| count(*n, *piece)),
            "search" => shortest(|| count_by_search(*n, *piece)),
            other => panic!("{other} is not timed: expected count or search"),
        };
        serde_json::json!({
            "name": name,
            "piece": piece.name(),
            "n": n,
            "solutions": solutions.to_string(),
            "milliseconds": milliseconds(time),
        })
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

fn milliseconds(time: Duration) -> f64 {
    time.as_secs_f64() * 1000.0
}
