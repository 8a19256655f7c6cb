//! Rust, its target, a C compiler, Node.js and free disk: facts of the machine, and what follows from them.

use std::path::{Path, PathBuf};

use anyhow::Result;
use semver::{Version, VersionReq};
use serde::Deserialize;

use super::{WASM, finding::Finding};
use crate::{
    process::{find, output, run, version_of},
    project,
};

/// The space that a build and its tests take on the disk, in gigabytes.
const DISK: u64 = 6;
/// The versions of Node.js that the bundler runs in.
const NODE: &str = "^20.19 or >=22.12";

/// The compiler; cargo has refused one that is too old before this runs.
pub(super) fn rust() -> Finding {
    match version_of(Path::new("rustc")) {
        None => Finding::Missing("install it with rustup, from https://rustup.rs".to_owned()),
        version => Finding::present(version),
    }
}

/// A part of Rust that is not in every installation.
#[derive(Deserialize)]
pub(super) struct PartOfRust {
    /// The arguments for rustup.
    words: String,
    /// The program that it is; the standard library for the browser is none.
    program: Option<PathBuf>,
}

impl PartOfRust {
    pub(super) fn look(&self) -> Finding {
        let is_there = match &self.program {
            Some(program) => version_of(program).is_some(),
            None => has_wasm_target(),
        };
        part_of_rust(is_there, find(&["rustup"]).is_some(), &self.words)
    }

    pub(super) fn install(&self) -> Result<()> {
        let mut rustup = project::command(&format!("rustup {}", self.words));
        run(&mut rustup, "adding a part of Rust")
    }
}

fn has_wasm_target() -> bool {
    let mut rustc = project::command(&format!("rustc --print target-libdir --target {WASM}"));
    output(&mut rustc, "asking rustc").is_ok_and(|folder| Path::new(folder.trim()).is_dir())
}

/// Rust may come from rustup, which adds parts, or from a distribution.
fn part_of_rust(is_there: bool, has_rustup: bool, words: &str) -> Finding {
    if is_there {
        return Finding::present(None);
    }
    if has_rustup {
        return Finding::Installable {
            by: format!("rustup {words}"),
            seconds: 10,
        };
    }
    Finding::Missing(format!(
        "this Rust does not come from rustup, so install the package of your distribution that holds it, or Rust from \
         https://rustup.rs, which then does: rustup {words}"
    ))
}

/// The linker, and the compiler of libraries in C.
pub(super) fn c_compiler() -> Finding {
    let compiler = find(&["cc", "gcc", "clang"]);
    linker(compiler.is_some(), std::env::consts::OS)
}

fn linker(is_there: bool, system: &str) -> Finding {
    if is_there || system == "windows" {
        return Finding::present(None);
    }
    let advice = match system {
        "macos" => "run xcode-select --install",
        _ => "install the package gcc (Fedora, Arch) or build-essential (Debian, Ubuntu)",
    };
    Finding::Missing(advice.to_owned())
}

/// Node.js, with npm.
pub(super) fn node() -> Finding {
    let version = find(&["node"]).and_then(|node| version_of(&node));
    javascript(version, find(&["npm", "npm.cmd"]).is_some())
}

fn javascript(version: Option<String>, has_npm: bool) -> Finding {
    let advice = match version {
        None => format!("install {NODE}, from https://nodejs.org or your distribution"),
        Some(version) if !is_enough(&version) => {
            format!("{version} is too old, {NODE} is needed: https://nodejs.org")
        }
        Some(_) if !has_npm => "npm, which belongs to it, is not on PATH: install it".to_owned(),
        version => return Finding::present(version),
    };
    Finding::Missing(advice)
}

fn is_enough(version: &str) -> bool {
    let Ok(version) = Version::parse(version) else {
        return false;
    };
    let mut ranges = NODE.split(" or ").flat_map(VersionReq::parse);
    ranges.any(|range| range.matches(&version))
}

/// Free space where the project lies.
pub(super) fn disk() -> Finding {
    let listed = output(&mut project::command("df -Pk ."), "asking df").ok();
    space(
        listed.as_deref().and_then(free_gigabytes),
        project::root().join("target").is_dir(),
    )
}

/// The fourth column of the second line, which `df -Pk` prints on every Unix.
fn free_gigabytes(listed: &str) -> Option<u64> {
    let kilobytes: u64 = listed
        .lines()
        .nth(1)?
        .split_whitespace()
        .nth(3)?
        .parse()
        .ok()?;
    Some(kilobytes / 1_000_000)
}

/// A project that has been built needs little more.
fn space(free: Option<u64>, is_built: bool) -> Finding {
    let needed = if is_built { 1 } else { DISK };
    match free {
        Some(free) if free < needed => Finding::Missing(format!(
            "{free} GB are free where the project lies, and {needed} GB are needed"
        )),
        Some(free) => Finding::present(Some(format!("{free} GB"))),
        // A system without df.
        None => Finding::present(None),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn advice(finding: Finding) -> String {
        match finding {
            Finding::Missing(advice) => advice,
            other => panic!("{other:?} is not missing"),
        }
    }

    #[test]
    fn rustup_adds_what_is_missing_of_rust() {
        assert_eq!(part_of_rust(true, false, ""), Finding::present(None));
        let Finding::Installable { by, .. } = part_of_rust(false, true, "target add x") else {
            panic!("rustup can add it");
        };
        assert_eq!(by, "rustup target add x");
        assert!(
            advice(part_of_rust(false, false, "target add x")).ends_with("rustup target add x")
        );
    }

    #[test]
    fn node_has_the_versions_of_the_bundler() {
        for (version, runs) in [
            ("18.20.0", false),
            ("20.18.3", false),
            ("20.19.0", true),
            ("21.9.0", false),
            ("22.11.0", false),
            ("22.12.0", true),
            ("23.0.0", true),
            ("26.1.0", true),
            ("next", false),
        ] {
            assert_eq!(is_enough(version), runs, "{version}");
        }
    }

    #[test]
    fn what_is_wrong_with_node_is_said() {
        assert!(advice(javascript(None, false)).starts_with("install ^20.19"));
        assert!(
            advice(javascript(Some("18.1.0".to_owned()), true)).starts_with("18.1.0 is too old")
        );
        assert!(advice(javascript(Some("22.12.0".to_owned()), false)).starts_with("npm"));
        let fits = javascript(Some("22.12.0".to_owned()), true);
        assert_eq!(fits, Finding::present(Some("22.12.0".to_owned())));
    }

    #[test]
    fn a_system_without_a_linker_is_told_which_package_has_one() {
        assert!(advice(linker(false, "macos")).contains("xcode-select"));
        assert!(advice(linker(false, "linux")).contains("build-essential"));
        assert_eq!(linker(true, "linux"), Finding::present(None));
        assert_eq!(linker(false, "windows"), Finding::present(None));
    }

    #[test]
    fn free_disk_is_read_and_judged() {
        let listed = "Filesystem 1024-blocks Used Available Capacity Mounted on\n/dev/vda 264 1 5999999 16% /\n";
        assert_eq!(free_gigabytes(listed), Some(5));
        assert_eq!(free_gigabytes("df: no such file"), None);
        assert!(advice(space(Some(5), false)).starts_with("5 GB are free"));
        assert_eq!(
            space(Some(5), true),
            Finding::present(Some("5 GB".to_owned()))
        );
        assert_eq!(space(None, false), Finding::present(None));
    }

    #[test]
    fn this_machine_compiles() {
        assert!(matches!(rust(), Finding::Present(_)));
        assert!(matches!(c_compiler(), Finding::Present(_)));
        assert!(matches!(disk(), Finding::Present(_)));
    }
}
