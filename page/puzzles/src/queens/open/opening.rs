//! The dialog with the field: it opens by its button, and for all that is pasted or dropped on the screen.

use std::rc::Rc;

use gloo::utils::window;
use yew::prelude::*;

use super::given::{Given, use_given};
use super::reader::Reader;
use super::state::Use;
use crate::components::control::Button;
use crate::components::screen::lazy_in;
use crate::components::{Dialog, use_page};
use crate::link::PuzzleSource;
use crate::locale::Locale;
use crate::queens::state::{Action, State};
use crate::text;

/// The dialog while it is open, and its text, which stays.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Shown {
    is_open: bool,
    /// The text that was last read.
    text: Rc<str>,
    /// The last thing that was given to the field, with its number.
    given: Option<(u32, Given)>,
}

impl Shown {
    /// Opened for something that was given.
    fn opened(&self, given: Given) -> Self {
        let number = self.given.as_ref().map_or(0, |(number, _)| number + 1);
        Self {
            is_open: true,
            given: Some((number, given)),
            ..self.clone()
        }
    }
}

/// The dialog of the screen.
pub struct Opening {
    shown: UseStateHandle<Shown>,
    on_use: Callback<Use>,
    on_close: Callback<()>,
}

/// The dialog of a screen. `go` goes to a puzzle.
#[hook]
pub fn use_opening(state: &UseReducerHandle<State>, go: &Callback<PuzzleSource>) -> Opening {
    let shown = use_state(Shown::default);
    let navigate = use_page().navigate;
    // The dialog takes its entry of the browser's history back before the page goes to the puzzle.
    let wanted = use_mut_ref(|| None::<Use>);
    let on_given = {
        let shown = shown.clone();
        Callback::from(move |given| shown.set(shown.opened(given)))
    };
    use_given(on_given);
    let on_use = {
        let wanted = wanted.clone();
        Callback::from(move |used| {
            wanted.replace(Some(used));
        })
    };
    let on_close = {
        let (shown, state, go) = (shown.clone(), state.clone(), go.clone());
        Callback::from(move |()| {
            shown.set(Shown {
                is_open: false,
                ..(*shown).clone()
            });
            let Some(used) = wanted.take() else {
                return;
            };
            // The board is at the top of the page.
            window().scroll_to_with_x_and_y(0.0, 0.0);
            match used {
                Use::Follow(link) => navigate.emit(link),
                Use::Change(puzzle, doubtful) => state.dispatch(Action::Draft(puzzle, doubtful)),
                Use::Solve(puzzle) => {
                    let source = PuzzleSource::Own(puzzle);
                    if state.is_same(&source) {
                        state.dispatch(Action::Make(false));
                    } else {
                        go.emit(source);
                    }
                }
            }
        })
    };
    Opening {
        shown,
        on_use,
        on_close,
    }
}

impl Opening {
    /// The button that opens the dialog.
    pub fn button(&self) -> Html {
        let shown = self.shown.clone();
        let on_press = Callback::from(move |()| {
            let text = Given::Text(shown.text.clone());
            shown.set(shown.opened(text));
        });
        html! { <Button name="open-puzzle" words="puzzle-open" {on_press} /> }
    }

    /// The dialog, while it is open.
    pub fn dialog(&self, locale: &Locale) -> Html {
        let (Some(given), true) = (&self.shown.given, self.shown.is_open) else {
            return Html::default();
        };
        let reader = Reader {
            given: given.clone(),
            on_text: {
                let shown = self.shown.clone();
                Callback::from(move |text| {
                    shown.set(Shown {
                        text,
                        ..(*shown).clone()
                    });
                })
            },
            on_use: self.on_use.clone(),
        };
        html! {
            <Dialog title={text!(locale, "puzzle-open")} on_close={self.on_close.clone()}>
                { lazy_in(html! { <div class="reader awaited"></div> }, reader) }
            </Dialog>
        }
    }
}
