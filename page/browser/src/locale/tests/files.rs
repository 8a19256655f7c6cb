//! The three files say the same things.

use std::collections::BTreeSet;

use super::super::Language;
use super::messages;
use crate::testing::source;

const TRANSLATIONS: &[Language] = Language::ALL.split_at(1).1;

#[test]
fn each_language_has_the_same_keys() {
    let english: BTreeSet<String> = messages(source(Language::English)).into_keys().collect();
    for &language in TRANSLATIONS {
        let own: BTreeSet<String> = messages(source(language)).into_keys().collect();
        let missing: Vec<_> = english.difference(&own).collect();
        let more: Vec<_> = own.difference(&english).collect();
        assert!(missing.is_empty(), "{language:?} lacks {missing:?}");
        assert!(more.is_empty(), "only {language:?} has {more:?}");
    }
}

/// Who does not speak a language leaves the English text in it, with this comment: see CONTRIBUTING.md.
const WAITS: &str = "# Waits for a translation\n";

/// The texts that wait, each with its key.
fn waiting(texts: &str) -> Vec<String> {
    let parts = texts.split(WAITS).skip(1);
    let entry = |part: &str| {
        let mut lines = part.split_inclusive('\n');
        let first = lines.next().unwrap_or_default();
        let others = lines.take_while(|line| line.starts_with(' '));
        std::iter::once(first).chain(others).collect()
    };
    parts.map(entry).collect()
}

#[test]
fn a_text_that_waits_for_its_translation_is_the_english_one() {
    assert_eq!(
        waiting(&format!("a = A\n{WAITS}b =\n    B\n    C\n\nd = D\n")),
        ["b =\n    B\n    C\n"]
    );
    for &language in TRANSLATIONS {
        for entry in waiting(source(language)) {
            assert!(
                source(Language::English).contains(&entry),
                "{language:?}: delete the line `{}` above {entry}",
                WAITS.trim_end()
            );
        }
    }
}

/// Vietnamese has no plural and Hungarian needs none after a number: there an
/// argument that only selects in English may be left out.
#[test]
fn each_message_has_the_same_arguments_in_each_language() {
    let english = messages(source(Language::English));
    for &language in TRANSLATIONS {
        let own = messages(source(language));
        for (key, arguments) in &english {
            for (name, used) in arguments {
                let here = own[key].get(name);
                let written = here.is_some_and(|here| here.written);
                assert!(
                    written || !used.written,
                    "{key} of {language:?} writes no {name}"
                );
            }
            for name in own[key].keys() {
                assert!(
                    arguments.contains_key(name),
                    "{key} of {language:?} invents {name}"
                );
            }
        }
    }
}
