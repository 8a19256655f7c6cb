//! The text of a part of a lesson.

use yew::prelude::*;

use super::paper::on_paper;
use super::words::{answered, asked};
use crate::components::{LinkTo, tick};
use crate::lesson::{Block, Inline, Lesson};
use crate::link::{LessonPart, Link, Place, Screen};
use crate::locale::Locale;
use crate::task::Question;
use crate::text;

/// The blocks of a part of a lesson. Its links keep the lesson beside their screens.
pub(super) fn section(
    blocks: &[Block],
    part: LessonPart,
    solved: &[String],
    locale: &Locale,
) -> Html {
    let block = |block: &Block| match block {
        Block::Paragraph(inlines) => html! { <p>{ inline(inlines, part) }</p> },
        Block::List {
            numbered: true,
            items,
        } => html! { <ol>{ list(items, part) }</ol> },
        Block::List { items, .. } => html! { <ul>{ list(items, part) }</ul> },
        Block::Code(code) => html! { <pre tabindex="0"><code>{ code.clone() }</code></pre> },
        Block::Task(hash) => task(hash, part, solved, locale),
    };
    blocks.iter().map(block).collect()
}

fn list(items: &[Vec<Inline>], part: LessonPart) -> Html {
    let item = |item: &Vec<Inline>| html! { <li>{ inline(item, part) }</li> };
    items.iter().map(item).collect()
}

fn inline(inlines: &[Inline], part: LessonPart) -> Html {
    let one = |inline: &Inline| match inline {
        Inline::Text(text) => html! { { text.clone() } },
        Inline::Strong(words) => html! { <strong>{ words.clone() }</strong> },
        Inline::Term(words) => html! { <em>{ words.clone() }</em> },
        Inline::Code(code) => html! { <code>{ code.clone() }</code> },
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

/// The answers to the tasks of a lesson, in their order.
pub(super) fn answers(lesson: &Lesson, locale: &Locale) -> Html {
    let blocks = lesson.parts.iter().flat_map(|part| &part.blocks);
    let answer = |block: &Block| {
        let Block::Task(hash) = block else {
            return None;
        };
        let (link, _) = Link::read(hash);
        let question = Question::about(&link.screen, link.study.task?)?;
        Some(html! { <li>{ answered(&question, locale) }</li> })
    };
    html! { <ol class="answers-of-tasks">{ for blocks.filter_map(answer) }</ol> }
}

/// The link of a hash with a part of a lesson beside it.
pub(super) fn beside(hash: &str, part: LessonPart) -> Link {
    let (mut link, _) = Link::read(hash);
    link.study.lesson = Some(part);
    link
}

/// The name under which a solved task is stored: the lesson's name and the link, without parameters that links carry
/// along. Of a program it has the goal alone, since the link of a visit has the program as the visitor has changed it.
pub(super) fn solved_name(link: &Link) -> String {
    let lesson = link.study.lesson.map_or("", |part| part.lesson.name());
    let mut task = Link::to(state_of_task(link));
    task.study = link.study;
    task.study.lesson = None;
    format!("{lesson} {task}")
}

/// The state that a task is about; of a program, none.
pub(super) fn state_of_task(link: &Link) -> Screen {
    match link.screen.place() {
        Place::Own => Screen::bare(Place::Own),
        _ => link.screen.clone(),
    }
}
