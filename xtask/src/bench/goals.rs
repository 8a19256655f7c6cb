//! What the counts are meant to reach, beside what they did.

use super::{
    cases::{Case, LARGE, SHARED, SUPERQUEENS, Subject, TOURS},
    table::{MISSING, memory, percent, table, time, times_faster},
    times::Times,
};
use Subject::{NativeCount, NativeSearch, PlainCount, PlainSearch, SimdCount, TwoWorkers};

/// A figure to reach.
struct Goal {
    what: String,
    wanted: &'static str,
    reached: Reached,
}

/// What was measured, and whether that is as good as wanted.
struct Reached {
    shown: String,
    verdict: Option<bool>,
}

/// The goals, one in each row.
pub(crate) fn table_of_goals(times: &Times) -> String {
    let goals = queens(times).into_iter().chain(tours(times));
    let rows = goals.map(|goal| {
        let verdict = match goal.reached.verdict {
            Some(true) => "yes",
            Some(false) => "no",
            None => MISSING,
        };
        [
            goal.what,
            goal.wanted.to_owned(),
            goal.reached.shown,
            verdict.to_owned(),
        ]
    });
    table(["", "wanted", "measured", "reached"], rows)
}

fn queens(times: &Times) -> Vec<Goal> {
    let queens = Case::queens;
    let figures = Figures(times);
    let in_browser = |n| figures.ratio(queens(SimdCount, n), queens(NativeCount, n), |r| r <= 1.2);
    let (search, count) = (queens(NativeSearch, 16), queens(NativeCount, 16));
    let (wasm_search, wasm_count) = (queens(PlainSearch, 16), queens(SimdCount, 16));
    vec![
        goal(
            "browser, n = 16: faster than search",
            "at least 18 x",
            figures.ratio(wasm_search, wasm_count, |r| r >= 18.0),
        ),
        goal(
            "native, n = 16: faster than search",
            "at least 18 x",
            figures.ratio(search, count, |r| r >= 18.0),
        ),
        goal(
            "n = 16: browser, by native time",
            "at most 1.2 x",
            in_browser(16),
        ),
        goal(
            "n = 18: browser, by native time",
            "at most 1.2 x",
            in_browser(18),
        ),
        goal(
            "native: n = 17, by the time of n = 16",
            "at most 12 x",
            figures.ratio(queens(NativeCount, 17), count, |r| r <= 12.0),
        ),
        goal(
            "native, n = 18",
            "at most 7 s",
            figures.seconds(queens(NativeCount, 18), 7.0),
        ),
        goal(
            &format!("browser, {SUPERQUEENS} superqueens"),
            "at most 60 s",
            figures.seconds(Case::superqueens(SimdCount), 60.0),
        ),
        goal(
            "memory of a worker, n = 18",
            "at most 32 MiB",
            figures.memory(queens(SimdCount, 18), 32 << 20),
        ),
        goal(
            &format!("memory of a worker, n = {LARGE}"),
            "at most 128 MiB",
            figures.memory(queens(SimdCount, LARGE), 128 << 20),
        ),
        goal(
            &format!("two workers, {SHARED} queens: cores at work"),
            "at least 90 %",
            figures.cores(2, queens(TwoWorkers, SHARED), 0.9),
        ),
    ]
}

fn tours(times: &Times) -> Vec<Goal> {
    let figures = Figures(times);
    let tours = |board| Case::tours(PlainCount, board);
    let seconds = |board: (u32, u32), wanted, most| {
        let (rows, columns) = board;
        goal(
            &format!("browser, closed tours of {rows} x {columns}"),
            wanted,
            figures.seconds(tours(board), most),
        )
    };
    let narrow = TOURS.into_iter().filter(|(rows, _)| *rows <= 6);
    let mut goals: Vec<Goal> = narrow
        .map(|board| seconds(board, "at most 1 s", 1.0))
        .collect();
    goals.extend([
        seconds((7, 8), "at most 3 s", 3.0),
        seconds((8, 8), "at most 60 s", 60.0),
        goal(
            "memory of a worker, closed tours of 8 x 8",
            "at most 400 MB",
            figures.memory(tours((8, 8)), 400_000_000),
        ),
    ]);
    goals
}

fn goal(what: &str, wanted: &'static str, reached: Reached) -> Goal {
    Goal {
        what: what.to_owned(),
        wanted,
        reached,
    }
}

/// What is derived from the times.
struct Figures<'a>(&'a Times);

impl Figures<'_> {
    fn ratio(&self, longer: Case, shorter: Case, holds: fn(f64) -> bool) -> Reached {
        let ratio = self.0.ratio(longer, shorter);
        Reached {
            shown: times_faster(ratio),
            verdict: ratio.map(holds),
        }
    }

    fn seconds(&self, case: Case, most: f64) -> Reached {
        let timed = self.0.of(case);
        Reached {
            shown: time(timed),
            verdict: timed.map(|timed| timed.milliseconds <= 1000.0 * most),
        }
    }

    fn memory(&self, case: Case, most: u64) -> Reached {
        let timed = self.0.of(case);
        let bytes = timed.and_then(|timed| timed.bytes);
        Reached {
            shown: memory(timed),
            verdict: bytes.map(|bytes| bytes <= most),
        }
    }

    /// The share of the time that so many cores were at work.
    fn cores(&self, cores: u32, case: Case, least: f64) -> Reached {
        let share = self.0.of(case).and_then(|timed| timed.share_of(cores));
        Reached {
            shown: percent(share),
            verdict: share.map(|share| share >= least),
        }
    }
}
