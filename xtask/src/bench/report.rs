//! BENCHMARKS.md.

use anyhow::{Context, Result};

use super::{
    cases::{BOARDS, Case, Counted, LARGE, SHARED, SUPERQUEENS, Subject, TOURS},
    goals,
    table::{MISSING, memory, percent, table, thousands, time, times_faster},
    times::{Machine, Times},
    versions::Versions,
};

const HOW: &str = "\
Each time is the shortest of several rounds, since a busy neighbour slows some rounds and slow code slows all; what takes
minutes is timed once. `-` was not timed (`--long` times more). All ways to count on a board had to agree on the
number.

The searches are depth-first with bit masks, of one half of the solutions, the other half being mirror images: the
solver's own `count_by_search` in Rust, natively and as wasm, and the same in plain JavaScript
(`xtask/bench/page/search.js`). The programs for the browser are built like the page's worker and run in a module worker,
one at a time, in slices of 30 ms. Their memory is that of the wasm program after the count (`memory.buffer.byteLength`).

Two workers are those of the built site, from the click to the result on the page; their cores are at work for the share
of that time that the system gives to their threads.
";

/// The whole file.
///
/// # Errors
/// When nothing was timed in a browser.
pub(crate) fn report(times: &Times, versions: &Versions) -> Result<String> {
    let machine = times
        .machine
        .as_ref()
        .context("the bench in the browser has not told of the machine")?;
    let parts = [
        "# Benchmarks\n",
        &format!("Written by `cargo xtask bench` on {}.\n", machine.date),
        &about(machine, versions),
        HOW,
        "## Queens, in a browser, one worker\n",
        &in_browser(times),
        "## Queens, natively, one thread\n",
        &natively(times),
        "## Queens, on the page, two workers\n",
        &two_workers(times),
        "## Closed knight's tours, one worker or thread\n",
        &tours(times),
        "## Goals\n",
        &goals::table_of_goals(times),
    ];
    Ok(parts.join("\n"))
}

fn about(machine: &Machine, versions: &Versions) -> String {
    let cores = format!("{}, {} cores", machine.cpu, machine.cores);
    let system = format!("{}, load {:.1} when it began", machine.system, machine.load);
    let rows = [
        ["Processor", &cores],
        ["System", &system],
        ["Chromium", &machine.chromium],
        ["Rust", &versions.rust],
        ["wasm-opt", &versions.wasm_opt],
        ["bezzel-solver", &versions.solver],
    ];
    table(["", ""], rows.map(|row| row.map(str::to_owned)))
}

fn in_browser(times: &Times) -> String {
    let row = |n: u32| {
        let case = |subject| Case::queens(subject, n);
        let simd = times.of(case(Subject::SimdCount));
        let faster = |than| times_faster(times.ratio(case(than), case(Subject::SimdCount)));
        [
            n.to_string(),
            times
                .total(Counted::Queens(n))
                .map_or_else(|| MISSING.to_owned(), thousands),
            time(simd),
            time(times.of(case(Subject::PlainCount))),
            time(times.of(case(Subject::PlainSearch))),
            time(times.of(case(Subject::JavaScript))),
            faster(Subject::PlainSearch),
            faster(Subject::JavaScript),
            memory(simd),
        ]
    };
    let head = [
        "n",
        "solutions",
        "count",
        "count without SIMD",
        "search, wasm without SIMD",
        "search, JavaScript",
        "faster than wasm",
        "faster than JavaScript",
        "memory",
    ];
    table(head, boards().map(row)) + &superqueens(times, Subject::SimdCount)
}

fn natively(times: &Times) -> String {
    let row = |n: u32| {
        let case = |subject| Case::queens(subject, n);
        let count = case(Subject::NativeCount);
        let compared = |with| times_faster(times.ratio(case(with), count));
        [
            n.to_string(),
            time(times.of(count)),
            time(times.of(case(Subject::NativeSearch))),
            compared(Subject::NativeSearch),
            compared(Subject::SimdCount),
        ]
    };
    let head = [
        "n",
        "count",
        "search",
        "faster than search",
        "faster than browser",
    ];
    table(head, boards().map(row)) + &superqueens(times, Subject::NativeCount)
}

fn superqueens(times: &Times, subject: Subject) -> String {
    let timed = time(times.of(Case::superqueens(subject)));
    format!("\n{SUPERQUEENS} superqueens: {timed}.\n")
}

fn two_workers(times: &Times) -> String {
    let timed = times.of(Case::queens(Subject::TwoWorkers, SHARED));
    let share = timed.and_then(|timed| timed.share_of(2));
    format!(
        "{SHARED} queens: {}, two cores at work for {} of it.\n",
        time(timed),
        percent(share)
    )
}

fn tours(times: &Times) -> String {
    let row = |board: (u32, u32)| {
        let [native, browser] =
            [Subject::NativeCount, Subject::PlainCount].map(|subject| Case::tours(subject, board));
        let (rows, columns) = board;
        let timed = times.of(browser);
        [
            format!("{rows} x {columns}"),
            times
                .total(browser.counted)
                .map_or_else(|| MISSING.to_owned(), thousands),
            time(timed),
            time(times.of(native)),
            times_faster(times.ratio(browser, native)),
            memory(timed),
        ]
    };
    let head = [
        "board",
        "closed tours, undirected",
        "browser",
        "native",
        "native faster",
        "memory in the browser",
    ];
    table(head, TOURS.map(row))
}

/// The boards of the tables of queens.
fn boards() -> impl Iterator<Item = u32> {
    BOARDS.chain([LARGE])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_timed_is_reported_and_what_was_not_is_a_dash() {
        let mut times = Times::default();
        for line in [
            r#"{"cpu":"A","cores":2,"system":"B","load":0.5,"date":"2020-02-02","chromium":"1.2"}"#,
            r#"{"case":"simd-count:queen:14","total":"365596","milliseconds":5.0,"bytes":2097152}"#,
            r#"{"case":"javascript:queen:14","total":"365596","milliseconds":150.0,"bytes":null}"#,
            r#"{"case":"two-workers:queen:19","total":"4968057848","milliseconds":16000.0,"bytes":null,"processor":28800.0}"#,
            r#"{"case":"plain-count:closed-tours:8x8","total":"13267364410532","milliseconds":9500.0,"bytes":241172480}"#,
        ] {
            times.enter(line).unwrap();
        }
        let versions = Versions {
            solver: "0.1.0".to_owned(),
            rust: "1.95.0".to_owned(),
            wasm_opt: "132".to_owned(),
        };
        let report = report(&times, &versions).unwrap();
        for line in [
            "Written by `cargo xtask bench` on 2020-02-02.",
            "| Processor | A, 2 cores |",
            "| System | B, load 0.5 when it began |",
            "| 14 | 365,596 | 5.0 ms | - | - | 150 ms | - | 30 x | 2 MiB |",
            "19 queens: 16.00 s, two cores at work for 90 % of it.",
            "| 8 x 8 | 13,267,364,410,532 | 9.50 s | - | - | 230 MiB |",
            "| 15 | - | - | - | - | - | - | - | - |",
        ] {
            assert!(
                report.lines().any(|found| found == line),
                "{line}\n{report}"
            );
        }
    }
}
