//! The three files say the same things.

use std::collections::BTreeSet;

use super::super::Language;
use super::{messages, source};

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
