//! Splits the program of the page into its core and a chunk a screen.
//!
//! The splitter puts what several screens share into chunks of their own, dozens of them; these are merged into the
//! core, so that a visit loads two files: the core, and its screen. What only some of the screens share is a further file
//! for these, if what the others are spared is worth the requests, or goes into such a file of more screens. A part of
//! another screen comes with the files of that screen, and one of its own.

use std::{
    collections::BTreeMap,
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use anyhow::{Context, Result, ensure};

use super::content::{self, NamedFile};
use super::target_folder;
use crate::{
    process::{run, say},
    project::{self, Screen},
    setup::WASM,
    sizes::FIRST,
};

/// What Trunk calls the program's files begins with this.
const UNSPLIT: &str = "bezzel-";
/// The module from which chunks import what they share with the core.
const SHARED: &str = "__wasm_split";
/// How the splitter names what one screen needs.
const SCREEN_CHUNK: &str = "split_";
/// The least that screens must share for it to be a file of its own, in bytes before it is made small.
const WORTH_A_REQUEST: u64 = 7_000;
/// The most requests of a first visit to a screen.
const MOST_REQUESTS: usize = 12;
/// Those of any screen: the page, its style, its script, the core, the screen's chunk, the texts of the whole page.
const REQUESTS: usize = 6;
/// What a visit loads more when a part of the core becomes a file of its own is this share of what other visits are spared:
/// two files pack less well than one.
const LOST: usize = 3;
/// The screen with which most visits begin counts so many times.
const FIRST_COUNTS: usize = 3;
/// The instructions that the compiler's output may have; wasm-merge asks to be told.
const FEATURES: [&str; 6] = [
    "--enable-bulk-memory",
    "--enable-reference-types",
    "--enable-mutable-globals",
    "--enable-nontrapping-float-to-int",
    "--enable-sign-ext",
    "--enable-multivalue",
];

/// The program in parts.
pub(super) struct Program {
    /// What every visit loads.
    pub(super) core: NamedFile,
    /// The files of each screen, by the screen's name in links.
    pub(super) chunks: BTreeMap<String, Vec<NamedFile>>,
    /// The core's script, which imports `split.js` from beside it.
    pub(super) script: PathBuf,
}

/// Puts the parts of the program into the folder, in the place of the whole that Trunk has put there.
///
/// # Errors
/// When the program was not built to be split, or a tool fails.
pub(super) fn split(folder: &Path) -> Result<Program> {
    say("Splitting the program of the page into a core and a chunk a screen");
    remove_unsplit(folder)?;
    let parts = target_folder().join("parts");
    if parts.exists() {
        fs::remove_dir_all(&parts).with_context(|| format!("clearing {}", parts.display()))?;
    }
    run_splitter(&parts)?;
    bind(&parts)?;
    let screens = project::screens()?;
    let mut files = screen_chunks(&parts)?;
    let mut shared = shared_chunks(&parts, &screens)?;
    for (screens, file) in &files {
        // What a part of a screen shares with that screen alone.
        if let Some(chunks) = shared.of_some.remove(screens) {
            let name = file.trim_end_matches(".wasm");
            merge(&parts, (file, name), &chunks, file)?;
        }
    }
    merge(
        &parts,
        ("core_bg.wasm", SHARED),
        &shared.of_core,
        "core_bg.wasm",
    )?;
    for (screens, chunks) in shared.of_some {
        let file = format!("{}.wasm", screens.join("_"));
        let (first, rest) = chunks
            .split_first()
            .context("what is shared is in a chunk")?;
        merge(&parts, (&format!("{first}.wasm"), first), rest, &file)?;
        files.push((screens, file));
    }
    let core = optimised(&parts, "core_bg.wasm")?;
    let mut chunks = BTreeMap::<String, Vec<NamedFile>>::new();
    for (screens, file) in files {
        let chunk = optimised(&parts, &file)?;
        let name = format!("{}.wasm", screens.join("_"));
        let named = content::write_named(folder, &name, &chunk)?;
        for screen in screens {
            chunks.entry(screen).or_default().push(named.clone());
        }
    }
    for Screen { name, within, .. } in screens {
        let files = within.and_then(|within| chunks.get(&within).cloned());
        chunks
            .entry(name)
            .or_default()
            .extend(files.unwrap_or_default());
    }
    ensure!(!chunks.is_empty(), "the program has no screen to split off");
    Ok(Program {
        core: content::write_named(folder, "core.wasm", &core)?,
        chunks,
        script: parts.join("core.js"),
    })
}

fn remove_unsplit(folder: &Path) -> Result<()> {
    for name in project::files_in(folder)? {
        let is_program = ["js", "wasm"]
            .iter()
            .any(|ending| project::has_ending(&name, ending));
        if name.starts_with(UNSPLIT) && is_program {
            fs::remove_file(folder.join(&name)).with_context(|| format!("removing {name}"))?;
        }
    }
    Ok(())
}

fn run_splitter(parts: &Path) -> Result<()> {
    let program = target_folder().join(WASM).join("page/bezzel.wasm");
    let mut splitter = Command::new("cargo");
    splitter.current_dir(project::root());
    splitter.args(["run", "--quiet", "--package", "splitter", "--"]);
    splitter.arg(program).arg(parts);
    run(&mut splitter, "splitting the program")
}

fn bind(parts: &Path) -> Result<()> {
    let mut bindgen = Command::new("wasm-bindgen");
    bindgen.args(["--target", "web", "--no-typescript", "--keep-lld-exports"]);
    bindgen.args(["--out-name", "core", "--out-dir"]).arg(parts);
    bindgen.arg(parts.join("core.wasm"));
    run(&mut bindgen, "making the program's bindings")
}

/// What a file is for: the names of screens.
type Screens = Vec<String>;

/// What only one screen needs.
fn screen_chunks(parts: &Path) -> Result<Vec<(Screens, String)>> {
    let files = project::files_in(parts)?.into_iter();
    let of_screen = |file: String| {
        let screen = file.strip_prefix(SCREEN_CHUNK)?.strip_suffix(".wasm")?;
        Some((vec![screen.to_owned()], file.clone()))
    };
    Ok(files.filter_map(of_screen).collect())
}

/// The chunks that several screens share.
#[derive(Default)]
struct Shared {
    /// Those that are worth a file for some screens, by these.
    of_some: BTreeMap<Screens, Vec<String>>,
    /// Those for the core.
    of_core: Vec<String>,
}

fn shared_chunks(parts: &Path, screens: &[Screen]) -> Result<Shared> {
    let users = fs::read_to_string(parts.join("users.txt")).context("reading users.txt")?;
    let mut by_screens = BTreeMap::<Screens, Vec<String>>::new();
    for line in users.lines() {
        let mut names = line.split(' ');
        let chunk = names.next().context("a line names a chunk")?;
        let users = whole_screens(names, screens);
        by_screens.entry(users).or_default().push(chunk.to_owned());
    }
    let mut sized = Vec::new();
    for (screens, chunks) in by_screens {
        let mut bytes = 0;
        for chunk in &chunks {
            let path = parts.join(format!("{chunk}.wasm"));
            bytes += fs::metadata(&path)
                .with_context(|| format!("looking at {}", path.display()))?
                .len();
        }
        sized.push((bytes, screens, chunks));
    }
    Ok(Shared::choose(sized, screens))
}

/// The screens by their names, sorted, with that in the place of a part which the part is loaded with.
fn whole_screens<'name>(names: impl Iterator<Item = &'name str>, all: &[Screen]) -> Screens {
    let whole = |name: &str| {
        let screen = all.iter().find(|screen| screen.name == name);
        let within = screen.and_then(|screen| screen.within.as_deref());
        within.unwrap_or(name).to_owned()
    };
    let mut screens: Screens = names.map(whole).collect();
    screens.sort_unstable();
    screens.dedup();
    screens
}

impl Shared {
    /// Those come first that spare visits most.
    fn choose(sized: Vec<(u64, Screens, Vec<String>)>, all: &[Screen]) -> Self {
        let weight = |screen: &Screen| {
            if screen.name == FIRST {
                FIRST_COUNTS
            } else {
                1
            }
        };
        let spared = |bytes: u64, screens: &Screens| {
            let (with, without): (Vec<_>, Vec<_>) = all
                .iter()
                .filter(|screen| screen.within.is_none())
                .partition(|screen| screens.contains(&screen.name));
            let sum = |of: Vec<&Screen>| of.into_iter().map(weight).sum::<usize>();
            bytes * (LOST * sum(without)).saturating_sub(sum(with)) as u64
        };
        let mut sized: Vec<_> = sized
            .into_iter()
            .map(|(bytes, screens, chunks)| (spared(bytes, &screens), bytes, screens, chunks))
            .collect();
        sized.sort_by(|one, other| other.cmp(one));
        let room = |screen: &str| {
            let screen = all.iter().find(|other| other.name == screen);
            screen.map_or(0, |screen| {
                let worker = if screen.worker.is_some() { 2 } else { 0 };
                MOST_REQUESTS.saturating_sub(REQUESTS + screen.texts.len() + worker)
            })
        };
        let mut shared = Self::default();
        let mut rest = Vec::new();
        for (spared, bytes, screens, chunks) in sized {
            let has_room = |screen: &String| {
                let files = shared.of_some.keys().filter(|of| of.contains(screen));
                files.count() < room(screen)
            };
            let is_worth = spared > 0 && bytes >= WORTH_A_REQUEST;
            if screens.len() == 1 || is_worth && screens.iter().all(has_room) {
                shared.of_some.insert(screens, chunks);
            } else {
                rest.push((screens, chunks));
            }
        }
        for (screens, chunks) in rest {
            let files = shared.of_some.iter_mut();
            let of_all = files.filter(|(of, _)| screens.iter().all(|screen| of.contains(screen)));
            match of_all.min_by_key(|(of, _)| of.len()) {
                Some((_, file)) => file.extend(chunks),
                None => shared.of_core.extend(chunks),
            }
        }
        shared
    }
}

/// Merges chunks into a file, whose name in imports is said with it.
fn merge(parts: &Path, (file, name): (&str, &str), chunks: &[String], output: &str) -> Result<()> {
    let mut merge = Command::new("wasm-merge");
    merge.current_dir(parts).args([file, name]);
    for chunk in chunks {
        // Nothing imports from a shared chunk by its name.
        merge.args([&format!("{chunk}.wasm"), chunk]);
    }
    merge.args(["--output", output]).args(FEATURES);
    run(&mut merge, "putting together what screens share")
}

fn optimised(parts: &Path, file: &str) -> Result<Vec<u8>> {
    let path = parts.join(file);
    let mut optimise = Command::new("wasm-opt");
    optimise.args([
        "-Oz",
        "--strip-debug",
        "--strip-producers",
        "--low-memory-unused",
    ]);
    optimise.arg(&path).arg("--output").arg(&path);
    run(&mut optimise, "making a part of the program small")?;
    fs::read(&path).with_context(|| format!("reading {}", path.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_some_screens_share_is_a_file_if_it_is_worth_a_request_and_there_is_room_for_it() {
        let shared = |bytes: u64, screens: &str, chunk: &str| {
            let screens = screens.split(' ').map(str::to_owned).collect();
            (bytes, screens, vec![chunk.to_owned()])
        };
        let screen = |name: &str, worker: Option<&str>| Screen {
            name: name.to_owned(),
            family: None,
            within: None,
            texts: vec!["one".to_owned(), "two".to_owned()],
            worker: worker.map(str::to_owned),
        };
        let screens = [
            screen("boards", Some("worker")),
            screen("duel", None),
            screen("queens", None),
            screen("search", None),
            screen("tour", Some("worker")),
        ];
        let chosen = Shared::choose(
            vec![
                shared(90_000, "boards duel queens search tour", "of-all"),
                shared(20_000, "duel tour", "no-room"),
                shared(6_000, "duel queens", "too-small"),
                shared(90_000, "boards tour", "first"),
                shared(70_000, "queens tour", "second"),
                shared(40_000, "boards duel queens search", "of-most"),
                shared(30_000, "boards duel search", "third"),
                shared(2_000, "boards duel", "small-with-third"),
            ],
            &screens,
        );
        let mut files: Vec<_> = chosen
            .of_some
            .values()
            .flatten()
            .map(String::as_str)
            .collect();
        files.sort_unstable();
        assert_eq!(files, ["first", "second", "small-with-third", "third"]);
        assert_eq!(
            chosen.of_core,
            ["no-room", "too-small", "of-all", "of-most"]
        );
    }

    #[test]
    fn a_part_of_a_screen_needs_what_that_screen_needs() {
        let screens = project::screens().unwrap();
        let whole = |names: &str| whole_screens(names.split(' '), &screens).join(" ");
        assert_eq!(whole("search steps"), "search");
        assert_eq!(whole("boards steps tour"), "boards search tour");
        assert_eq!(whole("queens tour"), "queens tour");
    }
}
