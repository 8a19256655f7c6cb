//! Lessons as files: one for each lesson and language.

use std::rc::Rc;

use crate::files::fetch;
use crate::lesson::Lesson;
use crate::link::LessonName;
use crate::locale::Language;

/// Loads a lesson in a language.
pub(super) async fn lesson_in(
    (name, language): (LessonName, Language),
) -> Result<Rc<Lesson>, String> {
    let file = format!("lessons/{}/{}.bin", language.code(), name.name());
    let bytes = fetch(&file).await?;
    let lesson = postcard::from_bytes(&bytes).map_err(|_| format!("{file} is no lesson"))?;
    Ok(Rc::new(lesson))
}
