//! The choices for a sheet.

use bezzel_solver::queens::puzzle::{Kind, MAX_MADE_N, MIN_N};
use web_sys::Element;
use yew::prelude::*;

use super::{Action, Sheet, SheetCount};
use crate::bridge::puzzle::Judged;
use crate::components::control::{Button, Choice, NumberField, Switch};
use crate::components::{JobPanel, dispatching, print};
use crate::link::Grade;
use crate::locale::Locale;
use crate::named::Named;
use crate::queens::words::RuleWithPiece;
use crate::text;

/// The names of the grades' switches for tests and other tools, and in keys of texts.
const GRADES: [&str; Grade::ALL.len()] = ["grade-1", "grade-2", "grade-3", "grade-4"];

/// The choice, and the button that prints.
pub fn controls(
    sheet: &UseReducerHandle<Sheet>,
    shown: Option<&std::rc::Rc<Judged>>,
    locale: &Locale,
) -> Html {
    let ontoggle = dispatching(sheet, |event: Event| {
        let details: Element = event.target_unchecked_into();
        Action::Open(details.has_attribute("open"))
    });
    let ready = sheet.puzzles(shown).is_some();
    let unready = match sheet.wanted() {
        1 => "puzzle-why-unknown",
        _ => "sheet-why-not-made",
    };
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
                    if sheet.wanted() > 1 {
                        { of_which(sheet, locale) }
                    }
                    <div class="row">
                        if sheet.wanted() > 1 && !ready {
                            { make(sheet) }
                        } else {
                            <Button
                                name="print"
                                primary=true
                                disabled={(!ready).then_some(unready)}
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
fn make(sheet: &UseReducerHandle<Sheet>) -> Html {
    let disabled = sheet.chosen().is_empty().then_some("sheet-why-none");
    let start = html! {
        <Button
            name="sheet-make"
            primary={disabled.is_none()}
            {disabled}
            on_press={dispatching(sheet, |()| Action::Make)}
        />
    };
    html! {
        <JobPanel
            state={sheet.job.state().clone()}
            fraction={sheet.job.fraction()}
            label="sheet-making"
            {start}
            on_cancel={dispatching(sheet, |()| Action::Cancel)}
        />
    }
}

/// Kinds with their rules, grades, size and number.
fn of_which(sheet: &UseReducerHandle<Sheet>, locale: &Locale) -> Html {
    let sorts = |kind: Kind| {
        let of_kind = move |(_, (_, other, _)): &(usize, &(_, Kind, _))| *other == kind;
        let sorts = Sheet::SORTS.iter().enumerate().filter(of_kind);
        html! {
            <fieldset class="sheet-parts">
                <legend>{ locale.text(&format!("puzzle-kind-{kind}"), &[]) }</legend>
                for (place, (name, _, rule)) in sorts {
                    <Switch
                        {name}
                        label={locale.text(&format!("puzzle-rule-{}", RuleWithPiece(*rule).name()), &[])}
                        on={sheet.sorts[place]}
                        on_switch={dispatching(sheet, move |on| Action::Sort(place, on))}
                    />
                }
            </fieldset>
        }
    };
    html! {
        <>
            { sorts(Kind::Complete) }
            { sorts(Kind::Regions) }
            <fieldset class="sheet-parts">
                <legend>{ text!(locale, "puzzle-grade") }</legend>
                for (name, grade) in GRADES.into_iter().zip(Grade::ALL) {
                    <Switch
                        {name}
                        label={locale.text(&format!("puzzle-{name}"), &[])}
                        on={sheet.grades.contains(&grade)}
                        on_switch={dispatching(sheet, move |on| Action::Grade(grade, on))}
                    />
                }
            </fieldset>
            <div class="row">
                <NumberField
                    name="sheet-n"
                    label="board-side"
                    value={sheet.n}
                    least={MIN_N}
                    most={MAX_MADE_N}
                    default=8
                    on_change={dispatching(sheet, Action::Side)}
                />
                <NumberField
                    name="sheet-first"
                    label="sheet-first"
                    value={sheet.first}
                    default=1
                    on_change={dispatching(sheet, Action::First)}
                />
            </div>
        </>
    }
}
