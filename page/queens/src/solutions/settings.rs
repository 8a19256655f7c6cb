//! The settings of a list or a count.

use bezzel_solver::queens::{Piece, Show};
use yew::prelude::*;

use super::save::save;
use super::state::{Action, State};
use crate::components::control::{Button, Choice, NumberField, Select, Switch, TextField};
use crate::components::dispatching;
use crate::link::{SolutionsLink, View, squares_text};
use crate::locale::Locale;
use crate::text;

/// List, count or check; which board; all solutions or the fundamental ones.
pub fn settings(state: &UseReducerHandle<State>) -> Html {
    let link = &state.link;
    html! {
        <div class="settings">
            <Choice<View>
                name="view"
                label="view"
                texts="view-"
                chosen={link.view}
                on_choose={dispatching(state, Action::View)}
            />
            <div class="row">
                // An output has its n.
                if link.view != View::Check {
                    <NumberField
                        name="n"
                        label="board-side"
                        value={link.n}
                        least={*SolutionsLink::SIDES.start()}
                        most={*SolutionsLink::SIDES.end()}
                        default={SolutionsLink::default().n}
                        on_change={dispatching(state, Action::Resize)}
                    />
                }
                <Select<Piece>
                    name="piece"
                    label="piece"
                    texts="piece-"
                    chosen={link.piece}
                    on_choose={dispatching(state, Action::Choose)}
                />
            </div>
            // A count has all and fundamental solutions.
            if link.view == View::List {
                <Choice<Show>
                    name="show"
                    label="show"
                    texts="show-"
                    chosen={link.show}
                    on_choose={dispatching(state, Action::Show)}
                />
            }
        </div>
    }
}

/// The filter of the list, and the ways to save it.
pub fn more(state: &UseReducerHandle<State>, locale: &Locale) -> Html {
    let link = &state.link;
    let filters = !link.fixed.is_empty() || state.refused.is_some() || state.picks;
    html! {
        <details class="filter" open={filters}>
            <summary data-action="filter">{ text!(locale, "filter") }</summary>
            <div class="settings">
                <TextField
                    name="fixed"
                    label="fixed-label"
                    placeholder="a1, c5"
                    button="fixed-button"
                    value={squares_text(&link.fixed, link.size())}
                    error={state.refused.clone()}
                    on_give={dispatching(state, Action::Fix)}
                />
                <div class="picking">
                    <Switch
                        name="picking"
                        label="fixed-by-click"
                        on={state.picks}
                        on_switch={dispatching(state, Action::Picking)}
                    />
                    if !link.fixed.is_empty() {
                        <Button name="unfix" plain=true on_press={dispatching(state, |()| Action::Unfix)} />
                    }
                </div>
                if !state.list.is_empty() {
                    { save(state, locale) }
                }
            </div>
        </details>
    }
}
