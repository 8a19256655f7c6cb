//! Flags for the compiler of what visitors load.

use std::{
    env, fs,
    path::{Path, PathBuf},
    process::Command,
};

/// The variable in which cargo looks for flags first. They are parted by a character that is in no path.
pub(crate) const VARIABLE: &str = "CARGO_ENCODED_RUSTFLAGS";
/// The variable with flags for the browser's target alone, parted by spaces.
const OF_TARGET: &str = "CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS";
/// Has programs for the browser compute with vectors of 128 bits.
pub(crate) const SIMD: &str = "-Ctarget-feature=+simd128";
const PARTED: char = '\u{1f}';

/// The value of [`VARIABLE`] with the flags that are set already, these, and those for libraries' paths: a panic tells
/// its place in the source by the library's name. With the folders of the machine that built them programs would be
/// larger, and different from machine to machine.
pub(crate) fn encoded(more: &[&str]) -> String {
    with(&set(), more, &crate_folders())
}

/// Makes a command compile programs for the browser with the flags for libraries' paths. Programs for this machine,
/// such as this one, which the command may compile as well, keep their flags: with others, all libraries would be
/// compiled once more.
pub(crate) fn apply(command: &mut Command) {
    let flags: Vec<_> = crate_folders()
        .iter()
        .map(|folder| remapped(folder))
        .collect();
    // Flags for all targets are heeded in the place of these; and a folder's name may have a space.
    let is_heeded =
        set().is_empty() && !flags.iter().any(|flag| flag.contains(char::is_whitespace));
    if is_heeded {
        command.env(OF_TARGET, flags.join(" "));
    } else {
        command.env(VARIABLE, encoded(&[]));
    }
}

fn with(set: &[String], more: &[&str], registries: &[PathBuf]) -> String {
    let mut flags = set.to_vec();
    let remapped = registries.iter().map(|folder| remapped(folder));
    let more = more.iter().map(ToString::to_string);
    for flag in more.chain(remapped) {
        // The build of one program may start that of another, which inherits its flags.
        if !flags.contains(&flag) {
            flags.push(flag);
        }
    }
    flags.join(&PARTED.to_string())
}

/// The flags that are set, by either variable that cargo knows.
fn set() -> Vec<String> {
    let parted = |value: String, by: fn(char) -> bool| {
        let flags = value.split(by).filter(|flag| !flag.is_empty());
        flags.map(ToOwned::to_owned).collect()
    };
    match (env::var(VARIABLE), env::var("RUSTFLAGS")) {
        (Ok(encoded), _) => parted(encoded, |c| c == PARTED),
        (_, Ok(plain)) => parted(plain, char::is_whitespace),
        _ => Vec::new(),
    }
}

fn remapped(folder: &Path) -> String {
    format!("--remap-path-prefix={}=", folder.display())
}

/// The folders where cargo unpacks the libraries: one folder for each registry. There is one at least, since this program has
/// libraries, too.
fn crate_folders() -> Vec<PathBuf> {
    let of_user = || Some(env::home_dir()?.join(".cargo"));
    let home = env::var_os("CARGO_HOME")
        .map(PathBuf::from)
        .or_else(of_user);
    let listed = home.and_then(|home| fs::read_dir(home.join("registry/src")).ok());
    let entries = listed.into_iter().flatten().flatten();
    let mut folders: Vec<_> = entries.map(|folder| folder.path()).collect();
    folders.sort();
    folders
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn flags_that_are_set_stay() {
        assert_eq!(with(&[], &[SIMD], &[]), SIMD);
        let set = ["-D", "warnings"].map(ToOwned::to_owned);
        assert_eq!(
            with(&set, &[SIMD], &[]),
            format!("-D\u{1f}warnings\u{1f}{SIMD}")
        );
    }

    #[test]
    fn a_build_within_a_build_has_each_flag_once() {
        let set = [SIMD.to_owned()];
        let registries = [PathBuf::from("/a folder/of crates")];
        let outer = with(&set, &[], &registries);
        assert_eq!(
            outer,
            format!("{SIMD}\u{1f}--remap-path-prefix=/a folder/of crates=")
        );
        let set: Vec<_> = outer.split(PARTED).map(ToOwned::to_owned).collect();
        assert_eq!(with(&set, &[SIMD], &registries), outer);
    }

    #[test]
    fn this_program_too_came_from_folders_of_crates() {
        assert!(!crate_folders().is_empty());
    }
}
