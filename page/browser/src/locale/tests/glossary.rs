//! The texts and the lessons keep to the words of `docs/glossary.md`.

use std::fs;
use std::path::Path;

use super::super::Language;
use crate::testing::PROJECT;
use crate::testing::source;

/// Whether a word or a part of one occurs, in capitals or not.
fn has(language: Language, word: &str) -> bool {
    source(language).to_lowercase().contains(word)
}

/// Phrases that have a word to avoid within them, and mean something else.
const OTHER: [&str; 1] = ["số ô lẻ"];

/// All texts of a language and all its lessons, in small letters.
fn words_of(language: Language) -> String {
    let mut words = source(language).to_lowercase();
    let lessons = Path::new(PROJECT).join("lessons");
    for folder in fs::read_dir(lessons).unwrap() {
        let file = format!("{}.md", language.code());
        let lesson = fs::read_to_string(folder.unwrap().path().join(file)).unwrap();
        words.push_str(&lesson.to_lowercase());
    }
    OTHER
        .iter()
        .fold(words, |words, phrase| words.replace(phrase, ""))
}

#[test]
fn no_text_has_a_word_to_avoid() {
    let (_, table) = include_str!("../../../../../docs/glossary.md")
        .split_once("## Words to avoid")
        .unwrap();
    for language in Language::ALL {
        let rows = format!("| {} | `", language.code());
        let words: Vec<&str> = table
            .lines()
            .filter_map(|line| Some(line.strip_prefix(&rows)?.split_once('`')?.0))
            .collect();
        assert!(words.len() > 1, "{language:?} has words to avoid");
        let text = words_of(language);
        let found: Vec<_> = words.iter().filter(|word| text.contains(**word)).collect();
        assert!(found.is_empty(), "{language:?} has {found:?}");
    }
}

/// Students look for the words that they were taught.
#[test]
fn the_words_of_the_field_occur() {
    let words: [(_, &[_]); 3] = [
        (
            Language::English,
            &[
                "backtracking",
                "recursion",
                "hamiltonian path",
                "hamiltonian cycle",
                "complexity",
            ],
        ),
        (
            Language::Vietnamese,
            &[
                "quay lui",
                "đệ quy",
                "mã đi tuần",
                "đường đi hamilton",
                "độ phức tạp",
            ],
        ),
        (
            Language::Hungarian,
            &[
                "visszalépéses keresés",
                "rekurzió",
                "nyolckirálynő-probléma",
                "hamilton-út",
                "műveletigény",
            ],
        ),
    ];
    for (language, words) in words {
        let missing: Vec<_> = words.iter().filter(|word| !has(language, word)).collect();
        assert!(missing.is_empty(), "{language:?} lacks {missing:?}");
    }
}
