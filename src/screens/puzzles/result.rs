//! A solved puzzle: the time, the hints, and a text to send that gives nothing away.

use bezzel_solver::queens::puzzle::Puzzle;
use yew::prelude::*;

use super::grades::clock;
use super::kept::Record;
use super::state::State;
use super::status::title;
use super::words::{RuleWithPiece, kind_of};
use crate::components::{CopyLink, meeting_regions, page_address};
use crate::locale::Locale;
use crate::named::Named;
use crate::text;

/// The signs of regions. Regions that meet have different signs.
const SIGNS: [&str; 9] = ["🟦", "🟨", "🟩", "🟪", "🟧", "🟥", "🟫", "⬜", "⬛"];
/// The sign of a given queen.
const GIVEN: &str = "👑";

/// The time and the hints of a solved puzzle.
pub(super) fn time_words(state: &State, locale: &Locale) -> String {
    let record = state.record();
    let (seconds, hints) = record.map_or(
        (state.seconds, state.hints),
        |Record { seconds, hints, .. }| (seconds, hints),
    );
    text!(locale, "puzzle-solved-in", time = clock(seconds), hints)
}

/// The button that copies the result.
pub(super) fn copy_result(state: &UseReducerHandle<State>, locale: &Locale) -> Html {
    let (state, locale) = (state.clone(), locale.clone());
    let text = Callback::from(move |()| result_text(&state, &page_address(), &locale));
    html! { <CopyLink name="copy-result" {text} /> }
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
    let time = time_words(state, locale);
    let (board, name) = (board_text(puzzle), state.name());
    format!("Bezzel: {title}\n{sort}\n{time}\n{board}\n{page}{name}")
}

/// The board: a sign for each square, of its region or of a given queen.
fn board_text(puzzle: &Puzzle) -> String {
    let signs = signs(puzzle);
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

/// The sign of each region: of the signs that no neighbour has, the one that was used least.
fn signs(puzzle: &Puzzle) -> Vec<&'static str> {
    let pairs = meeting_regions(puzzle);
    let mut signs: Vec<&str> = Vec::new();
    for region in 0..puzzle.n() {
        let before = pairs.iter().filter(|pair| pair[1] == region);
        let taken: Vec<&str> = before.map(|pair| signs[pair[0] as usize]).collect();
        let uses = |sign: &&str| signs.iter().filter(|other| *other == sign).count();
        let free = SIGNS.into_iter().filter(|sign| !taken.contains(sign));
        signs.push(free.min_by_key(uses).unwrap_or(SIGNS[0]));
    }
    signs
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
        assert_eq!(board_text(&open), "⬜⬜⬜⬜\n⬜⬜⬜👑\n⬜⬜⬜⬜\n⬜⬜⬜⬜");
        let puzzle = open.with_regions("aabbaabbccddccdd").unwrap();
        assert_eq!(
            board_text(&puzzle),
            "🟦🟦🟨🟨\n🟦🟦🟨👑\n🟩🟩🟪🟪\n🟩🟩🟪🟪"
        );
    }

    #[test]
    fn more_regions_than_signs_share_them_apart() {
        let n = 12;
        let open = Puzzle::new(Rule::Touch, Placement::empty(n).unwrap()).unwrap();
        let rows: String = (0..n)
            .flat_map(|row| (0..n).map(move |_| char::from(b'a' + row as u8)))
            .collect();
        let puzzle = open.with_regions(&rows).unwrap();
        let signs = signs(&puzzle);
        for [a, b] in meeting_regions(&puzzle) {
            assert_ne!(signs[a as usize], signs[b as usize]);
        }
    }
}
