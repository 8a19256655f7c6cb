//! Flags for the compiler of what visitors load, beside those of `.cargo/config.toml`.

use std::{
    env, fs,
    path::{Path, PathBuf},
    process::Command,
};

/// The variable with flags for the browser's target alone, parted by spaces. Cargo adds them to those of its configuration.
const VARIABLE: &str = "CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS";

/// Makes a command compile a release for the browser with these flags and those for libraries' paths. A panic names its place
/// in the source by the library's name: with the folders of the machine that built them, programs would be larger, and
/// different from machine to machine.
///
/// Where a flag renames paths, cargo does not distinguish builds with other flags, so all programs of a profile have the same.
pub fn of_release(command: &mut Command, flags: &[&str]) {
    let folders = crate_folders();
    let renamed = folders.iter().filter_map(|folder| renamed(folder));
    let flags = flags.iter().map(ToString::to_string).chain(renamed);
    command.env(VARIABLE, flags.collect::<Vec<_>>().join(" "));
}

/// The flag for a folder of libraries; none if its name has a space, which no flag can have.
fn renamed(folder: &Path) -> Option<String> {
    let flag = format!("--remap-path-prefix={}=", folder.display());
    (!flag.contains(char::is_whitespace)).then_some(flag)
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
    fn this_program_too_came_from_folders_of_crates() {
        assert!(!crate_folders().is_empty());
    }

    #[test]
    fn a_folder_keeps_a_name_that_no_flag_can_have() {
        let flag = |folder| renamed(Path::new(folder));
        assert_eq!(
            flag("/of/crates").unwrap(),
            "--remap-path-prefix=/of/crates="
        );
        assert_eq!(flag("/a folder/of crates"), None);
    }
}
