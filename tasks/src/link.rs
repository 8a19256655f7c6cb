//! The question that a link asks.

use bezzel_links::{Expected, Link, Notice, StudyMode, open};

use super::Question;

/// The question of a link, about its state or about the run from there. A question that the state does not have is taken
/// out of the link, with a notice.
pub fn question_of(link: &mut Link, notices: &mut Vec<Notice>) -> Option<Question> {
    let Link { screen, study, .. } = link;
    let (question, parameter, value) = match (study.task, study.mode) {
        (Some(task), _) => (Question::about(screen, task), "task", task.name()),
        (None, Some(mode @ StudyMode::GoFirst)) => (Question::first(screen), "study", mode.name()),
        _ => return None,
    };
    if question.is_none() {
        study.task = None;
        study.mode = None;
        notices.push(Notice {
            parameter,
            value: value.to_owned(),
            expected: Expected::Question,
        });
    }
    question
}

/// Reads the hash of an address with all its parameters. The page does the same in the chunks of its screens.
pub fn open_link(hash: &str) -> (Link, Vec<Notice>) {
    let (mut link, mut notices) = open(hash);
    question_of(&mut link, &mut notices);
    (link, notices)
}

#[cfg(test)]
mod tests {
    use super::open_link;

    #[test]
    fn a_question_that_the_state_does_not_have_leaves_the_plain_screen() {
        for (hash, copied) in [
            ("#/queens?task=complete&n=64", "#/queens?n=64"),
            ("#/tour?task=move", "#/tour"),
            (
                "#/search?program=own&task=program&n=3",
                "#/search?program=own",
            ),
            (
                "#/search?program=own&task=program&n=4&find=tour",
                "#/search?program=own",
            ),
        ] {
            let (link, notices) = open_link(hash);
            let named: Vec<_> = notices.iter().map(|notice| notice.parameter).collect();
            assert_eq!(
                (link.to_string().as_str(), &named[..]),
                (copied, &["task"][..])
            );
        }
    }
}
