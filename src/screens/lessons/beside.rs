//! Puts what a link says of lessons and tasks beside the screen, or in its place.

use yew::prelude::*;

use super::column::Column;
use super::task::TaskView;
use crate::link::{Expected, Link, Notice};
use crate::screens::Opening;
use crate::task::Question;

/// Draws the lesson beside the screen, and the task in the screen's place. A task that the state does not have is dropped
/// with a notice.
pub(in crate::screens) fn study(mut opening: Opening) -> Opening {
    let question = opening.link.study.task.and_then(|task| {
        let question = Question::about(&opening.link.screen, task);
        if question.is_none() {
            opening.link.study.task = None;
            opening.notices.push(Notice {
                parameter: "task",
                value: task.name().to_owned(),
                expected: Expected::Question,
            });
        }
        question
    });
    if opening.link.study.is_none() {
        return opening;
    }
    let link = opening.link.clone();
    opening.draw = opening
        .draw
        .within(move |screen| around(&link, question.as_ref(), screen));
    opening
}

fn around(link: &Link, question: Option<&Question>, screen: Html) -> Html {
    let shown = match question {
        Some(question) => {
            html! { <TaskView key={link.to_string()} question={question.clone()} link={link.clone()} /> }
        }
        None => screen,
    };
    match link.study.lesson {
        Some(part) => html! {
            <div class="study">
                <Column key={part.lesson.name()} {part} link={link.clone()} />
                <div class="beside">{ shown }</div>
            </div>
        },
        None => shown,
    }
}
