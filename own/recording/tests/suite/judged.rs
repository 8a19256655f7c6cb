//! Programs are judged by their claims. Those of `judged/` tell in their first lines the verdict that is expected.

use bezzel_recording::Recording;
use bezzel_recording::board::Readings;
use bezzel_recording::search::Analysis;
use bezzel_recording::verdict::{End, Outcome, Ran, Verdict};
use std::path::{Path, PathBuf};
use std::process::Command;

/// A recorded program.
struct Program {
    name: String,
    source: String,
    recording: Recording,
}

fn tests() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests")
}

/// The recorded programs of a folder.
fn programs(folder: &Path) -> Vec<Program> {
    let files = folder.read_dir().expect("the folder is read");
    let paths = files.map(|file| file.expect("the folder is read").path());
    let mut paths: Vec<PathBuf> = paths
        .filter(|path| path.extension().is_some_and(|end| end == "py"))
        .filter(|path| path.with_extension("run").exists())
        .collect();
    paths.sort();
    paths
        .iter()
        .map(|path| {
            let name = path.file_stem().and_then(|name| name.to_str());
            let source = std::fs::read_to_string(path).expect("the program is read");
            let bytes = std::fs::read(path.with_extension("run")).expect("the run is recorded");
            let mut recording = Recording::new();
            recording.push(&bytes).expect("the run is not damaged");
            Program {
                name: name.expect("files have names").to_owned(),
                source,
                recording,
            }
        })
        .collect()
}

impl Program {
    /// A field of the first lines of the program.
    fn field(&self, key: &str) -> Option<&str> {
        let mut lines = self.source.lines().take_while(|line| line.starts_with('#'));
        let words = lines.find_map(|line| line.strip_prefix("# expect: "))?;
        let mut fields = words.split(' ').filter_map(|field| field.split_once('='));
        fields.find(|field| field.0 == key).map(|(_, value)| value)
    }

    /// The judgement, and the board on which the run rests.
    fn judged(&self) -> (Verdict, &'static str) {
        let end = match self.field("end") {
            Some("error") => End::Error,
            Some("stopped") => End::Stopped,
            _ => End::Whole,
        };
        let reading = Readings::find(&self.recording).sure().cloned();
        let search = Analysis::of(&self.recording, reading.clone());
        let source = &*self.source;
        let mut lines = source.lines();
        let given = lines.find_map(|line| line.strip_prefix("# input: "));
        let ran = Ran {
            end,
            source,
            given: given.unwrap_or_default(),
            is_asked: false,
            error: None,
            has_output: true,
        };
        let verdict = Verdict::of(&self.recording, reading.as_ref(), &search, &ran);
        (verdict, search.resting().0)
    }
}

/// The fields of the verdict that are not as they are expected.
fn differences(program: &Program) -> Option<String> {
    let (verdict, resting) = program.judged();
    let cause = verdict
        .cause
        .as_ref()
        .and_then(bezzel_recording::verdict::Cause::name)
        .unwrap_or_default();
    let (solutions, wrong) = (verdict.found().to_string(), verdict.wrongs.to_string());
    let fields = [
        ("verdict", verdict.outcome.name()),
        ("cause", cause),
        ("solutions", &solutions),
        ("wrong", &wrong),
        ("resting", resting),
    ];
    let differs = |&(key, found): &(&str, &str)| {
        let expected = program.field(key);
        expected.is_some_and(|expected| expected.split('|').all(|word| word != found))
    };
    let different: Vec<String> = fields
        .into_iter()
        .filter(differs)
        .map(|(key, found)| {
            format!(
                "{key}={found} instead of {}",
                program.field(key).unwrap_or_default()
            )
        })
        .collect();
    let is_right = different.is_empty();
    let (claim, board) = (verdict.claim, verdict.board);
    (!is_right).then(|| {
        format!(
            "{}: {} ({claim:?}, {board:?})",
            program.name,
            different.join(", ")
        )
    })
}

#[test]
fn programs_are_judged_by_their_claims() {
    let folder =
        std::env::var_os("BEZZEL_JUDGED").map_or_else(|| tests().join("judged"), PathBuf::from);
    let programs = programs(&folder);
    assert!(programs.len() > 5);
    let different: Vec<String> = programs.iter().filter_map(differences).collect();
    assert!(different.is_empty(), "{}", different.join("\n"));
}

/// Each mutant is recorded with the truth, which comes from the text that plain Python prints.
#[test]
#[ignore = "runs Python for minutes"]
fn no_mutant_is_judged_against_the_truth() {
    let folder = std::env::temp_dir().join("bezzel-mutants");
    let mutants = tests().join("mutants.py");
    let status = Command::new("python3").arg(mutants).arg(&folder).status();
    assert!(status.expect("Python runs").success());
    let programs = programs(&folder);
    assert!(programs.len() > 300, "{}", programs.len());
    let different: Vec<String> = programs.iter().filter_map(differences).collect();
    assert!(different.is_empty(), "{}", different.join("\n"));
    let said = programs
        .iter()
        .filter(|program| program.judged().0.outcome != Outcome::Unknown);
    assert!(2 * said.count() > programs.len());
}
