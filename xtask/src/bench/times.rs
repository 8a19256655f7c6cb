//! The times that were taken.

use std::{
    collections::HashMap,
    io::{BufRead, BufReader},
    process::{Command, Stdio},
};

use anyhow::{Context, Result, ensure};
use serde::Deserialize;

use super::cases::{Case, Counted};

/// The shortest time of each case, and what is known of the machine.
#[derive(Debug, Default)]
pub(crate) struct Times {
    pub(crate) machine: Option<Machine>,
    shortest: HashMap<Case, Timed>,
    totals: HashMap<Counted, String>,
}

/// What a case took.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Timed {
    pub(crate) milliseconds: f64,
    /// The memory of the program afterwards, if it was wasm.
    pub(crate) bytes: Option<u64>,
    /// For how long processors worked on it, if several workers did and the system tells.
    pub(crate) processor: Option<f64>,
}

impl Timed {
    /// The share of the time for which so many cores were at work.
    pub(crate) fn share_of(self, cores: u32) -> Option<f64> {
        Some(self.processor? / (self.milliseconds * f64::from(cores)))
    }
}

/// Where and when the times were taken.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Machine {
    pub(crate) cpu: String,
    pub(crate) cores: u32,
    pub(crate) system: String,
    /// How many programs wanted to run, on average, in the minute before.
    pub(crate) load: f64,
    pub(crate) date: String,
    pub(crate) chromium: String,
}

/// A line of a program that times.
#[derive(Deserialize)]
struct Line {
    case: String,
    total: String,
    milliseconds: f64,
    bytes: Option<u64>,
    processor: Option<f64>,
}

impl Times {
    /// Runs a program that prints a line of JSON for each case, and enters them. The first line may be about the machine.
    ///
    /// # Errors
    /// When the program fails, prints something else, or has counted something else than another.
    pub(crate) fn enter_lines_of(&mut self, command: &mut Command, attempt: &str) -> Result<()> {
        let mut program = command
            .stdout(Stdio::piped())
            .spawn()
            .with_context(|| format!("{attempt}: the program does not start"))?;
        let stdout = program
            .stdout
            .take()
            .context("the program prints to a pipe")?;
        for line in BufReader::new(stdout).lines() {
            let line = line.with_context(|| attempt.to_owned())?;
            self.enter(&line)
                .with_context(|| format!("{attempt}: reading {line}"))?;
        }
        let status = program.wait().with_context(|| attempt.to_owned())?;
        ensure!(
            status.success(),
            "{attempt}: the program ended with {status}"
        );
        Ok(())
    }

    /// Enters a line of such a program.
    pub(super) fn enter(&mut self, line: &str) -> Result<()> {
        if let Ok(machine) = serde_json::from_str(line) {
            self.machine.get_or_insert(machine);
            return Ok(());
        }
        let line: Line = serde_json::from_str(line)?;
        let case = Case::all()
            .into_iter()
            .find(|case| case.to_string() == line.case)
            .context("nothing of that name was to be timed")?;
        println!("  {case}: {:.1} ms", line.milliseconds);
        let total = self.totals.entry(case.counted);
        let total = total.or_insert_with(|| line.total.clone());
        ensure!(
            *total == line.total,
            "{case} has counted {}, another way {total}",
            line.total
        );
        let timed = Timed {
            milliseconds: line.milliseconds,
            bytes: line.bytes,
            processor: line.processor,
        };
        let shortest = self.shortest.entry(case).or_insert(timed);
        if timed.milliseconds < shortest.milliseconds {
            *shortest = timed;
        }
        Ok(())
    }

    pub(crate) fn of(&self, case: Case) -> Option<Timed> {
        self.shortest.get(&case).copied()
    }

    /// How many times longer the one took than the other.
    pub(crate) fn ratio(&self, longer: Case, shorter: Case) -> Option<f64> {
        Some(self.of(longer)?.milliseconds / self.of(shorter)?.milliseconds)
    }

    /// What all ways to count this have counted.
    pub(crate) fn total(&self, counted: Counted) -> Option<&str> {
        self.totals.get(&counted).map(String::as_str)
    }
}

#[cfg(test)]
mod tests {
    use super::{super::cases::Subject, *};

    fn line(name: &str, total: u32, milliseconds: f64) -> String {
        format!(
            r#"{{"case":"{name}:queen:12","total":"{total}","milliseconds":{milliseconds},"bytes":null}}"#
        )
    }

    #[test]
    fn the_shortest_time_counts() {
        let mut times = Times::default();
        for milliseconds in [3.0, 2.0, 4.0] {
            times.enter(&line("count", 92, milliseconds)).unwrap();
        }
        times.enter(&line("search", 92, 6.0)).unwrap();
        let count = Case::queens(Subject::NativeCount, 12);
        let search = Case::queens(Subject::NativeSearch, 12);
        assert_eq!(times.ratio(search, count), Some(3.0));
        assert_eq!(
            times.ratio(Case::queens(Subject::JavaScript, 12), count),
            None
        );
        assert_eq!(times.total(Counted::Queens(12)), Some("92"));
    }

    #[test]
    fn different_counts_are_an_error() {
        let mut times = Times::default();
        times.enter(&line("count", 92, 1.0)).unwrap();
        let error = times.enter(&line("javascript", 93, 1.0)).unwrap_err();
        assert_eq!(
            error.to_string(),
            "javascript:queen:12 has counted 93, another way 92"
        );
        assert!(times.enter("Listening on port 8000").is_err());
    }
}
