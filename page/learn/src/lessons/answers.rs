//! The answers to a question, other than the squares of the board.

use bezzel_stepping::queens::Watched;
use yew::prelude::*;

use super::state::{Action, Outcome, State};
use super::words::{answer_words, place_words};
use crate::components::control::{Button, Switch};
use crate::components::{LinkTo, code_words, dispatching};
use crate::link::{Link, Names, Task};
use crate::locale::Locale;
use crate::task::{Answer, Cell, Question, SearchTask, Where};
use crate::text;

/// The buttons of a question.
pub fn answers(state: &UseReducerHandle<State>, locale: &Locale) -> Html {
    match &state.question {
        Question::Search(task) => match task.task {
            Task::Verdict if task.asks_whether_free() => html! {
                <Button
                    name="free"
                    words="task-is-free"
                    on_press={dispatching(state, |()| Action::Answer(Answer::Free))}
                />
            },
            Task::Verdict => places(task, state, locale),
            Task::Line => lines(task, state, locale),
            Task::Cells => board_cells(task, state, locale),
            _ => Html::default(),
        },
        Question::Position(_) => html! {
            <Button
                name="check"
                primary=true
                words="task-check"
                on_press={dispatching(state, |()| Action::Check)}
            />
        },
        Question::Complete(_) | Question::Move(_) | Question::Program(_) => Html::default(),
    }
}

/// A button with an answer. Tests and tools find it by `name`.
fn answer(
    state: &UseReducerHandle<State>,
    answer: Answer,
    name: String,
    words: impl Into<Html>,
) -> Html {
    let class = refused(state, answer);
    let onclick = dispatching(state, move |_| Action::Answer(answer));
    html! {
        <button type="button" class={classes!("action", class)} data-action="answer" data-answer={name} {onclick}>
            { words.into() }
        </button>
    }
}

/// The class of the control of an answer that was wrong.
fn refused(state: &State, answer: Answer) -> Option<&'static str> {
    (state.refused == Some(answer)).then_some("refused")
}

fn places(task: &SearchTask, state: &UseReducerHandle<State>, locale: &Locale) -> Html {
    let place = |place: Where| {
        let name = match place {
            Where::Unit(unit) => (unit + 1).to_string(),
            Where::Over => "over".to_owned(),
        };
        let words = place_words(&state.question, place, locale);
        answer(state, Answer::Where(place), name, words)
    };
    html! { <div class="toolbar answers">{ for task.places().into_iter().map(place) }</div> }
}

fn lines(task: &SearchTask, state: &UseReducerHandle<State>, locale: &Locale) -> Html {
    let lines = task.run.plan().algorithm.code().iter().enumerate();
    let line = |(index, line): (usize, &bezzel_stepping::queens::CodeLine)| {
        let words = code_words(line, locale);
        html! {
            <li data-indent={line.indent.to_string()}>
                { answer(state, Answer::Line(index), (index + 1).to_string(), words) }
            </li>
        }
    };
    html! { <section class="code answers"><ol>{ for lines.map(line) }</ol></section> }
}

fn board_cells(task: &SearchTask, state: &UseReducerHandle<State>, locale: &Locale) -> Html {
    let array = |Array { name, words, boxes }: Array| {
        let cell = |ArrayCell {
                        cell,
                        index,
                        is_set,
                    }: ArrayCell| {
            let onclick = dispatching(state, move |_| Action::Answer(Answer::Cell(cell)));
            let index = index.to_string();
            html! {
                <button
                    type="button"
                    class={classes!("cell", is_set.then_some("set"), state.cells.contains(&cell).then_some("named"), refused(state, Answer::Cell(cell)))}
                    data-cell={format!("{name}.{index}")}
                    data-value={u8::from(is_set).to_string()}
                    {onclick}
                >
                    <span class="visually-hidden">{ format!("{name}[") }</span>
                    <i>{ index.replace('-', "−") }</i>
                    <span class="visually-hidden">{ "] = " }</span>
                    <b>{ u8::from(is_set) }</b>
                </button>
            }
        };
        html! {
            <figure data-array={name}>
                <figcaption>{ words }</figcaption>
                <div class="boxes">{ for boxes.into_iter().map(cell) }</div>
            </figure>
        }
    };
    let names = locale.names(state.setting.size());
    let arrays = marker_arrays(task, names, locale).into_iter().map(array);
    html! { <section class="arrays answers">{ for arrays }</section> }
}

/// A marker array as a task shows it.
pub struct Array {
    pub name: &'static str,
    pub words: String,
    pub boxes: Vec<ArrayCell>,
}

/// A cell of an array, with its index in the notation of the page.
pub struct ArrayCell {
    cell: Cell,
    pub index: i32,
    pub is_set: bool,
}

/// The arrays a, b and c, in the notation of the page.
pub fn marker_arrays(task: &SearchTask, names: Names, locale: &Locale) -> [Array; 3] {
    let n = task.run.plan().n;
    let [of_a, of_b, of_c] = names.shifts();
    let free = names.notation.one_is_free;
    let markers = task.run.markers();
    let side = n as i32;
    let shown = |cell: Cell, index: i32, is_marked: bool| ArrayCell {
        cell,
        index,
        is_set: is_marked != free,
    };
    let a = (1..=n).map(|j| shown(Cell::A(j), j as i32 + of_a, markers.a(j)));
    let b = (2..=2 * n).map(|sum| shown(Cell::B(sum), sum as i32 + of_b, markers.b(sum)));
    let c = (1 - side..side).map(|difference| {
        shown(
            Cell::C(difference),
            difference + of_c,
            markers.c(difference),
        )
    });
    let mark = if free { "free" } else { "taken" };
    let offset = names.offset();
    [
        Array {
            name: "a",
            words: text!(locale, "array-a", mark),
            boxes: a.collect(),
        },
        Array {
            name: "b",
            words: text!(locale, "array-b", mark),
            boxes: b.collect(),
        },
        Array {
            name: "c",
            words: text!(locale, "array-c", mark, offset),
            boxes: c.collect(),
        },
    ]
}

/// The right answer, on request, to a visitor who has missed it several times.
pub fn right_answer(state: &UseReducerHandle<State>, locale: &Locale) -> Html {
    if !state.offers_answer() {
        return Html::default();
    }
    if state.shown {
        let answer = answer_words(&state.question, locale);
        return html! { <p role="status" data-result="answer">{ text!(locale, "task-answer", answer) }</p> };
    }
    html! {
        <p><Button name="show-answer" on_press={dispatching(state, |()| Action::Show)} /></p>
    }
}

/// Another question, after a wrong or a right answer.
pub fn another(state: &UseReducerHandle<State>) -> Html {
    if state.outcome == Outcome::Open {
        return Html::default();
    }
    html! {
        <Button
            name="another"
            words="task-another"
            on_press={dispatching(state, |()| Action::Another)}
        />
    }
}

/// The hundredths of the run that lie before the question.
fn percent(state: &State) -> u32 {
    match &state.question {
        Question::Search(task) => (task.run.fraction() * 100.0) as u32,
        Question::Move(task) => (task.path.len() as u64 * 100 / task.board.area()) as u32,
        Question::Complete(_) | Question::Position(_) | Question::Program(_) => 0,
    }
}

/// The end of a question in a run: the next question, the link back to the run, and the number of right answers.
pub fn next(
    state: &UseReducerHandle<State>,
    stop: Link,
    continues: &UseStateHandle<bool>,
    locale: &Locale,
) -> Html {
    let (answered, at_once) = state.tally;
    let solved = state.outcome == Outcome::Solved;
    let set = continues.setter();
    html! {
        <>
            <div class="toolbar">
                if state.over {
                    <p role="status">{ text!(locale, "first-over") }</p>
                } else if !(solved && **continues) {
                    // No button while the run advances by itself: a late press would skip a question.
                    <Button
                        name="next"
                        words="first-next"
                        primary={solved}
                        on_press={dispatching(state, |()| Action::Next)}
                    />
                }
                <LinkTo link={stop}><>{ text!(locale, "first-stop") }</></LinkTo>
                <p class="quiet" data-result="predicted" data-value={percent(state).to_string()}>
                    { text!(locale, "first-place", number = answered + usize::from(!solved), percent = percent(state)) }
                </p>
                if answered > 0 {
                    <p class="quiet" data-result="tally" data-value={at_once.to_string()}>
                        { text!(locale, "first-tally", answered, at_once) }
                    </p>
                }
            </div>
            <Switch
                name="goes-on"
                label="first-goes-on"
                on={**continues}
                on_switch={Callback::from(move |on| set.set(on))}
            />
        </>
    }
}
