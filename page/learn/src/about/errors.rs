//! Errors of others, each with the computation that shows it.

use bezzel_solver::queens::{Piece, solutions};
use yew::prelude::*;

use crate::locale::Locale;
use crate::text;

const ALL_27: u64 = 234_907_967_154_122_528;
const KEPT_BY_HALF_TURN_27: u64 = 320_403_024;
const EQUAL_SLOPES_IN_PRESS: u64 = 103_361_771_080;
/// D. E. Knuth's census, as in the published figures of Boards.
const EQUAL_SLOPES: u64 = 103_361_177_080;
/// OEIS A165134: A. Chernov, 2014.
const OPEN_TOURS: u64 = 19_591_828_170_979_904;
const CLOSED_TOURS_OF_1996: u64 = 33_439_123_484_294;

/// The list of errors.
pub fn errors(locale: &Locale) -> Html {
    let solutions = eight_queens();
    let rows = 8_u64.pow(8);
    let tenths = any_eight_squares() * 10 / rows;
    let plain = |key: &str| locale.text(key, &[]);
    let errors = [
        text!(
            locale,
            "about-error-27",
            wrong = 29_363_791_967_678_199_u64,
            all = ALL_27,
            half = KEPT_BY_HALF_TURN_27,
            right = (ALL_27 + KEPT_BY_HALF_TURN_27) / 8
        ),
        text!(
            locale,
            "about-error-rows",
            any = any_eight_squares(),
            rows,
            whole = tenths / 10,
            tenths = tenths % 10
        ),
        text!(
            locale,
            "about-error-list",
            seventh = solutions[6].as_str(),
            thirtyfirst = solutions[30].as_str()
        ),
        plain("about-error-row-marker"),
        plain("about-error-offset"),
        plain("about-error-directed"),
        text!(
            locale,
            "about-error-tours",
            wrong = CLOSED_TOURS_OF_1996,
            left = CLOSED_TOURS_OF_1996 % 4
        ),
        plain("about-error-boards"),
        text!(
            locale,
            "about-error-slopes",
            wrong = EQUAL_SLOPES_IN_PRESS,
            right = EQUAL_SLOPES
        ),
        text!(locale, "about-error-open", open = OPEN_TOURS),
    ];
    html! {
        <ol>
            for error in errors {
                <li>{ error }</li>
            }
        </ol>
    }
}

/// The ways to choose eight of 64 squares.
fn any_eight_squares() -> u64 {
    (0..8).fold(1, |ways, chosen| ways * (64 - chosen) / (chosen + 1))
}

/// All solutions for eight queens, in lexicographic order.
fn eight_queens() -> Vec<String> {
    let all = solutions(8, Piece::Queen).into_iter().flatten();
    all.map(|solution| solution.to_string()).collect()
}

#[cfg(test)]
mod tests {
    use super::super::CLOSED_TOURS;
    use super::*;

    #[test]
    fn the_figures_are_those_that_are_computed() {
        assert_eq!(any_eight_squares(), 4_426_165_368);
        assert_eq!((CLOSED_TOURS % 4, CLOSED_TOURS_OF_1996 % 4), (0, 2));
        assert_eq!((ALL_27 + KEPT_BY_HALF_TURN_27) % 8, 0);
        assert_eq!((ALL_27 + KEPT_BY_HALF_TURN_27) / 8, 29_363_495_934_315_694);
        let solutions = eight_queens();
        assert_eq!(solutions.len(), 92);
        assert_eq!(
            (solutions[6].as_str(), solutions[30].as_str()),
            ("25741863", "42586137")
        );
    }
}
