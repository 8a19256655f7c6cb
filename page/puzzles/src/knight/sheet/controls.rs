//! The choices for a sheet.

use web_sys::Element;
use yew::prelude::*;

use super::{Action, Sheet};
use crate::components::control::{Button, Choice, NumberField};
use crate::components::{JobPanel, dispatching, print};
use crate::knight::sheet::state::SheetCount;
use crate::knight::state::State;
use crate::link::Grade;
use crate::locale::Locale;
use crate::text;

/// The choice, and the button that prints.
pub fn controls(sheet: &UseReducerHandle<Sheet>, state: &State, locale: &Locale) -> Html {
    let ontoggle = dispatching(sheet, |event: Event| {
        let details: Element = event.target_unchecked_into();
        Action::Open(details.has_attribute("open"))
    });
    let ready = sheet.puzzles(state.judged.as_ref()).is_some();
    let is_made = sheet.wanted() > 1;
    html! {
        <details class="sheet-choice" data-state={sheet.job.state().name()} {ontoggle}>
            <summary data-action="sheet">{ text!(locale, "sheet") }</summary>
            if sheet.open {
                <div class="settings">
                    <Choice<SheetCount>
                        name="sheet-count"
                        label="sheet-count"
                        texts="sheet-count-"
                        chosen={sheet.count}
                        on_choose={dispatching(sheet, Action::Count)}
                    />
                    if is_made {
                        <Choice<Grade>
                            name="sheet-grade"
                            label="puzzle-grade"
                            texts="puzzle-grade-"
                            chosen={sheet.grade}
                            on_choose={dispatching(sheet, Action::Grade)}
                        />
                        <NumberField
                            name="sheet-first"
                            label="sheet-first"
                            value={sheet.first}
                            default=1
                            on_change={dispatching(sheet, Action::First)}
                        />
                    }
                    <div class="row">
                        if is_made && !ready {
                            { make(sheet, state) }
                        } else {
                            <Button
                                name="print"
                                primary=true
                                disabled={(!ready).then_some("puzzle-why-unknown")}
                                on_press={Callback::from(|()| print())}
                            />
                        }
                    </div>
                    <p class="quiet" role="status">
                        if ready {
                            { text!(locale, "sheet-ready") }
                        }
                    </p>
                </div>
            }
        </details>
    }
}

/// Makes the puzzles, or shows how many of them are made.
fn make(sheet: &UseReducerHandle<Sheet>, state: &State) -> Html {
    let like = state.numbered(1);
    let on_press = dispatching(sheet, move |()| Action::Make(like.clone()));
    html! {
        <JobPanel
            state={sheet.job.state().clone()}
            fraction={sheet.job.fraction()}
            label="sheet-making"
            start={html! { <Button name="sheet-make" primary=true {on_press} /> }}
            on_cancel={dispatching(sheet, |()| Action::Cancel)}
        />
    }
}
