//! The parts of a report: the board as a picture, the steps as a text, the tree as a picture.

use bezzel_stepping::queens::{Counters, Milestone, Watched};
use yew::prelude::*;

use crate::components::control::Button;
use crate::components::{
    CopyLink, Film, FilmMark, Picture, SaveDrawing, SaveFilm, download, print, thinning,
};
use crate::locale::Locale;
use crate::text;

/// The largest number of steps in the text, counted from the last one.
const MOST_LINES: usize = 10_000;
/// The largest number of events in a film, counted from the last one.
const MOST_FILMED: u64 = 1_000_000;
/// Films with fewer frames show each square that is looked at, longer ones the moves alone.
const SHORT: usize = 200;

/// The buttons of a report. Pictures and steps are saved under the file's name.
pub fn report(
    file: String,
    trace: Callback<(), String>,
    film: Callback<(), Film>,
    locale: &Locale,
) -> Html {
    let file = AttrValue::from(file);
    let save = {
        let (trace, file) = (trace.clone(), file.clone());
        Callback::from(move |()| {
            // If memory for the lines is missing, nothing can be done.
            let _ = download(&format!("{file}.txt"), "text/plain", &trace.emit(()));
        })
    };
    html! {
        <div class="share">
            <CopyLink />
            <details>
                <summary>{ text!(locale, "share-more") }</summary>
                <div class="row">
                    <CopyLink name="copy-trace" text={trace} />
                    <Button name="save-trace" on_press={save} />
                    <SaveDrawing names={["save-svg", "save-png"]} selector=".search .board-place .board" file={file.clone()} />
                    <Button name="print" on_press={Callback::from(|()| print())} />
                </div>
            </details>
            <SaveFilm {film} has_words=true file={file.clone()} />
            <div role="group" aria-label={text!(locale, "view-tree")}>
                <span class="quiet">{ text!(locale, "view-tree") }</span>
                <SaveDrawing names={["tree-svg", "tree-png"]} selector=".tree-window > svg" file={format!("{file}-tree")} />
            </div>
        </div>
    }
}

/// The lines above the steps of a report: the run, its figures, and the heads of the columns, the last of them that of
/// the board.
pub fn head(
    title: &[String; 3],
    counted: &[String; 4],
    counters: Counters,
    board: String,
    locale: &Locale,
) -> String {
    let values = [
        counters.tests,
        counters.placements,
        counters.dead_ends,
        counters.solutions,
    ];
    let figures = counted.iter().zip(values);
    let figures: Vec<String> = figures
        .map(|(name, value)| format!("{name}: {value}"))
        .collect();
    let heads = [
        text!(locale, "search-step"),
        text!(locale, "trace-event"),
        board,
    ];
    format!(
        "{}\n{}\n\n{}\n",
        title.join(", "),
        figures.join(", "),
        heads.join("\t")
    )
}

/// The events up to the present one, each with its text and the pieces on the board. `line` can leave events out.
pub fn trace<R: Watched>(run: &R, line: impl Fn(&R) -> Option<(String, String)>) -> String {
    let mut at = run.clone();
    let mut lines = Vec::new();
    loop {
        if let Some((words, board)) = line(&at) {
            lines.push(format!("{}\t{words}\t{board}\n", at.step()));
        }
        if lines.len() == MOST_LINES || !at.back() {
            break;
        }
    }
    lines.reverse();
    lines.concat()
}

/// The place of an event in a film.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Shown {
    /// It always has a frame.
    Always,
    /// It has one in a short film.
    InShort,
    /// Another event says the same.
    Never,
}

/// A film of a run up to its present event; of a run at its start, up to its first solution. `frame` has the marks of an
/// event, and its text. Of a long run every second, third and so on is shown.
pub fn film<R: Watched>(
    run: &R,
    ground: Picture,
    shown: impl Fn(&R) -> Shown,
    frame: impl Fn(&R) -> (Vec<FilmMark>, String),
) -> Film {
    let mut last = run.clone();
    if last.step() == 0 {
        last.forward_to(Milestone::Solution, MOST_FILMED);
    }
    // From the last event back.
    let walk = |see: &mut dyn FnMut(&R)| {
        let mut at = last.clone();
        loop {
            see(&at);
            if last.step() - at.step() == MOST_FILMED || !at.back() {
                break;
            }
        }
    };
    let (mut always, mut short) = (0, 0);
    walk(&mut |at| match shown(at) {
        Shown::Always => always += 1,
        Shown::InShort => short += 1,
        Shown::Never => {}
    });
    let is_short = always + short <= SHORT;
    let count = if is_short { always + short } else { always };
    let every = thinning(count);
    let mut frames = Vec::new();
    let mut seen = 0_usize;
    walk(&mut |at| {
        let is_shown = match shown(at) {
            Shown::Always => true,
            Shown::InShort => is_short,
            Shown::Never => false,
        };
        // The last event has a frame of its own in any film.
        if is_shown || at.step() == last.step() {
            if seen.is_multiple_of(every) {
                frames.push(frame(at));
            }
            seen += 1;
        }
    });
    let mut film = Film::new(ground);
    for (marks, words) in frames.into_iter().rev() {
        film.push_with_words(marks, words);
    }
    film
}
