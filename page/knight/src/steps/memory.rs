//! The memory of the search: the board as an array, and the stack of calls.

use bezzel_solver::board::Square;
use bezzel_stepping::knight::{Event, Frame, Run};
use yew::prelude::*;

use crate::link::Names;
use crate::locale::Locale;
use crate::text;

/// The array and the stack.
pub fn memory(run: &Run, names: Names, locale: &Locale) -> Html {
    html! {
        <div class="memory">
            { array(run, names, locale) }
            { stack(run, names, locale) }
        </div>
    }
}

/// The array of the numbers, a line of boxes for each row.
fn array(run: &Run, names: Names, locale: &Locale) -> Html {
    let path = run.path();
    let at = match run.event() {
        Event::Try { to, .. } | Event::Reject { to, .. } => to,
        Event::Place { square } | Event::TakeBack { square } => Some(square),
        _ => None,
    };
    let changed = matches!(run.event(), Event::Place { .. } | Event::TakeBack { .. });
    let cell = |square: Square| {
        let number = path.iter().position(|visited| *visited == square);
        let number = number.map_or(0, |index| index + 1);
        let seen = at == Some(square);
        let (i, j) = names.numbers(square);
        html! {
            <span
                class={classes!(
                    "box",
                    (number > 0).then_some("set"),
                    seen.then_some("seen"),
                    (seen && changed).then_some("changed"),
                )}
                data-cell={format!("h.{i}.{j}")}
                data-value={number.to_string()}
            >
                <b>{ number }</b>
            </span>
        }
    };
    let size = names.size;
    let line = |row: u32| {
        let squares = (0..size.columns()).map(|column| Square::new(row, column));
        html! { <div class="line">{ for squares.map(cell) }</div> }
    };
    html! {
        <section class="arrays">
            <h3>{ text!(locale, "steps-array") }</h3>
            <figure data-array="h">
                <figcaption>{ text!(locale, "steps-array-words") }</figcaption>
                <div
                    class="boxes"
                    role="img"
                    aria-label={text!(locale, "steps-array-label", visited = path.len())}
                >
                    { for (0..size.rows()).map(line) }
                </div>
            </figure>
        </section>
    }
}

/// The stack as a table, with the last call on top, where the events happen.
fn stack(run: &Run, names: Names, locale: &Locale) -> Html {
    let frames: Vec<(usize, Frame)> = (1..).zip(run.stack()).collect();
    if frames.is_empty() {
        return Html::default();
    }
    let call = |(number, frame): (usize, Frame)| {
        html! {
            <tr>
                <th scope="row">{ number }</th>
                <td>{ names.square(frame.square) }</td>
                <td>{ frame.left }</td>
            </tr>
        }
    };
    html! {
        <section class="stack">
            <h3>{ text!(locale, "search-stack") }</h3>
            <div class="calls" role="region" aria-label={text!(locale, "search-stack")} tabindex="0">
            <table>
                <thead>
                    <tr>
                        <th scope="col">{ text!(locale, "steps-call") }</th>
                        <th scope="col">{ text!(locale, "steps-square") }</th>
                        <th scope="col">{ text!(locale, "steps-left") }</th>
                    </tr>
                </thead>
                <tbody>
                    { for frames.into_iter().rev().map(call) }
                </tbody>
            </table>
            </div>
        </section>
    }
}
