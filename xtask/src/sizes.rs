//! `cargo xtask sizes`: what a visitor downloads, compressed as hosts compress it, against its limits.

use std::{collections::BTreeMap, fs, io::Write, path::Path};

use anyhow::{Context, Result, ensure};
use flate2::{Compression, write::GzEncoder};

use crate::project::{self, Screen};

const KB: usize = 1000;
const CORE: usize = 230 * KB;
const CHUNK: usize = 80 * KB;
/// The core and all chunks, but for those of [`LATER`].
const PROGRAM: usize = 650 * KB;
/// The screens that joined after the limit of the program was set: each has that of its chunk.
const LATER: [&str; 3] = ["lessons", "puzzles", "steps"];
const WORKER: usize = 80 * KB;
/// The one that counts, draws and numbers tours brings a table, and comes only when asked for one of these.
const CATALOGUE: (&str, usize) = ("worker_tour_count", 125 * KB);
/// The screen of the bare address, which most visits begin with.
pub(crate) const FIRST: &str = "queens";
const FIRST_VISIT: usize = 300 * KB;
const OTHER_FIRST_VISIT: usize = 400 * KB;
/// What the page names, but no visit loads: for links in other sites, and for home screens.
const FOR_OTHERS: [&str; 2] = ["preview.png", "apple-touch-icon.png"];

/// Prints the sizes of the site in dist/.
///
/// # Errors
/// When there is no such site, or it is over a limit.
pub(crate) fn sizes() -> Result<()> {
    let screens = project::screens()?;
    let files = files_of_site(&project::dist(), &screens)?;
    println!("{:>9}  {:>9}  file", "bytes", "gzip");
    for file in &files {
        println!("{:>9}  {:>9}  {}", file.bytes, file.gzip, file.name);
    }
    let kept: usize = files.iter().map(|file| file.gzip).sum();
    println!("{kept:>9} bytes are kept for times without a network, compressed");
    let lines = limits(&files, &screens);
    println!("{:>9}  {:>9}  limit", "gzip", "at most");
    for line in &lines {
        let verdict = if line.holds() { "" } else { ": OVER ITS LIMIT" };
        println!(
            "{:>9}  {:>9}  {}{verdict}",
            line.gzip, line.at_most, line.name
        );
    }
    ensure!(
        lines.iter().all(Limit::holds),
        "the site is over its limits of bytes"
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
#[derive(Clone, Debug, PartialEq, Eq)]
enum Part {
    /// At every visit; the program's core.
    Core,
    /// At every visit; anything else.
    Always,
    /// With a screen or a part of one, or with any of some.
    Chunk(Vec<String>),
    /// With one of the builds of the worker, of which a browser takes one.
    Worker(String),
    /// With one of the languages: the language, and the file.
    Words(String, String),
    /// Never by a visit itself, but kept for times without a network.
    Kept,
}

struct Limit {
    name: String,
    gzip: usize,
    at_most: usize,
}

impl Limit {
    fn holds(&self) -> bool {
        self.gzip <= self.at_most
    }
}

fn files_of_site(dist: &Path, screens: &[Screen]) -> Result<Vec<SizedFile>> {
    let page = fs::read_to_string(dist.join("index.html"))
        .context("reading dist/index.html: run cargo xtask build first")?;
    project::files_in(dist)?
        .into_iter()
        .map(|name| {
            let (bytes, gzip) = of_file(&dist.join(&name))?;
            let part = part(&name, screens, &page);
            Ok(SizedFile {
                name,
                part,
                bytes,
                gzip,
            })
        })
        .collect()
}

/// Which part of the site a file is loaded with.
fn part(name: &str, screens: &[Screen], page: &str) -> Part {
    if let Some((language, file)) = name
        .strip_prefix("locales/")
        .and_then(|name| name.split_once('/'))
    {
        let file = file.strip_suffix(".ftl").unwrap_or(file);
        return Part::Words(language.to_owned(), file.to_owned());
    }
    let stem = name.rsplit_once('-').map_or(name, |(stem, _)| stem);
    let is_wasm = project::has_ending(name, "wasm");
    match stem {
        "core" if is_wasm => Part::Core,
        names
            if is_wasm
                && names
                    .split('_')
                    .all(|user| screens.iter().any(|screen| screen.has(user))) =>
        {
            Part::Chunk(names.split('_').map(str::to_owned).collect())
        }
        worker if worker.starts_with("worker") => Part::Worker(worker.to_owned()),
        _ if FOR_OTHERS.contains(&name) => Part::Kept,
        _ if name == "index.html" || page.contains(name) => Part::Always,
        _ => Part::Kept,
    }
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

fn limits(files: &[SizedFile], screens: &[Screen]) -> Vec<Limit> {
    let mut limits: Vec<_> = files
        .iter()
        .filter(|file| project::has_ending(&file.name, "wasm"))
        .map(|file| Limit {
            name: file.name.clone(),
            gzip: file.gzip,
            at_most: match &file.part {
                Part::Core => CORE,
                Part::Worker(name) if name == CATALOGUE.0 => CATALOGUE.1,
                Part::Worker(_) => WORKER,
                _ => CHUNK,
            },
        })
        .collect();
    limits.push(Limit {
        name: format!("core and all chunks but {}", LATER.join(", ")),
        gzip: sum(files, |part| match part {
            Part::Core => true,
            Part::Chunk(screens) => !screens.iter().all(|name| LATER.contains(&name.as_str())),
            _ => false,
        }),
        at_most: PROGRAM,
    });
    limits.extend(screens.iter().map(|screen| Limit {
        name: format!("first visit to {}", screen.name),
        gzip: first_visit(screen, files),
        at_most: if screen.name == FIRST {
            FIRST_VISIT
        } else {
            OTHER_FIRST_VISIT
        },
    }));
    limits
}

/// What the first visit to a screen loads, in the language that has the most words for it. `tests/e2e/chunks.spec.ts`
/// looks that it is so.
fn first_visit(screen: &Screen, files: &[SizedFile]) -> usize {
    let mut words = BTreeMap::<&str, usize>::new();
    for file in files {
        if let Part::Words(language, of) = &file.part
            && (of == "page" || screen.texts.contains(of))
        {
            *words.entry(language).or_default() += file.gzip;
        }
    }
    let rest = sum(files, |part| match part {
        Part::Core | Part::Always => true,
        Part::Chunk(names) => {
            names.contains(&screen.name)
                || screen.within.as_ref().is_some_and(|of| names.contains(of))
        }
        Part::Worker(worker) => screen.worker.as_ref() == Some(worker),
        Part::Words(..) | Part::Kept => false,
    });
    rest + words.into_values().max().unwrap_or(0)
}

fn sum(files: &[SizedFile], counts: impl Fn(&Part) -> bool) -> usize {
    let counted = files.iter().filter(|file| counts(&file.part));
    counted.map(|file| file.gzip).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The files weigh 1, 2, 4 and so on.
    const NAMES: [&str; 13] = [
        "bezzel-00000001.js",
        "core-00000002.wasm",
        "duel-00000003.wasm",
        "index.html",
        "locales/en/page.ftl",
        "locales/hu/knight.ftl",
        "locales/hu/page.ftl",
        "picture.png",
        "preview.png",
        "queens-00000004.wasm",
        "worker-00000005.js",
        "worker-00000006.wasm",
        "worker_simd-00000007.wasm",
    ];

    fn screens() -> [Screen; 2] {
        let screen = |name: &str, texts: &str, worker: Option<&str>| Screen {
            name: name.to_owned(),
            family: None,
            within: None,
            texts: vec![texts.to_owned()],
            worker: worker.map(str::to_owned),
            parts: Vec::new(),
        };
        [
            screen("queens", "queens", None),
            screen("duel", "knight", Some("worker")),
        ]
    }

    fn site() -> Vec<SizedFile> {
        let page = "<script src=\"bezzel-00000001.js\"></script><meta content=\"preview.png\">";
        let screens = screens();
        (0..)
            .zip(NAMES)
            .map(|(power, name)| SizedFile {
                name: name.to_owned(),
                part: part(name, &screens, page),
                bytes: 0,
                gzip: 1 << power,
            })
            .collect()
    }

    #[test]
    fn each_file_belongs_to_what_it_is_loaded_with() {
        let parts: Vec<_> = site().into_iter().map(|file| file.part).collect();
        let words = |language: &str, file: &str| Part::Words(language.to_owned(), file.to_owned());
        let expected = [
            Part::Always,
            Part::Core,
            Part::Chunk(vec!["duel".to_owned()]),
            Part::Always,
            words("en", "page"),
            words("hu", "knight"),
            words("hu", "page"),
            Part::Kept,
            Part::Kept,
            Part::Chunk(vec!["queens".to_owned()]),
            Part::Worker("worker".to_owned()),
            Part::Worker("worker".to_owned()),
            Part::Worker("worker_simd".to_owned()),
        ];
        assert_eq!(parts, expected);
    }

    #[test]
    fn a_first_visit_loads_the_language_with_the_most_words() {
        let (site, screens) = (site(), screens());
        let sum = |powers: &[u32]| powers.iter().map(|power| 1 << power).sum::<usize>();
        let [queens, duel] = screens.map(|screen| first_visit(&screen, &site));
        assert_eq!(queens, sum(&[0, 1, 3, 6, 9]));
        assert_eq!(duel, sum(&[0, 1, 2, 3, 5, 6, 10, 11]));
    }

    #[test]
    fn each_part_has_its_limit() {
        let limits: Vec<_> = limits(&site(), &screens())
            .into_iter()
            .map(|line| line.at_most)
            .collect();
        assert_eq!(limits[..5], [CORE, CHUNK, CHUNK, WORKER, WORKER]);
        assert_eq!(limits[5..], [PROGRAM, FIRST_VISIT, OTHER_FIRST_VISIT]);
    }

    #[test]
    fn a_limit_may_be_used_up_but_not_exceeded() {
        let line = |gzip| Limit {
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
