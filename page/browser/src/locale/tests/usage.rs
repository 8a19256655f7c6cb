//! The program asks for the texts that there are, and for all of them.

use std::collections::BTreeSet;

use super::super::Language;
use super::messages;
use super::program::{asked, program};
use crate::named::Named;
use crate::testing::source;

/// Keys that are put together: `format!("nav-{}", …)`. What follows comes from
/// the names of screens, pieces, symmetries and the like.
const PREFIXES: [&str; 58] = [
    "nav-",
    "introduction-",
    "door-",
    "piece-",
    "square-",
    "symmetry-",
    "show-",
    "view-",
    "theme-",
    "colouring-",
    "ray-",
    "transport-",
    "algorithm-",
    "clock-",
    "order-",
    "code-",
    "counter-",
    "steps-algorithm-",
    "steps-counter-",
    "memory-",
    "mask-",
    "jump-",
    "player-",
    "opponent-",
    "node-",
    "short-",
    "map-",
    "verdict-",
    "cause-",
    "count-",
    "explained-",
    "counted-",
    "rule-",
    "construct-step-",
    "finder-",
    "layer-",
    "rate-",
    "tour-kind-",
    "lesson-title-",
    "lesson-about-",
    "puzzle-kind-",
    "numbers-kind-",
    "numbers-needs-",
    "puzzle-rule-",
    "puzzle-grade-",
    "puzzle-needs-",
    "puzzle-source-",
    "puzzle-order-",
    "sheet-count-",
    "unread-",
    "written-",
    "own-written-",
    "feature-",
    "sample-",
    "symmetric-",
    "tree-later-",
    "remark-",
    "format-",
];

#[test]
fn every_text_is_used() {
    let program = program();
    let is_used = |key: &str| {
        let literal = format!("\"{key}\"");
        let put_together = PREFIXES.iter().any(|prefix| key.starts_with(prefix));
        put_together || program.iter().any(|file| file.contains(&literal))
    };
    let unused: Vec<String> = messages(source(Language::English))
        .into_keys()
        .filter(|key| !is_used(key))
        .collect();
    assert!(unused.is_empty(), "{unused:?}");
}

#[test]
fn every_prefix_is_used() {
    let program = program();
    for prefix in PREFIXES {
        let uses = [
            format!("format!(\"{prefix}{{"),
            format!("texts=\"{prefix}\""),
        ];
        let is_used = |file: &String| uses.iter().any(|form| file.contains(form));
        assert!(program.iter().any(is_used), "{prefix}");
    }
}

#[test]
fn every_key_that_the_program_names_exists() {
    let texts = messages(source(Language::English));
    let keys: BTreeSet<String> = program()
        .iter()
        .flat_map(|file| asked(file))
        .map(|asked| asked.key)
        .collect();
    assert!(keys.len() > 60, "only {} keys were found", keys.len());
    let missing: Vec<_> = keys
        .iter()
        .filter(|key| !texts.contains_key(*key))
        .collect();
    assert!(missing.is_empty(), "{missing:?}");
}

#[test]
fn every_text_is_given_the_arguments_that_it_takes() {
    let texts = messages(source(Language::English));
    for asked in program().iter().flat_map(|file| asked(file)) {
        let (Some(given), Some(taken)) = (asked.arguments, texts.get(&asked.key)) else {
            continue;
        };
        let given: BTreeSet<&String> = given.iter().collect();
        let taken: BTreeSet<&String> = taken.keys().collect();
        assert_eq!(given, taken, "{}", asked.key);
    }
}

/// The keys that begin so, with the names of all values of a type.
fn named<T: Named>(prefix: &str) -> impl Iterator<Item = String> {
    T::names()
        .into_iter()
        .map(move |name| format!("{prefix}{name}"))
}

#[test]
fn keys_that_are_put_together_exist() {
    use bezzel_solver::board::Symmetry;
    use bezzel_solver::knight::TourKind;
    use bezzel_solver::queens::puzzle::Kind;
    use bezzel_solver::queens::{Direction, Piece, Show};

    use bezzel_solver::queens::construct::steps::steps;
    use bezzel_stepping::queens::{Algorithm, Clock, Order};

    use crate::link::{ConstructRule, Door, Finder, Grade, LessonName, Place, Player, View};
    use crate::settings::{Colouring, Theme};

    let texts = messages(source(Language::English));
    let mut keys: Vec<String> = Vec::new();
    keys.extend(named::<Place>("nav-"));
    keys.extend(named::<Door>("door-"));
    keys.extend(named::<Piece>("piece-"));
    keys.extend(named::<Piece>("square-"));
    keys.extend(Piece::ALL.map(|piece| format!("square-{}-conflict", piece.name())));
    keys.extend(Symmetry::ALL.map(|symmetry| format!("symmetry-{}", symmetry.name())));
    keys.extend(named::<Show>("show-"));
    keys.extend(named::<View>("view-"));
    keys.extend(Direction::ALL.map(|direction| format!("ray-{}", direction.name())));
    keys.extend(named::<Colouring>("colouring-"));
    keys.extend(named::<Theme>("theme-"));
    keys.extend(named::<Order>("order-"));
    keys.extend(named::<Clock>("clock-"));
    for algorithm in Algorithm::ALL {
        keys.push(format!("algorithm-{}", algorithm.name()));
        if algorithm != Algorithm::Anywhere {
            keys.push(format!("short-{}", algorithm.name()));
        }
        let lines = algorithm.code().iter();
        keys.extend(lines.map(|line| format!("code-{}", line.statement.name())));
    }
    for algorithm in bezzel_stepping::knight::Algorithm::ALL {
        keys.push(format!("steps-algorithm-{}", algorithm.name()));
        let lines = algorithm.code().iter();
        keys.extend(lines.map(|line| format!("code-{}", line.statement.name())));
    }
    keys.extend(["masks", "fewest", "repair"].map(|name| format!("counter-note-{name}")));
    for counter in ["tests", "placements", "dead-ends", "solutions"] {
        keys.extend(["", "steps-"].map(|problem| format!("{problem}counter-{counter}")));
    }
    keys.extend(named::<ConstructRule>("rule-"));
    let steps = (12..24).flat_map(|n| steps(n).unwrap());
    keys.extend(steps.map(|change| format!("construct-step-{}", change.name())));
    keys.extend(named::<Player>("player-"));
    keys.extend(named::<Player>("opponent-"));
    for verdict in ["closed", "open", "none"] {
        keys.extend(["map", "verdict"].map(|key| format!("{key}-{verdict}")));
    }
    for prefix in ["count-", "counted-", "explained-"] {
        keys.extend(named::<TourKind>(prefix));
    }
    keys.extend(named::<TourKind>("tour-kind-"));
    keys.extend(named::<LessonName>("lesson-title-"));
    keys.extend(named::<LessonName>("lesson-about-"));
    keys.extend(named::<Finder>("finder-"));
    let compared = [
        "first",
        "random",
        "pohl",
        "roth",
        "first-back",
        "backtracking",
    ];
    keys.extend(compared.map(|name| format!("rate-{name}")));
    keys.extend(["faint", "hidden", "full"].map(|name| format!("tree-later-{name}")));
    keys.extend(
        ["numbers", "line", "colour", "onward", "degrees"].map(|name| format!("layer-{name}")),
    );
    keys.extend(named::<Kind>("puzzle-kind-"));
    keys.push("puzzle-kind-knight".to_owned());
    keys.extend(named::<TourKind>("numbers-kind-"));
    for sort in ["rule", "source", "order"] {
        let names: &[&str] = match sort {
            "rule" => &["chess", "touch", "superqueen"],
            "source" => &["day", "number", "own"],
            _ => &["crosses", "queens"],
        };
        keys.extend(names.iter().map(|name| format!("puzzle-{sort}-{name}")));
    }
    keys.extend(
        ["tikz", "chessboard", "dimacs", "minizinc", "asp"].map(|name| format!("format-{name}")),
    );
    keys.extend(named::<Grade>("puzzle-grade-"));
    keys.extend(named::<Grade>("puzzle-needs-"));
    keys.extend(named::<Grade>("numbers-needs-"));
    for key in keys {
        assert!(texts.contains_key(&key), "{key}");
    }
}
