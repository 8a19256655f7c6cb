//! Times the numbers of closed tours: the preparation, and how long a tour or its number takes.
//!
//! `cargo bench -p bezzel-solver --bench tour_numbers` does so for several boards; `-- 8x8` for others.

use std::time::{Duration, Instant};

use bezzel_solver::board::Size;
use bezzel_solver::knight::count::numbers::TourNumbers;
use bezzel_solver::{Job, Random};

const BOARDS: [&str; 4] = ["6x6", "6x8", "7x8", "8x8"];
const TOURS: usize = 1000;

fn main() {
    let named: Vec<String> = std::env::args()
        .filter(|word| !word.starts_with('-'))
        .skip(1)
        .collect();
    let words = if named.is_empty() {
        BOARDS.map(String::from).to_vec()
    } else {
        named
    };
    println!(
        " board           closed tours   memory  prepared  tour: mean   99 %   most  number: mean   99 %   most"
    );
    for size in words.iter().filter_map(|word| word.parse().ok()) {
        time(size);
    }
}

fn time(size: Size) {
    let start = Instant::now();
    let mut numbers = TourNumbers::start(size.into()).expect("the boards have tours");
    while !numbers
        .advance(u64::MAX, &mut |error| panic!("{error}"))
        .done
    {}
    let prepared = start.elapsed();
    let count = numbers.count().expect("it is prepared");
    let mut random = Random::new(1848);
    let (mut tours, mut back) = (Vec::new(), Vec::new());
    for _ in 0..TOURS {
        let number = 1 + u128::from(random.next_u64()) % count;
        let start = Instant::now();
        let tour = numbers.tour(number).expect("memory");
        let found = Instant::now();
        assert_eq!(numbers.number(&tour), Ok(number));
        tours.push(found - start);
        back.push(found.elapsed());
    }
    let memory = TourNumbers::memory_needed(size).expect("the boards have tours");
    println!(
        "{:>6}  {count:>21}  {:>3} MiB  {:>6.2} s  {}       {}",
        size.to_string(),
        memory >> 20,
        prepared.as_secs_f64(),
        spread(tours),
        spread(back),
    );
}

/// The mean, the 99th percentile and the maximum, in milliseconds.
fn spread(mut times: Vec<Duration>) -> String {
    times.sort_unstable();
    let mean = times.iter().sum::<Duration>() / times.len() as u32;
    let shown = [mean, times[times.len() * 99 / 100], times[times.len() - 1]];
    let shown = shown.map(|time| format!("{:>5.1}", 1e3 * time.as_secs_f64()));
    shown.join("  ")
}
