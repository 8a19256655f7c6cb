//! The lines of a program, with the present one in view.

use std::rc::Rc;

use bezzel_stepping::queens::CodeLine;
use web_sys::{DomRect, HtmlElement};
use yew::prelude::*;

use super::colour::words;
use super::source::{Filling, Source};
use crate::components::{code_words, use_size_of};
use crate::in_view::scroll_section_to;
use crate::link::Code;
use crate::locale::use_locale;
use crate::text;

/// A variable and its value.
pub type Value = (&'static str, String);

/// A program at an event.
#[derive(Clone, PartialEq)]
pub struct Program {
    /// Its lines in words.
    pub words: &'static [CodeLine],
    /// The present line of these.
    pub word: usize,
    /// The name of its file in the folder of programs, without the ending.
    pub file: &'static str,
    /// The parts to fill in.
    pub fillings: Vec<Filling>,
    /// Whether it ends with its first solution.
    pub first_only: bool,
    /// The mark of the event's line.
    pub mark: &'static str,
    /// Its variables.
    pub values: Vec<Value>,
    /// A remark on the algorithm.
    pub remark: Option<AttrValue>,
    /// A note on the program.
    pub note: Option<AttrValue>,
}

impl Program {
    /// The lines in a programming language, or in pseudocode until they are loaded, with a remark on the algorithm.
    pub fn lines(&self, source: Option<Rc<Source>>, code: Code) -> Html {
        let (code, present) = match &source {
            Some(source) => (code, source.line(self.mark)),
            None => (Code::Words, Some(self.word)),
        };
        html! {
            <>
                <Lines {source} words={self.words} {code} {present} at_start={self.mark == "start"} />
                if let Some(remark) = &self.remark {
                    <p class="quiet">{ remark }</p>
                }
            </>
        }
    }
}

#[derive(Clone, PartialEq, Properties)]
struct LinesProps {
    source: Option<Rc<Source>>,
    words: &'static [CodeLine],
    code: Code,
    /// The index of the present line, if there is one.
    present: Option<usize>,
    /// Whether the run has not begun: then the program is read from its first line on.
    at_start: bool,
}

/// The lines of a program.
#[component]
fn Lines(props: &LinesProps) -> Html {
    let locale = use_locale();
    let node = use_node_ref();
    let (code, present) = (props.code, props.present);
    let in_view = if props.at_start {
        "li"
    } else {
        "[aria-current]"
    };
    use_present_in_view(&node, of_selector(in_view), (code, present, in_view));
    let worded = |line: &CodeLine| {
        let words = code_words(line, &locale);
        (Some(line.indent.to_string()), words.into())
    };
    let lines: Vec<(Option<String>, Html)> = match &props.source {
        Some(source) => source
            .lines
            .iter()
            .map(|line| (None, coloured_line(line)))
            .collect(),
        None => props.words.iter().map(worded).collect(),
    };
    let here = |index: usize| present == Some(index);
    html! {
        <div
            class="listing"
            ref={node}
            role="group"
            aria-label={text!(locale, "search-code")}
            tabindex="0"
        >
            <ol data-code={code.name()}>
                for (index, (indent, line)) in lines.into_iter().enumerate() {
                    <li
                        data-indent={indent}
                        data-code-line={here(index).then(|| (index + 1).to_string())}
                        aria-current={here(index).then_some("step")}
                    >
                        { line }
                    </li>
                }
            </ol>
        </div>
    }
}

fn coloured_line(line: &str) -> Html {
    words(line)
        .map(|(kind, word)| match kind {
            Some(kind) => html! { <span class={kind}>{ word }</span> },
            None => word.into(),
        })
        .collect()
}

/// Scrolls the listing where its present line is out of view, also after its size has changed, and then what the listing is
/// in. `box_of` gives the box of the line in the window, and `present` changes with it.
#[hook]
pub fn use_present_in_view<T: PartialEq + 'static>(
    listing: &NodeRef,
    box_of: impl Fn(&HtmlElement) -> Option<DomRect> + 'static,
    present: T,
) {
    let size = use_state_eq(|| (0.0, 0.0));
    let setter = size.setter();
    use_size_of(listing, Callback::from(move |seen| setter.set(seen)));
    let listing = listing.clone();
    use_effect_with((present, *size), move |_| {
        let Some(listing) = listing.cast::<HtmlElement>() else {
            return;
        };
        let Some(line) = box_of(&listing) else {
            return;
        };
        let frame = listing.get_bounding_client_rect();
        let (above, below) = (line.top() - frame.top(), line.bottom() - frame.bottom());
        if above < 0.0 || below > 0.0 {
            let middle = f64::midpoint(above, below);
            listing.set_scroll_top(listing.scroll_top() + middle as i32);
        }
        if let Some(line) = box_of(&listing) {
            scroll_section_to(&listing, &line);
        }
    });
}

/// The box of the first part of a listing that a selector finds.
pub fn of_selector(selector: &'static str) -> impl Fn(&HtmlElement) -> Option<DomRect> {
    move |listing| {
        let line = listing.query_selector(selector).ok().flatten();
        line.map(|line| line.get_bounding_client_rect())
    }
}
