//! The calls that have not returned: a row of the table for each, with the
//! numbers by which the test compares queens.

use bezzel_solver::board::Square;
use bezzel_stepping::queens::{Cells, Event, Frame, Run};
use yew::prelude::*;

use crate::link::Names;
use crate::locale::Locale;
use crate::locale::signed;
use crate::text;

/// The stack as a table, the first call on top. The square of a row that the pointer is on is shown on the board.
pub fn stack(
    run: &Run,
    names: Names,
    on_point: &Callback<Option<Square>>,
    locale: &Locale,
) -> Html {
    let frames = run.stack();
    if frames.is_empty() {
        return Html::default();
    }
    let tried = match run.event() {
        Event::Try { square } | Event::Reject { square, .. } => Some(square),
        _ => None,
    };
    html! {
        <section class="stack">
            <h3>{ text!(locale, "search-stack") }</h3>
            <table>
                <thead>
                    <tr>
                        <th scope="col">{ text!(locale, "stack-unit") }</th>
                        <th scope="col">{ text!(locale, "stack-queen") }</th>
                        <th scope="col">{ "j" }</th>
                        <th scope="col">{ "i + j" }</th>
                        <th scope="col">{ "i − j" }</th>
                        <th scope="col">{ text!(locale, "stack-left") }</th>
                    </tr>
                </thead>
                <tbody>
                    for frame in frames {
                        { call(frame, tried, names, on_point, locale) }
                    }
                </tbody>
            </table>
        </section>
    }
}

fn call(
    frame: Frame,
    tried: Option<Square>,
    names: Names,
    on_point: &Callback<Option<Square>>,
    locale: &Locale,
) -> Html {
    let (unit, number) = names.unit(frame.unit);
    let square = frame.queen.or(tried);
    let [of_a, of_b, _] = names.shifts();
    let shared = |of: fn(Cells) -> i32, shift: i32| {
        let number = square.map_or(0, |square| of(Cells::of(square)));
        let shared =
            frame.queen.is_some() && tried.is_some_and(|tried| of(Cells::of(tried)) == number);
        html! {
            <td class={shared.then_some("repeated")}>
                if shared {
                    <mark>{ signed(number + shift) }</mark>
                } else {
                    { signed(number + shift) }
                }
            </td>
        }
    };
    html! {
        <tr
            class={frame.queen.is_none().then_some("open")}
            onpointerenter={on_point.reform(move |_| square)}
            onpointerleave={on_point.reform(|_| None)}
        >
            <th scope="row">{ text!(locale, "unit-number", unit, number) }</th>
            if let Some(square) = square {
                <td>
                    { names.square(square) }
                    if frame.queen.is_none() {
                        { "?" }
                    }
                </td>
                { shared(|cells| cells.a as i32, of_a) }
                { shared(|cells| cells.b as i32, of_b) }
                { shared(|cells| cells.c, 0) }
            } else {
                <td>{ "–" }</td>
                <td></td>
                <td></td>
                <td></td>
            }
            <td>{ frame.left }</td>
        </tr>
    }
}
