//! What the counts are meant to reach, beside what they did.

use super::{
    cases::{Case, LARGE, SHARED, SUPERQUEENS, Subject, TOURS},
    table::{MISSING, memory, percent, table, time, times_faster},
    times::Times,
};
use Subject::{NativeCount, NativeSearch, PlainCount, PlainSearch, SimdCount, TwoWorkers};

/// The goals, one in each row.
pub(crate) fn table_of_goals(times: &Times) -> String {
    let (n16, of) = (|subject| Case::queens(subject, 16), Figures(times));
    let queens = [
        of.faster("browser", n16(PlainSearch), n16(SimdCount)),
        of.faster("native", n16(NativeSearch), n16(NativeCount)),
        of.in_browser(16),
        of.in_browser(18),
        of.ratio(
            "native: n = 17, by the time of n = 16",
            "at most 12 x",
            [Case::queens(NativeCount, 17), n16(NativeCount)],
            |ratio| ratio <= 12.0,
        ),
        of.seconds("native, n = 18", Case::queens(NativeCount, 18), 7),
        of.seconds(
            &format!("browser, {SUPERQUEENS} superqueens"),
            Case::superqueens(SimdCount),
            60,
        ),
        of.memory("n = 18", "32 MiB", Case::queens(SimdCount, 18), 32 << 20),
        of.memory(
            &format!("n = {LARGE}"),
            "128 MiB",
            Case::queens(SimdCount, LARGE),
            128 << 20,
        ),
        of.cores(Case::queens(TwoWorkers, SHARED)),
    ];
    let narrow = TOURS.into_iter().filter(|(rows, _)| *rows <= 6);
    let tours = narrow
        .map(|board| (board, 1))
        .chain([((7, 8), 3), ((8, 8), 60)]);
    let tours = tours.map(|(board, most)| {
        let what = format!("browser, closed tours of {} x {}", board.0, board.1);
        of.seconds(&what, Case::tours(PlainCount, board), most)
    });
    let largest = Case::tours(PlainCount, (8, 8));
    let memory = of.memory("closed tours of 8 x 8", "400 MB", largest, 400_000_000);
    let rows = queens.into_iter().chain(tours).chain([memory]);
    table(["", "wanted", "measured", "reached"], rows)
}

type Row = [String; 4];

/// A goal, what was measured, and whether that is as good as wanted.
fn row(what: &str, wanted: &str, shown: String, reached: Option<bool>) -> Row {
    let reached = reached.map_or(MISSING, |reached| if reached { "yes" } else { "no" });
    [
        what.to_owned(),
        wanted.to_owned(),
        shown,
        reached.to_owned(),
    ]
}

/// What is derived from the times.
struct Figures<'a>(&'a Times);

impl Figures<'_> {
    fn faster(&self, place: &str, search: Case, count: Case) -> Row {
        let what = format!("{place}, n = 16: faster than search");
        self.ratio(&what, "at least 18 x", [search, count], |ratio| {
            ratio >= 18.0
        })
    }

    fn in_browser(&self, n: u32) -> Row {
        let what = format!("n = {n}: browser, by native time");
        let cases = [SimdCount, NativeCount].map(|subject| Case::queens(subject, n));
        self.ratio(&what, "at most 1.2 x", cases, |ratio| ratio <= 1.2)
    }

    fn ratio(
        &self,
        what: &str,
        wanted: &str,
        [longer, shorter]: [Case; 2],
        holds: fn(f64) -> bool,
    ) -> Row {
        let ratio = self.0.ratio(longer, shorter);
        row(what, wanted, times_faster(ratio), ratio.map(holds))
    }

    fn seconds(&self, what: &str, case: Case, most: u32) -> Row {
        let timed = self.0.of(case);
        let reached = timed.map(|timed| timed.milliseconds <= 1000.0 * f64::from(most));
        row(what, &format!("at most {most} s"), time(timed), reached)
    }

    fn memory(&self, of: &str, most_shown: &str, case: Case, most: u64) -> Row {
        let timed = self.0.of(case);
        let bytes = timed.and_then(|timed| timed.bytes);
        row(
            &format!("memory of a worker, {of}"),
            &format!("at most {most_shown}"),
            memory(timed),
            bytes.map(|bytes| bytes <= most),
        )
    }

    /// The share of the time that two cores were at work.
    fn cores(&self, case: Case) -> Row {
        let share = self.0.of(case).and_then(|timed| timed.share_of(2));
        let what = format!("two workers, {SHARED} queens: cores at work");
        let reached = share.map(|share| share >= 0.9);
        row(&what, "at least 90 %", percent(share), reached)
    }
}
