//! Puzzles that were solved on this device, with their times, for those who have asked for it.

use std::collections::BTreeSet;

use yew::prelude::*;

use super::habits::Habits;
use super::state::{Action, State};
use crate::components::control::{Button, Switch};
use crate::components::{dispatching, duration};
use crate::link::{Link, PuzzleSource, PuzzlesLink};
use crate::locale::Locale;
use crate::settings;
use crate::text;

/// A puzzle that was solved: its link, and the seconds that it took.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Solved {
    link: String,
    seconds: u32,
}

impl Solved {
    fn read(line: &str) -> Option<Self> {
        let (link, seconds) = line.split_once(' ')?;
        Some(Self {
            link: link.to_owned(),
            seconds: seconds.parse().ok()?,
        })
    }

    /// The day whose puzzle it was.
    fn day(&self) -> Option<&str> {
        let (_, rest) = self.link.split_once("day=")?;
        rest.split('&').next()
    }
}

/// All of them, the latest last.
fn kept() -> Vec<Solved> {
    let lines = settings::Solved::Puzzles.all();
    lines.iter().filter_map(|line| Solved::read(line)).collect()
}

/// What the puzzle is kept under: its link, without what is on its squares.
fn name(source: &PuzzleSource) -> String {
    Link::of(&PuzzlesLink::from(source.clone())).to_string()
}

/// The puzzles that are kept. One is added as soon as it is solved, if that was asked for and it was not solved before.
#[hook]
pub(super) fn use_keeping(state: &State) -> UseStateHandle<Vec<Solved>> {
    let all = use_state_eq(kept);
    let solved = state.habits.keeps && state.is_solved();
    let solved = solved.then(|| (name(&state.position().source), state.seconds));
    let setter = all.setter();
    use_effect_with(solved, move |solved| {
        if let Some((name, seconds)) = solved
            && !kept().iter().any(|solved| solved.link == *name)
        {
            settings::Solved::Puzzles.remember(&format!("{name} {seconds}"));
            setter.set(kept());
        }
    });
    all
}

/// The switch, and what is kept.
pub(super) fn keeping(
    state: &UseReducerHandle<State>,
    kept: &UseStateHandle<Vec<Solved>>,
    locale: &Locale,
) -> Html {
    let habits = state.habits;
    let forgotten = kept.setter();
    let days: BTreeSet<&str> = kept.iter().filter_map(Solved::day).collect();
    let name = name(&state.position().source);
    let own = kept.iter().find(|solved| solved.link == name);
    let time = |seconds: u32| duration(f64::from(seconds) * 1000.0, locale);
    html! {
        <div class="keeping">
            <Switch
                name="keep"
                label={text!(locale, "puzzle-keep")}
                on={habits.keeps}
                on_switch={dispatching(state, move |keeps| Action::SetHabits(Habits { keeps, ..habits }))}
            />
            if habits.keeps {
                <p data-result="days-solved" data-value={days.len().to_string()}>
                    { text!(locale, "puzzle-kept", puzzles = kept.len(), days = days.len()) }
                </p>
                if let Some(Solved { seconds, .. }) = own {
                    <p data-result="time" data-value={seconds.to_string()}>
                        { text!(locale, "puzzle-time", time = time(*seconds)) }
                    </p>
                }
                if !kept.is_empty() {
                    <Button
                        name="forget"
                        plain=true
                        words="puzzle-forget"
                        on_press={dispatching(state, move |()| {
                            settings::Solved::Puzzles.forget();
                            forgotten.set(Vec::new());
                            Action::SetHabits(Habits { keeps: false, ..habits })
                        })}
                    />
                }
            }
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_kept_is_read_again() {
        let day =
            Solved::read("#/puzzles?day=2026-11-22&kind=regions&rule=touch&grade=2 73").unwrap();
        assert_eq!((day.day(), day.seconds), (Some("2026-11-22"), 73));
        let own = Solved::read("#/puzzles?n=8&given=10000020 5").unwrap();
        assert_eq!(own.day(), None);
        assert_eq!(Solved::read("#/puzzles"), None);
    }
}
