//! The recorded runs.

use bezzel_recording::Recording;
use std::path::Path;

fn folder() -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/recorded")
}

/// The recorded run of a program.
pub fn run(name: &str) -> Recording {
    let path = folder().join(name).with_extension("run");
    let bytes = std::fs::read(path).expect("the run is recorded");
    let mut recording = Recording::new();
    recording.push(&bytes).expect("the run is not damaged");
    recording
}

/// The names of all recorded programs.
pub fn names() -> Vec<String> {
    let files = folder().read_dir().expect("the folder is read");
    let names = files.map(|file| {
        let path = file.expect("the folder is read").path();
        let name = path.file_stem().and_then(|name| name.to_str());
        name.expect("files have names").to_owned()
    });
    let mut names: Vec<String> = names.collect();
    names.sort();
    assert!(names.len() > 20, "the runs are there");
    names
}

/// The text of a recorded program.
pub fn source(name: &str) -> String {
    let path = folder()
        .with_file_name("programs")
        .join(name)
        .with_extension("py");
    std::fs::read_to_string(path).expect("the program is there")
}
