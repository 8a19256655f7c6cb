//! `cargo xtask sizes`: what a visitor downloads, compressed as hosts compress it, against its budget.

use std::{fs, io::Write, path::Path};

use anyhow::{Context, Result, ensure};
use flate2::{Compression, write::GzEncoder};

use crate::project;

const KB: usize = 1000;
const PAGE_WASM: usize = 200 * KB;
const WORKER_WASM: usize = 80 * KB;
const FIRST_LOAD: usize = 300 * KB;

/// Prints the sizes of the site in dist/.
///
/// # Errors
/// When there is no such site, or it is over a budget.
pub(crate) fn sizes() -> Result<()> {
    let files = files_of_first_load(&project::dist())?;
    println!("{:>9}  {:>9}  first load", "bytes", "gzip");
    for file in &files {
        println!("{:>9}  {:>9}  {}", file.bytes, file.gzip, file.name);
    }
    let lines = budget_lines(&files);
    println!("{:>9}  {:>9}  budget", "gzip", "at most");
    for line in &lines {
        let verdict = if line.holds() { "" } else { ": OVER BUDGET" };
        println!(
            "{:>9}  {:>9}  {}{verdict}",
            line.gzip, line.at_most, line.name
        );
    }
    ensure!(
        lines.iter().all(BudgetLine::holds),
        "the site is over its budget of bytes"
    );
    Ok(())
}

struct SizedFile {
    name: String,
    bytes: usize,
    gzip: usize,
}

impl SizedFile {
    fn is_worker(&self) -> bool {
        self.name.starts_with("worker")
    }

    fn is_wasm(&self) -> bool {
        has_extension(&self.name, "wasm")
    }
}

struct BudgetLine {
    name: &'static str,
    gzip: usize,
    at_most: usize,
}

impl BudgetLine {
    fn holds(&self) -> bool {
        self.gzip <= self.at_most
    }
}

/// What opening the page makes a browser load, at most: index.html, the files that it names, the worker's, and the
/// words of every language.
fn files_of_first_load(dist: &Path) -> Result<Vec<SizedFile>> {
    let page = fs::read_to_string(dist.join("index.html"))
        .context("reading dist/index.html: run cargo xtask build first")?;
    let mut names = Vec::new();
    list(dist, "", &mut names)?;
    names.retain(|name| is_loaded_first(name, &page));
    names.sort();
    names.into_iter().map(|name| sized(dist, name)).collect()
}

/// Adds the names of all files in a folder of the site, each with the path to it.
fn list(dist: &Path, folder: &str, names: &mut Vec<String>) -> Result<()> {
    let attempt = || format!("listing dist/{folder}");
    for entry in fs::read_dir(dist.join(folder)).with_context(attempt)? {
        let entry = entry.with_context(attempt)?;
        let name = format!("{folder}{}", entry.file_name().to_string_lossy());
        if entry.path().is_dir() {
            list(dist, &format!("{name}/"), names)?;
        } else {
            names.push(name);
        }
    }
    Ok(())
}

fn is_loaded_first(name: &str, page: &str) -> bool {
    let of_worker =
        name.starts_with("worker") && (has_extension(name, "js") || has_extension(name, "wasm"));
    name == "index.html" || page.contains(name) || of_worker || name.starts_with("locales/")
}

fn has_extension(name: &str, extension: &str) -> bool {
    Path::new(name)
        .extension()
        .is_some_and(|found| found == extension)
}

fn sized(dist: &Path, name: String) -> Result<SizedFile> {
    let content = fs::read(dist.join(&name)).with_context(|| format!("reading dist/{name}"))?;
    let gzip = gzip_length(&content).with_context(|| format!("compressing {name}"))?;
    Ok(SizedFile {
        bytes: content.len(),
        gzip,
        name,
    })
}

fn gzip_length(content: &[u8]) -> std::io::Result<usize> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(content)?;
    Ok(encoder.finish()?.len())
}

fn budget_lines(files: &[SizedFile]) -> [BudgetLine; 3] {
    let sum = |counts: &dyn Fn(&SizedFile) -> bool| {
        files
            .iter()
            .filter(|file| counts(file))
            .map(|file| file.gzip)
            .sum()
    };
    [
        BudgetLine {
            name: "the page's wasm",
            gzip: sum(&|file| file.is_wasm() && !file.is_worker()),
            at_most: PAGE_WASM,
        },
        BudgetLine {
            name: "the worker's wasm",
            gzip: sum(&|file| file.is_wasm() && file.is_worker()),
            at_most: WORKER_WASM,
        },
        BudgetLine {
            name: "all of the first load",
            gzip: sum(&|_| true),
            at_most: FIRST_LOAD,
        },
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(name: &str, gzip: usize) -> SizedFile {
        SizedFile {
            name: name.to_owned(),
            bytes: 3 * gzip,
            gzip,
        }
    }

    #[test]
    fn each_file_counts_where_it_belongs() {
        let files = [
            file("index.html", 1),
            file("bezzel-1f_bg.wasm", 20),
            file("worker_bg.wasm", 300),
            file("worker.js", 4000),
        ];
        let [page, worker, all] = budget_lines(&files);
        assert_eq!((page.gzip, worker.gzip, all.gzip), (20, 300, 4321));
    }

    #[test]
    fn the_first_load_is_what_the_page_names_and_what_the_program_fetches() {
        let page = "<link href=\"./bezzel-1f.js\">";
        for name in [
            "index.html",
            "bezzel-1f.js",
            "worker.js",
            "worker_bg.wasm",
            "locales/en.ftl",
        ] {
            assert!(is_loaded_first(name, page), "{name}");
        }
        for name in ["service-worker.js", "worker.d.ts", "icons/large.png"] {
            assert!(!is_loaded_first(name, page), "{name}");
        }
    }

    #[test]
    fn a_budget_may_be_used_up_but_not_exceeded() {
        let [page, ..] = budget_lines(&[file("bezzel_bg.wasm", PAGE_WASM)]);
        assert!(page.holds());
        let [page, ..] = budget_lines(&[file("bezzel_bg.wasm", PAGE_WASM + 1)]);
        assert!(!page.holds());
    }

    #[test]
    fn compressing_makes_repetition_small() {
        assert!(gzip_length(&[b'q'; 10_000]).unwrap() < 100);
    }
}
