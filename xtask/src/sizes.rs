//! `cargo xtask sizes`: what a visitor downloads, compressed as hosts compress it, against its budget.

use std::{fs, io::Write, path::Path};

use anyhow::{Context, Result, ensure};
use flate2::{Compression, write::GzEncoder};

use crate::project;

const KB: usize = 1000;
const PROGRAM_WASM: usize = 200 * KB;
const WORKER_WASM: usize = 80 * KB;
const FIRST_LOAD: usize = 300 * KB;
/// What the page names, but no visit loads: for links in other sites, and for home screens.
const FOR_OTHERS: [&str; 2] = ["preview.png", "apple-touch-icon.png"];

/// Prints the sizes of the site in dist/.
///
/// # Errors
/// When there is no such site, or it is over a budget.
pub(crate) fn sizes() -> Result<()> {
    let files = files_of_site(&project::dist())?;
    println!("{:>9}  {:>9}  file", "bytes", "gzip");
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
    part: Part,
    bytes: usize,
    gzip: usize,
}

/// When a file is loaded.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Part {
    /// At every visit.
    Always,
    /// With one of the programs of the page, of which a visit starts with one.
    Program(String),
    /// With one of the builds of the worker, of which a browser takes one.
    Worker(String),
    /// With one of the languages: the language, and the file.
    Words(String, String),
}

/// What the first visit to a screen loads besides what every visit loads. `tests/e2e/programs.spec.ts` looks that it is
/// so.
struct FirstVisit {
    program: &'static str,
    words: &'static [&'static str],
    /// The worker that is set to work at once.
    worker: Option<&'static str>,
}

/// Of the screens of each program, the one that loads the most.
const FIRST_VISITS: [FirstVisit; 7] = [
    FirstVisit {
        program: "bezzel",
        words: &["page", "queens"],
        worker: None,
    },
    FirstVisit {
        program: "solutions",
        words: &["page", "queens"],
        worker: Some("worker"),
    },
    FirstVisit {
        program: "search",
        words: &["page", "search"],
        worker: Some("worker"),
    },
    FirstVisit {
        program: "study",
        words: &["page", "study"],
        worker: Some("worker_position"),
    },
    FirstVisit {
        program: "tour",
        words: &["page", "knights", "tour"],
        worker: None,
    },
    FirstVisit {
        program: "boards",
        words: &["page", "knights", "knight"],
        worker: Some("worker_knight"),
    },
    FirstVisit {
        program: "knight",
        words: &["page", "knights", "knight"],
        worker: None,
    },
];

impl FirstVisit {
    /// The bytes that it loads in the language that has the most of them.
    fn gzip(&self, files: &[SizedFile]) -> usize {
        let sum = |loads: &dyn Fn(&Part) -> bool| -> usize {
            let loaded = files.iter().filter(|file| loads(&file.part));
            loaded.map(|file| file.gzip).sum()
        };
        let words = ["en", "hu", "vi"].map(|language| {
            sum(&|part| {
                matches!(part, Part::Words(of, file)
                    if of == language && self.words.contains(&file.as_str()))
            })
        });
        let rest = sum(&|part| match part {
            Part::Always => true,
            Part::Words(..) => false,
            Part::Worker(name) => self.worker.is_some_and(|worker| worker == name),
            // The name of the main program's files ends with a number that stands for what is in them.
            Part::Program(name) => name.split('-').next() == Some(self.program),
        });
        rest + words.into_iter().max().unwrap_or(0)
    }
}

struct BudgetLine {
    name: String,
    gzip: usize,
    at_most: usize,
}

impl BudgetLine {
    fn holds(&self) -> bool {
        self.gzip <= self.at_most
    }
}

/// The files that visits load, of one program, one worker and one language or another.
fn files_of_site(dist: &Path) -> Result<Vec<SizedFile>> {
    let page = fs::read_to_string(dist.join("index.html"))
        .context("reading dist/index.html: run cargo xtask build first")?;
    let names = project::files_in(dist)?;
    names
        .iter()
        .filter_map(|name| Some((name, part(name, &names, &page)?)))
        .map(|(name, part)| sized(dist, name.clone(), part))
        .collect()
}

/// Which part of the site a file is loaded with; none for what no visit waits for.
fn part(name: &str, names: &[String], page: &str) -> Option<Part> {
    if let Some((language, file)) = name
        .strip_prefix("locales/")
        .and_then(|name| name.split_once('/'))
    {
        let file = file.strip_suffix(".ftl").unwrap_or(file);
        return Some(Part::Words(language.to_owned(), file.to_owned()));
    }
    let program = ["_bg.wasm", "_loader.js", ".js"]
        .iter()
        .find_map(|ending| name.strip_suffix(ending))
        .filter(|program| names.contains(&format!("{program}_bg.wasm")));
    match program {
        Some(worker) if worker.starts_with("worker") => Some(Part::Worker(worker.to_owned())),
        Some(program) => Some(Part::Program(program.to_owned())),
        None if FOR_OTHERS.contains(&name) => None,
        None => (name == "index.html" || page.contains(name)).then_some(Part::Always),
    }
}

fn sized(dist: &Path, name: String, part: Part) -> Result<SizedFile> {
    let (bytes, gzip) = of_file(&dist.join(&name))?;
    Ok(SizedFile {
        name,
        part,
        bytes,
        gzip,
    })
}

/// The bytes of a file, as it is and compressed.
///
/// # Errors
/// When it cannot be read.
pub(crate) fn of_file(path: &Path) -> Result<(usize, usize)> {
    let content = fs::read(path).with_context(|| format!("reading {}", path.display()))?;
    let gzip = gzip_length(&content).with_context(|| format!("compressing {}", path.display()))?;
    Ok((content.len(), gzip))
}

fn gzip_length(content: &[u8]) -> std::io::Result<usize> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(content)?;
    Ok(encoder.finish()?.len())
}

fn budget_lines(files: &[SizedFile]) -> Vec<BudgetLine> {
    let mut lines: Vec<_> = files
        .iter()
        .filter(|file| file.name.ends_with("_bg.wasm"))
        .map(|file| BudgetLine {
            name: file.name.clone(),
            gzip: file.gzip,
            at_most: match file.part {
                Part::Worker(_) => WORKER_WASM,
                _ => PROGRAM_WASM,
            },
        })
        .collect();
    lines.extend(FIRST_VISITS.iter().map(|visit| BudgetLine {
        name: format!("first visit to a screen of {}", visit.program),
        gzip: visit.gzip(files),
        at_most: FIRST_LOAD,
    }));
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    const NAMES: [&str; 15] = [
        "bezzel-1f.js",
        "bezzel-1f_bg.wasm",
        "index.html",
        "knight.js",
        "knight_bg.wasm",
        "locales/en/page.ftl",
        "locales/hu/knight.ftl",
        "locales/hu/page.ftl",
        "offline.js",
        "picture.png",
        "start-2e.js",
        "worker.js",
        "worker_bg.wasm",
        "worker_simd_bg.wasm",
        "worker_simd_loader.js",
    ];

    /// The files above, which weigh 1, 2, 4 and so on.
    fn site() -> Vec<SizedFile> {
        let names = NAMES.map(str::to_owned);
        let page = "<script src=\"start-2e.js\"></script><meta data-js=\"bezzel-1f.js\">";
        (0..)
            .zip(&names)
            .filter_map(|(power, name)| {
                Some(SizedFile {
                    name: name.clone(),
                    part: part(name, &names, page)?,
                    bytes: 0,
                    gzip: 1 << power,
                })
            })
            .collect()
    }

    #[test]
    fn each_file_belongs_to_what_it_is_loaded_with() {
        let part_of = |name: &str| {
            let site = site();
            let file = site.iter().find(|file| file.name == name);
            file.map(|file| file.part.clone())
        };
        let program = |name: &str| Some(Part::Program(name.to_owned()));
        assert_eq!(part_of("index.html"), Some(Part::Always));
        assert_eq!(part_of("start-2e.js"), Some(Part::Always));
        assert_eq!(part_of("bezzel-1f.js"), program("bezzel-1f"));
        assert_eq!(part_of("knight_bg.wasm"), program("knight"));
        assert_eq!(
            part_of("worker_simd_loader.js"),
            Some(Part::Worker("worker_simd".to_owned()))
        );
        assert_eq!(part_of("offline.js"), None);
        assert_eq!(part_of("picture.png"), None);
    }

    #[test]
    fn a_first_visit_loads_the_language_with_the_most_words() {
        let visit = |program, worker| FirstVisit {
            program,
            words: &["page", "knight"],
            worker,
        };
        let sum = |powers: &[u32]| powers.iter().map(|power| 1 << power).sum::<usize>();
        let gzip = |visit: FirstVisit| visit.gzip(&site());
        assert_eq!(gzip(visit("bezzel", None)), sum(&[0, 1, 2, 6, 7, 10]));
        assert_eq!(
            gzip(visit("knight", Some("worker"))),
            sum(&[2, 3, 4, 6, 7, 10, 11, 12])
        );
    }

    #[test]
    fn each_program_has_its_budget() {
        let budgets: Vec<_> = budget_lines(&site())
            .into_iter()
            .map(|line| line.at_most)
            .collect();
        let programs = [PROGRAM_WASM, PROGRAM_WASM, WORKER_WASM, WORKER_WASM];
        assert_eq!(budgets[..4], programs);
        assert_eq!(budgets[4..], [FIRST_LOAD; FIRST_VISITS.len()]);
    }

    #[test]
    fn a_budget_may_be_used_up_but_not_exceeded() {
        let line = |gzip| BudgetLine {
            name: String::new(),
            gzip,
            at_most: KB,
        };
        assert!(line(KB).holds());
        assert!(!line(KB + 1).holds());
    }

    #[test]
    fn compressing_makes_repetition_small() {
        assert!(gzip_length(&[b'q'; 10_000]).unwrap() < 100);
    }
}
