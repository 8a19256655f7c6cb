//! Below the editor: the breakpoints in words, the jump to the line of the cursor, and the end of the draft.

use yew::prelude::*;

use super::draft;
use super::goals::Goal;
use super::state::{Action, State};
use crate::components::control::Button;
use crate::components::{dispatching, stores};
use crate::locale::Locale;
use crate::text;

/// The number of breakpoints from which on one press removes them all.
const MANY: usize = 4;

/// The breakpoints and those at which no run rests, in words; below them what can be done with the program and its
/// breakpoints.
pub fn below_editor(state: &UseReducerHandle<State>, locale: &Locale) -> Html {
    let breaks = &state.edited.link.breaks;
    let [inside, beyond] = parted(state);
    let listed = |lines: &[u32], key: &str| {
        let numbers: Vec<String> = lines.iter().map(u32::to_string).collect();
        let of = [
            ("lines", numbers.join(", ").into()),
            ("count", lines.len().into()),
            ("all", count(state).into()),
        ];
        (!lines.is_empty()).then(|| [&*locale.text(key, &of), " "].concat())
    };
    let button = |name: &'static str, action: fn() -> Action| {
        let on_press = dispatching(state, move |()| action());
        html! { <Button {name} plain=true {on_press} /> }
    };
    let has_draft = state.edited.drafts.latest.is_some();
    let is_stored = !has_draft || !stores() || draft::is_latest_stored();
    html! {
        <div class="own-below">
            // The numbers beside the program show the same to the eye.
            <p class="quiet" role="status">
                <span class="visually-hidden">{ listed(breaks, "own-breaks") }</span>
                { listed(&idle(state, inside), "own-breaks-idle") }
                { listed(beyond, "own-breaks-beyond") }
            </p>
            if !is_stored {
                <p class="quiet" data-notice="storage">{ text!(locale, "own-not-stored") }</p>
            }
            <div>
                if has_draft && is_stored {
                    { button("own-delete", || Action::Delete) }
                } else if state.edited.deleted.is_some() {
                    { button("own-undelete", || Action::Undelete) }
                }
                { to_line(state, locale) }
                if !beyond.is_empty() || breaks.len() >= MANY {
                    { button("own-clear-breaks", || Action::ClearBreaks) }
                }
            </div>
        </div>
    }
}

/// The number of lines of the program.
fn count(state: &State) -> u32 {
    state.edited.link.source.split('\n').count() as u32
}

/// The lines with breakpoints that the program has, and those beyond its end.
fn parted(state: &State) -> [&[u32]; 2] {
    let (breaks, all) = (&state.edited.link.breaks, count(state));
    let (inside, beyond) = breaks.split_at(breaks.partition_point(|line| *line <= all));
    [inside, beyond]
}

/// Those of these lines that are not in the recording of a run that is over.
fn idle(state: &State, lines: &[u32]) -> Vec<u32> {
    let run = state.run.as_ref().map(|(run, _)| run);
    let over = run.filter(|run| !run.is_active() && state.is_as_run());
    over.map_or_else(Vec::new, |run| {
        let recording = run.recorded.get();
        let is_idle = |line: &u32| !recording.ran().contains(line);
        lines.iter().copied().filter(is_idle).collect()
    })
}

/// The button that leads to the next step before the line of the cursor.
fn to_line(state: &UseReducerHandle<State>, locale: &Locale) -> Html {
    let (Some((run, watch)), Some(line)) = (&state.run, state.caret) else {
        return Html::default();
    };
    if !state.is_as_run() {
        return Html::default();
    }
    let goal = Goal::Line(line);
    let leads = goal.step(&run.recorded.get(), &watch.state, &[]).is_some();
    let on_press = dispatching(state, move |()| Action::Go(goal.clone()));
    html! {
        <Button
            name="own-to-line"
            words={text!(locale, "own-to-line", line)}
            plain=true
            disabled={(!leads).then_some("own-why-none")}
            {on_press}
        />
    }
}
