//! The editor of the library, `CodeMirror`: `static/scripts/editor.js`, which is a file of its own in a release.

use js_sys::{Array, Object, Promise};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{DomRect, HtmlElement, HtmlScriptElement};
use yew::prelude::*;

use super::{EditorProps, Selection};
use crate::dom::{element, meta};
use crate::locale::{Locale, use_locale};
use crate::text;
use bezzel_run::program::use_present_in_view;

#[wasm_bindgen]
extern "C" {
    /// An editor in the document.
    type ProgramEditor;

    /// Opens an editor in the shadow of an element.
    #[wasm_bindgen(catch, js_name = openProgramEditor)]
    fn open(
        host: &HtmlElement,
        words: &Object,
        on_edit: &Closure<dyn Fn(String)>,
        on_break: &Closure<dyn Fn(u32)>,
        on_caret: &Closure<dyn Fn(u32)>,
    ) -> Result<ProgramEditor, JsValue>;

    #[wasm_bindgen(method, js_name = setText)]
    fn set_text(this: &ProgramEditor, text: &str);

    #[wasm_bindgen(method, js_name = setLines)]
    fn set_lines(
        this: &ProgramEditor,
        next: Option<u32>,
        before: Option<u32>,
        wrong: Option<u32>,
        error: Option<&str>,
    );

    #[wasm_bindgen(method, js_name = setBreaks)]
    fn set_breaks(this: &ProgramEditor, breaks: &[u32]);

    #[wasm_bindgen(method)]
    fn focus(this: &ProgramEditor, anchor: usize, head: usize);

    #[wasm_bindgen(method, js_name = boxOf)]
    fn box_of(this: &ProgramEditor, line: u32) -> DomRect;

    #[wasm_bindgen(method)]
    fn close(this: &ProgramEditor);
}

/// Loads the library, if the build has it and it is not there yet.
///
/// # Errors
///
/// Where there is none, or where it does not come.
pub async fn load() -> Result<(), JsValue> {
    const ID: &str = "editor-library";
    // The file and its hash.
    let named = meta("editor").ok_or("no library")?;
    let (file, hash) = named.split_once(' ').unwrap_or((&named, ""));
    if let Some(before) = element(&format!("script#{ID}")) {
        if before.has_attribute("data-loaded") {
            return Ok(());
        }
        before.remove();
    }
    let document = gloo::utils::document();
    let script: HtmlScriptElement = document.create_element("script")?.unchecked_into();
    script.set_id(ID);
    script.set_type("module");
    script.set_integrity(hash);
    script.set_src(file);
    let ended = Promise::new(&mut |loaded, failed| {
        script.set_onload(Some(&loaded));
        script.set_onerror(Some(&failed));
    });
    gloo::utils::head().append_child(&script)?;
    JsFuture::from(ended).await?;
    script.set_attribute("data-loaded", "")
}

/// An open editor, and the functions that it calls.
struct Open {
    editor: ProgramEditor,
    _on_edit: Closure<dyn Fn(String)>,
    _on_break: Closure<dyn Fn(u32)>,
    _on_caret: Closure<dyn Fn(u32)>,
}

impl Open {
    /// Opens an editor whose callbacks are those of the first drawing: they dispatch to one reducer.
    fn new(host: &HtmlElement, locale: &Locale, props: &EditorProps) -> Result<Self, JsValue> {
        let [on_break, on_caret] = [&props.on_break, &props.on_caret].map(|callback| {
            let callback = callback.clone();
            Closure::new(move |line| callback.emit(line))
        });
        let callback = props.on_edit.clone();
        let on_edit = Closure::new(move |text| callback.emit(text));
        Ok(Self {
            editor: open(host, &editor_words(locale)?, &on_edit, &on_break, &on_caret)?,
            _on_edit: on_edit,
            _on_break: on_break,
            _on_caret: on_caret,
        })
    }
}

#[derive(Clone, PartialEq, Properties)]
pub struct Props {
    pub editor: EditorProps,
    /// The selection to begin with. Then the editor takes the focus.
    pub selection: Option<Selection>,
    /// The library does not work in this browser.
    pub on_failure: Callback<()>,
}

/// The editor.
#[component]
pub fn LibraryEditor(props: &Props) -> Html {
    let locale = use_locale();
    let host = use_node_ref();
    let open = use_mut_ref(|| None::<Open>);
    // Another language opens the editor anew.
    let language = locale.language;
    let editor = &props.editor;
    {
        let (host, open, props) = (host.clone(), open.clone(), props.clone());
        use_effect_with(language, move |_| {
            let host: HtmlElement = host.cast().expect("the element of this part is drawn");
            match Open::new(&host, &locale, &props.editor) {
                Ok(opened) => {
                    opened.editor.set_text(&props.editor.source);
                    if let Some((anchor, head)) = props.selection {
                        opened.editor.focus(anchor, head);
                    }
                    open.replace(Some(opened));
                }
                Err(problem) => {
                    gloo::console::error!("The editor cannot be opened:", problem);
                    props.on_failure.emit(());
                }
            }
            move || {
                if let Some(open) = open.take() {
                    open.editor.close();
                }
            }
        });
    }
    let with_editor = |show: fn(&ProgramEditor, &EditorProps)| {
        let (open, props) = (open.clone(), editor.clone());
        move || {
            if let Some(open) = &*open.borrow() {
                show(&open.editor, &props);
            }
        }
    };
    let show = with_editor(|editor, props| editor.set_text(&props.source));
    use_effect_with((editor.source.clone(), language), move |_| show());
    let show = with_editor(|editor, props| {
        let marked = props.marked;
        editor.set_lines(
            marked.next,
            marked.before,
            marked.wrong,
            props.error.as_deref(),
        );
    });
    use_effect_with((editor.marked, editor.error.clone(), language), move |_| {
        show();
    });
    let show = with_editor(|editor, props| editor.set_breaks(&props.breaks));
    use_effect_with((editor.breaks.clone(), language), move |_| show());
    let marked = editor.marked.next.or(editor.marked.wrong);
    let box_of = move |_: &HtmlElement| {
        let open = open.borrow();
        Some(open.as_ref()?.editor.box_of(marked?))
    };
    use_present_in_view(&host, box_of, marked);
    html! { <div class="code-editor listing" ref={host} /> }
}

/// The words of the editor as an object of the script: those of the field, and those of the library by its own in English.
fn editor_words(locale: &Locale) -> Result<Object, JsValue> {
    let words = [
        ("label", text!(locale, "own-source")),
        ("help", text!(locale, "own-source-help")),
        ("empty", text!(locale, "own-placeholder")),
        ("Find", text!(locale, "editor-find")),
        ("Replace", text!(locale, "editor-replacement")),
        ("next", text!(locale, "editor-next")),
        ("previous", text!(locale, "editor-previous")),
        ("all", text!(locale, "editor-all")),
        ("match case", text!(locale, "editor-case")),
        ("regexp", text!(locale, "editor-pattern")),
        ("by word", text!(locale, "editor-word")),
        ("replace", text!(locale, "editor-replace")),
        ("replace all", text!(locale, "editor-replace-all")),
        ("close", text!(locale, "dialog-close")),
        ("current match", text!(locale, "editor-current")),
        ("on line", text!(locale, "editor-on-line")),
        ("replaced match on line $", text!(locale, "editor-replaced")),
        ("replaced $ matches", text!(locale, "editor-replaced-all")),
        ("Go to line", text!(locale, "editor-go-to-line")),
        ("go", text!(locale, "editor-go")),
        ("Diagnostics", text!(locale, "editor-errors")),
        ("No diagnostics", text!(locale, "editor-no-errors")),
        ("Selection deleted", text!(locale, "editor-deleted")),
        ("Control character", text!(locale, "editor-control")),
    ];
    let entries = words.map(|(name, words)| Array::of2(&name.into(), &words.into()));
    Object::from_entries(&entries.into_iter().collect::<Array>())
}
