//! The text of a lesson beside a screen. Its links lead the screen.

use std::rc::Rc;

use gloo::utils::document;
use yew::prelude::*;

use super::text::{answers, section};
use crate::components::control::Button;
use crate::components::{Loaded, print, use_file};
use crate::lesson::Lesson;
use crate::link::LessonPart;
use crate::locale::use_locale;
use crate::text;

#[derive(Clone, PartialEq, Properties)]
pub(super) struct Props {
    /// The part of the lesson that the link names.
    pub(super) part: LessonPart,
    /// The tasks that are solved, by their names.
    pub(super) solved: Rc<Vec<String>>,
}

/// The lesson: all of its parts, at first with the one that the link names in view.
#[component]
pub(super) fn Column(props: &Props) -> Html {
    let locale = use_locale();
    let LessonPart { lesson: name, part } = props.part;
    let file = format!("lessons/{}/{}.bin", locale.language.code(), name.name());
    let (loaded, retry) = use_file(Some(file));
    let lesson = use_memo(loaded.clone(), |loaded| match loaded {
        Loaded::Here(bytes) => postcard::from_bytes::<Lesson>(bytes).ok(),
        _ => None,
    });
    use_effect_with(lesson.is_some(), move |is_here| {
        let heading = document().get_element_by_id(&format!("part-{part}"));
        if let Some(heading) = heading.filter(|_| *is_here && part > 1) {
            heading.scroll_into_view();
        }
    });
    match (loaded, &*lesson) {
        (Loaded::Waiting, _) => html! { <p class="quiet">{ text!(locale, "lesson-loading") }</p> },
        (_, None) => html! {
            <div role="alert">
                <p>{ text!(locale, "lesson-missing") }</p>
                <Button name="lesson-retry" label={text!(locale, "lesson-retry")} on_press={retry} />
            </div>
        },
        (_, Some(lesson)) => html! {
            <>
                <h1>{ &lesson.title }</h1>
                for (number, part) in (1..).zip(&lesson.parts) {
                    <section>
                        <h2 id={format!("part-{number}")}>{ &part.title }</h2>
                        { section(&part.blocks, LessonPart { lesson: name, part: number }, &props.solved, &locale) }
                    </section>
                }
                <details class="teacher">
                    <summary data-action="lesson-teacher">{ &lesson.teacher.title }</summary>
                    { section(&lesson.teacher.blocks, props.part, &props.solved, &locale) }
                </details>
                <Button name="print" on_press={Callback::from(|()| print())} />
                <section class="paper-answers">
                    <h2>{ text!(locale, "paper-answers") }</h2>
                    { answers(&lesson, &locale) }
                    <h2>{ &lesson.teacher.title }</h2>
                    { section(&lesson.teacher.blocks, props.part, &props.solved, &locale) }
                </section>
            </>
        },
    }
}
