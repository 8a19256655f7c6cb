//! Times what gives one solution: constructions, completions and names.
//!
//! `cargo bench -p bezzel-solver --bench construct` prints the shortest of several times for each.

use std::time::{Duration, Instant};

use bezzel_solver::board::Square;
use bezzel_solver::queens::completion::{Completion, CompletionCount, CompletionRequest};
use bezzel_solver::queens::construct::{check, construct, random};
use bezzel_solver::queens::{Piece, Solution, rank};
use bezzel_solver::{Job, Random};

const MILLION: u32 = 1_000_000;
/// Shorter runs than this are timed repeatedly.
const LONG_ENOUGH: Duration = Duration::from_millis(500);

fn main() {
    time("modulo-12 rule, n = 1,000,000", || construct(MILLION));
    let columns = construct(MILLION).expect("in range");
    time("check, n = 1,000,000", || check(&columns));
    for n in [64, 65, 1000, 100_000, MILLION] {
        time(&format!("at random, n = {n}"), || random(n, 7));
    }

    for piece in Piece::ALL {
        for pieces in [0, 8, 24, 40] {
            let request = scattered(64, piece, pieces);
            time(&format!("{pieces} {piece}s of 64 completed"), || {
                let mut job = Completion::start(request.clone()).expect("a valid request");
                job.advance(u64::MAX, &mut |_| {})
            });
        }
    }

    let corner = vec![Square::new(0, 0)];
    let request = CompletionRequest::new(16, Piece::Queen, corner, 0).expect("on the board");
    time("completions of a corner queen counted, n = 16", || {
        let mut job = CompletionCount::start(request.clone()).expect("a valid request");
        job.advance(u64::MAX, &mut |_| {})
    });

    // The last solution of those that have their first queen in the left half takes longest.
    let columns = [7, 14, 12, 9, 6, 4, 11, 1, 3, 10, 13, 2, 8, 5];
    let last = Solution::from_columns(&columns).expect("a solution");
    time("a name, n = 14", || rank(last, Piece::Queen));
}

/// A position with up to `pieces` pieces on random rows, none of which attacks another.
fn scattered(n: u32, piece: Piece, pieces: usize) -> CompletionRequest {
    let mut random = Random::new(u64::from(n));
    let mut fixed: Vec<Square> = Vec::new();
    for _ in 0..100_000 {
        let square = Square::new(random.below(n), random.below(n));
        let seen = |&other: &Square| {
            other == square || bezzel_solver::queens::Line::between(other, square, piece).is_some()
        };
        if fixed.len() < pieces && !fixed.iter().any(seen) {
            fixed.push(square);
        }
    }
    CompletionRequest::new(n, piece, fixed, 0).expect("on the board")
}

fn time<T>(what: &str, work: impl Fn() -> T) {
    let begun = Instant::now();
    let mut shortest = Duration::MAX;
    while begun.elapsed() < LONG_ENOUGH {
        let start = Instant::now();
        std::hint::black_box(work());
        shortest = shortest.min(start.elapsed());
    }
    println!("{:>10.3} ms  {what}", shortest.as_secs_f64() * 1000.0);
}
