//! Counts what a public challenge asks for, by one thread: P. Luschny, "Hamiltonian Paths on Knight Graphs",
//! <https://github.com/PeterLuschny/Hamiltonian_Paths_On_Knight_Graphs>.
//!
//! These are the paths and the cycles of all boards with sides from 3 to 12 and at most 40 squares. In the words of this
//! library they are the open tours, either direction counted as one, and the closed tours.
//!
//! `cargo bench -p bezzel-solver --bench challenge` times this library. Programs of the challenge may follow, one that
//! counts paths and one that counts cycles: `-- ./knightspaths ./knightscycles`. They run with one thread, and their
//! numbers must be the same.

use std::collections::BTreeMap;
use std::fs;
use std::process::Command;
use std::time::Instant;

use bezzel_solver::board::Size;
use bezzel_solver::knight::{TourKind, count_tours};

/// The number of paths or cycles of each board, by rows and columns.
type Numbers = BTreeMap<(u32, u32), u128>;

const THINGS: [(&str, TourKind); 2] = [("paths", TourKind::Open), ("cycles", TourKind::Closed)];

fn main() {
    let programs = std::env::args().skip(1).filter(|word| word != "--bench");
    let programs: Vec<String> = programs.collect();
    for (index, (name, kind)) in THINGS.into_iter().enumerate() {
        let (numbers, time) = timed(|| numbers(kind));
        let total: u128 = numbers.values().sum();
        let boards = numbers.len();
        println!("{total} {name} of {boards} boards: {time:.2} s");
        let Some(program) = programs.get(index) else {
            continue;
        };
        let (printed, time) = timed(|| printed_by(program));
        assert_eq!(read(&printed), numbers, "{program} counts others");
        println!("the same by {program}: {time:.2} s");
    }
}

fn numbers(kind: TourKind) -> Numbers {
    let sides = || 3..=12;
    let boards = sides().flat_map(|rows| sides().map(move |columns| (rows, columns)));
    let small = boards.filter(|(rows, columns)| rows * columns <= 40);
    small.map(|board| (board, number(board, kind))).collect()
}

fn number((rows, columns): (u32, u32), kind: TourKind) -> u128 {
    let size = Size::new(rows, columns).expect("the sides are small");
    let tours = count_tours(size, kind).expect("the boards are small");
    match kind {
        TourKind::Closed => tours,
        // An open tour counts in either direction.
        TourKind::Open => tours / 2,
    }
}

fn printed_by(program: &str) -> String {
    let run = Command::new(program).env("OMP_NUM_THREADS", "1").output();
    let run = run.unwrap_or_else(|error| panic!("{program}: {error}"));
    assert!(run.status.success(), "{program} failed");
    String::from_utf8(run.stdout).expect("digits are text")
}

/// Reads lines such as `A(5,8) = 44202`, after which other words may follow.
fn read(printed: &str) -> Numbers {
    let line = |line: &str| {
        let (board, number) = line.strip_prefix("A(")?.split_once(") = ")?;
        let (rows, columns) = board.split_once(',')?;
        let number = number.split_whitespace().next()?;
        Some((
            (rows.parse().ok()?, columns.parse().ok()?),
            number.parse().ok()?,
        ))
    };
    printed.lines().filter_map(line).collect()
}

/// The result, and the seconds of processor time; where the system does not report these, the seconds that have passed.
fn timed<T>(work: impl FnOnce() -> T) -> (T, f64) {
    let (start, before) = (Instant::now(), processor_time());
    let result = work();
    let passed = start.elapsed().as_secs_f64();
    let used = processor_time()
        .zip(before)
        .map(|(after, before)| after - before);
    (result, used.unwrap_or(passed))
}

/// The seconds that processors have worked for this process and for those that it has started and that have ended.
fn processor_time() -> Option<f64> {
    const TICKS_A_SECOND: f64 = 100.0;
    let fields = fs::read_to_string("/proc/self/stat").ok()?;
    // The name of the program is in brackets, and may contain spaces. Fields 14 to 17 are times, of which this is the third.
    let (_, fields) = fields.rsplit_once(") ")?;
    let times = fields.split(' ').skip(11).take(4);
    let ticks: Option<u32> = times.map(|time| time.parse::<u32>().ok()).sum();
    Some(f64::from(ticks?) / TICKS_A_SECOND)
}
