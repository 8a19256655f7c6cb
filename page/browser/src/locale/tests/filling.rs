//! Our filling of texts agrees with the reference implementation.

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use super::super::{Argument, Language, Texts};
use super::messages;
use crate::testing::source;

/// The values that each argument takes in turn. The reference writes digits without groups.
fn values() -> Vec<Argument> {
    let numbers = [0, 1, 2, 5, 12, 999].map(Argument::Number);
    let words = ["queen", "superqueen"].map(Argument::from);
    numbers.into_iter().chain(words).collect()
}

/// The greatest number of combinations of values that are tried for one message.
const MAX_COMBINATIONS: usize = 4096;

type Filled<'a> = Vec<(&'a str, Argument)>;

/// The values of the arguments in many combinations: all, where they are few.
fn combinations<'a>(names: &[&'a str]) -> impl Iterator<Item = Filled<'a>> {
    let values = values();
    let all = values.len().pow(names.len() as u32);
    // An odd factor goes through a power of two without a repetition.
    (0..all.min(MAX_COMBINATIONS)).map(move |index| {
        let mut rest = index * 0x9E37_79B1 % all;
        names
            .iter()
            .map(|name| {
                let value = values[rest % values.len()].clone();
                rest /= values.len();
                (*name, value)
            })
            .collect()
    })
}

fn reference(source: &str, language: Language) -> FluentBundle<FluentResource> {
    let id: LanguageIdentifier = language.code().parse().unwrap();
    let mut bundle = FluentBundle::new(vec![id]);
    bundle.set_use_isolating(false);
    let resource = FluentResource::try_new(source.to_owned()).unwrap();
    bundle.add_resource(resource).unwrap();
    bundle
}

fn referred(bundle: &FluentBundle<FluentResource>, key: &str, arguments: &Filled) -> String {
    let mut given = FluentArgs::new();
    for (name, value) in arguments {
        let value = match value {
            Argument::Number(number) => FluentValue::from(*number),
            Argument::Text(text) => FluentValue::from(text.clone()),
        };
        given.set(*name, value);
    }
    let mut errors = Vec::new();
    let pattern = bundle.get_message(key).unwrap().value().unwrap();
    let text = bundle.format_pattern(pattern, Some(&given), &mut errors);
    assert!(errors.is_empty(), "{key}: {errors:?}");
    text.into_owned()
}

fn compare(source: &str, keys: &[(&str, Vec<&str>)], language: Language) {
    let texts = Texts::read(source, language).unwrap();
    let bundle = reference(source, language);
    for (key, names) in keys {
        for arguments in combinations(names) {
            let expected = referred(&bundle, key, &arguments);
            assert_eq!(texts.text(key, &arguments), expected, "{key} {arguments:?}");
        }
    }
}

#[test]
fn every_text_of_the_page_is_filled_as_the_reference_fills_it() {
    for language in Language::ALL {
        let messages = messages(source(language));
        let keys: Vec<(&str, Vec<&str>)> = messages
            .iter()
            .map(|(key, names)| (key.as_str(), names.keys().map(String::as_str).collect()))
            .collect();
        compare(source(language), &keys, language);
    }
}

#[test]
fn whatever_of_fluent_the_texts_may_use_is_filled_as_the_reference_fills_it() {
    let source = r#"
# A comment, and a message of several lines.
lines =
    One line
      and, indented, { $a } more.

    After an empty one.
quotes = “{ "{" } { "" }{ " " }{"}"}”
reference = See { lines }!
selector = { $a ->
    [0] none
    [one] one
    [queen] the { $b ->
        [superqueen] S
       *[other] { $b }
    }
   *[other] { $a } of { $b }
} end
"#;
    let keys = [
        ("lines", vec!["a"]),
        ("quotes", vec![]),
        ("reference", vec!["a"]),
        ("selector", vec!["a", "b"]),
    ];
    for language in Language::ALL {
        compare(source, &keys, language);
    }
}

#[test]
fn what_is_missing_shows_its_name() {
    let texts = Texts::read("a = { $b }", Language::English).unwrap();
    assert_eq!(texts.text("a", &[]), "{b}");
    assert_eq!(texts.text("z", &[]), "{z}");
}

#[test]
fn what_is_not_fluent_is_refused() {
    assert!(Texts::read("a = { $b", Language::English).is_err());
}
