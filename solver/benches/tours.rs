//! Times tours: every pair of ends on small boards, with the mean and the longest; large boards.
//!
//! `cargo bench -p bezzel-solver --bench tours`

use std::time::{Duration, Instant};

use bezzel_solver::board::{Size, Square};
use bezzel_solver::knight::{Board, NoTour, TourRequest, tour};

fn main() {
    println!("      board   pairs        mean     longest");
    for n in [6, 7, 8] {
        every_pair(n);
    }
    println!("      board  request                   shortest");
    for n in [200, 1000] {
        let board = Board::from(Size::square(n).expect("in range"));
        let corner = Square::new(0, 0);
        let far = Square::new(n - 1, n - 2);
        let middle = Square::new(n / 2, n / 2);
        let requests = [
            ("closed", TourRequest::closed()),
            ("open, from the middle", TourRequest::open().from(middle)),
            ("open, across", TourRequest::open().from(corner).to(far)),
        ];
        for (name, request) in requests {
            let time = (0..5).map(|_| timed(&board, request)).min();
            let time = milliseconds(time.expect("five were timed"));
            println!("{:>11}  {name:<22} {time}", board.size().to_string());
        }
    }
}

fn every_pair(n: u32) {
    let board = Board::from(Size::square(n).expect("in range"));
    let (mut pairs, mut sum, mut longest) = (0, Duration::ZERO, Duration::ZERO);
    for start in board.squares() {
        for end in board.squares() {
            let request = TourRequest::open().from(start).to(end);
            // The shortest of a few tries, as other programs take their time too.
            let times = (0..3).map(|_| timed(&board, request));
            let time = times.min().expect("three were timed");
            if tour(&board, &request).is_ok() {
                pairs += 1;
                sum += time;
                longest = longest.max(time);
            }
        }
    }
    let (mean, longest) = (milliseconds(sum / pairs), milliseconds(longest));
    println!(
        "{:>11}  {pairs:>6} {mean} {longest}",
        board.size().to_string()
    );
}

fn timed(board: &Board, request: TourRequest) -> Duration {
    let start = Instant::now();
    let found = tour(board, &request);
    let time = start.elapsed();
    assert!(matches!(found, Ok(_) | Err(NoTour::Impossible(_))));
    time
}

fn milliseconds(time: Duration) -> String {
    format!("{:>8.3} ms", time.as_secs_f64() * 1000.0)
}
