//! Times the finishing of paths that have been begun at random: how many are answered, and how long it takes.
//!
//! `cargo bench -p bezzel-solver --bench begun_paths -- 24x24 24x31`

mod boards;

use std::time::{Duration, Instant};

use bezzel_solver::Random;
use bezzel_solver::board::{Size, Square};
use bezzel_solver::knight::{Board, NoTour, Position, TourKind, finish};

use boards::boards;

/// The greatest number of squares of a path; the least is two.
const LONGEST: u32 = 20;
/// Paths for each board.
const PATHS: u64 = 100;

fn main() {
    println!("      board  kind    finished  impossible  undecided     median    longest");
    let otherwise = [
        "24x24", "24x31", "31x31", "40x40", "17x64", "64x64", "open", "24x24", "24x31", "31x31",
        "40x40", "17x64", "64x64",
    ];
    for (size, kind) in boards(&otherwise) {
        row(size, kind);
    }
}

fn row(size: Size, kind: TourKind) {
    let (mut finished, mut impossible, mut undecided) = (0, 0, 0);
    let mut times: Vec<Duration> = Vec::new();
    for seed in 0..PATHS {
        let position = Position {
            kind,
            ..Position::new(size).after(path(size, &mut Random::new(seed)))
        };
        let start = Instant::now();
        let answer = finish(position);
        times.push(start.elapsed());
        match answer {
            Ok(_) => finished += 1,
            Err(NoTour::Impossible(_)) => impossible += 1,
            Err(_) => undecided += 1,
        }
    }
    times.sort_unstable();
    let milliseconds = |time: Duration| time.as_secs_f64() * 1000.0;
    println!(
        "{:>11}  {:<6} {finished:>9} {impossible:>11} {undecided:>10} {:>8.1} ms {:>7.1} ms",
        size.to_string(),
        kind.to_string(),
        milliseconds(times[times.len() / 2]),
        milliseconds(times[times.len() - 1]),
    );
}

/// A random path from a random square.
fn path(size: Size, random: &mut Random) -> Vec<Square> {
    let board = Board::from(size);
    let length = 2 + random.below(LONGEST - 1) as usize;
    let mut path = vec![Square::new(
        random.below(size.rows()),
        random.below(size.columns()),
    )];
    while path.len() < length {
        let at = path[path.len() - 1];
        let onward: Vec<Square> = board
            .neighbours(at)
            .filter(|square| !path.contains(square))
            .collect();
        if onward.is_empty() {
            break;
        }
        path.push(onward[random.below(onward.len() as u32) as usize]);
    }
    path
}
