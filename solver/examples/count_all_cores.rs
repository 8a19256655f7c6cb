//! Counts the solutions for n queens with all cores, and shows how far it is.
//!
//!     cargo run --release --features parallel --example count_all_cores -- 17

use std::error::Error;
use std::thread;
use std::time::Duration;

use bezzel_solver::parallel::{self, Control};
use bezzel_solver::queens::Piece;

fn main() -> Result<(), Box<dyn Error>> {
    let n = std::env::args().nth(1).map_or(Ok(14), |n| n.parse())?;
    let control = Control::default();
    let counts = thread::scope(|scope| {
        let counting = scope.spawn(|| parallel::count(n, Piece::Queen, &control));
        while !counting.is_finished() {
            eprint!("\r{:3.0} %", 100.0 * control.fraction());
            thread::sleep(Duration::from_millis(50));
        }
        eprintln!();
        counting.join().expect("a count does not panic")
    })?;
    let counts = counts.ok_or("cancelled")?;
    println!(
        "{n} queens: {} solutions, {} of them fundamental",
        counts.all, counts.fundamental
    );
    Ok(())
}
