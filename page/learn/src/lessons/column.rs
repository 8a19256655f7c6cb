//! The text of a lesson beside a screen. Its links lead the screen.

use std::rc::Rc;

use gloo::utils::document;
use yew::prelude::*;

use super::code::{SolvedCode, of_lesson};
use super::file::{draw, lesson_in};
use super::onward::next_lesson;
use super::text::{section, solved_in};
use crate::components::control::Button;
use crate::components::{LinkTo, Loaded, print, use_loaded};
use crate::dom::element;
use crate::link::{LessonName, LessonPart, Link, Place, Screen};
use crate::locale::use_locale;
use crate::text;

#[derive(Clone, PartialEq, Properties)]
pub struct Props {
    /// The part of the lesson that the link names.
    pub part: LessonPart,
    /// The tasks that are solved, by their names.
    pub solved: Rc<Vec<String>>,
}

/// A whole lesson. At first, the part named by the link is in view.
#[component]
pub fn Column(props: &Props) -> Html {
    let locale = use_locale();
    let LessonPart { lesson: name, part } = props.part;
    let (loaded, retry) = use_loaded(Some((name, locale.language)), lesson_in);
    let is_here = matches!(loaded, Loaded::Here(_));
    use_effect_with((is_here, name), |(is_here, name)| {
        let tab = |section| element(&format!(".beside [data-tab={section}]"));
        if let Some(tab) = section_of(*name).filter(|_| *is_here).and_then(tab) {
            tab.click();
        }
    });
    use_effect_with(is_here, move |is_here| {
        let heading = document().get_element_by_id(&format!("part-{part}"));
        if let Some(heading) = heading.filter(|_| *is_here && part > 1) {
            heading.scroll_into_view();
        }
    });
    draw(&loaded, retry, &locale, |lesson| {
        html! {
            <>
                <h1>{ &lesson.title }</h1>
                <p class="paper-name">
                    <span>{ text!(locale, "task-code-name") }</span>
                    <span>{ text!(locale, "paper-class") }</span>
                </p>
                for (number, part) in (1..).zip(&lesson.parts) {
                    <section>
                        <h2 id={format!("part-{number}")}>{ &part.title }</h2>
                        { section(&part.blocks, LessonPart { lesson: name, part: number }, &props.solved, &locale) }
                    </section>
                }
                if solved_in(lesson, name, &props.solved) == name.tasks() {
                    <SolvedCode solved={of_lesson(name)} />
                }
                <p class="onward">
                    { next_lesson(name, &locale) }
                    <LinkTo link={Link::to(Screen::bare(Place::Lessons))}>
                        <>{ text!(locale, "lesson-list") }</>
                    </LinkTo>
                </p>
                <Button name="print" on_press={Callback::from(|()| print())} />
            </>
        }
    })
}

/// The section of its screen that a lesson is about, if it is another than the first.
const fn section_of(lesson: LessonName) -> Option<&'static str> {
    match lesson {
        LessonName::Arrays => Some("memory"),
        _ => None,
    }
}
