//! Puts what a link says of lessons and tasks beside the screen, or in its place.

use std::rc::Rc;

use yew::prelude::*;

use super::column::Column;
use super::task::TaskView;
use super::text::solved_name;
use crate::components::LinkTo;
use crate::link::{Expected, Link, Notice, Place, Screen};
use crate::locale::use_locale;
use crate::screens::Opening;
use crate::settings;
use crate::task::Question;
use crate::text;

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
    opening.draw = opening.draw.within(move |present, screen| {
        html! {
            <Beside
                link={link.clone()}
                question={question.clone()}
                present={present.clone()}
                {screen}
            />
        }
    });
    opening
}

#[derive(Clone, PartialEq, Properties)]
struct Props {
    /// The link that was opened.
    link: Link,
    /// The question of its task.
    question: Option<Question>,
    /// The present state of the screen.
    present: Screen,
    /// The screen.
    screen: Html,
}

/// What is shown, with a lesson beside it if the link has one.
#[component]
fn Beside(props: &Props) -> Html {
    let locale = use_locale();
    let solved = use_state(|| Rc::new(settings::solved_tasks()));
    let link = &props.link;
    let shown = match &props.question {
        Some(question) => {
            let (solved, name) = (solved.setter(), solved_name(link));
            let remembered = link.study.lesson.is_some();
            let on_solved = Callback::from(move |()| {
                if remembered {
                    solved.set(Rc::new(settings::store_solved_task(&name)));
                }
            });
            html! {
                <TaskView
                    key={link.to_string()}
                    question={question.clone()}
                    link={link.clone()}
                    {on_solved}
                />
            }
        }
        None => props.screen.clone(),
    };
    let Some(part) = link.study.lesson else {
        return shown;
    };
    html! {
        <div class="study">
            <article class="lesson" data-lesson={part.to_string()}>
                <p class="ways">
                    <LinkTo link={Link::to(Screen::bare(Place::Lessons))}>
                        <>{ text!(locale, "nav-lessons") }</>
                    </LinkTo>
                    <LinkTo link={Link::to(props.present.clone())}>
                        <>{ text!(locale, "lesson-close") }</>
                    </LinkTo>
                </p>
                <Column key={part.lesson.name()} {part} solved={(*solved).clone()} />
            </article>
            <div class="beside">{ shown }</div>
        </div>
    }
}
