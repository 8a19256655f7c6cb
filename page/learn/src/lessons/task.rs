//! A task in the place of the screen whose state it asks about.

use std::rc::Rc;

use bezzel_solver::board::{Size, Square};
use bezzel_stepping::queens::Event;
use gloo::timers::callback::Timeout;
use yew::prelude::*;

use super::answers::{another, answers, next, right_answer};
use super::code::{SolvedCode, of_task};
use super::onward::Onward;
use super::paper::alone_on_paper;
use super::state::{Action, Outcome, State};
use super::text::solved_name;
use super::words::{asked, happened, lacks, reason, right};
use crate::components::board::{Board, Cell, Mark};
use crate::components::{
    Figure, LinkTo, dispatching, hole, knight_words, link_back, prefers_reduced_motion,
    region_letter, tell_embedding_page, tick, use_set_of,
};
use crate::link::{Link, Screen};
use crate::locale::{Locale, use_locale};
use crate::task::{Answer, Question, Setting, pieces};
use crate::text;

/// The milliseconds for which a right answer is shown before a run continues by itself.
const PAUSE: u32 = 700;

#[derive(Clone, PartialEq, Properties)]
pub struct Props {
    pub question: Question,
    /// The link of the task.
    pub link: Link,
    pub on_solved: Callback<()>,
    /// For questions of a run: called with each state that is asked about.
    #[prop_or_default]
    pub on_change: Option<Callback<Screen>>,
}

/// The question, the board, and the answers.
#[component]
pub fn TaskView(props: &Props) -> Html {
    let locale = use_locale();
    let state = use_reducer(|| State::new(props.question.clone()));
    let link = &props.link;
    let goes_first = props.on_change.is_some();
    let set = use_set_of(solved_name(link));
    // Another question is for practice: it neither solves the task of the link nor has its code.
    let is_linked = state.question == props.question;
    {
        let (link, on_solved) = (link.clone(), props.on_solved.clone());
        let solved = state.outcome == Outcome::Solved && (is_linked || goes_first);
        use_effect_with(solved, move |solved| {
            if *solved {
                on_solved.emit(());
                tell_embedding_page(&link.to_string());
            }
        });
    }
    {
        let on_change = props.on_change.clone();
        use_effect_with(state.question.screen(), |screen| {
            if let (Some(screen), Some(on_change)) = (screen, on_change) {
                on_change.emit(screen.clone());
            }
        });
    }
    let continues = use_state(|| !prefers_reduced_motion());
    {
        let next = dispatching(&state, |()| Action::Next);
        let waits = goes_first && *continues && state.outcome == Outcome::Solved && !state.over;
        use_effect_with(waits, move |waits| {
            let timer = waits.then(|| Timeout::new(PAUSE, move || next.emit(())));
            move || drop(timer)
        });
    }
    // A lesson prints all of its tasks.
    let prints = !goes_first && link.study.lesson.is_none();
    let paper = use_memo(
        (state.question.clone(), locale.clone(), prints),
        |(question, locale, prints)| {
            let alone = prints.then(|| alone_on_paper(question, locale));
            alone.unwrap_or_default()
        },
    );
    let size = state.setting.size();
    let question = &state.question;
    let happens = match question {
        Question::Search(task) => Some(happened(&task.run, locale.names(size), &locale)),
        _ => None,
    };
    html! {
        <>
            <div
                class="screen with-board task-view"
                data-task={question.task().name()}
                data-task-state={state.outcome.name()}
            >
                <h1 class="visually-hidden">{ text!(locale, "task-title") }</h1>
                <div class="board-column">
                    <Board
                        {size}
                        still=true
                        numbered={matches!(state.setting, Setting::Queens(_))}
                        cells={board_cells(&state, size, &locale)}
                        label={text!(locale, "task-board")}
                        on_press={dispatching(&state, Action::Press)}
                    />
                </div>
                <div class="panel">
                    if let Some(happens) = happens {
                        <p>{ happens }</p>
                    }
                    <p class="question">{ asked(question, &locale) }</p>
                    <p class="outcome" role="status">{ outcome(&state, goes_first, size, &locale) }</p>
                    { right_answer(&state, &locale) }
                    { answers(&state, &locale) }
                    if goes_first {
                        { next(&state, Link { screen: question.screen().unwrap_or(link.screen.clone()), ..without_task(link) }, &continues, &locale) }
                    } else {
                        // A lesson and a set have one code for all of their tasks.
                        if state.outcome == Outcome::Solved && is_linked && link.study.lesson.is_none() && set.is_none() {
                            <SolvedCode solved={of_task(link)} />
                        }
                        <div class="toolbar">
                            { another(&state) }
                            if let (Outcome::Solved, Some(part)) = (&state.outcome, link.study.lesson) {
                                <Onward link={link.clone()} lesson={part.lesson} />
                            }
                            { link_back(set, &locale) }
                            <LinkTo link={without_task(link)}><>{ text!(locale, "task-leave") }</></LinkTo>
                        </div>
                    }
                </div>
            </div>
            { (*paper).clone() }
        </>
    }
}

fn outcome(state: &State, goes_first: bool, size: Size, locale: &Locale) -> Html {
    match &state.outcome {
        Outcome::Open => Html::default(),
        Outcome::Solved => {
            // The next question of a run begins with the same sentence.
            let why = right(&state.question, state.square(), locale);
            let why = why.filter(|_| !goes_first || matches!(state.question, Question::Move(_)));
            html! { <>{ solved(locale) }{ " " }{ why }</> }
        }
        Outcome::Wrong(why) => no(
            reason(why, state.misses < 2, &state.question, locale),
            locale,
        ),
        Outcome::Lacking(unmet) => no(lacks(*unmet, size, locale), locale),
    }
}

/// The words of a solved task.
pub fn solved(locale: &Locale) -> Html {
    html! { <span class="solved">{ tick() }{ text!(locale, "task-solved") }</span> }
}

/// A wrong answer, with its reason.
pub fn no(reason: String, locale: &Locale) -> Html {
    html! {
        <>
            <strong class="wrong">
                <svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><use href="#icon-clear" /></svg>
                { " " }
                { text!(locale, "task-wrong") }
            </strong>
            { " " }
            { reason }
        </>
    }
}

fn board_cells(state: &State, size: Size, locale: &Locale) -> Rc<[Cell]> {
    // The pieces into which a board has been divided.
    let parts = match &state.setting {
        Setting::Squares(board) if state.outcome == Outcome::Solved => pieces(board),
        _ => Vec::new(),
    };
    let tint = |square: Square| {
        let part = parts.iter().position(|part| part.contains(&square))?;
        let letter = region_letter(part as u32).to_ascii_lowercase();
        Some(AttrValue::from(format!("var(--region-{letter})")))
    };
    let refused = |square: Square| state.refused == Some(Answer::Square(square));
    let cell = |square: Square| match (&state.question, &state.setting) {
        (Question::Move(task), _) => {
            let path = &task.path;
            let here = path.last() == Some(&square);
            let visited = path.iter().position(|other| *other == square);
            let visited = visited.map(|index| index as u32 + 1);
            Cell {
                figure: here.then_some(Figure::Knight),
                hole: !task.board.contains(square),
                mark: refused(square).then_some(Mark::Refused),
                visited: visited.filter(|_| !here),
                words: knight_words(visited, here, None, locale)
                    .unwrap_or_default()
                    .into(),
                ..Cell::default()
            }
        }
        (_, Setting::Squares(board)) if board.contains(square) => Cell {
            tint: tint(square),
            ..Cell::default()
        },
        (_, Setting::Squares(_)) => hole(locale),
        (question, Setting::Queens(board)) => {
            let stands = board.contains(square);
            let words = stands.then(|| text!(locale, "square-queen"));
            Cell {
                figure: stands.then_some(Figure::Queen),
                mark: refused(square)
                    .then_some(Mark::Refused)
                    .or_else(|| mark(question, square)),
                words: words.unwrap_or_default().into(),
                ..Cell::default()
            }
        }
    };
    size.squares().map(cell).collect()
}

/// The square that the search is at.
fn mark(question: &Question, square: Square) -> Option<Mark> {
    let Question::Search(task) = question else {
        return None;
    };
    match task.run.event() {
        Event::Try { square: at } | Event::Place { square: at } if at == square => {
            Some(Mark::Chosen)
        }
        Event::Reject { square: at, .. } if at == square => Some(Mark::Refused),
        Event::TakeBack { square: at } if at == square => Some(Mark::Proposed),
        _ => None,
    }
}

/// The same state without its task.
pub fn without_task(link: &Link) -> Link {
    let mut link = link.clone();
    link.study.task = None;
    link.study.mode = None;
    link
}
