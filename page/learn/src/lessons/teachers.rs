//! The page for teachers: the codes of a class, and the answers and notes of each lesson.

use web_sys::Element;
use yew::prelude::*;

use super::class::ClassCodes;
use super::file::{draw, lesson_in};
use super::set::TaskSets;
use super::text::{section, tasks};
use super::words::answer_words;
use crate::components::control::Button;
use crate::components::screen::lazy;
use crate::components::{LinkTo, print, use_loaded};
use crate::lesson::Lesson;
use crate::link::{LessonName, Link, Place, Screen};
use crate::locale::{Locale, use_locale};
use crate::task::Question;
use crate::text;

/// The page.
#[component]
pub fn Teachers() -> Html {
    let locale = use_locale();
    html! {
        <article class="screen prose lessons teachers">
            <h1>{ text!(locale, "lessons-teachers") }</h1>
            <p>{ text!(locale, "teachers-lead") }</p>
            { lazy(TaskSets::Make) }
            <ClassCodes />
            <h2>{ text!(locale, "teachers-answers") }</h2>
            for name in LessonName::ALL {
                <Answers key={name.name()} {name} />
            }
            <p>
                <LinkTo link={Link::to(Screen::bare(Place::Lessons))}>
                    <>{ text!(locale, "lesson-list") }</>
                </LinkTo>
            </p>
        </article>
    }
}

#[derive(Clone, PartialEq, Properties)]
struct Props {
    name: LessonName,
}

/// The answers and notes of a lesson, which is loaded when they are opened.
#[component]
fn Answers(props: &Props) -> Html {
    let name = props.name;
    let locale = use_locale();
    let is_open = use_state_eq(|| false);
    let wanted = (*is_open).then_some((name, locale.language));
    let (loaded, retry) = use_loaded(wanted, lesson_in);
    let ontoggle = {
        let is_open = is_open.setter();
        Callback::from(move |event: Event| {
            let details: Element = event.target_unchecked_into();
            is_open.set(details.has_attribute("open"));
        })
    };
    let content = if *is_open {
        // The pupils see the notation of the lesson's screen.
        let theirs = locale.of_place(name.place());
        draw(&loaded, retry, &locale, |lesson| {
            answers(lesson, name, &theirs)
        })
    } else {
        Html::default()
    };
    html! {
        <details class="teacher" data-answers={name.name()} {ontoggle}>
            <summary>{ locale.text(&format!("lesson-title-{}", name.name()), &[]) }</summary>
            { content }
        </details>
    }
}

fn answers(lesson: &Lesson, name: LessonName, locale: &Locale) -> Html {
    let answer = |link: Link| {
        let question = Question::about(&link.screen, link.study.task?)?;
        Some(html! { <li>{ answer_words(&question, locale) }</li> })
    };
    html! {
        <div class="lesson">
            <h3>{ text!(locale, "paper-answers") }</h3>
            <ol class="answers-of-tasks">{ for tasks(lesson, name).filter_map(answer) }</ol>
            { section(&lesson.teacher.blocks, name.first(), &[], locale) }
            <Button name="print" on_press={Callback::from(|()| print())} />
        </div>
    }
}
