//! The text of a part of a lesson.

use yew::prelude::*;

use super::paper::on_paper;
use super::words::asked;
use crate::components::{LinkTo, tick};
use crate::lesson::{Block, Inline, Lesson};
use crate::link::{LessonName, LessonPart, Link, Place, Screen};
use crate::locale::{Locale, signed};
use crate::task::Question;
use crate::text;

/// The blocks of a part of a lesson. Its links keep the lesson beside their screens.
pub fn section(blocks: &[Block], part: LessonPart, solved: &[String], locale: &Locale) -> Html {
    let block = |block: &Block| match block {
        Block::Paragraph(inlines) => html! { <p>{ inline(inlines, part, locale) }</p> },
        Block::List {
            numbered: true,
            items,
        } => html! { <ol>{ list(items, part, locale) }</ol> },
        Block::List { items, .. } => html! { <ul>{ list(items, part, locale) }</ul> },
        Block::Code(code) => html! { <pre tabindex="0"><code>{ code.clone() }</code></pre> },
        Block::Task(hash) => task(hash, part, solved, locale),
    };
    blocks.iter().map(block).collect()
}

fn list(items: &[Vec<Inline>], part: LessonPart, locale: &Locale) -> Html {
    let item = |item: &Vec<Inline>| html! { <li>{ inline(item, part, locale) }</li> };
    items.iter().map(item).collect()
}

fn inline(inlines: &[Inline], part: LessonPart, locale: &Locale) -> Html {
    let one = |inline: &Inline| match inline {
        Inline::Text(text) => html! { { text.clone() } },
        Inline::Strong(words) => html! { <strong>{ words.clone() }</strong> },
        Inline::Term(words) => html! { <em>{ words.clone() }</em> },
        Inline::Code(code) => html! { <code>{ code.clone() }</code> },
        Inline::Square(square, size) => html! { { locale.square(square, *size) } },
        Inline::Cell(array, square, size) => {
            let index = locale.names(*size).cells(*square)[*array as usize];
            html! { <code>{ format!("{}[{}]", array.name(), signed(index)) }</code> }
        }
        Inline::Link { to, section, words } => {
            let link = html! { <LinkTo link={beside(to, part)}><>{ words.clone() }</></LinkTo> };
            match section {
                Some(section) => html! { <span data-shows={section.clone()}>{ link }</span> },
                None => link,
            }
        }
    };
    inlines.iter().map(one).collect()
}

fn task(hash: &str, part: LessonPart, solved: &[String], locale: &Locale) -> Html {
    let link = beside(hash, part);
    let is_solved = solved.contains(&solved_name(&link));
    let task = link.study.task;
    // The compiler of the lessons refuses every other task.
    let Some(question) = task.and_then(|task| Question::about(&link.screen, task)) else {
        return Html::default();
    };
    html! {
        <div class="task">
            <p>
                <LinkTo {link}>
                    <>
                        <strong>{ text!(locale, "task-title") }</strong>
                        { " " }
                        { asked(&question, locale) }
                    </>
                </LinkTo>
                if is_solved {
                    <span class="solved">{ tick() }{ text!(locale, "task-solved") }</span>
                }
            </p>
            { on_paper(&question, locale) }
        </div>
    }
}

/// The tasks of a lesson, in their order.
pub fn tasks(lesson: &Lesson, name: LessonName) -> impl Iterator<Item = Link> {
    let parts = (1..).zip(&lesson.parts);
    parts.flat_map(move |(number, part)| {
        let part = &part.blocks;
        part.iter().filter_map(move |block| match block {
            Block::Task(hash) => Some(beside(
                hash,
                LessonPart {
                    lesson: name,
                    part: number,
                },
            )),
            _ => None,
        })
    })
}

/// The number of tasks of a lesson that are solved.
pub fn solved_in(lesson: &Lesson, name: LessonName, solved: &[String]) -> usize {
    let tasks = tasks(lesson, name);
    tasks
        .filter(|task| solved.contains(&solved_name(task)))
        .count()
}

/// The link of a hash with a part of a lesson beside it.
pub fn beside(hash: &str, part: LessonPart) -> Link {
    let (mut link, _) = Link::read(hash);
    link.study.lesson = Some(part);
    link
}

/// The name under which a solved task is stored: the lesson's name and the link, without parameters that links carry
/// along. Of a program it has the goal alone, since the link of a visit has the program as the visitor has changed it.
pub fn solved_name(link: &Link) -> String {
    let lesson = link.study.lesson.map_or("", |part| part.lesson.name());
    let mut task = Link::to(state_of_task(link));
    task.study = link.study;
    task.study.lesson = None;
    format!("{lesson} {task}")
}

/// The name under which a task is stored that has been opened.
pub fn begun_name(link: &Link) -> String {
    format!("begun{}", solved_name(link))
}

/// The state that a task is about; of a program, none.
pub fn state_of_task(link: &Link) -> Screen {
    match link.screen.place() {
        Place::Own => Screen::bare(Place::Own),
        _ => link.screen.clone(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lesson::Part;

    #[test]
    fn only_present_tasks_count_as_solved() {
        let part = |hashes: &[&str]| Part {
            title: String::new(),
            blocks: hashes
                .iter()
                .map(|hash| Block::Task((*hash).to_owned()))
                .collect(),
        };
        let lesson = Lesson {
            title: String::new(),
            parts: vec![
                part(&["#/queens?task=complete"]),
                part(&["#/queens?n=6&task=complete"]),
            ],
            teacher: part(&[]),
        };
        let stored = [
            "queens #/queens?task=complete",
            "queens #/queens?n=5&task=complete",
        ];
        let stored = stored.map(str::to_owned);
        assert_eq!(solved_in(&lesson, LessonName::Queens, &stored), 1);
    }
}
