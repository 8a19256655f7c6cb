//! Which chunks of the program make a file.
//!
//! The splitter makes a chunk of what each screen and each part of a screen needs alone, and puts what several share into
//! chunks of their own, dozens of them. These are merged into the core. What the first screen does not need, with which
//! most visits begin, is a file that all others load; and what only some of the screens share is a further file for these,
//! if what the others are spared is worth the requests, or goes into such a file of more screens. Whoever sees a part of a
//! screen, or a screen within another, has that screen's chunk.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs, iter,
    path::Path,
};

use anyhow::{Context, Result, ensure};

use crate::{
    project::{self, Screen},
    sizes::FIRST,
};

/// How the splitter names what one screen or part needs.
const OWN_CHUNK: &str = "split_";
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

/// Names of screens and parts.
type Users = Vec<String>;

/// The chunks of the program, by the files that they make.
pub(super) struct Files {
    /// Those that are put into the core.
    pub(super) core: Vec<String>,
    pub(super) others: Vec<File>,
}

/// A file beside the core: a part of the program, and the chunks that are put into it.
pub(super) struct File {
    pub(super) users: Users,
    pub(super) part: String,
    pub(super) chunks: Vec<String>,
}

/// Chooses the files that the parts make which the splitter has left in a folder.
///
/// # Errors
/// When these are not the parts of the screens.
pub(super) fn choose(parts: &Path, screens: &[Screen]) -> Result<Files> {
    let mut shared = shared_chunks(parts, screens)?;
    let mut others = Vec::new();
    for user in own_chunks(parts, screens)? {
        others.push(File {
            part: format!("{OWN_CHUNK}{user}"),
            chunks: shared.one.remove(&user).unwrap_or_default(),
            users: vec![user],
        });
    }
    for (users, mut chunks) in shared.some {
        others.push(File {
            users,
            part: chunks.pop().context("what is shared is in a chunk")?,
            chunks,
        });
    }
    Ok(Files {
        core: shared.core,
        others,
    })
}

/// Who has a chunk that nobody else needs: each screen and each part.
fn own_chunks(parts: &Path, screens: &[Screen]) -> Result<Users> {
    let files = project::files_in(parts)?.into_iter();
    let own = |file: String| {
        let user = file.strip_prefix(OWN_CHUNK)?.strip_suffix(".wasm")?;
        Some(user.to_owned())
    };
    let found: BTreeSet<_> = files.filter_map(own).collect();
    let listed = screens
        .iter()
        .flat_map(|screen| iter::once(&screen.name).chain(&screen.parts));
    let listed: BTreeSet<_> = listed.cloned().collect();
    ensure!(
        listed == found,
        "static/screens.json lists the screens and parts {listed:?}, and the program consists of {found:?}"
    );
    Ok(found.into_iter().collect())
}

/// The chunks that several screens or parts share.
#[derive(Default)]
struct Shared {
    /// Those that a screen shares only with parts of its own.
    one: BTreeMap<String, Vec<String>>,
    /// Those that are worth a file for some, by these.
    some: BTreeMap<Users, Vec<String>>,
    /// Those for the core.
    core: Vec<String>,
}

fn shared_chunks(parts: &Path, screens: &[Screen]) -> Result<Shared> {
    let users = fs::read_to_string(parts.join("users.txt")).context("reading users.txt")?;
    let mut by_users = BTreeMap::<Users, Vec<String>>::new();
    for line in users.lines() {
        let mut names = line.split(' ');
        let chunk = names.next().context("a line names a chunk")?;
        let users = users_among(names, screens);
        by_users.entry(users).or_default().push(chunk.to_owned());
    }
    let mut sized = Vec::new();
    for (users, chunks) in by_users {
        let mut bytes = 0;
        for chunk in &chunks {
            let path = parts.join(format!("{chunk}.wasm"));
            bytes += fs::metadata(&path)
                .with_context(|| format!("looking at {}", path.display()))?
                .len();
        }
        sized.push((bytes, users, chunks));
    }
    Ok(Shared::choose(sized, screens))
}

/// The users of a chunk, sorted: that screen in the place of another which this is within, and no part of a screen that uses
/// it itself.
fn users_among<'name>(names: impl Iterator<Item = &'name str>, all: &[Screen]) -> Users {
    let whole = |name: &str| {
        let screen = all.iter().find(|screen| screen.name == name);
        let within = screen.and_then(|screen| screen.within.as_deref());
        within.unwrap_or(name).to_owned()
    };
    let mut users = sorted(names.map(whole));
    for screen in all {
        if users.contains(&screen.name) {
            users.retain(|user| !screen.parts.contains(user));
        }
    }
    users
}

/// The screens that are there when these users are: a part is loaded after its screen.
fn screens_of(users: &Users, all: &[Screen]) -> Users {
    let screen_of = |user: &String| {
        let whole = all.iter().find(|screen| screen.parts.contains(user));
        whole.map_or(user, |screen| &screen.name).clone()
    };
    sorted(users.iter().map(screen_of))
}

fn all_but_first(all: &[Screen]) -> Users {
    let screens = all.iter().filter(|screen| screen.within.is_none());
    let names = screens.map(|screen| screen.name.clone());
    sorted(names.filter(|name| name != FIRST))
}

/// Each once.
fn sorted(names: impl Iterator<Item = String>) -> Users {
    let names: BTreeSet<_> = names.collect();
    names.into_iter().collect()
}

impl Shared {
    /// Those come first that spare visits most.
    fn choose(sized: Vec<(u64, Users, Vec<String>)>, all: &[Screen]) -> Self {
        let weight = |screen: &Screen| {
            if screen.name == FIRST {
                FIRST_COUNTS
            } else {
                1
            }
        };
        let spared = |bytes: u64, users: &Users| {
            let (with, without): (Vec<_>, Vec<_>) = all
                .iter()
                .filter(|screen| screen.within.is_none())
                .partition(|screen| users.contains(&screen.name));
            let sum = |of: Vec<&Screen>| of.into_iter().map(weight).sum::<usize>();
            bytes * (LOST * sum(without)).saturating_sub(sum(with)) as u64
        };
        let mut sized: Vec<_> = sized
            .into_iter()
            .map(|(bytes, users, chunks)| (spared(bytes, &users), bytes, users, chunks))
            .collect();
        sized.sort_by(|one, other| other.cmp(one));
        let room = |user: &str| {
            let screen = all.iter().find(|screen| screen.name == user);
            screen.map_or(MOST_REQUESTS, |screen| {
                let worker = if screen.worker.is_some() { 2 } else { 0 };
                MOST_REQUESTS.saturating_sub(REQUESTS + screen.texts.len() + worker)
            })
        };
        let mut shared = Self::default();
        shared.some.insert(all_but_first(all), Vec::new());
        let mut rest = Vec::new();
        for (spared, bytes, users, chunks) in sized {
            if let [screen] = users.as_slice() {
                shared.one.insert(screen.clone(), chunks);
                continue;
            }
            let has_room = |user: &String| {
                let files = shared.some.keys().filter(|of| of.contains(user));
                files.count() < room(user)
            };
            let is_worth = spared > 0 && bytes >= WORTH_A_REQUEST;
            if is_worth && users.iter().all(has_room) {
                shared.some.insert(users, chunks);
            } else {
                rest.push((users, chunks));
            }
        }
        for (users, chunks) in rest {
            let users = screens_of(&users, all);
            if let [screen] = users.as_slice() {
                shared.one.entry(screen.clone()).or_default().extend(chunks);
                continue;
            }
            let files = shared.some.iter_mut();
            let of_all = files.filter(|(of, _)| users.iter().all(|user| of.contains(user)));
            match of_all.min_by_key(|(of, _)| of.len()) {
                Some((_, file)) => file.extend(chunks),
                None => shared.core.extend(chunks),
            }
        }
        shared.some.retain(|_, chunks| !chunks.is_empty());
        shared
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_only_a_screen_and_its_parts_need_is_with_the_screen() {
        let screen = |name: &str, parts: &[&str]| Screen {
            name: name.to_owned(),
            family: None,
            within: None,
            texts: Vec::new(),
            worker: None,
            parts: parts.iter().map(ToString::to_string).collect(),
        };
        let screens = [
            screen("boards", &["counts", "draws", "symmetric"]),
            screen("duel", &[]),
            screen("tour", &[]),
        ];
        let users = |names: &str| names.split(' ').map(str::to_owned).collect::<Users>();
        let counted = |names: &str| users_among(names.split(' '), &screens);
        assert_eq!(counted("boards draws symmetric"), ["boards"]);
        assert_eq!(counted("boards draws tour"), ["boards", "tour"]);
        assert_eq!(
            counted("draws symmetric tour"),
            users("draws symmetric tour")
        );
        let sized = vec![
            (1, users("boards"), vec!["first".to_owned()]),
            (10_000, users("draws symmetric"), vec!["second".to_owned()]),
            (2, users("counts draws"), vec!["third".to_owned()]),
            (3, users("draws tour"), vec!["fourth".to_owned()]),
        ];
        let chosen = Shared::choose(sized, &screens);
        assert_eq!(chosen.one["boards"], ["first", "third"]);
        assert_eq!(chosen.some[&users("draws symmetric")], ["second"]);
        assert_eq!(chosen.some[&users("boards duel tour")], ["fourth"]);
        assert!(chosen.core.is_empty());
    }

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
            texts: vec!["one".to_owned()],
            worker: worker.map(str::to_owned),
            parts: Vec::new(),
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
                shared(20_000, "duel tour", "of-others"),
                shared(6_000, "duel queens", "too-small"),
                shared(90_000, "boards tour", "first"),
                shared(70_000, "queens tour", "second"),
                shared(40_000, "boards duel queens search", "of-most"),
                shared(30_000, "boards duel search", "third"),
                shared(2_000, "boards duel", "small-with-third"),
            ],
            &screens,
        );
        let mut files: Vec<_> = chosen.some.values().flatten().map(String::as_str).collect();
        files.sort_unstable();
        assert_eq!(
            files,
            ["first", "of-others", "second", "small-with-third", "third"]
        );
        assert_eq!(chosen.core, ["too-small", "of-all", "of-most"]);
    }

    #[test]
    fn a_part_of_a_screen_needs_what_that_screen_needs() {
        let screens = project::screens().unwrap();
        let whole = |names: &str| users_among(names.split(' '), &screens).join(" ");
        assert_eq!(whole("search steps"), "search");
        assert_eq!(whole("boards steps tour"), "boards search tour");
        assert_eq!(whole("queens tour"), "queens tour");
    }
}
