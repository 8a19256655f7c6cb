//! The editor of the visitor's program: by a library once that is loaded, else a plain field. The lines of the run are marked.

mod field;
mod indent;
mod library;

use std::rc::Rc;

use wasm_bindgen::JsCast;
use wasm_bindgen_futures::spawn_local;
use web_sys::HtmlTextAreaElement;
use yew::prelude::*;

use self::field::PlainField;
use self::library::{LibraryEditor, load};
use crate::locale::use_locale;
use crate::text;

/// The id of the help below the editor.
const HELP: &str = "own-source-help";

/// The marked lines of a program, by their numbers from 1.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct MarkedLines {
    /// The line that is about to run.
    pub next: Option<u32>,
    /// The line that ran last.
    pub before: Option<u32>,
    /// The line with an error.
    pub wrong: Option<u32>,
}

#[derive(Clone, PartialEq, Properties)]
pub struct EditorProps {
    /// The program.
    pub source: AttrValue,
    pub marked: MarkedLines,
    /// The error of the wrong line, in words.
    pub error: Option<AttrValue>,
    /// The lines with breakpoints.
    pub breaks: Rc<[u32]>,
    pub on_edit: Callback<String>,
    /// Sets a breakpoint on a line, or takes it away.
    pub on_break: Callback<u32>,
    /// The cursor has come to a line.
    pub on_caret: Callback<u32>,
}

/// A selection in the plain field that the library's editor takes over: its beginning and its end, in UTF-16 units.
type Selection = (usize, usize);

/// The editor.
#[component]
pub fn Editor(props: &EditorProps) -> Html {
    let locale = use_locale();
    // Once the library is there: the selection, if the visitor has been in the plain field by then.
    let loaded = use_state_eq(|| None::<Option<Selection>>);
    {
        let loaded = loaded.setter();
        use_effect_with((), move |()| {
            spawn_local(async move {
                if load().await.is_ok() {
                    loaded.set(Some(focused_selection()));
                }
            });
        });
    }
    html! {
        <div class="field own-editor">
            if let Some(selection) = *loaded {
                <LibraryEditor
                    editor={props.clone()}
                    {selection}
                    on_failure={Callback::from(move |()| loaded.set(None))}
                />
            } else {
                <PlainField ..props.clone() />
            }
            <p class="help" id={HELP}>{ text!(locale, "own-source-help") }</p>
        </div>
    }
}

/// The selection in the plain field, if it has the focus.
fn focused_selection() -> Option<Selection> {
    let focused = gloo::utils::document().active_element()?;
    let field: HtmlTextAreaElement = focused.dyn_into().ok()?;
    (field.id() == field::ID).then(|| field::selection(&field))
}
