use std::fs;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use bezzel_solver::Job;
use bezzel_solver::queens::Piece;
use bezzel_solver::queens::count::{Count, CountRequest, parts};
use serde_json::{Value, json};
use tempfile::TempDir;

use crate::command::{Outcome, finish, run, start};

/// A count that takes about a second.
const LONG: &str = "18 --threads 1 --share 9/16 --checkpoint-every 0.02 --checkpoint";
/// A count that takes minutes.
#[cfg(unix)]
const LONGER: &str = "20 --threads 1 --checkpoint-every 0.02 --checkpoint";
/// A count that takes no time.
const SHORT: &str = "12 --checkpoint";

/// A place for a checkpoint.
pub struct Place {
    pub file: PathBuf,
    _folder: TempDir,
}

impl Place {
    pub fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        Self {
            file: folder.path().join("checkpoint"),
            _folder: folder,
        }
    }

    pub fn name(&self) -> &str {
        self.file.to_str().unwrap()
    }

    /// Writes a checkpoint that says what another program could have written, with the right check value.
    pub fn write(&self, stored: &Value) {
        let line = stored.to_string();
        let check = crc32fast::hash(line.as_bytes());
        fs::write(&self.file, format!("{line}\ncrc32 {check:08x}\n")).unwrap();
    }

    fn text(&self) -> String {
        fs::read_to_string(&self.file).unwrap()
    }

    pub fn run(&self, arguments: &str) -> Outcome {
        run(arguments, &[self.name()])
    }

    /// The message about the checkpoint, which stays as it is.
    pub fn refused(&self, arguments: &str) -> String {
        let before = self.text();
        let said = self.run(arguments).failure(1);
        assert_eq!(self.text(), before);
        said
    }

    /// The number of parts that the checkpoint has.
    fn parts_done(&self) -> u64 {
        let text = self.text();
        let stored: Value = serde_json::from_str(text.lines().next().unwrap()).unwrap();
        let runs = stored["done"].as_array().unwrap();
        let length = |run: &Value| run[1].as_u64().unwrap() - run[0].as_u64().unwrap();
        runs.iter().map(length).sum()
    }

    /// Starts a count, and waits until more parts than this are saved.
    pub fn start_and_wait_for_more_than(&self, arguments: &str, parts: u64) -> Child {
        let command = start(arguments, &[self.name()]);
        self.wait_for_more_than(parts);
        command
    }

    /// Waits until more parts than this are saved.
    pub fn wait_for_more_than(&self, parts: u64) {
        let begun = Instant::now();
        while !self.file.exists() || self.parts_done() <= parts {
            assert!(
                begun.elapsed() < Duration::from_secs(60),
                "nothing is saved"
            );
            sleep(Duration::from_millis(1));
        }
    }

    /// Lets the long count continue to its end, and compares it with one that nothing disturbed.
    fn continue_to_the_end(&self) {
        let line: Value = serde_json::from_str(&self.run(LONG).result()).unwrap();
        let request = CountRequest::share(18, Piece::Queen, 9, 16).unwrap();
        let parts = request.parts.end - request.parts.start;
        let mut job = Count::start(request).unwrap();
        job.advance(u64::MAX, &mut |_| {});
        assert_eq!(line["count"], job.sum().to_string());
        assert_eq!(self.parts_done(), parts);
    }
}

#[test]
fn a_killed_count_continues_from_its_checkpoint() {
    let place = Place::new();
    let mut parts = 0;
    for _ in 0..3 {
        let mut command = place.start_and_wait_for_more_than(LONG, parts);
        command.kill().unwrap();
        assert_eq!(finish(command).printed, "", "killed in time");
        let saved = place.parts_done();
        assert!(saved > parts);
        parts = saved;
    }
    place.continue_to_the_end();
}

/// Sends a signal to a process.
#[cfg(unix)]
fn send(signal: &str, to: &Child) {
    let id = to.id().to_string();
    let kill = Command::new("kill").args(["-s", signal, &id]).status();
    assert!(kill.unwrap().success());
}

#[cfg(unix)]
#[test]
fn a_terminal_that_is_closed_does_not_stop_a_count_under_nohup() {
    let place = Place::new();
    let command = Command::new("nohup")
        .arg(env!("CARGO_BIN_EXE_bezzel-count"))
        .args(LONG.split_whitespace())
        .arg(place.name())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    place.wait_for_more_than(0);
    send("HUP", &command);
    place.wait_for_more_than(place.parts_done());
    send("TERM", &command);
    finish(command).failure(143);
}

#[cfg(unix)]
#[test]
fn a_signal_to_stop_saves_a_checkpoint() {
    for (signal, exit_code) in [("INT", 130), ("TERM", 143)] {
        let place = Place::new();
        let command = place.start_and_wait_for_more_than(LONG, 0);
        send(signal, &command);
        let said = finish(command).failure(exit_code);
        assert!(said.starts_with("bezzel-count: stopped at "), "{said}");
        assert!(said.contains(place.name()), "{said}");
        place.continue_to_the_end();
    }
}

/// On 22 x 22 squares, the solutions that a turn keeps take seconds.
#[cfg(unix)]
#[test]
fn a_signal_stops_what_is_left_to_do_after_the_last_part() {
    let place = Place::new();
    let parts = parts(22, Piece::Queen).unwrap();
    place.write(&json!({
        "version": env!("CARGO_PKG_VERSION"), "n": 22, "piece": "queen", "share": 0, "shares": 1,
        "done": [[0, parts]], "count": 2_691_008_701_644_u64, "seconds": 0.0,
    }));
    let before = place.text();
    let command = start("22 --checkpoint", &[place.name()]);
    // The last checkpoint is saved when all parts are counted.
    while place.text() == before {
        sleep(Duration::from_millis(1));
    }
    send("INT", &command);
    let said = finish(command).failure(130);
    assert!(
        said.starts_with("bezzel-count: stopped at 100.0 %; the same command goes on from "),
        "{said}"
    );
}

#[test]
fn a_finished_count_is_not_counted_again() {
    let place = Place::new();
    let first = place.run(SHORT).result();
    let text = place.text();
    assert_eq!(place.run(SHORT).result(), first);
    let count = |text: &str| text.split(r#""seconds""#).next().map(str::to_owned);
    assert_eq!(count(&place.text()), count(&text));
}

#[test]
fn damaged_checkpoints_are_refused_and_left() {
    let place = Place::new();
    place.run(SHORT).result();
    let whole = place.text();
    for damaged in [
        String::new(),
        "my notes\n".to_owned(),
        whole[..whole.len() / 2].to_owned(),
        whole.replacen("14200", "14201", 1),
        whole.replacen("[0,", "[1,", 1),
    ] {
        assert_ne!(damaged, whole);
        fs::write(&place.file, damaged).unwrap();
        let said = place.refused(SHORT);
        assert!(
            said.contains("is not a checkpoint, or is damaged"),
            "{said}"
        );
        assert!(
            said.contains("name another file, or remove this one"),
            "{said}"
        );
    }
}

#[test]
fn checkpoints_of_other_counts_are_refused_and_left() {
    let place = Place::new();
    place.run(SHORT).result();
    for (other, expected) in [
        ("13 --checkpoint", "12 queens by version"),
        (
            "12 --piece superqueen --checkpoint",
            "not 12 superqueens by",
        ),
        ("12 --share 0/2 --checkpoint", "not 12 queens, share 0/2 by"),
    ] {
        let said = place.refused(other);
        assert!(said.contains("the checkpoint of another count"), "{said}");
        assert!(said.contains(expected), "{said}");
        assert!(
            said.contains("name another file, or remove this one"),
            "{said}"
        );
    }
}

#[cfg(unix)]
#[test]
fn only_one_process_counts_with_a_checkpoint() {
    let place = Place::new();
    let mut command = place.start_and_wait_for_more_than(LONGER, 0);
    let said = place.run(LONGER).failure(1);
    assert_eq!(
        said,
        format!(
            "bezzel-count: another process counts with the checkpoint {}: wait for its end, or name another file\n",
            place.name()
        )
    );
    // A process that was killed holds it no longer.
    command.kill().unwrap();
    command.wait().unwrap();
    let command = place.start_and_wait_for_more_than(LONGER, place.parts_done());
    send("TERM", &command);
    finish(command).failure(143);
    let names = fs::read_dir(place.file.parent().unwrap()).unwrap();
    assert_eq!(names.count(), 1, "only the checkpoint is left");
}

#[cfg(unix)]
#[test]
fn whoever_may_read_other_new_files_may_read_a_checkpoint() {
    use std::os::unix::fs::PermissionsExt;

    let place = Place::new();
    let mode = |path: &std::path::Path| fs::metadata(path).unwrap().permissions().mode();
    let other = place.file.with_extension("other");
    fs::write(&other, "").unwrap();
    for _ in 0..2 {
        place.run(SHORT).result();
        assert_eq!(mode(&place.file), mode(&other));
    }
}

#[test]
fn a_checkpoint_that_cannot_be_saved_is_reported_before_the_count() {
    let place = Place::new();
    let nowhere = place.file.join("in/no/folder");
    let said = run("12 --checkpoint", &[nowhere.to_str().unwrap()]).failure(1);
    assert!(said.contains("cannot be saved"), "{said}");
}
