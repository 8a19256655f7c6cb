//! The view of a count: its memory, its progress and its result.

use bezzel_solver::knight::count::{CountError, TourCountStage};
use bezzel_solver::knight::{Board, TourKind};
use yew::prelude::*;

use super::count::{Count, Means};
use super::speech::spoken;
use super::state::{Action, State, kind_of};
use super::table::KnownCounts;
use crate::components::control::{Button, Choice, press};
use crate::components::screen::{Part, PartName};
use crate::components::{JobPanel, LinkTo, dispatching, duration, result_number, tally};
use crate::link::{BoardsLink, Link};
use crate::locale::Locale;
use crate::text;

/// The count of the board's tours, beside the known counts of all boards.
pub struct Counting {
    /// The state of the screen.
    pub state: UseReducerHandle<State>,
    /// The processors and the memory of the device.
    pub means: Means,
}

impl Part for Counting {
    const NAME: PartName = PartName::Counts;
    fn html(&self, locale: &Locale) -> Html {
        let state = &self.state;
        html! {
            <div class="tours-counted">
                { counting(state, self.means, locale) }
                if state.drawing.is_none() {
                    <KnownCounts chosen={state.board.size()} counted={state.count.all_counted()} />
                }
            </div>
        }
    }
}

fn counting(state: &UseReducerHandle<State>, means: Means, locale: &Locale) -> Html {
    let count = &state.count;
    let explained = format!("explained-{}", count.kind);
    html! {
        <section class="tour-count">
            <h3>{ title(&count.board, locale) }</h3>
            { broken_off(state, locale) }
            // The kind cannot be changed during a count.
            if !count.job.is_running() {
                <Choice<TourKind>
                    name="kind"
                    label="tour-count-kind"
                    options={vec![TourKind::Closed, TourKind::Open]}
                    texts="count-"
                    chosen={count.kind}
                    on_choose={dispatching(state, Action::Kind)}
                />
            }
            <p class="quiet">{ locale.text(&explained, &[]) }</p>
            { result(count, locale) }
            { controls(state, means, locale) }
            if count.board != state.board && !count.job.is_running() {
                <Button
                    name="count-chosen"
                    words={title(&state.board, locale)}
                    on_press={
                        let kind = kind_of(&state.existence);
                        dispatching(state, move |()| Action::Kind(kind))
                    }
                />
            }
        </section>
    }
}

/// The count that ended when the screen was left.
fn broken_off(state: &UseReducerHandle<State>, locale: &Locale) -> Html {
    let Some((size, kind, percent)) = state.count.broken_off else {
        return Html::default();
    };
    let (rows, columns, kind) = (size.rows(), size.columns(), kind.to_string());
    html! {
        <div class="notice" role="alert" data-notice="broken-off">
            <p>
                { text!(locale, "tour-count-broken-off", rows, columns, kind, percent) }
                { " " }
                { link_to(&size.into(), locale) }
            </p>
            { press(state, "forget", "notice-dismiss", Action::Forget) }
        </div>
    }
}

/// The question of a count.
fn title(board: &Board, locale: &Locale) -> String {
    if board.holes().is_empty() {
        let size = board.size();
        let (rows, columns) = (size.rows(), size.columns());
        text!(locale, "tour-count-title", rows, columns)
    } else {
        text!(locale, "tour-count-shape", squares = board.area())
    }
}

fn link_to(board: &Board, locale: &Locale) -> Html {
    let (size, is_whole) = (board.size(), board.holes().is_empty());
    let (rows, columns) = (size.rows(), size.columns());
    let (link, words) = if is_whole {
        let words = text!(locale, "tour-count-open", rows, columns);
        (BoardsLink::of(size), words)
    } else {
        let words = text!(locale, "tour-count-open-shape", squares = board.area());
        (BoardsLink::drawn(board.clone()), words)
    };
    html! { <LinkTo link={Link::of(&link)}><>{ words }</></LinkTo> }
}

/// The number, once it is counted.
fn result(count: &Count, locale: &Locale) -> Html {
    let name = match count.kind {
        TourKind::Closed => "closed-tours",
        TourKind::Open => "open-tours",
    };
    let tours = count.tours();
    let number = result_number(name, tours, count.job.state().name(), locale);
    html! {
        <>
            { tally(number, locale.text(&format!("counted-{}", count.kind), &[])) }
            if let Some(tours) = tours {
                if tours > 0 && count.kind == TourKind::Closed {
                    <p>{ text!(locale, "counted-directed", tours = locale.digits(&(2 * tours).to_string())) }</p>
                }
                { spoken(tours, locale) }
            }
        </>
    }
}

/// The progress of the count, and the actions that it allows.
fn controls(state: &UseReducerHandle<State>, means: Means, locale: &Locale) -> Html {
    let count = &state.count;
    let job = &count.job;
    let start = match obstacle(count, means, locale) {
        Ok(needed) => html! {
            <>
                <Button
                    name="count"
                    words="tour-count-start"
                    on_press={dispatching(state, move |()| Action::Start(means))}
                />
                <p class="quiet">{ needed }</p>
            </>
        },
        Err(why) => html! { <p data-notice="memory">{ why }</p> },
    };
    let failure = count.missing_memory().map(|bytes| {
        let memory = megabytes(bytes);
        text!(locale, "tour-count-no-memory", memory)
    });
    html! {
        <JobPanel
            state={job.state().clone()}
            fraction={job.fraction()}
            label="tour-counting"
            {start}
            done={done(count, locale)}
            on_cancel={dispatching(state, |()| Action::Cancel)}
            {failure}
        >
            <p class="quiet">{ pace(count, locale) }</p>
            if count.board != state.board {
                <p>{ text!(locale, "tour-count-elsewhere") }{ " " }{ link_to(&count.board, locale) }</p>
            }
        </JobPanel>
    }
}

/// The time and the memory that a finished count took.
fn done(count: &Count, locale: &Locale) -> Html {
    let (time, workers) = (duration(count.job.elapsed(), locale), count.workers());
    let memory = megabytes(count.memory());
    let words = text!(locale, "tour-count-done", time, workers, memory);
    html! { <p class="quiet" role="status">{ words }</p> }
}

/// The needs of the count if it can be done here, else the reason against it.
fn obstacle(count: &Count, means: Means, locale: &Locale) -> Result<String, String> {
    match count.memory_needed() {
        Err(CountError::TooWide { widest, .. }) => {
            Err(text!(locale, "tour-count-too-wide", widest))
        }
        Err(error) => Err(text!(locale, "failed-refused", reason = error.to_string())),
        Ok(bytes) if bytes > means.memory => {
            let [needed, limit] = [bytes, means.memory].map(megabytes);
            Err(text!(locale, "tour-count-too-large", needed, limit))
        }
        Ok(bytes) => {
            let memory = megabytes(bytes);
            Ok(text!(locale, "tour-count-needs", memory))
        }
    }
}

/// Progress, phase and the time that is left.
fn pace(count: &Count, locale: &Locale) -> String {
    let percent = (count.job.fraction() * 100.0) as u32;
    let stage = match count.stage() {
        TourCountStage::Squares { done, all, states } => {
            text!(locale, "stage-squares", done, all, states)
        }
        TourCountStage::Joins { done, all, states } => {
            text!(locale, "stage-joins", done, all, states)
        }
        TourCountStage::Ended => String::new(),
    };
    let done = match count.job.left().map(|left| duration(left, locale)) {
        None => text!(locale, "tour-count-begun", percent),
        Some(left) => text!(locale, "tour-count-left", percent, left),
    };
    done + " " + &stage
}

/// Bytes in units of 2^20, rounded up.
const fn megabytes(bytes: u64) -> u64 {
    bytes.div_ceil(1 << 20)
}
