//! The choice of a grade.

use yew::prelude::*;

use crate::components::{Standing, tick};
use crate::link::Grade;
use crate::locale::Locale;
use crate::text;

/// A choice of grades: each with the standing of its puzzle, and what a choice of it does.
pub fn grade_choice(
    grades: impl IntoIterator<Item = Grade>,
    chosen: Grade,
    option: impl Fn(Grade) -> (Option<Standing>, Callback<Event>),
    locale: &Locale,
) -> Html {
    let input = |grade: Grade| {
        let (standing, onchange) = option(grade);
        html! {
            <label key={grade.name()} data-kept={standing.map(Standing::name)}>
                <input
                    type="radio"
                    name="grade"
                    value={grade.name()}
                    aria-label={text!(
                        locale,
                        "puzzle-grade-label",
                        grade = grade.name(),
                        standing = standing.map_or("none", Standing::name)
                    )}
                    checked={grade == chosen}
                    {onchange}
                />
                <span>
                    { locale.text(&format!("puzzle-grade-{}", grade.name()), &[]) }
                    if standing == Some(Standing::Solved) {
                        { tick() }
                    }
                </span>
            </label>
        }
    };
    html! {
        <fieldset class="choice grades" data-choice="grade">
            <legend class="visually-hidden">{ text!(locale, "puzzle-grade") }</legend>
            <div class="segments">
                for grade in grades {
                    { input(grade) }
                }
            </div>
        </fieldset>
    }
}
