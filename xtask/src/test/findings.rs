//! What a run of suites finds: the suites and tests that fail, and the tests that pass only at the second try. A file, since
//! the runners of tests write into it, too; `.ci/run` prints it at its end.

use std::{
    fs::{self, File, OpenOptions},
    io::Write,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result};

/// Tells a runner of tests the file for its findings.
pub const VARIABLE: &str = "BEZZEL_FINDINGS";

const ATTEMPT: &str = "writing down what the tests find";

/// The findings of the current run.
pub struct Findings {
    file: PathBuf,
}

impl Findings {
    /// None as yet, in a file of this folder.
    pub fn none(folder: &Path) -> Result<Self> {
        let file = folder.join("findings.txt");
        fs::create_dir_all(folder).context(ATTEMPT)?;
        File::create(&file).context(ATTEMPT)?;
        Ok(Self { file })
    }

    /// The file, a finding a line.
    pub fn file(&self) -> &Path {
        &self.file
    }

    /// Adds a finding of one line.
    pub fn add(&self, finding: &str) -> Result<()> {
        let file = OpenOptions::new().append(true).open(&self.file);
        file.and_then(|mut file| writeln!(file, "{finding}"))
            .context(ATTEMPT)
    }

    /// All findings so far.
    pub fn list(&self) -> Result<Vec<String>> {
        let text = fs::read_to_string(&self.file).context("reading what the tests found")?;
        Ok(text.lines().map(str::to_owned).collect())
    }
}
