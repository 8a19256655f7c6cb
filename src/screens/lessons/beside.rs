//! Puts a lesson or a task of a link beside the screen, or in its place.

use std::rc::Rc;

use yew::prelude::*;

use super::column::Column;
use super::make::MakeTask;
use super::program::ProgramView;
use super::task::TaskView;
use super::text::solved_name;
use crate::components::LinkTo;
use crate::components::control::Button;
use crate::link::{Link, Place, Screen, StudyMode};
use crate::locale::use_locale;
use crate::screens::OpenedLink;
use crate::settings::Solved;
use crate::task::{Question, question_of};
use crate::text;

/// Draws the lesson beside the screen, and the task in the screen's place. A task that the state does not have is dropped
/// with a notice.
pub(in crate::screens) fn study(mut opening: OpenedLink) -> OpenedLink {
    let question = question_of(&mut opening.link, &mut opening.notices);
    if opening.link.study.is_none() {
        return opening;
    }
    let link = opening.link.clone();
    opening.draw = opening.draw.within(move |present, on_change, screen| {
        html! {
            <Beside
                link={link.clone()}
                question={question.clone()}
                present={present.clone()}
                {on_change}
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
    /// Hears of the states that a run goes to.
    on_change: Callback<Screen>,
    /// The screen.
    screen: Html,
}

/// The screen, with a lesson beside it if the link has one.
#[component]
fn Beside(props: &Props) -> Html {
    let locale = use_locale();
    let solved = use_state(|| Rc::new(Solved::Tasks.all()));
    let whole = use_state_eq(|| false);
    let link = &props.link;
    let goes_first = link.study.mode == Some(StudyMode::GoFirst);
    let shown = match &props.question {
        Some(question) => {
            let (solved, name) = (solved.setter(), solved_name(link));
            let remembered = link.study.lesson.is_some();
            let on_solved = Callback::from(move |()| {
                if remembered {
                    solved.set(Rc::new(Solved::Tasks.remember(&name)));
                }
            });
            match question {
                Question::Program(task) => html! {
                    <ProgramView
                        key={link.to_string()}
                        task={task.clone()}
                        link={link.clone()}
                        {on_solved}
                        screen={props.screen.clone()}
                    />
                },
                question => html! {
                    <TaskView
                        key={link.to_string()}
                        question={question.clone()}
                        link={link.clone()}
                        {on_solved}
                        on_change={goes_first.then(|| props.on_change.clone())}
                    />
                },
            }
        }
        None => props.screen.clone(),
    };
    let makes_task = link.study.mode == Some(StudyMode::MakeTask);
    let text = match link.study.lesson {
        _ if makes_task => html! { <MakeTask present={props.present.clone()} /> },
        Some(part) => {
            html! { <Column key={part.lesson.name()} {part} solved={(*solved).clone()} /> }
        }
        None => return shown,
    };
    let close = if makes_task {
        text!(locale, "make-task-close")
    } else {
        text!(locale, "lesson-close")
    };
    // Beside a text, a search has its seldom tools at a press only (`styles/lessons.css`).
    let has_more = !makes_task
        && props.question.is_none()
        && matches!(link.screen.place(), Place::Search | Place::Steps);
    let on_more = {
        let whole = whole.clone();
        Callback::from(move |()| whole.set(!*whole))
    };
    let more = if *whole {
        "lesson-fewer-tools"
    } else {
        "lesson-all-tools"
    };
    html! {
        <div class={classes!("study", (*whole || !has_more).then_some("whole"))}>
            <article class="lesson" data-lesson={link.study.lesson.map(|part| part.to_string())}>
                <p class="ways">
                    if has_more {
                        <Button name="lesson-tools" words={more} plain=true on_press={on_more} />
                    }
                    <LinkTo link={Link::to(props.present.clone())}><>{ close }</></LinkTo>
                </p>
                { text }
            </article>
            <div class="beside">{ shown }</div>
        </div>
    }
}
