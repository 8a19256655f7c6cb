//! The days that have puzzles: a month of past ones, of which those are marked whose puzzles were begun and solved on this device,
//! the buttons to earlier months, and the notice about a day to come.

use yew::prelude::*;

use crate::components::control::Button;
use crate::components::{PuzzleRecords, Standing};
use crate::link::Day;
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

/// The puzzles of each day, one for each grade.
pub trait Daily: Clone + PartialEq + 'static {
    /// The names under which the puzzles of a day are stored.
    fn names(&self, day: Day) -> Vec<String>;
}

/// The content of a calendar.
#[derive(Clone, PartialEq, Properties)]
pub struct Days<D: Daily> {
    /// The puzzles of its days.
    pub daily: D,
    /// The puzzles that are stored on the device.
    pub records: PuzzleRecords,
    /// The present day.
    pub today: Day,
    /// The day whose puzzle is shown.
    pub shown: Option<Day>,
    /// Goes to the puzzle of a day.
    pub on_day: Callback<Day>,
}

/// The notice about a day that has not come yet.
pub fn future(day: Option<Day>, today: Day, locale: &Locale) -> Html {
    match day.filter(|&day| day > today) {
        Some(day) => html! {
            <div class="notice" role="alert" data-notice="day">
                <p>{ text!(locale, "puzzle-future", day = day.to_string()) }</p>
            </div>
        },
        None => Html::default(),
    }
}

/// The calendar, the days in a row, and the button that deletes all stored puzzles.
pub fn past<D: Daily>(days: Days<D>, on_forget: Callback<()>, locale: &Locale) -> Html {
    let solved = days.records.solved();
    let in_a_row = days.records.days_in_a_row(days.today);
    let can_forget = !days.records.is_empty() && settings::Solved::Puzzles.are_stored();
    html! {
        <>
            <Calendar<D> ..days />
            <p data-result="puzzles-solved" data-value={solved.to_string()}>
                {
                    if settings::Solved::Puzzles.are_stored() {
                        text!(locale, "puzzle-stored", puzzles = solved)
                    } else {
                        text!(locale, "solved-not-stored")
                    }
                }
            </p>
            if in_a_row > 1 {
                <p data-result="days-in-a-row" data-value={in_a_row.to_string()}>
                    { text!(locale, "puzzle-days-in-a-row", days = in_a_row) }
                </p>
            }
            if can_forget {
                <Button
                    name="forget"
                    plain=true
                    words="puzzle-forget"
                    on_press={move |()| {
                        settings::Solved::Puzzles.forget();
                        on_forget.emit(());
                    }}
                />
            }
        </>
    }
}

/// The month of the shown day, or of today; others on click.
#[component]
fn Calendar<D: Daily>(props: &Days<D>) -> Html {
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
fn of_day<D: Daily>(
    props: &Days<D>,
    records: &PuzzleRecords,
    (day, month): (Day, &str),
    locale: &Locale,
) -> Html {
    let today = props.today;
    let (_, _, number) = day.numbers();
    if day > today {
        return html! { <span class="day" aria-hidden="true">{ number }</span> };
    }
    let names = props.daily.names(day);
    let count = |standing| {
        let records = names.iter().filter_map(|name| records.of(name));
        records.filter(|record| record.standing == standing).count()
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
        grades = names.len()
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
