//! The screen as it is drawn.

use bezzel_solver::board::Size;
use bezzel_solver::queens::puzzle::Rule;
use gloo::timers::callback::Interval;
use gloo::utils::document;
use yew::prelude::*;

use super::calendar::calendar;
use super::cells::cells;
use super::choose::choose;
use super::drawing::overlay;
use super::facts::Facts;
use super::habits::Habits;
use super::keeping::{kept, use_keeping};
use super::maker::{maker, path};
use super::panel::{habits, toolbar};
use super::result::{copy_result, time_words};
use super::row::row;
use super::sheet::{self, Sheet};
use super::state::{Action, State};
use super::status::{hint, rule, status, title};
use super::stroke::use_strokes;
use super::watching::{transport, words};
use crate::bridge::use_request;
use crate::components::board::{Board, attack_line, square_of};
use crate::components::control::{Button, Shortcut, press};
use crate::components::transport::use_frames;
use crate::components::{
    CopyLink, JobPanel, LinkTo, dispatching, dispatching_keys, recall_history, region_colours,
    regions, today, use_kept_history,
};
use crate::link::{Link, PuzzlesLink, QueensLink};
use crate::locale::{Locale, use_locale};
use crate::screens::{ScreenProps, use_screen};
use crate::text;

/// The puzzles screen.
#[component]
pub fn PuzzlesScreen(props: &ScreenProps<PuzzlesLink>) -> Html {
    let locale = use_locale();
    let state = use_screen(props, |link| {
        State::new(recall_history(link), today(), Habits::kept(), kept())
    });
    use_kept_history(Some(&state.history));
    use_request(&state.request, dispatching(&state, Action::Worker));
    use_effect_with(state.habits, |habits| habits.keep());
    let sheet = use_reducer(|| Sheet::new(state.spec(), state.position().source.n()));
    use_request(&sheet.job, dispatching(&sheet, sheet::Action::Worker));
    let pages = sheet::pages(&sheet, state.judged.as_ref(), &locale);
    let size = state.position().queens.size();
    let playing = state.watch.as_ref().is_some_and(|watch| watch.player.on);
    use_frames(playing, dispatching(&state, Action::Frame));
    let facts = state.facts();
    let watched = state.watched();
    let cells = match &watched {
        Some(watched) => cells(watched, watched.facts().as_ref(), &locale),
        None => cells(&state, facts.as_ref(), &locale),
    };
    let under = use_memo(
        (state.puzzle().cloned(), state.making),
        |(puzzle, making)| {
            let drawn = |puzzle| regions(puzzle, &region_colours(puzzle, *making));
            puzzle.as_ref().map(drawn).unwrap_or_default()
        },
    );
    let strokes = use_strokes(
        size,
        dispatching(&state, Action::Stroke),
        dispatching(&state, |()| Action::EndStroke),
    );
    let on_press = {
        let press = dispatching(&state, Action::Press);
        let has_drawn = strokes.has_drawn.clone();
        Callback::from(move |square| {
            if !has_drawn() {
                press.emit(square);
            }
        })
    };
    let solved = state.is_solved();
    use_seconds(state.is_timed(), dispatching(&state, |()| Action::Tick));
    use_seconds(true, dispatching(&state, |()| Action::Today(today())));
    use_keeping(&state);
    let making = state.making;
    let onkeydown = dispatching_keys(&state, move |event| shortcut(event, size, making));
    html! {
        <div
            class={classes!("screen", "with-board", "puzzles", pages.is_some().then_some("with-sheet"))}
            {onkeydown}
        >
            <h1 class="visually-hidden">{ text!(locale, "nav-puzzles") }</h1>
            <div class="board-column">
                { row(&state, &locale) }
                { rule(&state, &locale) }
                <div
                    data-kept={state.record().map(|record| record.standing.name())}
                    class={classes!("puzzle", (solved && watched.is_none()).then_some("solved"), making.then_some("making"))}
                    onpointerdown={strokes.pointer.onpointerdown}
                    onpointermove={strokes.pointer.onpointermove}
                    onpointerup={strokes.pointer.onpointerup}
                    onpointercancel={strokes.pointer.onpointercancel}
                >
                    <Board
                        {size}
                        {cells}
                        label={text!(locale, "board-label", n = size.rows())}
                        {on_press}
                        on_enter={dispatching(&state, Action::Queen)}
                        on_move={dispatching(&state, |(from, to)| Action::Move(from, to))}
                        under={(*under).clone()}
                    >
                        { drawn(&state, facts.as_ref()) }
                    </Board>
                </div>
                if let Some(watch) = &state.watch {
                    { transport(&state, watch, &locale) }
                } else {
                    { toolbar(&state, &locale) }
                }
            </div>
            <aside class="panel" aria-label={text!(locale, "puzzle-panel")}>
                <div>
                    <h2>{ title(&state, Some(state.today), &locale) }</h2>
                    { status(&state, facts.as_ref(), &locale) }
                    { work(&state, &locale) }
                    if let Some(watch) = &state.watch {
                        { words(&state, watch, &locale) }
                    } else if state.making {
                        { maker(&state, &locale) }
                    } else if solved {
                        { afterwards(&state, &locale) }
                    } else {
                        { hint(&state, &locale) }
                    }
                    if solved || state.making {
                        { path(&state, &locale) }
                    }
                </div>
                { choose(&state, &locale) }
                { habits(&state, &locale) }
                { calendar(&state, &locale) }
                { sheet::controls(&sheet, state.judged.as_ref(), &locale) }
                <CopyLink />
            </aside>
            { pages.unwrap_or_default() }
        </div>
    }
}

/// What is drawn over the squares: conflicts, and what a hint is about.
fn drawn(state: &State, facts: Option<&Facts>) -> Html {
    let (Some(puzzle), Some(facts)) = (state.puzzle(), facts) else {
        return Html::default();
    };
    match &state.hint {
        Some(hint) => overlay(puzzle, hint, &facts.conflicts),
        None => html! {
            for [a, b] in &facts.conflicts {
                { attack_line(*a, *b) }
            }
        },
    }
}

/// How far the puzzle is made, and what can be done about it. One that is judged again is shown meanwhile.
fn work(state: &UseReducerHandle<State>, locale: &Locale) -> Html {
    let request = &state.request;
    if request.is_running() && state.puzzle().is_some() {
        return Html::default();
    }
    html! {
        <JobPanel
            state={request.state().clone()}
            fraction={request.fraction()}
            label={text!(locale, "puzzle-making")}
            start={press(state, "restart", "restart", Action::Again)}
            on_cancel={dispatching(state, |()| Action::Cancel)}
            tells_failure=false
        />
    }
}

/// What is offered when the puzzle is solved.
fn afterwards(state: &UseReducerHandle<State>, locale: &Locale) -> Html {
    let next = state.next();
    html! {
        <div class="afterwards">
            <p class="solved-in">{ time_words(state, locale) }</p>
            <Button
                name="next"
                primary=true
                words="puzzle-next"
                on_press={dispatching(state, move |()| Action::Choose(next.clone()))}
            />
            { copy_result(state, locale) }
            { press(state, "watch", "puzzle-watch", Action::Watch(true)) }
            if let Some(link) = on_board(state) {
                <LinkTo {link}><>{ text!(locale, "puzzle-on-board") }</></LinkTo>
            }
        </div>
    }
}

/// The given queens on the board screen, where its rule is that of the puzzle.
fn on_board(state: &State) -> Option<Link> {
    let puzzle = state.puzzle()?;
    match (puzzle.rule(), puzzle.regions()) {
        (Rule::Chess(piece), None) => Some(Link::of(&QueensLink {
            placement: puzzle.given().clone(),
            piece,
        })),
        _ => None,
    }
}

/// Undo and redo by the keys that every program has for them, X to cross out, and while a puzzle is made the letters of
/// its regions.
fn shortcut(event: &KeyboardEvent, size: Size, making: bool) -> Option<Action> {
    match Shortcut::of(event)? {
        Shortcut::Undo => Some(Action::Undo),
        Shortcut::Redo => Some(Action::Redo),
        Shortcut::Plain(key) if key == "x" && !making => square_of(event, size).map(Action::Cross),
        Shortcut::Plain(key) => {
            let &[letter @ b'a'..=b'l'] = key.as_bytes() else {
                return None;
            };
            let square = square_of(event, size)?;
            making.then(|| Action::Paint(square, u32::from(letter - b'a')))
        }
    }
}

/// While `runs`, calls back every second in which the page is in view.
#[hook]
fn use_seconds(runs: bool, on_second: Callback<()>) {
    use_effect_with(runs, move |runs| {
        let interval = runs.then(|| {
            Interval::new(1000, move || {
                if !document().hidden() {
                    on_second.emit(());
                }
            })
        });
        move || drop(interval)
    });
}
