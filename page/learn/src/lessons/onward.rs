//! The links onward: from a solved task to the next one of its lesson, and from a lesson to the next.

use yew::prelude::*;

use super::file::lesson_in;
use super::text::{solved_name, tasks};
use crate::components::{LinkTo, Loaded, use_loaded};
use crate::lesson::Lesson;
use crate::link::{LessonName, Link, Screen};
use crate::locale::{Locale, use_locale};
use crate::text;

#[derive(Clone, PartialEq, Properties)]
pub struct Props {
    /// The link of a task in a lesson.
    pub link: Link,
    /// The lesson.
    pub lesson: LessonName,
}

/// The link to the next task of the lesson, or after the last one to the next lesson.
#[component]
pub fn Onward(props: &Props) -> Html {
    let locale = use_locale();
    let (loaded, _) = use_loaded(Some((props.lesson, locale.language)), lesson_in);
    let Loaded::Here(lesson) = loaded else {
        return Html::default();
    };
    match next_task(&lesson, props.lesson, &props.link) {
        Some(link) => html! {
            <LinkTo {link}><>{ text!(locale, "lesson-next-task") }</></LinkTo>
        },
        None => next_lesson(props.lesson, &locale),
    }
}

/// The task that follows a task in the text of a lesson.
fn next_task(lesson: &Lesson, name: LessonName, link: &Link) -> Option<Link> {
    let present = solved_name(link);
    tasks(lesson, name)
        .skip_while(|task| solved_name(task) != present)
        .nth(1)
}

/// The link to the lesson after a lesson; nothing after the last one.
pub fn next_lesson(name: LessonName, locale: &Locale) -> Html {
    let mut later = LessonName::ALL
        .into_iter()
        .skip_while(|&other| other != name);
    let Some(next) = later.nth(1) else {
        return Html::default();
    };
    let mut link = Link::to(Screen::bare(next.place()));
    link.study.lesson = Some(next.first());
    let title = locale.text(&format!("lesson-title-{}", next.name()), &[]);
    html! { <LinkTo {link}><>{ text!(locale, "lesson-next", title) }</></LinkTo> }
}

#[cfg(test)]
mod tests {
    use super::super::text::beside;
    use super::*;
    use crate::lesson::{Block, Part};
    use crate::link::LessonPart;

    #[test]
    fn the_tasks_of_a_lesson_follow_each_other() {
        let hashes = [17, 39, 61]
            .map(|step| format!("#/search?n=4&algorithm=arrays&step={step}&task=next-square"));
        let part = |tasks: &[String]| Part {
            title: String::new(),
            blocks: tasks.iter().cloned().map(Block::Task).collect(),
        };
        let lesson = Lesson {
            title: String::new(),
            parts: vec![part(&hashes[..2]), part(&hashes[2..])],
            teacher: part(&[]),
        };
        let name = LessonName::Backtracking;
        let first = beside(
            &hashes[0],
            LessonPart {
                lesson: name,
                part: 1,
            },
        );
        let second = next_task(&lesson, name, &first).unwrap();
        assert!(
            second.to_string().contains("step=39") && second.to_string().contains("backtracking.1")
        );
        let third = next_task(&lesson, name, &second).unwrap();
        assert!(
            third.to_string().contains("step=61") && third.to_string().contains("backtracking.2")
        );
        assert_eq!(next_task(&lesson, name, &third), None);
    }
}
