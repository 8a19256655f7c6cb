//! The texts keep to the words of `docs/glossary.md`.

use super::super::Language;
use super::source;

/// Whether a word or a part of one occurs, in capitals or not.
fn has(language: Language, word: &str) -> bool {
    source(language).to_lowercase().contains(word)
}

#[test]
fn no_text_has_a_word_to_avoid() {
    let (_, table) = include_str!("../../../docs/glossary.md")
        .split_once("## Words to avoid")
        .unwrap();
    for language in Language::ALL {
        let rows = format!("| {} | `", language.code());
        let words: Vec<&str> = table
            .lines()
            .filter_map(|line| Some(line.strip_prefix(&rows)?.split_once('`')?.0))
            .collect();
        assert!(words.len() > 1, "{language:?} has words to avoid");
        let found: Vec<_> = words.iter().filter(|word| has(language, word)).collect();
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
