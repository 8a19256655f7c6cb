//! The queens in a report.

use crate::run::report::Shown;
use bezzel_stepping::queens::{Event, Run};

use super::words::event_words;
use crate::components::{Figure, FilmMark};
use crate::link::Names;
use crate::locale::Locale;
use crate::text;

/// The place of an event of a search for queens in a film.
pub fn shown(run: &Run) -> Shown {
    match run.event() {
        Event::Try { .. } | Event::Choose { .. } => Shown::Never,
        Event::Reject { .. } | Event::DeadEnd { .. } | Event::Exhausted { .. } => Shown::InShort,
        _ => Shown::Always,
    }
}

/// The marks of an event of a search for queens.
pub fn filmed(run: &Run) -> Vec<FilmMark> {
    let queens = run.queens().into_iter();
    let mut marks: Vec<FilmMark> = queens
        .map(|square| FilmMark::Figure(Figure::Queen, square))
        .collect();
    match run.event() {
        Event::Try { square } | Event::Pick { queen: square, .. } => {
            marks.push(FilmMark::Tried(square));
        }
        Event::Reject { square, by } => {
            marks.push(FilmMark::Refused(square));
            marks.push(FilmMark::Attack(by.queen, square));
        }
        Event::Solution { .. } => marks.push(FilmMark::Solved),
        _ => {}
    }
    marks
}

/// The text of an event with the queens, as in "Q1 (1, 1), Q2 (2, 3)": both in numbers. Tries and choices are left out, since
/// their results follow.
pub fn report_text(run: &Run, mut names: Names, locale: &Locale) -> Option<(String, String)> {
    names.notation.pairs = true;
    let is_listed = !matches!(run.event(), Event::Try { .. } | Event::Choose { .. });
    is_listed.then(|| (event_words(run, names, locale), queens(run, names, locale)))
}

/// The queens in the order in which they were placed.
fn queens(run: &Run, names: Names, locale: &Locale) -> String {
    let queens = (1_u32..).zip(run.queens()).map(|(queen, square)| {
        let (i, j) = names.numbers(square);
        text!(locale, "trace-queen", queen, i, j)
    });
    queens.collect::<Vec<_>>().join(", ")
}

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests {
    use crate::run::report::film;
    use bezzel_solver::board::Size;
    use bezzel_stepping::queens::{Algorithm, Plan, Watched};

    use super::*;
    use crate::components::Picture;
    use crate::link::Notation;

    /// A film, and the number of its frames.
    fn film_of(n: u32, step: u64) -> (String, usize) {
        let mut run = Run::new(Plan::new(n, Algorithm::Arrays)).expect("a small board");
        run.walk_to(step);
        let size = Size::square(n).expect("a small board");
        let ground = Picture::empty(size, String::new(), Notation::default());
        let frames = std::cell::Cell::new(0);
        let film = film(&run, ground, shown, |run| {
            frames.set(frames.get() + 1);
            (filmed(run), String::new())
        });
        (film.svg(false), frames.get())
    }

    #[test]
    fn a_short_film_shows_each_square() {
        // The start, 5 moves, 6 refused squares, and a row without a free square.
        let (svg, frames) = film_of(4, 26);
        assert!(svg.contains("stroke-dasharray"), "attacks are shown");
        assert!((10..27).contains(&frames), "{frames}");
    }

    #[test]
    fn a_film_from_the_start_ends_with_the_first_solution() {
        // 113 queens are placed and 105 taken back; then comes the solution.
        let (svg, frames) = film_of(8, 0);
        assert_eq!(frames, 1 + 113 + 105 + 1);
        let document = roxmltree::Document::parse(&svg).unwrap();
        let queens = document.descendants();
        let queens = queens.filter(|node| node.has_tag_name("use"));
        let seen = queens.filter(|node| node.attribute("opacity").is_none());
        assert_eq!(seen.count(), 8);
        // Small enough for a README.
        assert!(svg.len() < 16_000, "{} bytes", svg.len());
    }

    #[test]
    fn a_long_run_has_at_most_two_thousand_frames_and_its_last_event() {
        let (_, frames) = film_of(8, 900_000);
        assert!((1_000..=2_001).contains(&frames), "{frames}");
    }
}
