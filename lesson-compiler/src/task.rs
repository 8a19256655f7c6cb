//! The links and tasks of a lesson: written as the page writes them, and with one answer.

use anyhow::{Context, Result, ensure};
use bezzel_links::{Link, Property, Task};
use bezzel_tasks::{Question, open_link};

/// The canonical link of a hash.
///
/// # Errors
/// When the hash is written in another way than the page writes it.
pub(crate) fn link(hash: &str) -> Result<Link> {
    let (link, notices) = open_link(hash);
    ensure!(
        notices.is_empty(),
        "the link {hash} has a wrong value: {notices:?}"
    );
    let written = link.to_string();
    ensure!(
        written == hash,
        "the link {hash} is written {written} by the page"
    );
    Ok(link)
}

/// The hash of a task's link, from the lines of its block.
///
/// # Errors
/// When a line is none of a task, or the question has not exactly one answer.
pub(crate) fn task(block: &str) -> Result<String> {
    let (mut at, mut ask, mut property) = (None, None, None);
    for line in block.lines() {
        let (key, value) = line
            .split_once(':')
            .with_context(|| format!("{line}: expected key: value"))?;
        let place = match key.trim() {
            "at" => &mut at,
            "ask" => &mut ask,
            "property" => &mut property,
            key => anyhow::bail!("a task has no {key}: expected at, ask or property"),
        };
        ensure!(place.replace(value.trim()).is_none(), "{key} stands twice");
    }
    let hash = at.context("the task has no line at:")?;
    let ask = ask.context("the task has no line ask:")?;
    let asked = property.map(|text| {
        Property::from_text(text).with_context(|| {
            format!(
                "there is no property {text}: expected one as {}",
                Property::EXAMPLES.join(", ")
            )
        })
    });
    let task = Task::from_words(ask, asked.transpose()?).with_context(|| {
        format!(
            "there is no task {ask}: expected one of {}",
            Task::NAMES.join(", ")
        )
    })?;
    let question = Question::about(&link(hash)?.screen, task)
        .with_context(|| format!("{ask} cannot be asked at {hash}"))?;
    let answers = question.right_answers();
    ensure!(
        answers == 1,
        "{ask} at {hash} has {answers} right answers: expected one"
    );
    let parted = if hash.contains('?') { '&' } else { '?' };
    let property = property.map_or_else(String::new, |text| format!("&property={text}"));
    Ok(format!("{hash}{parted}task={ask}{property}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_task_names_a_state_and_a_question() {
        let block = "at: #/search?n=4&algorithm=arrays&step=17\nask: next-square\n";
        let hash = "#/search?n=4&algorithm=arrays&step=17&task=next-square";
        assert_eq!(task(block).unwrap(), hash);
        let block = "at: #/tour?size=3x6\nask: position\nproperty: pieces.3\n";
        assert_eq!(
            task(block).unwrap(),
            "#/tour?size=3x6&task=position&property=pieces.3"
        );
    }

    #[test]
    fn a_task_without_exactly_one_answer_is_refused() {
        let problem = |block: &str| task(block).unwrap_err().to_string();
        // Two queens attack c2.
        let two = "at: #/search?n=4&algorithm=arrays&step=13\nask: verdict";
        assert!(problem(two).contains("2 right answers"));
        let unreachable = "at: #/queens?n=4\nask: position\nproperty: dead-end.9";
        assert!(problem(unreachable).contains("cannot be asked"));
        let over = "at: #/search?n=4&algorithm=arrays&step=153\nask: next-square";
        assert!(problem(over).contains("cannot be asked"));
    }

    #[test]
    fn a_block_that_is_no_task_is_refused() {
        for block in [
            "",
            "at: #/search",
            "ask: line",
            "at: #/search\nask: line\nanswer: 3",
            "at: #/search\nat: #/search\nask: line",
            "at: #/search\nask: guess",
            "at: #/queens?n=8&q=35281746\nask: position\nproperty: nice",
            "no line",
        ] {
            assert!(task(block).is_err(), "{block}");
        }
    }

    #[test]
    fn links_are_written_as_the_page_writes_them() {
        assert!(link("#/search?n=4&algorithm=arrays&step=17").is_ok());
        for hash in ["#/search?n=4", "#/nowhere", "#/queens?n=99", "/queens"] {
            assert!(link(hash).is_err(), "{hash}");
        }
    }
}
