//! The images of a solution under the eight symmetries of the square.

use std::rc::Rc;

use bezzel_solver::queens::Solution;
use yew::prelude::*;

use super::board_link::board_link;
use super::state::{Action, State};
use crate::components::control::Button;
use crate::components::{Dialog, dispatching};
use crate::locale::Locale;
use crate::text;

/// The width of a board, in CSS pixels; the style sheet has the same.
const WIDTH: f64 = 150.0;

/// The distinct images of a solution, each with the symmetries that give it.
pub fn orbit_dialog(solution: Solution, state: &UseReducerHandle<State>, locale: &Locale) -> Html {
    let on_close = dispatching(state, |()| Action::CloseOrbit);
    // There is no number before the list has reached the solution, or if the list has other solutions.
    let number = state
        .list
        .find(solution.columns())
        .map_or(0, |index| index + 1);
    let orbit = solution.orbit();
    let last = state.list.len();
    let go = |name: &'static str, to: usize, end: &'static str| {
        let possible = number > 0 && (1..=last).contains(&to);
        let on_press = dispatching(state, move |()| Action::OpenOrbit(to - 1));
        html! { <Button {name} disabled={(!possible).then_some(end)} {on_press} /> }
    };
    let words = |symmetry: &bezzel_solver::board::Symmetry| {
        locale.text(&format!("symmetry-{}", symmetry.name()), &[])
    };
    html! {
        <Dialog
            title={text!(locale, "orbit-title", number, size = orbit.len())}
            {on_close}
        >
            <div class="row">
                { go("previous", number.wrapping_sub(1), "why-first-solution") }
                { go("next", number + 1, "why-last-solution") }
            </div>
            <p class="quiet">{ text!(locale, "orbit-explained", size = orbit.len()) }</p>
            <ul class="orbit" data-orbit={orbit.len().to_string()}>
                for (image, symmetries) in &orbit {
                    <li>
                        <figure class="solution">
                            { board_link(image.columns(), state.link.piece, WIDTH, Rc::default(), locale) }
                            <figcaption>
                                { symmetries.iter().map(words).collect::<Vec<_>>().join(", ") }
                            </figcaption>
                        </figure>
                    </li>
                }
            </ul>
        </Dialog>
    }
}
