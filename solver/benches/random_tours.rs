//! Times random tours: the preparation, the tours a second, the memory.
//!
//! `cargo bench -p bezzel-solver --bench random_tours` draws on boards of several sizes; `-- 8x8
//! open 6x7` draws on others, closed tours unless it says `open` before.

mod boards;

use std::time::{Duration, Instant};

use bezzel_solver::Job;
use bezzel_solver::board::Size;
use bezzel_solver::knight::TourKind;
use bezzel_solver::knight::count::random::{RandomTours, RandomToursRequest};

const BOARDS: [&str; 8] = ["6x6", "6x8", "7x8", "8x8", "8x9", "8x10", "open", "6x6"];
/// The time for which tours are drawn.
const LONG_ENOUGH: Duration = Duration::from_secs(2);

fn main() {
    println!(
        " board    kind                2-factors    share  prepared  tours a second    most memory"
    );
    for (size, kind) in boards::boards(&BOARDS) {
        time(size, kind);
    }
}

fn time(size: Size, kind: TourKind) {
    let request = RandomToursRequest::new(size, kind, 1848, u64::MAX);
    let mut job = RandomTours::start(request).expect("the boards have tours");
    let start = Instant::now();
    let mut memory = 0;
    while job.two_factors().is_none() {
        job.advance(1, &mut |tour| panic!("no tour is drawn yet: {tour:?}"));
        memory = memory.max(job.memory());
    }
    let prepared = start.elapsed();
    let (start, mut tours) = (Instant::now(), 0_u32);
    while start.elapsed() < LONG_ENOUGH {
        job.advance(100, &mut |tour| tours += u32::from(tour.is_ok()));
    }
    println!(
        "{:>6}  {kind:<6}  {:>23}  {:.5}  {:>6.2} s  {:>14.0}  {:>9.1} MiB",
        size.to_string(),
        job.two_factors().unwrap_or(0),
        f64::from(tours) / job.tries() as f64,
        prepared.as_secs_f64(),
        f64::from(tours) / start.elapsed().as_secs_f64(),
        memory as f64 / f64::from(1 << 20),
    );
}
