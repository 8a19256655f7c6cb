//! The links and tasks of a lesson: written as the page writes them, and with one answer.

use anyhow::{Context, Result, ensure};
use bezzel_links::{Finds, Link, OwnLink, ProgramGoal, Property, Screen, Task};
use bezzel_named::Named;
use bezzel_tasks::{Question, open_link};

/// The canonical link of a hash.
///
/// # Errors
/// When the hash is written in another way than the page writes it.
pub fn link(hash: &str) -> Result<Link> {
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

/// The hash of a task's link, from the lines of its block. A program follows them after an empty line.
///
/// # Errors
/// When a line does not belong in a task, or the question has not exactly one answer.
pub fn task(block: &str) -> Result<String> {
    let (block, program) = block.split_once("\n\n").unwrap_or((block, ""));
    let (mut at, mut ask, mut property) = (None, None, None);
    let (mut n, mut find) = (None, None);
    for line in block.lines() {
        let (key, value) = line
            .split_once(':')
            .with_context(|| format!("{line}: expected key: value"))?;
        let place = match key.trim() {
            "at" => &mut at,
            "ask" => &mut ask,
            "property" => &mut property,
            "n" => &mut n,
            "find" => &mut find,
            key => anyhow::bail!("a task has no {key}: expected at, ask, property, n or find"),
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
    let mut task = Task::from_words(ask, asked.transpose()?).with_context(|| {
        format!(
            "there is no task {ask}: expected one of {}",
            Task::NAMES.join(", ")
        )
    })?;
    let mut link = link(hash)?;
    match &mut task {
        Task::Program(goal) => {
            *goal = program_goal(n, find)?;
            link.screen = with_program(&link.screen, program)?;
        }
        _ => ensure!(
            n.is_none() && find.is_none() && program.is_empty(),
            "{ask} has no n, no find and no program"
        ),
    }
    let question = Question::about(&link.screen, task)
        .with_context(|| format!("{ask} cannot be asked at {hash}"))?;
    let answers = question.right_answers();
    ensure!(
        answers == 1,
        "{ask} at {hash} has {answers} right answers: expected one"
    );
    link.study.task = Some(task);
    Ok(link.to_string())
}

/// The goal of a program, from the values of its lines.
fn program_goal(n: Option<&str>, find: Option<&str>) -> Result<ProgramGoal> {
    let n = n.context("the program has no line n:")?;
    let finds = find.map(|find| {
        Finds::from_name(find)
            .with_context(|| format!("a program cannot find {find}: expected all, one or tour"))
    });
    Ok(ProgramGoal {
        n: Some(n.parse().with_context(|| format!("n is {n}"))?),
        finds: finds.transpose()?.unwrap_or_default(),
        given: 0,
    })
}

/// The screen with a program.
fn with_program(screen: &Screen, source: &str) -> Result<Screen> {
    let mut own = screen.read::<OwnLink>().0;
    ensure!(
        own.source.is_empty() && !source.trim().is_empty(),
        "the program stands below the lines of the task, after an empty line"
    );
    source.trim_end().clone_into(&mut own.source);
    ensure!(own.fits(), "the program is too long for a link");
    Ok(Screen::of(&own))
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
    fn a_program_is_a_part_of_its_task() {
        let block = "at: #/search?program=own\nask: program\nn: 6\n\nprint(8)\n\nprint(9)\n";
        let (link, notices) = Link::read(&task(block).unwrap());
        assert_eq!(notices, []);
        let own = link.screen.read::<OwnLink>().0;
        assert_eq!(own.source, "print(8)\n\nprint(9)");
        let goal = link.study.task.and_then(Task::goal).unwrap();
        assert_eq!((goal.n, goal.finds), (Some(6), Finds::All));
        for (from, to) in [
            ("n: 6\n", ""),
            ("n: 6", "n: 3"),
            ("n: 6", "n: 4\nfind: tour"),
            ("n: 6", "n: 6\nfind: some"),
            ("\n\nprint(8)\n\nprint(9)\n", ""),
        ] {
            assert!(task(&block.replace(from, to)).is_err(), "{from} {to}");
        }
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
