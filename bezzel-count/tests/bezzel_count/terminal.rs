//! The output on a terminal.

use std::collections::HashMap;
use std::fs::File;
use std::io::Read;
use std::process::{Command, Stdio};

use rustix::pty::{OpenptFlags, grantpt, openpt, ptsname, unlockpt};

/// The text that a terminal receives from the command on standard error.
fn shown(arguments: &str, environment: &[(&str, &str)]) -> String {
    let terminal = openpt(OpenptFlags::RDWR | OpenptFlags::NOCTTY).unwrap();
    grantpt(&terminal).unwrap();
    unlockpt(&terminal).unwrap();
    let name = ptsname(&terminal, Vec::new()).unwrap();
    let end = File::options().write(true).open(name.to_str().unwrap());
    let outcome = Command::new(env!("CARGO_BIN_EXE_bezzel-count"))
        .args(arguments.split_whitespace())
        .env_remove("NO_COLOR")
        .env("TERM", "xterm")
        .envs(environment.iter().copied().collect::<HashMap<_, _>>())
        .stdout(Stdio::null())
        .stderr(end.unwrap())
        .status();
    assert!(outcome.unwrap().success());
    let mut text = Vec::new();
    // The last read fails, since nobody holds the other end any more.
    let _ = File::from(terminal).read_to_end(&mut text);
    String::from_utf8(text).unwrap()
}

#[test]
fn a_terminal_is_sent_escapes_only_if_it_takes_them() {
    let in_place = shown("12", &[]);
    assert!(in_place.contains("\x1b[K"), "{in_place:?}");
    let empty = shown("12", &[("NO_COLOR", "")]);
    assert!(empty.contains("\x1b[K"), "{empty:?}");
    for variable in [("TERM", "dumb"), ("NO_COLOR", "1")] {
        let plain = shown("12", &[variable]);
        assert!(plain.starts_with("14200 solutions in "), "{plain:?}");
        assert!(!plain.contains('\x1b'), "{plain:?}");
    }
}

#[test]
fn a_quiet_command_shows_nothing_on_a_terminal() {
    assert_eq!(shown("12 --quiet", &[]), "");
    assert_eq!(shown("tours 6x6 -q", &[]), "");
}
