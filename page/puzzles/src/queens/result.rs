//! A solved puzzle: the time, the hints, and a text to send that gives nothing away.

use bezzel_solver::queens::puzzle::Puzzle;
use yew::prelude::*;

use super::signs::signs;
use super::state::{State, figure};
use super::status::title;
use super::words::{RuleWithPiece, kind_of};
use crate::components::{
    CopyLink, Picture, ShareSheet, Shared, address_of, clock, page_address, paper_regions,
};
use crate::link::Notation;
use crate::locale::Locale;
use crate::named::Named;
use crate::settings::is_dark;
use crate::shared::save_picture;
use crate::text;

/// The sign of a given queen.
const GIVEN: &str = "👑";

/// The time and the hints of a puzzle that the visitor has solved; nothing where somebody else has.
pub fn time_words(state: &State, locale: &Locale) -> Option<String> {
    let (seconds, hints) = state.solving()?;
    let time = clock(seconds);
    Some(text!(locale, "puzzle-solved-in", time, hints))
}

/// The buttons that copy the result, and share it where the device can.
pub fn share_result(state: &UseReducerHandle<State>, locale: &Locale) -> Html {
    let (state, locale) = (state.clone(), locale.clone());
    let text = Callback::from(move |()| result_text(&state, &page_address(), &locale));
    html! {
        <>
            <CopyLink name="copy-result" text={text.clone()} />
            <ShareSheet
                name="share-result"
                shared={Callback::from(move |()| Shared::Text(text.emit(())))}
            />
        </>
    }
}

/// The controls that share the puzzle without the visitor's marks, and those that share it with them.
pub fn share_puzzle(state: &UseReducerHandle<State>, locale: &Locale) -> Html {
    let puzzle = {
        let state = state.clone();
        Callback::from(move |()| address_of(&state.unmarked()))
    };
    let marked = {
        let state = state.clone();
        Callback::from(move |()| address_of(&state.changeable()))
    };
    html! {
        <div class="share row">
            <CopyLink text={puzzle.clone()} />
            <ShareSheet shared={Callback::from(move |()| Shared::Address(puzzle.emit(())))} />
            if state.is_begun() {
                <CopyLink name="copy-marked" text={marked} />
            }
            if let Some(puzzle) = state.puzzle() {
                { pictures(puzzle, title(state, None, locale), locale) }
            }
        </div>
    }
}

/// The buttons that save the puzzle as a picture, without the visitor's marks.
fn pictures(puzzle: &Puzzle, title: String, locale: &Locale) -> Html {
    let (n, notation) = (puzzle.n(), locale.notation);
    let puzzle = puzzle.clone();
    let picture = Callback::from(move |()| picture(&puzzle, &title, notation));
    save_picture(picture, format!("queens-puzzle-{n}"), locale)
}

/// The puzzle as a picture.
pub fn picture(puzzle: &Puzzle, title: &str, notation: Notation) -> Picture {
    let given = puzzle.given();
    let figure = figure(puzzle.rule());
    Picture {
        pieces: given.squares().map(|square| (square, figure)).collect(),
        regions: paper_regions(puzzle),
        ..Picture::empty(given.size(), title.to_owned(), notation)
    }
}

/// The result as a text: which puzzle, the time, its board without a solution, and its link.
fn result_text(state: &State, page: &str, locale: &Locale) -> String {
    let Some(puzzle) = state.puzzle() else {
        return String::new();
    };
    let title = title(state, None, locale);
    let [kind, rule] = [
        format!("puzzle-kind-{}", kind_of(puzzle)),
        format!("puzzle-rule-{}", RuleWithPiece(puzzle.rule()).name()),
    ]
    .map(|key| locale.text(&key, &[]));
    let grade = state.judged.as_ref().and_then(|judged| judged.grade);
    let sort = text!(
        locale,
        "puzzle-sort",
        kind,
        rule,
        grade = grade.map_or(0, u32::from)
    );
    let time = time_words(state, locale).unwrap_or_default();
    let (board, name) = (board_text(puzzle, is_dark()), state.name());
    format!("Bezzel: {title}\n{sort}\n{time}\n{board}\n{page}{name}")
}

/// The board: a sign for each square, of its region in the theme's colours or of a given queen.
fn board_text(puzzle: &Puzzle, is_dark: bool) -> String {
    let signs = signs(puzzle, is_dark);
    let mut text = String::new();
    for square in puzzle.given().size().squares() {
        if square.column == 0 && square.row > 0 {
            text.push('\n');
        }
        let region = puzzle.region(square).map(|region| signs[region as usize]);
        text += match region {
            _ if puzzle.given().contains(square) => GIVEN,
            Some(sign) => sign,
            None => "⬜",
        };
    }
    text
}

#[cfg(test)]
mod tests {
    use bezzel_solver::queens::Placement;
    use bezzel_solver::queens::puzzle::Rule;

    use super::*;

    #[test]
    fn the_board_of_a_result_has_regions_and_given_queens_and_nothing_else() {
        let given = Placement::from_columns(&[0, 4, 0, 0]).unwrap();
        let open = Puzzle::new(Rule::Touch, given).unwrap();
        assert_eq!(
            board_text(&open, false),
            "⬜⬜⬜⬜\n⬜⬜⬜👑\n⬜⬜⬜⬜\n⬜⬜⬜⬜"
        );
        let puzzle = open.with_regions("aabbaabbccddccdd").unwrap();
        assert_eq!(
            board_text(&puzzle, false),
            "🟦🟦🟧🟧\n🟦🟦🟧👑\n🟩🟩🟨🟨\n🟩🟩🟨🟨"
        );
    }
}
