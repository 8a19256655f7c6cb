//! Helpers for native tests, also of the crates above.

use std::fmt::Debug;
use std::fs;
use std::path::Path;

use crate::link::{ScreenLink, open};
use crate::locale::{Language, Locale, Texts};

/// The folder of the whole project.
pub const PROJECT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");

/// The state of a screen that a link opens in which nothing is wrong.
///
/// # Panics
///
/// If something is wrong in the link, or it leads to another screen.
pub fn state<L: ScreenLink + Debug>(hash: &str) -> L {
    let (link, notices) = open(hash);
    assert_eq!(notices, [], "{hash}");
    assert_eq!(link.screen.place(), L::PLACE, "{hash}");
    link.screen.read().0
}

/// The texts of all files of a language.
///
/// # Panics
///
/// If a file cannot be read.
pub fn source(language: Language) -> &'static str {
    let folder = Path::new(PROJECT)
        .join("static/locales")
        .join(language.code());
    let files = fs::read_dir(&folder).expect("each language has its folder");
    let mut paths: Vec<_> = files
        .map(|file| file.expect("it can be read").path())
        .collect();
    paths.sort();
    let texts = paths
        .iter()
        .map(|path| fs::read_to_string(path).expect("it can be read"));
    texts.collect::<String>().leak()
}

/// A language with all of its texts.
///
/// # Panics
///
/// If the texts are not Fluent.
pub fn locale(language: Language) -> Locale {
    let texts = Texts::read(source(language), language).expect("the texts are Fluent");
    Locale::new(language, texts)
}
