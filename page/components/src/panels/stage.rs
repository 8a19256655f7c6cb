//! The skeleton of a screen with a board: the board as large as the window allows, and beside or below it the status, the
//! one primary action, and everything else in sections under a strip of tabs.

use std::rc::Rc;

use yew::prelude::*;

use crate::hooks::use_later;
use crate::locale::{Locale, Words, use_locale};
use crate::text;

/// The parts of a screen with a board.
#[derive(Clone, Debug, Default)]
pub struct Stage {
    /// Classes of the screen for the style sheet.
    pub class: Classes,
    /// The key of the screen's name, for screen readers.
    pub title: &'static str,
    /// The board.
    pub board: Html,
    /// The transport bar below the board, if the screen plays something.
    pub transport: Option<Html>,
    /// The status line, with `data-status`.
    pub status: Html,
    /// The primary action: a button with `leading`.
    pub primary: Html,
    /// The answer to the last press, if the status line has no room for it; empty at first.
    pub answer: Html,
    /// The buttons at the foot, each with a sign.
    pub icons: Html,
    /// The key of the name of their row, for screen readers; `None` if there are none.
    pub icons_label: Option<&'static str>,
    /// Everything else, in the order of importance.
    pub sections: Vec<Section>,
    /// Gets the keys that are pressed on the screen.
    pub onkeydown: Callback<KeyboardEvent>,
}

/// A section of the panel. All sections are in the document, one below the other, and a tab scrolls to its section
/// (`static/scripts/stage.js`).
#[derive(Clone, Debug)]
pub struct Section {
    /// Its name, part of ids.
    pub key: &'static str,
    /// The words on its tab and over it.
    pub label: Words,
    /// The words on the tab for the sections after it, where they have no tabs of their own.
    rest: Option<String>,
    content: Rc<Html>,
}

impl Section {
    /// A section with a name, a label and a content.
    pub fn new(key: &'static str, label: impl Into<Words>, content: Html) -> Self {
        Self {
            key,
            label: label.into(),
            rest: None,
            content: Rc::new(content),
        }
    }

    /// The same section, whose tab also names those after it where these have none, as the style sheet wants it.
    #[must_use]
    pub fn with_rest(self, rest: String) -> Self {
        Self {
            rest: Some(rest),
            ..self
        }
    }
}

/// A screen with a board: the board is drawn with the screen, and the panel right after it.
pub fn stage(parts: Stage, locale: &Locale) -> Html {
    html! {
        <div class={classes!("screen", "stage", parts.class)} onkeydown={parts.onkeydown}>
            <h1 class="visually-hidden">{ text!(locale, parts.title) }</h1>
            <div class="set">
                <div class={classes!("board-column", parts.transport.is_some().then_some("played"))}>
                    <div class="board-place">{ parts.board }</div>
                    if let Some(transport) = parts.transport {
                        <div class="transport-place">{ transport }</div>
                    }
                </div>
                <Panel
                    status={parts.status}
                    primary={parts.primary}
                    answer={parts.answer}
                    icons={parts.icons}
                    icons_label={parts.icons_label}
                    sections={parts.sections}
                />
            </div>
        </div>
    }
}

/// The strip of tabs. The script moves the mark of the section in view.
fn tabs(sections: &[Section], locale: &Locale) -> Html {
    let tab = |(index, section): (usize, &Section)| {
        html! {
            <button
                key={section.key}
                type="button"
                class="part"
                data-tab={section.key}
                aria-current={(index == 0).then_some("true")}
            >
                { section.label.text(locale) }
                if let Some(rest) = &section.rest {
                    <span class="rest">{ rest }</span>
                }
            </button>
        }
    };
    html! {
        <div class="parts" role="group" aria-label={text!(locale, "sections")}>
            { for sections.iter().enumerate().map(tab) }
        </div>
    }
}

#[derive(Properties)]
struct PanelProps {
    status: Html,
    primary: Html,
    answer: Html,
    icons: Html,
    icons_label: Option<&'static str>,
    sections: Vec<Section>,
}

/// The parts of a new drawing never count as equal to those before.
impl PartialEq for PanelProps {
    fn eq(&self, _: &Self) -> bool {
        false
    }
}

/// The panel beside or below the board. At first it is drawn in a task of its own, and then each section in another: so no
/// task blocks the page for long.
#[component]
fn Panel(props: &PanelProps) -> Html {
    let locale = use_locale();
    let all = 1 + props.sections.len();
    let drawn = use_later(all);
    // What was drawn stays, also where a section has been inserted before it.
    let present = use_mut_ref(Vec::new);
    let mut present = present.borrow_mut();
    for section in props.sections.iter().take(drawn.saturating_sub(1)) {
        if !present.contains(&section.key) {
            present.push(section.key);
        }
    }
    let is_present = |section: &&Section| present.contains(&section.key);
    let section = |section: &Section| {
        let Section {
            key,
            label,
            content,
            ..
        } = section;
        let title = format!("title-{key}");
        html! {
            <section key={*key} class="section" data-section={*key} tabindex="-1" aria-labelledby={title.clone()}>
                <h2 id={title}>{ label.text(&locale) }</h2>
                <Content content={content.clone()} />
            </section>
        }
    };
    html! {
        <aside
            class={classes!("beside-board", (present.len() < props.sections.len()).then_some("arriving"))}
            aria-label={text!(locale, "panel")}
        >
            <div class="status-place">
                if drawn > 0 {
                    { props.status.clone() }
                }
            </div>
            if drawn > 0 {
                <div class="thumb">
                    <div class="leading">{ props.primary.clone() }</div>
                    if let Some(key) = props.icons_label {
                        <div class="toolbar" role="toolbar" aria-label={text!(locale, key)}>
                            { props.icons.clone() }
                        </div>
                    }
                </div>
                <div class="answer">{ props.answer.clone() }</div>
                if props.sections.len() > 1 {
                    { tabs(&props.sections, &locale) }
                }
                <div class="sections">
                    { for props.sections.iter().filter(is_present).map(section) }
                </div>
            }
        </aside>
    }
}

#[derive(Properties)]
struct ContentProps {
    content: Rc<Html>,
}

impl PartialEq for ContentProps {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.content, &other.content)
    }
}

/// The content of a section, which stays as it is while others get theirs.
#[component]
fn Content(props: &ContentProps) -> Html {
    (*props.content).clone()
}
