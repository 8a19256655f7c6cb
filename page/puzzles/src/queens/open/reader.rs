//! The field for a text or a picture, and the puzzle that was read in it.

use std::rc::Rc;

use bezzel_solver::queens::puzzle::Puzzle;
use wasm_bindgen_futures::spawn_local;
use web_sys::{File, HtmlElement, HtmlTextAreaElement};
use yew::prelude::*;

use super::given::Given;
use super::state::{Action, Reading, Use};
use super::words::{count_words, excerpt, fault_words};
use crate::bridge::puzzle_text::{Detail, MAX_BYTES, Read, Refused};
use crate::bridge::{JobState, picture as work, use_request};
use crate::components::control::{Button, NumberField, chosen_file, press, text_of};
use crate::components::screen::{Part, PartName};
use crate::components::{
    CloseDialog, Loaded, dispatching, failure_words, given_pixels, region_colours, use_loaded,
};
use crate::link::{Link, Place};
use crate::locale::{Locale, load, use_locale};
use crate::named::Named;
use crate::queens::picture::picture;
use crate::queens::words::{RuleWithPiece, goal_words, kind_of};
use crate::text;

const TEXT: &str = "puzzle-text";
const FILE: &str = "puzzle-file";
const PICTURE: &str = "puzzle-picture";
const ANSWER: &str = "puzzle-text-answer";

/// A small puzzle, as an example of a text.
const EXAMPLE: &str = "aabbc\naabbb\naddbd\nadddd\neeeee";

/// The field for a puzzle of another page. Its texts are loaded with it.
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct Reader {
    /// The last thing that was given to the field, with its number.
    pub given: (u32, Given),
    /// Keeps the text of the field.
    pub on_text: Callback<Rc<str>>,
    /// Gets the visitor's wish, before the dialog closes.
    pub on_use: Callback<Use>,
}

impl Part for Reader {
    const NAME: PartName = PartName::Reader;
    const IS_WANTED_AT_ONCE: bool = true;

    fn html(&self, _locale: &Locale) -> Html {
        html! { <Field ..self.clone() /> }
    }
}

#[component]
fn Field(props: &Reader) -> Html {
    let page = use_locale();
    let close = use_context::<CloseDialog>();
    let (texts, retry) = use_loaded(Some(page.language), |language| {
        load(language, vec!["puzzles", "reading"])
    });
    let reading = use_reducer(Reading::default);
    use_request(&reading.request, dispatching(&reading, Action::Worker));
    use_request(&reading.picture, dispatching(&reading, Action::Seen));
    {
        let reading = reading.clone();
        use_effect_with(props.given.clone(), move |(_, given)| match given {
            Given::Text(text) => reading.dispatch(Action::Text(text.clone())),
            Given::File(file) => read_file(file.clone(), reading),
        });
    }
    {
        let on_text = props.on_text.clone();
        use_effect_with(reading.text.clone(), move |text| {
            if !text.is_empty() {
                on_text.emit(text.clone());
            }
        });
    }
    let node = use_node_ref();
    let is_here = matches!(texts, Loaded::Here(_));
    // On a phone, the keyboard would hide a puzzle that was pasted.
    let is_blank = matches!(&props.given.1, Given::Text(text) if text.is_empty());
    let field = node.clone();
    use_effect_with(is_here, move |_| {
        if let Some(field) = field.cast::<HtmlElement>().filter(|_| is_blank) {
            // Fails for no element that is in the page.
            let _ = field.focus();
        }
    });
    let locale = match texts {
        Loaded::Waiting => return html! { <div class="reader awaited"></div> },
        Loaded::Failed => {
            return html! {
                <div class="row" role="alert">
                    <p class="error">{ text!(page, "retry-words") }</p>
                    <Button name="retry-now" on_press={retry} />
                </div>
            };
        }
        Loaded::Here(texts) => texts.noting(page.chosen, Place::Puzzles),
    };
    let oninput = dispatching(&reading, |event: InputEvent| {
        let field: HtmlTextAreaElement = event.target_unchecked_into();
        Action::Text(field.value().into())
    });
    let onchange = {
        let reading = reading.clone();
        Callback::from(move |event: Event| {
            if let Some(file) = chosen_file(&event) {
                read_file(file, reading.clone());
            }
        })
    };
    let on_use = {
        let on_use = props.on_use.clone();
        Callback::from(move |used| {
            on_use.emit(used);
            if let Some(CloseDialog(close)) = &close {
                close.emit(());
            }
        })
    };
    let is_refused = !reading.text.is_empty() && matches!(reading.found.as_deref(), Some(Err(_)));
    html! {
        <div class="reader">
            <div class="given">
                <div class="field">
                <label for={TEXT}>{ text!(locale, "read-label") }</label>
                <textarea
                    ref={node}
                    id={TEXT}
                    data-action="puzzle-text"
                    rows="5"
                    spellcheck="false"
                    autocomplete="off"
                    autocapitalize="off"
                    placeholder={EXAMPLE}
                    value={reading.text.to_string()}
                    aria-invalid={is_refused.then_some("true")}
                    aria-describedby={ANSWER}
                    {oninput}
                />
                </div>
                <div class="row">
                    <input id={PICTURE} class="visually-hidden" type="file" accept="image/*" onchange={onchange.clone()} />
                    <label class="action file" for={PICTURE}>{ text!(locale, "read-picture") }</label>
                    <input id={FILE} class="visually-hidden" type="file" {onchange} />
                    <label class="action file" for={FILE}>{ text!(locale, "read-file") }</label>
                </div>
            </div>
            <div
                id={ANSWER}
                class="answer"
                role="status"
                aria-busy={(*reading.job() == JobState::Running).then_some("true")}
            >
                { answer(&reading, &on_use, &locale) }
            </div>
        </div>
    }
}

/// Reads a file: a picture, or a text into the field.
fn read_file(file: File, reading: UseReducerHandle<Reading>) {
    spawn_local(async move {
        let is_picture = file.type_().starts_with("image/");
        let text = if is_picture {
            Err("picture")
        } else {
            text_in(&file).await
        };
        let action = match text {
            Ok(text) => Action::Text(text),
            // Some devices do not say that a file is a picture.
            Err(fault) => picture_in(&file).await.unwrap_or(Action::NoText(fault)),
        };
        reading.dispatch(action);
    });
}

/// The text of a file, or the name of the fault by which it has none.
async fn text_in(file: &File) -> Result<Rc<str>, &'static str> {
    if file.size() > MAX_BYTES as f64 {
        return Err("long");
    }
    let text = text_of(file).await;
    // Bytes that are no text become such signs.
    let text = text.filter(|text| !text.contains(['\0', '\u{fffd}']));
    text.map(Rc::from).ok_or("file")
}

/// The picture of a file, if it has one.
async fn picture_in(file: &File) -> Option<Action> {
    let ((width, height), rgba) = given_pixels(file).await.ok()?;
    let rgba = rgba.into();
    Some(Action::Picture(work::Task {
        width,
        height,
        rgba,
    }))
}

/// The puzzle of the text, or what is wrong with it; without a text, what can be read.
fn answer(reading: &UseReducerHandle<Reading>, on_use: &Callback<Use>, locale: &Locale) -> Html {
    if let JobState::Failed(failure) = reading.job() {
        return html! {
            <div class="row">
                <p class="error">{ failure_words(failure, locale) }</p>
                { press(reading, "restart", "restart", Action::Again) }
            </div>
        };
    }
    match reading.found.as_deref() {
        Some(Ok(read)) => found(read, reading, on_use, locale),
        Some(Err(refused)) => fault(refused, &reading.text, on_use, locale),
        None if reading.picture.is_running() => {
            html! { <p class="quiet">{ text!(locale, "read-looking") }</p> }
        }
        None => html! { <p class="quiet">{ text!(locale, "read-help") }</p> },
    }
}

/// The fault, its place, and the line with the place marked; a link to another screen, if the text is one.
fn fault(refused: &Refused, text: &Rc<str>, on_use: &Callback<Use>, locale: &Locale) -> Html {
    let [line, column] = refused.place.unwrap_or_default();
    let placed = |number: usize| refused.place.map(|_| number.to_string());
    let piece = refused.place.and_then(|place| excerpt(text, place));
    html! {
        <div class="unread" data-unread={refused.fault.clone()} data-line={placed(line)} data-column={placed(column)}>
            <p class="error">
                if refused.place.is_some() {
                    <b>{ text!(locale, "read-place", line, column) }</b>
                    { " " }
                }
                { fault_words(refused, locale) }
            </p>
            if let Some([before, sign, behind]) = piece {
                <pre class="snippet">{ before }<mark>{ sign }</mark>{ behind }</pre>
            }
            if let Some(link) = elsewhere(refused) {
                <Button
                    name="follow-read"
                    words={text!(locale, "read-follow")}
                    primary=true
                    on_press={on_use.reform(move |()| Use::Follow(link.clone()))}
                />
            }
        </div>
    }
}

/// The link of this page to another screen.
fn elsewhere(refused: &Refused) -> Option<Link> {
    let (_, found) = refused.details.first()?;
    match found {
        Detail::Text(link) if refused.fault == "elsewhere" => Some(Link::read(link).0),
        _ => None,
    }
}

/// The puzzle with all that is known about it, and the buttons that use it.
fn found(
    read: &Read,
    reading: &UseReducerHandle<Reading>,
    on_use: &Callback<Use>,
    locale: &Locale,
) -> Html {
    let judged = &read.judged;
    let puzzle = &judged.puzzle;
    let name = match judged.count {
        0 => "none",
        1 => "one",
        _ => "several",
    };
    let waits = reading.request.is_running().then_some("read-busy");
    let using = |used: Use| on_use.reform(move |()| used.clone());
    let doubtful = &read.doubtful;
    let all = read.puzzles;
    html! {
        <div class="read" data-read={name} data-count={all.to_string()} data-n={puzzle.n().to_string()} data-doubtful={doubtful.len().to_string()}>
            if all > 1 {
                <NumberField
                    name="puzzle-of-text"
                    label={text!(locale, "read-which", all)}
                    value={read.number as u32 + 1}
                    least=1
                    most={all as u32}
                    default=1
                    on_change={dispatching(reading, |number: u32| Action::Choose(number as usize - 1))}
                />
            }
            { picture(puzzle, puzzle.given(), doubtful, &region_colours(puzzle, false)) }
            if !doubtful.is_empty() {
                <p>{ text!(locale, "read-doubtful", count = doubtful.len()) }</p>
            }
            <p><b>{ sort_words(puzzle, locale) }</b>{ " " }{ count_words(judged, locale) }</p>
            <div class="row">
                <Button
                    name="solve-read"
                    words={text!(locale, "puzzle-play")}
                    primary=true
                    disabled={waits.or((judged.count != 1).then_some("puzzle-why-not-unique"))}
                    on_press={using(Use::Solve(puzzle.clone()))}
                />
                <Button name="make-read" words={text!(locale, "read-make")} disabled={waits} on_press={using(Use::Change(puzzle.clone(), doubtful.clone()))} />
            </div>
            <p class="quiet">{ goal_words(puzzle, locale) }</p>
        </div>
    }
}

/// The size, the kind, the rule and the given queens.
fn sort_words(puzzle: &Puzzle, locale: &Locale) -> String {
    let [kind, rule] = [
        format!("puzzle-kind-{}", kind_of(puzzle)),
        format!("puzzle-rule-{}", RuleWithPiece(puzzle.rule()).name()),
    ]
    .map(|key| locale.text(&key, &[]));
    let (n, given) = (puzzle.n(), puzzle.given().len());
    text!(locale, "read-sort", n, kind, rule, given)
}
