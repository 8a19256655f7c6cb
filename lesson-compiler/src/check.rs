//! Checks that a lesson agrees with the page and with its translations.

use anyhow::{Result, ensure};
use bezzel_links::{Language, LessonName};

use crate::read::{Compiled, Sign};

/// The page knows how many parts and tasks a lesson has.
///
/// # Errors
/// When it has another number of either.
pub fn listed(name: LessonName, compiled: &Compiled) -> Result<()> {
    let tasks = compiled.signs.iter();
    let tasks = tasks.filter(|sign| matches!(sign, Sign::Task(_)));
    let found = (compiled.lesson.parts.len(), tasks.count());
    let known = (name.parts() as usize, name.tasks());
    ensure!(
        found == known,
        "parts and tasks are {found:?}: links/src/study.rs says {known:?}"
    );
    Ok(())
}

/// The languages have the same headings, links and tasks in the same order.
///
/// # Errors
/// At the first that differs.
pub fn same(languages: &[(Language, Compiled)]) -> Result<()> {
    for [(one, first), (other, second)] in languages.array_windows() {
        let [one, other] = [one, other].map(|language| language.code());
        for (expected, found) in first.signs.iter().zip(&second.signs) {
            ensure!(
                expected == found,
                "{one} has {expected:?} where {other} has {found:?}"
            );
        }
        let [here, there] = [first, second].map(|compiled| compiled.signs.len());
        ensure!(
            here == there,
            "{one} has {here} headings, links and tasks, {other} has {there}"
        );
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::read::read;

    const LESSON: &str = "# Queens\n\n## One\n\n[none yet](#/queens?n=5).\n\n\
        ```task\nat: #/search\nask: next-square\n```\n\n## Two\n\n1. a\n\n# Teachers\n\n- ten minutes\n";

    #[test]
    fn languages_that_differ_are_refused() {
        let pair = |from: &str, to: &str| {
            let lesson = |language, text: &str| (language, read(text, language).unwrap());
            same(&[
                lesson(Language::English, LESSON),
                lesson(Language::Hungarian, &LESSON.replace(from, to)),
            ])
        };
        assert!(pair("none yet", "még üres").is_ok());
        assert!(pair("n=5", "n=6").is_err());
        assert!(pair("## Two\n\n1. a\n\n", "").is_err());
        assert!(pair("ask: next-square", "ask: line").is_err());
    }
}
