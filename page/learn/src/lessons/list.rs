//! The list of lessons, with the tasks solved on this device, and the link to the page for teachers; or a set of tasks.

use yew::prelude::*;

use super::file::lessons_in;
use super::set::{TaskSets, title_of};
use super::teachers::Teachers;
use super::text::solved_in;
use crate::components::control::Button;
use crate::components::screen::{ScreenProps, lazy};
use crate::components::{LinkTo, Loaded, use_loaded};
use crate::link::{LessonName, LessonsLink, Link, Screen, TaskSet};
use crate::locale::use_locale;
use crate::settings::Solved;
use crate::text;

/// The screen.
#[component]
pub fn LessonsScreen(props: &ScreenProps<LessonsLink>) -> Html {
    match &props.link.tasks {
        _ if props.link.for_teachers => html! { <Teachers /> },
        Some(set) => html! { <Set set={set.clone()} /> },
        None => html! { <List /> },
    }
}

#[derive(Clone, PartialEq, Properties)]
struct SetProps {
    set: TaskSet,
}

/// A set of tasks.
#[component]
fn Set(props: &SetProps) -> Html {
    let locale = use_locale();
    html! {
        <article class="screen prose lessons">
            <h1>{ title_of(&props.set, &locale) }</h1>
            { lazy(TaskSets::Given(props.set.clone())) }
        </article>
    }
}

/// The list of lessons.
#[component]
fn List() -> Html {
    let locale = use_locale();
    let solved = use_state(|| Solved::Tasks.all());
    let forget = {
        let solved = solved.clone();
        Callback::from(move |()| {
            Solved::Tasks.forget();
            solved.set(Vec::new());
        })
    };
    // The tasks of a lesson are in its file.
    let is_begun = |name: &LessonName| {
        let mut lessons = solved.iter().map(|task| task.split(' ').next());
        lessons.any(|lesson| lesson == Some(name.name()))
    };
    let begun: Vec<_> = LessonName::ALL.into_iter().filter(is_begun).collect();
    let (loaded, _) = use_loaded(Some((begun, locale.language)), lessons_in);
    let count = |name: LessonName| match &loaded {
        Loaded::Here(lessons) => {
            let mut lessons = lessons.iter().filter(|(other, _)| *other == name);
            let lesson = lessons.next();
            lesson.map_or(0, |(_, lesson)| solved_in(lesson, name, &solved))
        }
        Loaded::Waiting | Loaded::Failed => 0,
    };
    let lesson = |lesson: LessonName| {
        let mut link = Link::to(Screen::bare(lesson.place()));
        link.study.lesson = Some(lesson.first());
        html! {
            <li key={lesson.name()}>
                <LinkTo {link}><>{ locale.text(&format!("lesson-title-{}", lesson.name()), &[]) }</></LinkTo>
                <p>{ locale.text(&format!("lesson-about-{}", lesson.name()), &[]) }</p>
                <p class="quiet">
                    { text!(locale, "lesson-progress", solved = count(lesson), tasks = lesson.tasks()) }
                </p>
            </li>
        }
    };
    html! {
        <article class="screen prose lessons">
            <h1>{ text!(locale, "nav-lessons") }</h1>
            <p>{ text!(locale, "lessons-lead") }</p>
            <ol>{ for LessonName::ALL.map(lesson) }</ol>
            if !solved.is_empty() {
                <Button name="forget" words="lessons-forget" on_press={forget} />
            }
            <p class="quiet">
                {
                    if Solved::Tasks.are_stored() {
                        text!(locale, "lessons-stored")
                    } else {
                        text!(locale, "solved-not-stored")
                    }
                }
            </p>
            <p>
                <LinkTo link={Link::of(&LessonsLink { for_teachers: true, tasks: None })}>
                    <>{ text!(locale, "lessons-teachers") }</>
                </LinkTo>
            </p>
        </article>
    }
}
