//! Every public function with odd arguments: it answers, or refuses with an error that has a code. None panics, works without end,
//! or takes an argument that is wrong everywhere.
//!
//! The functions are those of `public-api.txt`, so one without a row here fails the test.

mod boards;
mod knight;
mod queens;
mod values;

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Debug;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::Duration;

use bezzel_solver::Coded;
use values::Odd;

/// Far longer than any of these calls takes on a busy machine.
const PATIENCE: Duration = Duration::from_secs(60);

/// Calls functions with odd arguments, and collects the faults.
struct Table {
    rows: BTreeSet<&'static str>,
    wrong: Vec<String>,
    /// Gets each call before it is made.
    begins: Sender<String>,
}

impl Table {
    /// The function answers any argument.
    fn answers<A: Odd + Debug, T>(&mut self, name: &'static str, call: impl Fn(A) -> T) {
        self.rows.insert(name);
        for (given, _) in A::odd() {
            self.call(name, given, &call);
        }
    }

    /// The function refuses some arguments, with these codes and no others, and takes some.
    fn refuses<A: Odd + Debug, T, E: Coded>(
        &mut self,
        name: &'static str,
        codes: &[&'static str],
        call: impl Fn(A) -> Result<T, E>,
    ) {
        self.rows.insert(name);
        let (mut found, mut taken) = (BTreeSet::new(), 0);
        for (given, is_wrong) in A::odd() {
            let written = format!("{given:?}");
            match self.call(name, given, &call) {
                Some(Ok(_)) if is_wrong => self.wrong.push(format!("{name}{written} is taken")),
                Some(Ok(_)) => taken += 1,
                Some(Err(error)) => {
                    if error.to_string().len() < 8 {
                        self.wrong.push(format!("{name}{written}: {error}"));
                    }
                    found.insert(error.code());
                }
                None => {}
            }
        }
        if found != codes.iter().copied().collect() {
            self.wrong
                .push(format!("{name} refuses by {found:?}: expected {codes:?}"));
        }
        if taken == 0 {
            self.wrong.push(format!("{name} takes nothing"));
        }
    }

    fn call<A: Debug, T>(&mut self, name: &str, given: A, call: impl Fn(A) -> T) -> Option<T> {
        let written = format!("{name}{given:?}");
        let shown: String = written.chars().take(300).collect();
        // Nobody listens any more once a call has taken too long.
        let _ = self.begins.send(shown.clone());
        let answer = catch_unwind(AssertUnwindSafe(|| call(given)));
        answer
            .map_err(|_| self.wrong.push(format!("{shown} panics")))
            .ok()
    }
}

#[test]
fn every_public_function_stands_odd_arguments() {
    let (begins, begun) = channel();
    let table = thread::spawn(move || {
        let mut table = Table {
            rows: BTreeSet::new(),
            wrong: Vec::new(),
            begins,
        };
        boards::rows(&mut table);
        queens::rows(&mut table);
        knight::rows(&mut table);
        (table.rows, table.wrong)
    });
    watch(&begun);
    let (rows, wrong) = table.join().expect("panics are caught");
    assert!(wrong.is_empty(), "{wrong:#?}");
    let functions = functions();
    let names: BTreeSet<&str> = functions.keys().map(String::as_str).collect();
    let without: Vec<_> = names.difference(&rows).collect();
    let without_function: Vec<_> = rows.difference(&names).collect();
    assert!(without.is_empty(), "no rows here have {without:#?}");
    assert!(
        without_function.is_empty(),
        "no functions are {without_function:#?}"
    );
}

/// Waits for the end of all calls.
fn watch(begun: &Receiver<String>) {
    let mut last = String::new();
    loop {
        match begun.recv_timeout(PATIENCE) {
            Ok(call) => last = call,
            Err(RecvTimeoutError::Disconnected) => return,
            Err(RecvTimeoutError::Timeout) => panic!("{last} goes on and on"),
        }
    }
}

/// The public functions that take arguments, with these, by their paths within the crate.
fn functions() -> BTreeMap<String, String> {
    /// Tested by their traits: what is written and read by serde (`serialisation.rs`), shown, or advanced and resumed
    /// (`checkpoints.rs`, `changed_checkpoints.rs`).
    const ELSEWHERE: [&str; 5] = ["serialize", "deserialize", "fmt", "advance", "resume"];
    /// The trait has no calls but those of its implementations.
    const TRAITS: [&str; 1] = ["Job::start"];
    include_str!("../../../public-api.txt")
        .lines()
        .filter_map(|line| line.strip_prefix("pub "))
        .map(|line| line.strip_prefix("const ").unwrap_or(line))
        .filter_map(|line| line.strip_prefix("fn bezzel_solver::"))
        .filter_map(|line| {
            let end = line.find(['(', '<'])?;
            let (name, rest) = line.split_at(end);
            let arguments = &rest[rest.find('(')? + 1..];
            let arguments = ["&mut self", "&self", "self"]
                .iter()
                .find_map(|own| arguments.strip_prefix(own))
                .unwrap_or(arguments);
            Some((name.to_owned(), arguments.to_owned()))
        })
        .filter(|(name, arguments)| {
            let last = name.rsplit("::").next().unwrap_or_default();
            !arguments.starts_with(')')
                && !ELSEWHERE.contains(&last)
                && !TRAITS.contains(&name.as_str())
        })
        .collect()
}
