//! Lessons as files: one for each lesson and language.

use std::rc::Rc;

use yew::prelude::*;

use crate::components::Loaded;
use crate::components::control::Button;
use crate::files::fetch;
use crate::lesson::Lesson;
use crate::link::LessonName;
use crate::locale::{Language, Locale};
use crate::text;

/// Loads lessons in a language.
pub async fn lessons_in(
    (names, language): (Vec<LessonName>, Language),
) -> Result<Vec<(LessonName, Rc<Lesson>)>, String> {
    let mut lessons = Vec::new();
    for name in names {
        lessons.push((name, lesson_in((name, language)).await?));
    }
    Ok(lessons)
}

/// Loads a lesson in a language.
pub async fn lesson_in((name, language): (LessonName, Language)) -> Result<Rc<Lesson>, String> {
    let file = format!("lessons/{}/{}.bin", language.code(), name.name());
    let bytes = fetch(&file).await?;
    let lesson = postcard::from_bytes(&bytes).map_err(|_| format!("{file} is no lesson"))?;
    Ok(Rc::new(lesson))
}

/// Draws a lesson that has arrived. Before that it is announced, and after a failure it can be asked for again.
pub fn draw(
    loaded: &Loaded<Rc<Lesson>>,
    retry: Callback<()>,
    locale: &Locale,
    content: impl FnOnce(&Lesson) -> Html,
) -> Html {
    match loaded {
        Loaded::Waiting => html! { <p class="quiet">{ text!(locale, "lesson-loading") }</p> },
        Loaded::Failed => html! {
            <div role="alert">
                <p>{ text!(locale, "lesson-missing") }</p>
                <Button name="lesson-retry" on_press={retry} />
            </div>
        },
        Loaded::Here(lesson) => content(lesson),
    }
}
