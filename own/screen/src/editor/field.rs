//! The plain field with numbered lines: the editor where its library cannot be loaded, and until it is.

use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlDocument, HtmlTextAreaElement};
use yew::prelude::*;

use super::indent::{Change, Key, line_at};
use super::{EditorProps, HELP, MarkedLines, Selection};
use crate::locale::use_locale;
use crate::text;
use bezzel_run::program::{of_selector, use_present_in_view};

/// The least number of lines that are shown.
const LEAST_LINES: usize = 12;
/// The id of the text field.
pub const ID: &str = "own-source";

/// The field.
#[component]
pub fn PlainField(props: &EditorProps) -> Html {
    let locale = use_locale();
    let node = use_node_ref();
    let leaves = use_mut_ref(|| false);
    let marked = props.marked;
    use_present_in_view(&node, of_selector("[data-own-line]"), marked.next);
    let oninput = props
        .on_edit
        .reform(|event: InputEvent| event.target_unchecked_into::<HtmlTextAreaElement>().value());
    let onkeydown = {
        let (on_edit, on_break) = (props.on_edit.clone(), props.on_break.clone());
        Callback::from(move |event: KeyboardEvent| {
            let leaving = leaves.replace(event.key() == "Escape");
            let area: HtmlTextAreaElement = event.target_unchecked_into();
            if event.key() == "F9" && !event.repeat() {
                event.prevent_default();
                on_break.emit(line_of(&area));
            }
            let key =
                key(&event).filter(|key| !leaving || matches!(key, Key::Enter | Key::Backspace));
            if let Some(change) = key.and_then(|key| key.change(&area.value(), selection(&area))) {
                event.prevent_default();
                apply(&area, &change);
                on_edit.emit(area.value());
            }
        })
    };
    let on_caret = props.on_caret.clone();
    let report = move |area: HtmlTextAreaElement| on_caret.emit(line_of(&area));
    let onkeyup = Callback::from({
        let report = report.clone();
        move |event: KeyboardEvent| report(event.target_unchecked_into())
    });
    let onclick = Callback::from(move |event: MouseEvent| report(event.target_unchecked_into()));
    let on_number = props.on_break.clone();
    let onnumber = Callback::from(move |event: MouseEvent| {
        let pressed: Option<Element> = event.target_dyn_into();
        let number = pressed.and_then(|pressed| pressed.closest("li").ok().flatten());
        let line = number.and_then(|number| number.text_content()?.parse().ok());
        if let Some(line) = line {
            on_number.emit(line);
        }
    });
    let lines = props.source.split('\n').count();
    html! {
        <>
            <label class="visually-hidden" for={ID}>{ text!(locale, "own-source") }</label>
            <div class="numbered listing" ref={node}>
                <ol aria-hidden="true" onclick={onnumber}>
                    for line in 1..=lines as u32 {
                        { number(line, marked, &props.breaks) }
                    }
                </ol>
                <textarea
                    id={ID}
                    data-own="source"
                    rows={lines.max(LEAST_LINES).to_string()}
                    wrap="off"
                    autocomplete="off"
                    autocapitalize="off"
                    spellcheck="false"
                    placeholder={text!(locale, "own-placeholder")}
                    value={props.source.clone()}
                    aria-describedby={HELP}
                    {oninput}
                    {onkeydown}
                    {onkeyup}
                    {onclick}
                />
            </div>
        </>
    }
}

/// The number of a line, with its marks.
fn number(line: u32, marked: MarkedLines, breaks: &[u32]) -> Html {
    let has_break = breaks.contains(&line);
    let is = |mark: Option<u32>| mark == Some(line);
    let class = classes!(
        is(marked.next).then_some("next"),
        is(marked.before).then_some("before"),
        is(marked.wrong).then_some("wrong"),
    );
    html! {
        <li
            {class}
            data-own-line={is(marked.next).then(|| line.to_string())}
            data-own-break={has_break.then(|| line.to_string())}
        >
            { line }
        </li>
    }
}

/// The key that the editor answers itself.
fn key(event: &KeyboardEvent) -> Option<Key> {
    if event.ctrl_key() || event.meta_key() || event.alt_key() || event.is_composing() {
        return None;
    }
    match event.key().as_str() {
        "Tab" if event.shift_key() => Some(Key::Outdent),
        "Tab" => Some(Key::Indent),
        "Enter" => Some(Key::Enter),
        "Backspace" => Some(Key::Backspace),
        _ => None,
    }
}

/// The line of the cursor, from 1.
fn line_of(area: &HtmlTextAreaElement) -> u32 {
    line_at(&area.value(), selection(area).0)
}

/// The selection in the field.
pub fn selection(area: &HtmlTextAreaElement) -> Selection {
    let place = |place: Result<Option<u32>, _>| place.ok().flatten().unwrap_or(0) as usize;
    (place(area.selection_start()), place(area.selection_end()))
}

/// Makes a change that the browser's own undo can take back, if the browser supports this.
fn apply(area: &HtmlTextAreaElement, change: &Change) {
    let select = |from: usize, to: usize| {
        // Fails for no text field.
        let _ = area.set_selection_range(from as u32, to as u32);
    };
    select(change.from, change.to);
    let document: HtmlDocument = gloo::utils::document().unchecked_into();
    let command = if change.text.is_empty() {
        "delete"
    } else {
        "insertText"
    };
    let is_done =
        document.exec_command_with_show_ui_and_value(command, false, change.text.as_str());
    if is_done != Ok(true) {
        // Fails for no text field.
        let _ = area.set_range_text(change.text.as_str());
    }
    select(change.selected.0, change.selected.1);
}
