//! What is asked for.

use bezzel_solver::queens::{Piece, Show};
use yew::prelude::*;

use super::count::workers_field;
use super::state::{Action, State};
use crate::components::control::{Button, Choice, NumberField, Switch, TextField};
use crate::components::dispatching;
use crate::link::{SolutionsLink, View, squares_text};
use crate::locale::Locale;

/// The fields above the gallery.
pub(super) fn settings(
    state: &UseReducerHandle<State>,
    workers: &(u32, Callback<u32>),
    locale: &Locale,
) -> Html {
    let link = &state.link;
    let words = |key: &str| AttrValue::from(locale.text(key, &[]));
    // A count has no use for these: it counts all and fundamental solutions,
    // with no piece given.
    let listing = link.view == View::List;
    html! {
        <div class="settings across">
            // An output tells its n.
            if link.view != View::Check {
                <NumberField
                    name="n"
                    label={words("board-side")}
                    value={link.n}
                    least={*SolutionsLink::SIDES.start()}
                    most={*SolutionsLink::SIDES.end()}
                    default={SolutionsLink::default().n}
                    on_change={dispatching(state, Action::Resize)}
                />
            }
            <Choice<Piece>
                name="piece"
                label="piece"
                texts="piece-"
                chosen={link.piece}
                on_choose={dispatching(state, Action::Choose)}
            />
            <Choice<View>
                name="view"
                label="view"
                texts="view-"
                chosen={link.view}
                on_choose={dispatching(state, Action::View)}
            />
            if listing {
                <Choice<Show>
                    name="show"
                    label="show"
                    texts="show-"
                    chosen={link.show}
                    on_choose={dispatching(state, Action::Show)}
                />
                <TextField
                    name="fixed"
                    label={words("fixed-label")}
                    placeholder="a1, c5"
                    button={words("fixed-button")}
                    value={squares_text(&link.fixed, link.size())}
                    error={state.refused.clone()}
                    on_give={dispatching(state, Action::Fix)}
                />
                <div class="picking">
                    <Switch
                        name="picking"
                        label={words("fixed-by-click")}
                        on={state.picks}
                        on_switch={dispatching(state, Action::Picking)}
                    />
                    if !link.fixed.is_empty() {
                        <Button name="unfix" plain=true on_press={dispatching(state, |()| Action::Unfix)} />
                    }
                </div>
            } else if link.view == View::Count {
                { workers_field(workers, locale) }
            }
        </div>
    }
}
