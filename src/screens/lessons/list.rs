//! The list of lessons, with the tasks solved on this device.

use yew::prelude::*;

use super::class::ClassCodes;
use crate::components::LinkTo;
use crate::components::control::Button;
use crate::link::{LessonName, LessonsLink, Link, Screen};
use crate::locale::use_locale;
use crate::screens::ScreenProps;
use crate::settings::Solved;
use crate::text;

/// The screen.
#[component]
pub(in crate::screens) fn LessonsScreen(_: &ScreenProps<LessonsLink>) -> Html {
    let locale = use_locale();
    let solved = use_state(|| Solved::Tasks.all());
    let forget = {
        let solved = solved.clone();
        Callback::from(move |()| {
            Solved::Tasks.forget();
            solved.set(Vec::new());
        })
    };
    let lesson = |lesson: LessonName| {
        let mut link = Link::to(Screen::bare(lesson.place()));
        link.study.lesson = Some(lesson.first());
        let of_lesson = |task: &&String| task.split(' ').next() == Some(lesson.name());
        let count = solved.iter().filter(of_lesson).count();
        html! {
            <li key={lesson.name()}>
                <LinkTo {link}><>{ locale.text(&format!("lesson-title-{}", lesson.name()), &[]) }</></LinkTo>
                <p>{ locale.text(&format!("lesson-about-{}", lesson.name()), &[]) }</p>
                <p class="quiet">
                    { text!(locale, "lesson-progress", solved = count, tasks = lesson.tasks()) }
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
            <p class="quiet">{ text!(locale, "lessons-kept") }</p>
            <ClassCodes />
        </article>
    }
}
