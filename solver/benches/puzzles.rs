//! Makes puzzles of each kind, rule, size and grade, checks them, and times it.
//!
//! `cargo bench -p bezzel-solver --bench puzzles` makes a few of each; `-- 10000` makes as many, with n from 6 to 10, which
//! takes half an hour; `-- 100 12` makes others with n = 12, and `-- 100 regions touch` only those of a kind and a rule
//! that are named.

use std::time::{Duration, Instant};

use bezzel_solver::Job;
use bezzel_solver::queens::Piece;
use bezzel_solver::queens::puzzle::{Kind, PuzzleGenerator, PuzzleRequest, Rule};

#[path = "../tests/suite/plain_puzzles.rs"]
mod plain;

const RULES: [Rule; 3] = [
    Rule::Chess(Piece::Queen),
    Rule::Chess(Piece::Superqueen),
    Rule::Touch,
];

fn main() {
    let numbers: Vec<u32> = std::env::args()
        .filter_map(|word| word.parse().ok())
        .collect();
    let made = numbers.first().copied().unwrap_or(20);
    let sizes = match numbers.get(1) {
        Some(&n) => n..=n,
        None => 6..=10,
    };
    let words: Vec<String> = std::env::args().skip(1).collect();
    let names = ["complete", "regions", "chess", "touch"];
    // Without an argument, puzzles of all kinds and rules are made.
    let is_asked = |name: &str, among: &[&str]| {
        let mut asked = words.iter().filter(|word| among.contains(&word.as_str()));
        asked.clone().next().is_none() || asked.any(|word| word == name)
    };
    println!(
        "kind      rule                    n grade   made  wrong     median       99 %        all"
    );
    for kind in Kind::ALL {
        for rule in RULES {
            if !is_asked(kind.name(), &names[..2]) || !is_asked(rule.name(), &names[2..]) {
                continue;
            }
            for n in sizes.clone() {
                for grade in 1..=4 {
                    time(kind, rule, n, grade, made);
                }
            }
        }
    }
}

/// Makes puzzles with the seeds from 0 on.
fn time(kind: Kind, rule: Rule, n: u32, grade: u8, made: u32) {
    let mut times = Vec::new();
    let mut wrong = 0;
    for seed in 0..made.into() {
        let request = PuzzleRequest {
            n,
            kind,
            rule,
            grade,
            seed,
        };
        // Some kinds of puzzles do not exist.
        let start = Instant::now();
        let Ok(job) = PuzzleGenerator::start(request) else {
            return;
        };
        let puzzle = job.run().expect("a puzzle is made");
        times.push(start.elapsed());
        let is_right = plain::plain_solutions(&puzzle).len() == 1 && puzzle.grade() == Some(grade);
        wrong += u32::from(!is_right);
        if times.len() % 1000 == 0 {
            let made = times.len();
            eprintln!("{kind}, {rule}, n = {n}, grade {grade}: {made} made, {wrong} wrong");
        }
    }
    times.sort_unstable();
    let at = |hundredths: usize| {
        milliseconds(times[(times.len() * hundredths / 100).min(times.len() - 1)])
    };
    println!(
        "{:<8}  {:<21} {n:>3} {grade:>5} {made:>6} {wrong:>6} {:>7.2} ms {:>7.2} ms {:>7.2} ms",
        kind.name(),
        rule.to_string(),
        at(50),
        at(99),
        at(100)
    );
}

fn milliseconds(time: Duration) -> f64 {
    time.as_secs_f64() * 1000.0
}
