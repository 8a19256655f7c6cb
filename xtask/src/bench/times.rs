//! The times that were taken.

use std::{
    collections::HashMap,
    io::{BufRead, BufReader},
    process::{Command, Stdio},
};

use anyhow::{Context, Result, ensure};
use serde::Deserialize;

use super::cases::{Case, Subject};

/// The shortest time of each case, and what is known of the machine.
#[derive(Debug, Default)]
pub(crate) struct Times {
    pub(crate) machine: Option<Machine>,
    shortest: HashMap<Case, Timed>,
    solutions: HashMap<(bool, u32), String>,
}

/// What a case took.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Timed {
    pub(crate) milliseconds: f64,
    /// The memory of the program afterwards, if it was wasm.
    pub(crate) bytes: Option<u64>,
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
    name: String,
    piece: String,
    n: u32,
    solutions: String,
    milliseconds: f64,
    bytes: Option<u64>,
}

impl Times {
    /// Runs a program that prints a line of JSON for each case, and enters them. The first line may be about the machine.
    ///
    /// # Errors
    /// When the program fails, prints something else, or has counted other solutions than another.
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
        let subject = Subject::ALL
            .into_iter()
            .find(|subject| subject.name() == line.name)
            .context("nothing of that name was to be timed")?;
        let case = Case {
            subject,
            superqueens: line.piece == "superqueen",
            n: line.n,
        };
        println!("  {case}: {:.1} ms", line.milliseconds);
        let counted = (case.superqueens, case.n);
        let solutions = self
            .solutions
            .entry(counted)
            .or_insert(line.solutions.clone());
        ensure!(
            *solutions == line.solutions,
            "{case} has counted {}, another way {solutions}",
            line.solutions
        );
        let timed = Timed {
            milliseconds: line.milliseconds,
            bytes: line.bytes,
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

    /// What all ways to count queens on this board have counted.
    pub(crate) fn solutions(&self, n: u32) -> Option<&str> {
        self.solutions.get(&(false, n)).map(String::as_str)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(name: &str, solutions: u32, milliseconds: f64) -> String {
        format!(
            r#"{{"name":"{name}","piece":"queen","n":8,"solutions":"{solutions}","milliseconds":{milliseconds},"bytes":null}}"#
        )
    }

    #[test]
    fn the_shortest_time_counts() {
        let mut times = Times::default();
        for milliseconds in [3.0, 2.0, 4.0] {
            times.enter(&line("count", 92, milliseconds)).unwrap();
        }
        times.enter(&line("search", 92, 6.0)).unwrap();
        let count = Case::queens(Subject::NativeCount, 8);
        let search = Case::queens(Subject::NativeSearch, 8);
        assert_eq!(times.ratio(search, count), Some(3.0));
        assert_eq!(
            times.ratio(Case::queens(Subject::JavaScript, 8), count),
            None
        );
        assert_eq!(times.solutions(8), Some("92"));
    }

    #[test]
    fn different_counts_are_an_error() {
        let mut times = Times::default();
        times.enter(&line("count", 92, 1.0)).unwrap();
        let error = times.enter(&line("javascript", 93, 1.0)).unwrap_err();
        assert_eq!(
            error.to_string(),
            "javascript:queen:8 has counted 93, another way 92"
        );
        assert!(times.enter("Listening on port 8000").is_err());
    }
}
