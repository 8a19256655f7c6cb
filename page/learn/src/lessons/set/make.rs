//! The fields in which a teacher makes one link of several tasks.

use js_sys::{Array, Uint8Array};
use yew::prelude::*;

use super::super::code::{key_of, value_of};
use super::package::{Package, PackedTask};
use super::task::{Refusal, SetTask};
use super::title_of;
use crate::components::control::Button;
use crate::components::{CopyLink, address_of, download_parts, page_address, today};
use crate::link::{Day, LessonsLink, NamedTask, TaskSet};
use crate::locale::{Locale, use_locale};
use crate::storage::Stored;
use crate::text;

/// A line with a link: its number, from 1, and its task with the name that stands beside the link.
type Line = (usize, Result<(String, SetTask), Refusal>);

/// A text that is stored for the visit, since teachers look at their tasks meanwhile.
#[hook]
fn use_stored_text(name: &'static str) -> (UseStateHandle<String>, Callback<InputEvent>) {
    let text = use_state(|| Stored::ForVisit.get(name).unwrap_or_default());
    let setter = text.setter();
    let on_input = Callback::from(move |event: InputEvent| {
        let typed = value_of(&event);
        Stored::ForVisit.set(name, Some(&typed));
        setter.set(typed);
    });
    (text, on_input)
}

/// The fields, and the link once it holds a task.
#[component]
pub fn Make() -> Html {
    let locale = use_locale();
    let (title, on_title) = use_stored_text("bezzel.set.title");
    let (links, on_links) = use_stored_text("bezzel.set.links");
    let (word, on_word) = use_stored_text("bezzel.set.word");
    let lines = use_memo(links.clone(), |links| read(links, &page_address(), today()));
    let named = |(_, line): &Line| {
        let (name, task) = line.as_ref().ok()?;
        Some(NamedTask {
            name: name.clone(),
            link: task.link.to_string(),
        })
    };
    let set = TaskSet {
        key: key_of(&word),
        title: in_one_line(&title),
        tasks: lines.iter().filter_map(named).collect(),
    };
    html! {
        <section class="class-codes" data-make="set">
            <h2>{ text!(locale, "set-make") }</h2>
            <p class="quiet">{ text!(locale, "set-make-words") }</p>
            <div class="field">
                <label for="set-links">{ text!(locale, "set-links") }</label>
                <textarea
                    id="set-links"
                    rows="5"
                    spellcheck="false"
                    autocomplete="off"
                    aria-describedby="set-lines"
                    value={(*links).clone()}
                    oninput={on_links}
                />
            </div>
            <div id="set-lines" role="status">
                if !lines.is_empty() {
                    <ol>{ for lines.iter().map(|line| line_error(line, &locale)) }</ol>
                }
            </div>
            <div class="line">
                { field("set-title", (*title).clone(), on_title, &locale) }
                { field("set-word", (*word).clone(), on_word, &locale) }
            </div>
            <p class="quiet">{ text!(locale, "set-word-words") }</p>
            if !set.tasks.is_empty() {
                { link(set, &lines, &locale) }
            }
        </section>
    }
}

fn field(
    name: &'static str,
    value: String,
    oninput: Callback<InputEvent>,
    locale: &Locale,
) -> Html {
    html! {
        <div class="field">
            <label for={name}>{ locale.text(name, &[]) }</label>
            <input id={name} type="text" autocomplete="off" spellcheck="false" {value} {oninput} />
        </div>
    }
}

/// A line as it was read: its task, or why it has none.
fn line_error((number, line): &Line, locale: &Locale) -> Html {
    let value = number.to_string();
    match line {
        Ok((name, task)) => html! { <li {value}>{ task.named(name, locale) }</li> },
        Err(refusal) => html! { <li {value} class="error">{ refusal.words(locale) }</li> },
    }
}

/// The link of the set, to copy and as a code, and its package.
fn link(set: TaskSet, lines: &[Line], locale: &Locale) -> Html {
    if !set.fits() {
        return html! { <p class="error" role="alert">{ text!(locale, "set-too-long", most = TaskSet::MAX_TASKS) }</p> };
    }
    let read = lines.iter().filter_map(|(_, line)| line.as_ref().ok());
    let package = Package {
        page: page_address(),
        language: locale.language.code(),
        key: set.key.clone(),
        title: title_of(&set, locale),
        tasks: read
            .map(|(name, task)| PackedTask {
                words: task.named(name, locale),
                link: task.link.to_string(),
                name: task.reported_name(),
            })
            .collect(),
    };
    let link = LessonsLink {
        for_teachers: false,
        tasks: Some(set),
    };
    html! {
        <>
            <div class="line">
                <CopyLink text={Callback::from(move |()| address_of(&link))} />
                <Button name="save-package" on_press={Callback::from(move |()| save(&package))} />
            </div>
            <p class="quiet">{ text!(locale, "save-package-words") }</p>
        </>
    }
}

/// Saves the package of a set for learning platforms.
fn save(package: &Package) {
    let parts = Array::of1(&Uint8Array::from(&*package.zip()));
    // Fails only if memory is short; then nothing is saved.
    let _ = download_parts("bezzel-tasks.zip", "application/zip", &parts);
}

/// The lines of a text that are not empty: in each, the word with a `#` is the link, and the others are the name.
fn read(text: &str, page: &str, today: Day) -> Vec<Line> {
    let mut read: Vec<Line> = Vec::new();
    for (number, line) in (1..)
        .zip(text.lines())
        .filter(|(_, line)| !line.trim().is_empty())
    {
        let words = || line.split_whitespace();
        let link = words().rev().find(|word| word.contains("#/")).unwrap_or("");
        let name: Vec<_> = words().filter(|word| *word != link).collect();
        let mut task = SetTask::read(link, page, today);
        let is_there = |link| {
            let mut tasks = read.iter().filter_map(|(_, line)| line.as_ref().ok());
            tasks.any(|(_, other)| other.link == link)
        };
        if task.as_ref().is_ok_and(|task| is_there(task.link.clone())) {
            task = Err(Refusal::Twice);
        }
        read.push((number, task.map(|task| (name.join(" "), task))));
    }
    read
}

fn in_one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_line_has_a_link_and_maybe_a_name() {
        let text = "\n Six queens: #/queens?n=6&q=030000&task=complete\n\nhttps://example.org/\n\
            https://page/#/puzzles?n=8&given=10000020\n#/queens?n=6&q=030000&task=complete again";
        let today = Day::new(2026, 11, 22).unwrap();
        let lines = read(text, "https://page/", today);
        let lines: Vec<_> = lines
            .into_iter()
            .map(|(number, line)| (number, line.map(|(name, _)| name)))
            .collect();
        assert_eq!(
            lines,
            [
                (2, Ok("Six queens:".to_owned())),
                (4, Err(Refusal::Elsewhere)),
                (5, Ok(String::new())),
                (6, Err(Refusal::Twice)),
            ]
        );
    }
}
