//! The colours of a program's words. A build writes them into its file: one character says the kind of what follows
//! (`xtask/finish/coloured.mjs`). Each line begins plain, and a file without such characters is plain as a whole.

use std::iter;

/// The classes of the kinds, in the order of their characters, the first of which is U+0001.
const KINDS: [&str; 6] = ["keyword", "type", "defined", "literal", "comment", PLAIN];

const PLAIN: &str = "";

/// The kind that a character stands for, if it is no part of the program.
fn kind(character: char) -> Option<&'static str> {
    KINDS.get((character as usize).checked_sub(1)?).copied()
}

/// The words of a line, each with the class of its kind, if it has one.
pub fn words(line: &str) -> impl Iterator<Item = (Option<&'static str>, &str)> {
    let kinds = iter::once(PLAIN).chain(line.chars().filter_map(kind));
    let words = line.split(|character| kind(character).is_some());
    let coloured = kinds.zip(words).filter(|(_, word)| !word.is_empty());
    coloured.map(|(kind, word)| ((kind != PLAIN).then_some(kind), word))
}

/// A text as it runs.
pub fn plain(mut text: String) -> String {
    text.retain(|character| kind(character).is_none());
    text
}

#[cfg(test)]
#[cfg(not(target_arch = "wasm32"))]
mod tests {
    use super::*;

    #[test]
    fn each_word_has_the_kind_that_is_before_it() {
        let line = "  \u{1}def\u{6} \u{3}f\u{6}():  \u{5}# none";
        let expected = [
            (None, "  "),
            (Some("keyword"), "def"),
            (None, " "),
            (Some("defined"), "f"),
            (None, "():  "),
            (Some("comment"), "# none"),
        ];
        assert!(words(line).eq(expected));
        assert_eq!(plain(line.to_owned()), "  def f():  # none");
    }

    #[test]
    fn a_line_without_kinds_is_plain() {
        assert!(words("\treturn 1\r").eq([(None, "\treturn 1\r")]));
        assert!(words("").eq([]));
    }
}
