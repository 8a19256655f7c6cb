//! The memory of the program at a step: its variables, its calls, and the printed text.

use std::collections::BTreeSet;
use std::rc::Rc;

use bezzel_recording::{Frame, State, Value, Variable};
use yew::prelude::*;

use super::shared_lists::SharedLists;
use super::written_value::Written;
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

/// The variables of the running call and of the program, those without data left out; then all calls, with a way out of the running
/// one. A list that several of them have is shown once.
pub fn memory(state: &State, source: &str, way_out: Html, locale: &Locale) -> Html {
    let inner = nonlocals(source);
    let (of_call, function) = match state.running() {
        Some(frame) => (&frame.variables[..], &*frame.function),
        None => Default::default(),
    };
    // From the newest to the oldest: of a list in several calls, the first has its items as they are.
    let waiting = state.stack().iter().rev().take(MOST_CALLS).skip(1);
    let values = listed(of_call)
        .chain(listed(state.globals()))
        .chain(waiting.flat_map(|frame| known(frame, &inner)));
    let mut lists = SharedLists::of(values.filter_map(|variable| variable.value.as_ref()));
    html! {
        <>
            <div class="own-variables">
                if of_call.iter().any(is_data) {
                    { scope(&text!(locale, "own-variables-of", function), of_call, &mut lists, locale) }
                }
                if state.globals().iter().any(is_data) {
                    { scope(&text!(locale, "own-variables-global"), state.globals(), &mut lists, locale) }
                }
            </div>
            { stack(state.stack(), &inner, way_out, &mut lists, locale) }
        </>
    }
}

/// The variables of a scope that are listed.
fn listed(variables: &[Variable]) -> impl Iterator<Item = &Variable> {
    let data = variables.iter().filter(|variable| is_data(variable));
    data.take(MOST_VARIABLES)
}

fn scope(label: &str, variables: &[Variable], lists: &mut SharedLists, locale: &Locale) -> Html {
    let variable = |variable: &Variable| {
        let value = variable.value.as_ref()?;
        Some(html! {
            <div data-variable={variable.name.to_string()}>
                <dt>{ &*variable.name }</dt>
                <dd>{ Written::of(value, MAX_LENGTH, lists).html(locale) }</dd>
            </div>
        })
    };
    let data = variables.iter().filter(|variable| is_data(variable));
    let more = data.count().saturating_sub(MOST_VARIABLES);
    html! {
        <>
            <h3>{ label }</h3>
            <dl>{ for listed(variables).filter_map(variable) }</dl>
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

/// The variables that an inner function changes for the outer one.
fn nonlocals(source: &str) -> BTreeSet<&str> {
    let lines = source.lines().map(str::trim_start);
    let names = lines.filter_map(|line| line.strip_prefix("nonlocal "));
    let names = names.flat_map(|names| names.split([',', ';', '#']));
    names.map(str::trim).collect()
}

/// The variables of a waiting call whose values are known: a list that has changed since belongs to a later call, too. Of sets,
/// dictionaries and objects the recording does not say whether they are the same, and inner functions change some variables.
fn known<'a>(frame: &'a Frame, inner: &'a BTreeSet<&str>) -> impl Iterator<Item = &'a Variable> {
    fn is_known(value: &Value) -> bool {
        match value {
            Value::List(items) => items.identity().is_some() && items.iter().all(is_known),
            Value::Tuple(items) => items.iter().all(is_known),
            value => value.is_scalar(),
        }
    }
    let data = frame.variables.iter().filter(|variable| is_data(variable));
    let outer = data.filter(|variable| !inner.contains(&*variable.name));
    outer.filter(|variable| variable.value.as_ref().is_some_and(is_known))
}

fn is_scalar(variable: &Variable) -> bool {
    variable.value.as_ref().is_some_and(Value::is_scalar)
}

/// The calls that are not over, the running one first, with their variables, and a way out of the running one.
fn stack(
    frames: &[Rc<Frame>],
    inner: &BTreeSet<&str>,
    way_out: Html,
    lists: &mut SharedLists,
    locale: &Locale,
) -> Html {
    let call = |(index, frame): (usize, &Rc<Frame>)| {
        let is_running = index + 1 == frames.len();
        let (running, waiting) = if is_running {
            (
                Some(listed(&frame.variables).filter(|variable| is_scalar(variable))),
                None,
            )
        } else {
            (None, Some(known(frame, inner)))
        };
        // The lists of the running call stand above.
        let variables = running
            .into_iter()
            .flatten()
            .chain(waiting.into_iter().flatten());
        let value = |(index, variable): (usize, &Variable)| {
            let value = Written::of(variable.value.as_ref()?, MOST_IN_CALL, lists).html(locale);
            let comma = if index > 0 { ", " } else { "" };
            Some(html! { <>{ comma }{ &*variable.name }{ " = " }{ value }</> })
        };
        html! {
            <tr class={is_running.then_some("open")}>
                <th scope="row">{ &*frame.function }</th>
                <td>{ frame.line }</td>
                <td>{ for variables.enumerate().filter_map(value) }</td>
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
    fn of_a_waiting_call_what_may_have_changed_is_left_out() {
        let variable = |name: &str, value| Variable {
            name: name.into(),
            value: Some(value),
        };
        let set = Value::Set(Rc::new(vec![Value::Int(1)]));
        let frame = Frame {
            variables: vec![
                variable("row", Value::Int(2)),
                variable("count", Value::Int(3)),
                variable("marks", set.clone()),
                variable("path", Value::list_with_identity(vec![Value::Int(0)], 1)),
                variable("sets", Value::list_with_identity(vec![set], 2)),
            ],
            function: "f".into(),
            call: 1,
            defined: 1,
            line: 2,
        };
        let inner = nonlocals("def f():\n    nonlocal best, count  # both\n");
        let names = known(&frame, &inner).map(|variable| &*variable.name);
        assert_eq!(names.collect::<Vec<_>>(), ["row", "path"]);
    }

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
