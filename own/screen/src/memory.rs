//! The memory of the program at a step: its variables, its calls, and the printed text.

use std::rc::Rc;

use bezzel_recording::{Frame, State, Value, Variable};
use yew::prelude::*;

use super::shared_lists::SharedLists;
use super::written_value::written;
use crate::locale::Locale;
use crate::text;

/// The length at which a value is cut, and that of a value in the table of calls.
const MAX_LENGTH: usize = 240;
const MOST_IN_CALL: usize = 24;
/// The bytes and the lines of the printed text that are shown: the browser lays them out anew whenever more is printed.
const MOST_PRINTED: usize = 40_000;
const MOST_LINES: usize = 1_000;
/// The number of variables that are listed.
const MOST_VARIABLES: usize = 100;
/// The number of calls that are listed, from the running one on.
const MOST_CALLS: usize = 40;
/// The classes of values that are no data.
const NO_DATA: [&str; 5] = [
    "function",
    "type",
    "module",
    "builtin_function_or_method",
    "method",
];

/// The variables of the running call and of the program, those without data left out.
pub fn variables(state: &State, locale: &Locale) -> Html {
    let of_call = state
        .running()
        .map_or(&[][..], |frame| &frame.variables[..]);
    let function = state.running().map_or("", |frame| &*frame.function);
    let values = shown(of_call).chain(shown(state.globals()));
    let mut lists = SharedLists::of(values.filter_map(|variable| variable.value.as_ref()));
    html! {
        <div class="own-variables">
            if of_call.iter().any(is_data) {
                { list(&text!(locale, "own-variables-of", function), of_call, &mut lists, locale) }
            }
            if state.globals().iter().any(is_data) {
                { list(&text!(locale, "own-variables-global"), state.globals(), &mut lists, locale) }
            }
        </div>
    }
}

/// The variables of a scope that are listed.
fn shown(variables: &[Variable]) -> impl Iterator<Item = &Variable> {
    let data = variables.iter().filter(|variable| is_data(variable));
    data.take(MOST_VARIABLES)
}

fn list(label: &str, variables: &[Variable], lists: &mut SharedLists, locale: &Locale) -> Html {
    let variable = |variable: &Variable| {
        let value = variable.value.as_ref()?;
        Some(html! {
            <div data-variable={variable.name.to_string()}>
                <dt>{ &*variable.name }</dt>
                <dd>{ lists.html(value, MAX_LENGTH, locale) }</dd>
            </div>
        })
    };
    let data = variables.iter().filter(|variable| is_data(variable));
    let more = data.count().saturating_sub(MOST_VARIABLES);
    html! {
        <>
            <h3>{ label }</h3>
            <dl>{ for shown(variables).filter_map(variable) }</dl>
            if more > 0 {
                <p class="quiet">{ text!(locale, "own-more-variables", more) }</p>
            }
        </>
    }
}

/// Whether a variable has a value that is data.
pub fn is_data(variable: &Variable) -> bool {
    let is_dunder = variable.name.starts_with("__");
    match &variable.value {
        Some(Value::Opaque(class)) => !NO_DATA.contains(&&**class),
        value => value.is_some() && !is_dunder,
    }
}

/// The calls that are not over, the running one first, with their numbers and words, and a way out of the running one.
pub fn stack(state: &State, way_out: Html, locale: &Locale) -> Html {
    let frames = state.stack();
    let call = |(index, frame): (usize, &Rc<Frame>)| {
        let is_running = index + 1 == frames.len();
        let scalars: Vec<String> = frame
            .scalars()
            .filter_map(|variable| {
                let value = written(variable.value.as_ref()?, MOST_IN_CALL);
                Some(format!("{} = {value}", variable.name))
            })
            .collect();
        html! {
            <tr class={is_running.then_some("open")}>
                <th scope="row">{ &*frame.function }</th>
                <td>{ frame.line }</td>
                <td>{ scalars.join(", ") }</td>
            </tr>
        }
    };
    let more = frames.len().saturating_sub(MOST_CALLS);
    html! {
        <section class="stack own-stack">
            <h3>{ text!(locale, "search-stack") }</h3>
            { way_out }
            <div class="calls" role="region" aria-label={text!(locale, "search-stack")} tabindex="0">
                <table>
                    <thead>
                        <tr>
                            <th scope="col">{ text!(locale, "own-call") }</th>
                            <th scope="col">{ text!(locale, "own-line") }</th>
                            <th scope="col">{ text!(locale, "own-values") }</th>
                        </tr>
                    </thead>
                    <tbody>{ for frames.iter().enumerate().rev().take(MOST_CALLS).map(call) }</tbody>
                </table>
                if more > 0 {
                    <p class="quiet">{ text!(locale, "own-more-calls", more) }</p>
                }
            </div>
        </section>
    }
}

/// The text that has been printed so far, or the end of a long one.
pub fn output(printed: &str, locale: &Locale) -> Html {
    let shown = end_of(printed);
    html! {
        <section class="own-output">
            <h3>{ text!(locale, "own-output") }</h3>
            if shown.len() < printed.len() {
                <p class="quiet">{ text!(locale, "own-output-cut") }</p>
            }
            <pre data-own="output" role="region" aria-label={text!(locale, "own-output")} tabindex="0">{ shown }</pre>
        </section>
    }
}

/// The end of a text, as far as it is shown.
fn end_of(text: &str) -> &str {
    let end = &text[text.ceil_char_boundary(text.len().saturating_sub(MOST_PRINTED))..];
    // The last line may be complete.
    let mut lines = end.strip_suffix('\n').unwrap_or(end).rmatch_indices('\n');
    let before = lines.nth(MOST_LINES - 1);
    &end[before.map_or(0, |(at, _)| at + 1)..]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_a_long_output_the_last_lines_are_shown() {
        let lines = |count: usize| {
            (1..=count)
                .map(|line| line.to_string() + "\n")
                .collect::<String>()
        };
        assert_eq!(end_of(&lines(MOST_LINES)), lines(MOST_LINES));
        let cut = lines(MOST_LINES + 7);
        assert!(end_of(&cut).starts_with("8\n"));
        assert_eq!(end_of(&cut).lines().count(), MOST_LINES);
        assert_eq!(end_of(&cut[..cut.len() - 1]).lines().count(), MOST_LINES);
        assert_eq!(end_of(&"é".repeat(MOST_PRINTED)).len(), MOST_PRINTED);
    }
}
