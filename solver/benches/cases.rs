//! Times cases by name and prints a line of JSON for each: `cargo xtask bench` compares them with
//! those that it times in a browser.
//!
//! `cargo bench -p bezzel-solver --bench cases -- count:queen:16 search:queen:14
//! count:closed-tours:7x8`

mod timing;

use bezzel_solver::Job;
use bezzel_solver::board::Size;
use bezzel_solver::knight::{TourKind, count_tours};
use bezzel_solver::queens::count::{Count, CountRequest, count_by_search};
use bezzel_solver::queens::{Piece, QueensError};
use timing::{milliseconds, shortest};

/// The number of all solutions.
fn all(n: u32, piece: Piece) -> Result<u64, QueensError> {
    Ok(Count::start(CountRequest::whole(n, piece)?)?.run())
}

fn main() {
    let arguments = std::env::args().skip(1);
    for case in arguments.filter(|argument| argument.contains(':')) {
        let (total, time) = timed(&case);
        let line = serde_json::json!({
            "case": case,
            "total": total.to_string(),
            "milliseconds": milliseconds(time),
        });
        println!("{line}");
    }
}

/// The number counted in a case such as `search:queen:14`, and the shortest time that it took.
fn timed(case: &str) -> (u128, std::time::Duration) {
    let mut words = case.split(':');
    let mut word = || words.next().expect("a case has three words");
    let (way, what, size) = (word(), word(), word());
    if what == "closed-tours" {
        let size: Size = size.parse().expect("the board is rows x columns");
        return shortest(|| count_tours(size, TourKind::Closed));
    }
    let piece: Piece = what.parse().expect("pieces or closed-tours are counted");
    let n = size.parse().expect("the number of pieces is a number");
    let (total, time) = match way {
        "count" => shortest(|| all(n, piece)),
        "search" => shortest(|| count_by_search(n, piece)),
        other => panic!("{other} is not timed: expected count or search"),
    };
    (u128::from(total), time)
}
