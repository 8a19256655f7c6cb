//! The codes of a class: a teacher pastes the names, and compares the codes that pupils hand in.

use web_sys::HtmlTextAreaElement;
use yew::prelude::*;

use super::code::{of_lesson, same_name, today, value_of};
use crate::components::control::Select;
use crate::link::LessonName;
use crate::locale::use_locale;
use crate::task::code;
use crate::text;

/// A lesson, a day and names, and the code of each name.
#[component]
pub(super) fn ClassCodes() -> Html {
    let locale = use_locale();
    let lesson = use_state(|| LessonName::Queens);
    let day = use_state(today);
    let names = use_state(String::new);
    let on_lesson = {
        let setter = lesson.setter();
        Callback::from(move |chosen| setter.set(chosen))
    };
    let on_day = {
        let setter = day.setter();
        Callback::from(move |event| setter.set(value_of(&event)))
    };
    let on_names = {
        let setter = names.setter();
        Callback::from(move |event: InputEvent| {
            let field: HtmlTextAreaElement = event.target_unchecked_into();
            setter.set(field.value());
        })
    };
    html! {
        <details class="class-codes">
            <summary data-action="class-codes">{ text!(locale, "class-codes") }</summary>
            <p class="quiet">{ text!(locale, "class-codes-words") }</p>
            <div class="line">
                <Select<LessonName>
                    name="class-lesson"
                    label="class-lesson"
                    texts="lesson-title-"
                    chosen={*lesson}
                    on_choose={on_lesson}
                />
                <label>
                    { text!(locale, "task-code-day") }
                    <input type="date" name="class-day" required=true value={(*day).clone()} oninput={on_day} />
                </label>
            </div>
            <div class="field">
                <label for="class-names">{ text!(locale, "class-names") }</label>
                <textarea id="class-names" rows="5" spellcheck="false" autocomplete="off" oninput={on_names} />
            </div>
            if !day.is_empty() && !names.trim().is_empty() {
                <table data-result="class-codes">
                    <tbody>
                        for (name, code) in codes(*lesson, &names, &day) {
                            <tr><th scope="row">{ name }</th><td><code>{ code }</code></td></tr>
                        }
                    </tbody>
                </table>
            }
        </details>
    }
}

/// The names, one a line, each with its code.
fn codes(lesson: LessonName, names: &str, day: &str) -> Vec<(String, String)> {
    let names = names.lines().map(str::trim).filter(|name| !name.is_empty());
    let code = |name: &str| code(&of_lesson(lesson), &same_name(name), day);
    names.map(|name| (name.to_owned(), code(name))).collect()
}
