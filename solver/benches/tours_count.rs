//! Times the counts of knight's tours.
//!
//! `cargo bench -p bezzel-solver --bench tours_count` counts the boards that the page counts at
//! once; `-- 8x8 open 6x7` counts others, closed tours unless it says `open` before.

mod boards;

use std::time::Instant;

use bezzel_solver::board::Size;
use bezzel_solver::knight::count::TourCountRequest;
use bezzel_solver::knight::{TourKind, count_tours};

const BOARDS: [&str; 6] = ["5x12", "6x8", "6x10", "7x8", "open", "6x6"];

fn main() {
    println!(" board    kind                tours       time   memory stated");
    for (size, kind) in boards::boards(&BOARDS) {
        time(size, kind);
    }
}

fn time(size: Size, kind: TourKind) {
    let needed = TourCountRequest::whole(size, kind).memory_needed();
    let needed = needed.expect("the boards are not too wide") as f64 / f64::from(1 << 20);
    let start = Instant::now();
    let tours = count_tours(size, kind);
    let time = start.elapsed().as_secs_f64();
    let tours = tours.expect("the boards are not too large");
    println!(
        "{:>6}  {kind:<6}  {tours:>20}  {time:>7.3} s  {needed:>9.1} MiB",
        size.to_string()
    );
}
