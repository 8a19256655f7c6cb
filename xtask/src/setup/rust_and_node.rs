//! Parts of Rust, Node.js with its packages, and the programs of this project that a build runs.

use std::{env::consts::EXE_SUFFIX, fs, path::Path};

use anyhow::{Context, Result};

use super::{Finding, Provision};
use crate::{
    process::{find, output, run, version_of},
    project,
};

/// The copy of a lock file that is left beside the installed packages.
const NOTE: &str = "node_modules/.installed-package-lock.json";

/// The compiler, which has made this program.
pub fn rust() -> Finding {
    Finding::present(version_of(Path::new("rustc")))
}

/// A part of Rust that `rustup` adds with words such as `component add clippy`: a target, or a component.
pub fn part_of_rust(words: &str) -> Finding {
    let name = words.rsplit(' ').next().unwrap_or_default();
    let is_there = if words.starts_with("target") {
        let mut rustc = project::command(&format!("rustc --print target-libdir --target {name}"));
        output(&mut rustc, "asking rustc").is_ok_and(|folder| Path::new(folder.trim()).is_dir())
    } else {
        let program = name.replace("clippy", "cargo-clippy");
        version_of(Path::new(&program)).is_some()
    };
    if is_there {
        return Finding::present(None);
    }
    if find(&["rustup"]).is_some() {
        return Finding::Installable(format!("rustup {words}"), 10);
    }
    Finding::Missing(format!(
        "this Rust does not come from rustup: install the package of your distribution that holds it, or Rust from \
         https://rustup.rs, and run rustup {words}"
    ))
}

pub fn add_part_of_rust(words: &str) -> Result<()> {
    let mut rustup = project::command(&format!("rustup {words}"));
    run(&mut rustup, "adding a part of Rust")
}

/// Node.js, with npm.
pub fn node() -> Finding {
    const NEEDED: &str = "Node.js 20.19, 22.12 or later, with npm, is needed: https://nodejs.org";
    let version = find(&["node"]).and_then(|node| version_of(&node));
    match version {
        Some(version) if !is_enough(&version) => {
            Finding::Missing(format!("{version} does not fit; {NEEDED}"))
        }
        Some(version) if find(&["npm", "npm.cmd"]).is_some() => Finding::present(Some(version)),
        _ => Finding::Missing(NEEDED.to_owned()),
    }
}

/// Whether the bundler runs in this version of Node.js.
fn is_enough(version: &str) -> bool {
    let mut numbers = version.split('.').map_while(|part| part.parse().ok());
    let version: (u32, u32) = (
        numbers.next().unwrap_or_default(),
        numbers.next().unwrap_or_default(),
    );
    version >= (22, 12) || (version.0 == 20 && version.1 >= 19)
}

/// Whether the packages are installed that the lock file of a folder names.
pub fn packages(folder: &str) -> Finding {
    let root = project::root().join(folder);
    let [lock, installed] = ["package-lock.json", NOTE].map(|name| fs::read(root.join(name)).ok());
    if lock.is_some() && lock == installed {
        return Finding::Present(Provision {
            folder: Some(root.join("node_modules/.bin")),
            ..Provision::default()
        });
    }
    Finding::Installable("npm".to_owned(), 30)
}

/// Installs the packages that the lock file of a folder names.
pub fn install_packages(folder: &str) -> Result<()> {
    let root = project::root().join(folder);
    let mut npm = project::command("npm ci --no-audit --no-fund --loglevel error");
    run(npm.current_dir(&root), "installing the npm packages")?;
    fs::copy(root.join("package-lock.json"), root.join(NOTE))
        .context("noting which npm packages are installed")?;
    Ok(())
}

/// A program of this project. Cargo compiles it anew when it has changed; the first time it is compiled with the tools.
pub fn program(package: &str) -> Finding {
    let program = format!("debug/{package}{EXE_SUFFIX}");
    if project::target().join(program).is_file() {
        return Finding::present(None);
    }
    Finding::Installable("compiling it".to_owned(), 80)
}

pub fn compile(package: &str) -> Result<()> {
    let mut cargo = project::command(&format!("cargo build --quiet --package {package}"));
    run(&mut cargo, "compiling a program of the project")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn node_has_the_versions_of_the_bundler() {
        for version in ["20.19.0", "20.20.2", "22.12.0", "23.0.0", "26.1.0"] {
            assert!(is_enough(version), "{version}");
        }
        for version in ["18.20.0", "20.18.3", "21.9.0", "22.11.0", "next"] {
            assert!(!is_enough(version), "{version}");
        }
    }

    #[test]
    fn parts_of_rust_are_found_or_added() {
        assert!(matches!(rust(), Finding::Present(_)));
        assert!(part_of_rust("component add rustfmt").is_present());
        let words = "target add no-such-target";
        assert!(match part_of_rust(words) {
            Finding::Installable(by, _) => by == format!("rustup {words}"),
            Finding::Missing(advice) => advice.ends_with(&format!("rustup {words}")),
            Finding::Present(_) => false,
        });
    }
}
