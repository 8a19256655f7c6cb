//! The last four weeks: which of their puzzles were begun and solved on this device.

use yew::prelude::*;

use super::kept::Standing;
use super::state::{Action, State};
use crate::components::control::Button;
use crate::components::dispatching;
use crate::link::{Day, PuzzleSource, PuzzleSpec};
use crate::locale::Locale;
use crate::settings;
use crate::text;

/// The weeks, the present one included.
const WEEKS: u32 = 4;

/// The days from a Monday three weeks ago to today.
fn days(today: Day) -> Vec<Day> {
    let past = (WEEKS - 1) * 7 + today.weekday();
    let mut days: Vec<Day> = std::iter::successors(Some(today), |day| day.yesterday())
        .take(past as usize + 1)
        .collect();
    days.reverse();
    days
}

/// The calendar, and the button that deletes all stored puzzles.
pub(super) fn calendar(state: &UseReducerHandle<State>, locale: &Locale) -> Html {
    let weekdays = text!(locale, "puzzle-weekdays");
    let days = days(state.today);
    html! {
        <div class="calendar">
            <h3>{ text!(locale, "puzzle-past-days") }</h3>
            <table>
                <thead>
                    <tr>
                        for day in weekdays.split(' ') {
                            <th scope="col">{ day }</th>
                        }
                    </tr>
                </thead>
                <tbody>
                    for week in days.chunks(7) {
                        <tr>
                            for &day in week {
                                <td>{ of_day(state, day, locale) }</td>
                            }
                        </tr>
                    }
                </tbody>
            </table>
            <p data-result="puzzles-solved" data-value={state.kept.solved().to_string()}>
                { text!(locale, "puzzle-kept", puzzles = state.kept.solved()) }
            </p>
            if !state.kept.is_empty() {
                <Button
                    name="forget"
                    plain=true
                    words="puzzle-forget"
                    on_press={dispatching(state, |()| {
                        settings::Solved::Puzzles.forget();
                        Action::Forget
                    })}
                />
            }
        </div>
    }
}

/// A day, with a dot for each grade that was solved.
fn of_day(state: &UseReducerHandle<State>, day: Day, locale: &Locale) -> Html {
    let spec = state.spec();
    let of_grade = |grade| PuzzleSource::Day(Some(day), PuzzleSpec { grade, ..spec });
    let grades = spec.grades(|spec| spec.of_day(day));
    let standings: Vec<Option<Standing>> = grades
        .iter()
        .map(|&grade| state.kept.standing(&of_grade(grade), state.today))
        .collect();
    let of = |standing| {
        standings
            .iter()
            .filter(|&&other| other == Some(standing))
            .count()
    };
    let (solved, begun) = (of(Standing::Solved), of(Standing::Begun));
    let kept = match (solved, begun) {
        (0, 0) => None,
        (0, _) => Some(Standing::Begun),
        _ => Some(Standing::Solved),
    };
    let is_shown = match state.position().source {
        PuzzleSource::Day(shown, _) => shown.unwrap_or(state.today) == day,
        _ => false,
    };
    let source = state.of_day(day);
    let (_, _, number) = day.numbers();
    let grades = grades.len();
    let dots = "●".repeat(solved) + &"○".repeat(begun);
    html! {
        <button
            type="button"
            class="day"
            data-day={day.to_string()}
            data-kept={kept.map(Standing::name)}
            aria-current={is_shown.then_some("true")}
            onclick={dispatching(state, move |_: MouseEvent| Action::Choose(source.clone()))}
        >
            { number }
            <span class="visually-hidden">
                { ", " }
                { text!(locale, "puzzle-day", day = day.to_string(), solved, grades) }
            </span>
            <span class="dots" aria-hidden="true">
                { dots }
            </span>
        </button>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn four_weeks_begin_on_a_monday_and_end_today() {
        for (today, first, count) in [
            // A Tuesday, a Monday and a Sunday.
            ("2026-11-24", "2026-11-02", 23),
            ("2026-03-02", "2026-02-09", 22),
            ("2024-03-03", "2024-02-05", 28),
        ] {
            let days = days(today.parse().unwrap());
            assert_eq!((days[0].to_string().as_str(), days.len()), (first, count));
            assert_eq!(days.last().unwrap().to_string(), today);
        }
        assert_eq!(days("0001-01-01".parse().unwrap()).len(), 1);
    }
}
