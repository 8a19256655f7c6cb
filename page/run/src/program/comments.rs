//! The comments of programs in the visitor's language. `programs/comments/` has a table for each language but English, in
//! which they are written.

use std::ops::Range;

use super::source::code_and_marks;

/// The beginnings of comments, the longest first.
const OPENERS: [&str; 4] = ["/// ", "// ", "# ", "\"\"\""];

/// A program's text with its comments translated. Each line of the table has a comment, a tab and the translation.
/// Comments that the table lacks do not change.
pub fn translated(text: &str, table: &str) -> String {
    let translated = |line: &str| {
        let place = comment(line)?;
        let mut entries = table.lines().filter_map(|entry| entry.split_once('\t'));
        let (_, translation) = entries.find(|(of, _)| *of == &line[place.clone()])?;
        Some([&line[..place.start], translation, &line[place.end..]].concat())
    };
    let lines = text.lines();
    lines
        .map(|line| translated(line).unwrap_or_else(|| line.to_owned()) + "\n")
        .collect()
}

/// The place of the comment in a line, without the marks behind it.
fn comment(line: &str) -> Option<Range<usize>> {
    let (code, _) = code_and_marks(line);
    let end = code.trim_end_matches("\"\"\"").len();
    OPENERS.iter().find_map(|opener| {
        let start = code.find(opener)? + opener.len();
        (start < end).then_some(start..end)
    })
}

#[cfg(test)]
#[cfg(not(target_arch = "wasm32"))]
mod tests {
    use std::collections::BTreeSet;
    use std::fs;
    use std::path::Path;

    use bezzel_browser::testing::PROJECT;

    use super::*;
    use crate::locale::Language;

    fn programs() -> Vec<String> {
        let folder = Path::new(PROJECT).join("programs");
        let folders = ["queens", "knight", "own"].map(|problem| folder.join(problem));
        let files = folders
            .iter()
            .flat_map(|folder| fs::read_dir(folder).unwrap());
        files
            .map(|file| fs::read_to_string(file.unwrap().path()).unwrap())
            .collect()
    }

    fn table(language: Language) -> String {
        let name = format!("programs/comments/{}.tsv", language.code());
        fs::read_to_string(Path::new(PROJECT).join(name)).unwrap()
    }

    #[test]
    fn a_comment_is_translated_and_the_rest_of_its_line_stays() {
        let table = "the row\tsor\nA row.\tEgy sor.\n";
        for (line, expected) in [
            (
                "let a = 1; // the row // @place",
                "let a = 1; // sor // @place",
            ),
            ("    \"\"\"A row.\"\"\"", "    \"\"\"Egy sor.\"\"\""),
            ("/// A row.", "/// Egy sor."),
            (
                "\u{1}let\u{6} a; \u{5}// the row // @place",
                "\u{1}let\u{6} a; \u{5}// sor // @place",
            ),
            ("x # the row of all", "x # the row of all"),
            ("#include <the row>", "#include <the row>"),
        ] {
            assert_eq!(translated(line, table), format!("{expected}\n"));
        }
    }

    #[test]
    fn each_comment_of_the_programs_has_a_translation_and_none_is_left_over() {
        let programs = programs();
        let lines = || programs.iter().flat_map(|program| program.lines());
        let comments: BTreeSet<_> = lines()
            .filter_map(|line| Some(&line[comment(line)?]))
            .collect();
        assert!(comments.len() > 50);
        assert!(!programs.iter().any(|program| program.contains("/*")));
        for language in Language::ALL
            .into_iter()
            .filter(|&language| language != Language::English)
        {
            let table = table(language);
            let entries: Vec<_> = table
                .lines()
                .map(|line| line.split_once('\t').unwrap())
                .collect();
            let of: BTreeSet<_> = entries.iter().map(|(of, _)| *of).collect();
            assert_eq!(
                (of.len(), of),
                (entries.len(), comments.clone()),
                "{language:?}"
            );
            assert!(
                entries
                    .iter()
                    .all(|(of, translation)| !translation.is_empty() && of != translation)
            );
        }
    }
}
