//! The boards of a race, each with the name of its run and its figures.

use bezzel_solver::board::{Size, Square};
use bezzel_stepping::queens::{Run, Watched};
use yew::prelude::*;

use crate::board::board;
use crate::components::result_number;
use crate::locale::Locale;
use crate::text;

/// One of the runs in a race.
pub struct Racer {
    /// The name of the run.
    pub name: String,
    /// The board.
    pub board: Html,
    /// Its figures, each with its name in `data-result` and its label.
    pub figures: Vec<(&'static str, String, u64)>,
}

/// The names of the figures of a run that is watched, and of one beside it.
pub const WATCHED: [&str; 3] = ["race-step", "race-tests", "race-solutions"];
/// See [`WATCHED`].
pub const BESIDE: [&str; 3] = ["beside-step", "beside-tests", "beside-solutions"];

impl Racer {
    /// A run with its board. `results` names its steps, tests and solutions, and `labels` the last two in texts.
    pub fn watched<R: Watched>(
        run: &R,
        name: String,
        board: Html,
        results: [&'static str; 3],
        [tests, solutions]: [String; 2],
        locale: &Locale,
    ) -> Self {
        let counters = run.counters();
        let labels = [text!(locale, "search-step"), tests, solutions];
        let values = [run.step(), counters.tests, counters.solutions];
        let figures = results.into_iter().zip(labels).zip(values);
        Self {
            name,
            board,
            figures: figures
                .map(|((result, label), value)| (result, label, value))
                .collect(),
        }
    }

    /// The run of a search for queens.
    pub fn of(
        run: &Run,
        size: Size,
        at: Option<Square>,
        results: [&'static str; 3],
        locale: &Locale,
    ) -> Self {
        let algorithm = run.plan().algorithm.name();
        let name = locale.text(&format!("algorithm-{algorithm}"), &[]);
        let label = format!("{name}: {}", text!(locale, "board-label", n = size.rows()));
        let labels = [
            locale.text("counter-tests", &[("algorithm", algorithm.into())]),
            text!(locale, "counter-solutions"),
        ];
        let board = board(run, size, at, label, locale);
        Self::watched(run, name, board, results, labels, locale)
    }
}

/// The board of a run, and that of the run beside it.
pub fn race(both: [Racer; 2], locale: &Locale) -> Html {
    html! {
        <div class="race">
            { for both.into_iter().map(|one| racer(one, locale)) }
        </div>
    }
}

/// A board with its caption.
fn racer(racer: Racer, locale: &Locale) -> Html {
    html! {
        <figure class="racer">
            <figcaption>
                <b>{ racer.name }</b>
                <span class="quiet figures">
                    for (result, label, value) in racer.figures {
                        <span>{ label }{ " " }{ result_number(result, Some(value), "done", locale) }</span>
                    }
                </span>
            </figcaption>
            { racer.board }
        </figure>
    }
}
