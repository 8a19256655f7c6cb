//! What the counts are meant to reach, beside what they did.

use super::{
    cases::{Case, LARGE, SUPERQUEENS, Subject},
    table::{MISSING, memory, table, time, times_faster},
    times::Times,
};

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
    let rows = goals(times).into_iter().map(|goal| {
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

fn goals(times: &Times) -> Vec<Goal> {
    use Subject::{NativeCount, NativeSearch, PlainSearch, SimdCount};
    let queens = Case::queens;
    let ratio = |longer: Case, shorter: Case, holds: fn(f64) -> bool| {
        let ratio = times.ratio(longer, shorter);
        Reached {
            shown: times_faster(ratio),
            verdict: ratio.map(holds),
        }
    };
    let seconds = |case: Case, most: f64| {
        let timed = times.of(case);
        Reached {
            shown: time(timed),
            verdict: timed.map(|timed| timed.milliseconds <= 1000.0 * most),
        }
    };
    let mebibytes = |n: u32, most: u64| {
        let timed = times.of(queens(SimdCount, n));
        let bytes = timed.and_then(|timed| timed.bytes);
        Reached {
            shown: memory(timed),
            verdict: bytes.map(|bytes| bytes <= most << 20),
        }
    };
    let goal = |what: &str, wanted, reached| Goal {
        what: what.to_owned(),
        wanted,
        reached,
    };
    let in_browser = |n| ratio(queens(SimdCount, n), queens(NativeCount, n), |r| r <= 1.2);
    let (search, count) = (queens(NativeSearch, 16), queens(NativeCount, 16));
    let (wasm_search, wasm_count) = (queens(PlainSearch, 16), queens(SimdCount, 16));
    vec![
        goal(
            "browser, n = 16: faster than search",
            "at least 18 x",
            ratio(wasm_search, wasm_count, |r| r >= 18.0),
        ),
        goal(
            "native, n = 16: faster than search",
            "at least 18 x",
            ratio(search, count, |r| r >= 18.0),
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
            ratio(queens(NativeCount, 17), count, |r| r <= 12.0),
        ),
        goal(
            "native, n = 18",
            "at most 7 s",
            seconds(queens(NativeCount, 18), 7.0),
        ),
        goal(
            &format!("browser, {SUPERQUEENS} superqueens"),
            "at most 60 s",
            seconds(Case::superqueens(SimdCount), 60.0),
        ),
        goal(
            "memory of a worker, n = 18",
            "at most 32 MiB",
            mebibytes(18, 32),
        ),
        goal(
            &format!("memory of a worker, n = {LARGE}"),
            "at most 128 MiB",
            mebibytes(LARGE, 128),
        ),
    ]
}
