//! The short code of a task or a lesson that was solved, and the codes of a class.

use js_sys::JsString;
use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::text::state_of_task;
use crate::components;
use crate::link::{LessonName, Link, TaskSet};
use crate::locale::use_locale;
use crate::task::code;
use crate::text;

#[derive(Clone, PartialEq, Properties)]
pub struct Props {
    /// The name of the task or the lesson, as [`of_task`] and [`of_lesson`] give it.
    pub solved: String,
}

/// On request, asks for a name and shows the code of the solved task or lesson, the name and the day.
#[component]
pub fn SolvedCode(props: &Props) -> Html {
    let locale = use_locale();
    let name = use_state(String::new);
    let chosen = use_state(|| None::<String>);
    // The page may be open for days.
    let day = (*chosen).clone().unwrap_or_else(today);
    let on_name = {
        let setter = name.setter();
        Callback::from(move |event| setter.set(value_of(&event)))
    };
    let on_day = {
        let setter = chosen.setter();
        Callback::from(move |event| setter.set(Some(value_of(&event))))
    };
    let same = same_name(&name);
    html! {
        <details class="task-code">
            <summary data-action="task-code">{ text!(locale, "task-code") }</summary>
            <p class="quiet">{ text!(locale, "task-code-words") }</p>
            <div class="line">
                <label>
                    { text!(locale, "task-code-name") }
                    <input
                        type="text"
                        name="name"
                        autocomplete="off"
                        spellcheck="false"
                        value={(*name).clone()}
                        oninput={on_name}
                    />
                </label>
                <label>
                    { text!(locale, "task-code-day") }
                    <input
                        type="date"
                        name="day"
                        required=true
                        value={day.clone()}
                        oninput={on_day}
                    />
                </label>
            </div>
            <p role="status">
                if !same.is_empty() && !day.is_empty() {
                    <output data-result="task-code">{ code(&props.solved, &same, &day) }</output>
                }
            </p>
        </details>
    }
}

pub fn value_of(event: &InputEvent) -> String {
    let input: HtmlInputElement = event.target_unchecked_into();
    input.value()
}

/// The name of a lesson for its code.
pub fn of_lesson(lesson: LessonName) -> String {
    format!("lesson {}", lesson.name())
}

/// The name of a task for its code, however its link was carried.
pub fn of_task(link: &Link) -> String {
    let mut task = Link::to(state_of_task(link));
    task.study.task = link.study.task;
    task.to_string()
}

/// The name of a set of tasks for its code.
pub fn of_set(set: &TaskSet) -> String {
    format!("tasks {set}")
}

/// The key that a secret word makes.
pub fn key_of(word: &str) -> String {
    code("secret word", &same_name(word), "")
}

/// A name in the form in which names are compared: accents composed, small letters, single spaces.
pub fn same_name(name: &str) -> String {
    let name = JsString::from(name).normalize("NFC").to_lower_case();
    let name = String::from(name);
    name.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The day on this device, such as 2026-11-22.
pub fn today() -> String {
    components::today().to_string()
}
