//! Runs other programs: shows them before they start, and gives errors that name the attempt.

use std::{
    env,
    ffi::OsStr,
    fs::File,
    io,
    path::{Path, PathBuf},
    process::{Command, ExitStatus, Stdio},
};

use anyhow::{Context, Result, ensure};

/// Prints a message that stands out from the output of other programs.
pub fn say(message: &str) {
    println!("==> {message}");
}

/// Whether nobody is watching.
pub fn is_ci() -> bool {
    env::var_os("CI").is_some()
}

/// Runs a command to its end, showing it and its output.
pub fn run(command: &mut Command, attempt: &str) -> Result<()> {
    println!("  $ {}", shown(command));
    let status = command.status();
    ended(status, command, attempt)
}

/// Whether a command has ended well.
fn ended(status: io::Result<ExitStatus>, command: &Command, attempt: &str) -> Result<()> {
    let status = status.with_context(|| format!("{attempt}: cannot start {}", shown(command)))?;
    ensure!(
        status.success(),
        "{attempt}: {} ended with {status}",
        shown(command)
    );
    Ok(())
}

/// Runs a command to its end beside others, with its output in a file.
pub fn run_beside(command: &mut Command, attempt: &str, output: &Path) -> Result<()> {
    println!("  $ {} > {}", shown(command), output.display());
    let file = File::create(output).with_context(|| format!("{attempt}: writing its output"))?;
    let copy = file.try_clone().with_context(|| attempt.to_owned())?;
    let status = command
        .stdin(Stdio::null())
        .stdout(copy)
        .stderr(file)
        .status();
    ended(status, command, attempt)
}

/// Runs a command in the place of this process, so that a signal that stops this process stops the command.
#[cfg(unix)]
pub fn hand_over(command: &mut Command, attempt: &str) -> Result<()> {
    use std::os::unix::process::CommandExt;
    println!("  $ {}", shown(command));
    let error = command.exec();
    Err(error).with_context(|| format!("{attempt}: cannot start {}", shown(command)))
}

#[cfg(not(unix))]
pub fn hand_over(command: &mut Command, attempt: &str) -> Result<()> {
    run(command, attempt)
}

/// Runs a command quietly and returns its output.
pub fn output(command: &mut Command, attempt: &str) -> Result<String> {
    let output = command
        .stdin(Stdio::null())
        .output()
        .with_context(|| format!("{attempt}: cannot start {}", shown(command)))?;
    ensure!(
        output.status.success(),
        "{attempt}: {} ended with {}\n{}",
        shown(command),
        output.status,
        String::from_utf8_lossy(&output.stderr)
    );
    String::from_utf8(output.stdout).with_context(|| format!("{attempt}: reading the output"))
}

/// The first of these programs that is on PATH.
pub fn find(names: &[impl AsRef<Path>]) -> Option<PathBuf> {
    let path = env::var_os("PATH")?;
    let file = |name| {
        env::split_paths(&path)
            .map(|folder| folder.join(name))
            .find(|file| file.is_file())
    };
    names.iter().find_map(file)
}

/// The version that a program prints of itself, if it runs at all.
pub fn version_of(program: &Path) -> Option<String> {
    let text = output(Command::new(program).arg("--version"), "asking its version").ok()?;
    version_in(&text).map(str::to_owned)
}

/// The first word that starts with a number, a leading `v` aside.
pub fn version_in(text: &str) -> Option<&str> {
    text.split_whitespace()
        .map(|word| word.strip_prefix('v').unwrap_or(word))
        .find(|word| word.starts_with(|c: char| c.is_ascii_digit()))
}

fn shown(command: &Command) -> String {
    let program = Path::new(command.get_program())
        .file_name()
        .unwrap_or(command.get_program());
    let words: Vec<_> = std::iter::once(program)
        .chain(command.get_args())
        .map(OsStr::to_string_lossy)
        .collect();
    words.join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_the_versions_that_programs_print() {
        assert_eq!(version_in("trunk 0.21.14\n"), Some("0.21.14"));
        assert_eq!(version_in("v20.20.2\n"), Some("20.20.2"));
        assert_eq!(
            version_in("Chromium 156.0.8078.73 built on Debian"),
            Some("156.0.8078.73")
        );
        assert_eq!(version_in("nothing of the kind"), None);
    }

    #[test]
    fn a_command_is_shown_without_its_folder() {
        assert_eq!(
            shown(Command::new("/opt/tools/trunk").args(["build", "--release"])),
            "trunk build --release"
        );
    }

    #[test]
    fn a_command_that_fails_is_named_and_its_output_is_where_it_belongs() {
        let file = env::temp_dir().join(format!("bezzel-beside-{}", std::process::id()));
        let fails = |error: anyhow::Error| {
            let error = error.to_string();
            assert!(error.starts_with("trying: cargo no-such-command ended with"));
        };
        let mut command = Command::new("cargo");
        command.arg("no-such-command").stderr(Stdio::null());
        fails(run(&mut command, "trying").unwrap_err());
        fails(run_beside(&mut command, "trying", &file).unwrap_err());
        let printed = std::fs::read_to_string(&file).unwrap();
        assert!(printed.contains("no such command"));
        run_beside(Command::new("cargo").arg("--version"), "trying", &file).unwrap();
        let printed = std::fs::read_to_string(&file).unwrap();
        assert!(printed.starts_with("cargo 1."));
        std::fs::remove_file(file).unwrap();
    }
}
