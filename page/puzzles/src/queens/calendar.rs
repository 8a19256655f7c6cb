//! A month of past days, and the way to earlier months: which of their puzzles were begun and solved on this device.

use yew::prelude::*;

use super::state::{Action, State};
use crate::components::control::Button;
use crate::components::{PuzzleRecords, Standing, dispatching};
use crate::link::{Day, PuzzleSource, PuzzleSpec};
use crate::locale::{Locale, use_locale};
use crate::settings;
use crate::text;

/// A year and a month from 1 to 12.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Month(u32, u32);

impl Month {
    const fn of(day: Day) -> Self {
        let (year, month, _) = day.numbers();
        Self(year, month)
    }

    /// The month before, if it has days.
    fn before(self) -> Option<Self> {
        let Self(year, month) = self;
        let before = if month == 1 {
            Self(year - 1, 12)
        } else {
            Self(year, month - 1)
        };
        before.days().next().map(|_| before)
    }

    const fn after(self) -> Self {
        let Self(year, month) = self;
        if month == 12 {
            Self(year + 1, 1)
        } else {
            Self(year, month + 1)
        }
    }

    fn days(self) -> impl Iterator<Item = Day> {
        let Self(year, month) = self;
        (1..=31).filter_map(move |day| Day::new(year, month, day))
    }
}

#[derive(Clone, PartialEq, Properties)]
struct Props {
    /// The puzzles that are kept on the device.
    records: PuzzleRecords,
    /// The sort whose puzzles are counted.
    spec: PuzzleSpec,
    today: Day,
    /// The day whose puzzle is shown.
    shown: Option<Day>,
    /// Goes to the puzzle of a day.
    on_day: Callback<Day>,
}

/// The calendar, the days in a row, and the button that deletes all stored puzzles.
pub fn past(state: &UseReducerHandle<State>, go: &Callback<PuzzleSource>, locale: &Locale) -> Html {
    let on_day = {
        let (state, go) = (state.clone(), go.clone());
        Callback::from(move |day| go.emit(state.of_day(day)))
    };
    let shown = match state.position().source {
        PuzzleSource::Day(day, _) => Some(day.unwrap_or(state.today)),
        _ => None,
    };
    let solved = state.records.solved();
    let days = state.records.days_in_a_row(state.today);
    html! {
        <>
            <Calendar
                records={state.records.clone()}
                spec={state.spec()}
                today={state.today}
                {shown}
                {on_day}
            />
            <p data-result="puzzles-solved" data-value={solved.to_string()}>
                {
                    if settings::Solved::Puzzles.are_stored() {
                        text!(locale, "puzzle-kept", puzzles = solved)
                    } else {
                        text!(locale, "solved-not-stored")
                    }
                }
            </p>
            if days > 1 {
                <p data-result="days-in-a-row" data-value={days.to_string()}>
                    { text!(locale, "puzzle-days-in-a-row", days) }
                </p>
            }
            if !state.records.is_empty() && settings::Solved::Puzzles.are_stored() {
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
        </>
    }
}

/// The month of the shown day, or of today; others at a press.
#[component]
fn Calendar(props: &Props) -> Html {
    let locale = use_locale();
    let turned = use_state(|| None::<Month>);
    {
        let turned = turned.setter();
        // The month of a day that is gone to comes into view.
        use_effect_with(props.shown, move |_| turned.set(None));
    }
    let present = Month::of(props.today);
    let month =
        turned.unwrap_or_else(|| Month::of(props.shown.unwrap_or(props.today)).min(present));
    let Month(year, number) = month;
    let name = text!(
        locale,
        "puzzle-month",
        month = number,
        year = year.to_string()
    );
    let turn = |name: &'static str, label: String, sign: &'static str, to: Option<Month>| {
        let turned = turned.setter();
        let onclick = to.map(|to| Callback::from(move |_: MouseEvent| turned.set(Some(to))));
        html! {
            <button
                type="button"
                class="action step"
                data-action={name}
                aria-label={label}
                aria-disabled={to.is_none().then_some("true")}
                {onclick}
            >
                { sign }
            </button>
        }
    };
    let next = (month < present).then(|| month.after());
    let records = props.records.of_days(&format!("{year:04}-{number:02}"));
    html! {
        <div class="calendar">
            <h3>{ text!(locale, "puzzle-past-days") }</h3>
            <div class="month">
                { turn("month-before", text!(locale, "puzzle-month-before"), "‹", month.before()) }
                <span aria-live="polite">{ &name }</span>
                { turn("month-after", text!(locale, "puzzle-month-after"), "›", next) }
            </div>
            <div class="days" role="group" aria-label={name.clone()}>
                for day in text!(locale, "puzzle-weekdays").split(' ') {
                    <span class="weekday" aria-hidden="true">{ day.to_owned() }</span>
                }
                for _ in 0..month.days().next().map_or(0, Day::weekday) {
                    <span></span>
                }
                for day in month.days() {
                    { of_day(props, &records, (day, &name), &locale) }
                }
            </div>
        </div>
    }
}

/// A day of a month with this name, with a dot for each grade that was solved; days to come cannot be pressed.
fn of_day(
    props: &Props,
    records: &PuzzleRecords,
    (day, month): (Day, &str),
    locale: &Locale,
) -> Html {
    let &Props { spec, today, .. } = props;
    let (_, _, number) = day.numbers();
    if day > today {
        return html! { <span class="day" aria-hidden="true">{ number }</span> };
    }
    let of_grade = |grade| PuzzleSource::Day(Some(day), PuzzleSpec { grade, ..spec });
    let grades = spec.grades(|spec| spec.of_day(day));
    let standings = grades
        .iter()
        .map(|&grade| records.standing(&of_grade(grade), today));
    let standings: Vec<Option<Standing>> = standings.collect();
    let count = |standing| {
        let of_standing = standings.iter().filter(|&&other| other == Some(standing));
        of_standing.count()
    };
    let (solved, begun) = (count(Standing::Solved), count(Standing::Begun));
    let standing = match (solved, begun) {
        (0, 0) => None,
        (0, _) => Some(Standing::Begun),
        _ => Some(Standing::Solved),
    };
    let when = if day == today { "today" } else { "past" };
    let label = text!(
        locale,
        "puzzle-day",
        number,
        month,
        when,
        solved,
        grades = grades.len()
    );
    let dots = "●".repeat(solved) + &"○".repeat(begun);
    html! {
        <button
            type="button"
            class={classes!("day", (day == today).then_some("today"))}
            data-day={day.to_string()}
            data-kept={standing.map(Standing::name)}
            aria-label={label}
            aria-current={(props.shown == Some(day)).then_some("true")}
            onclick={props.on_day.reform(move |_: MouseEvent| day)}
        >
            { number }
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
    fn months_follow_each_other_and_begin_with_the_first_of_all() {
        let november = Month::of("2026-11-24".parse().unwrap());
        assert_eq!(november.days().count(), 30);
        assert_eq!(november.before(), Some(Month(2026, 10)));
        assert_eq!(Month(2026, 1).before(), Some(Month(2025, 12)));
        assert_eq!(Month(2025, 12).after(), Month(2026, 1));
        assert_eq!(Month(2024, 2).days().count(), 29);
        assert_eq!(Month(1, 1).before(), None);
    }
}
