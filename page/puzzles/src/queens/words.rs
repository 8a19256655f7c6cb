//! Hints and deductions in words.

use bezzel_solver::board::{Size, Square};
use bezzel_solver::queens::Piece;
use bezzel_solver::queens::puzzle::{House, Inference, Kind, Puzzle, Rule};
use bezzel_solver::queens::{Line, Unit};

use super::draft::Refusal;
use super::facts::Clash;
use super::habits::Habits;
use super::hint::{Advice, Hint, Tier};
use crate::components::region_letter;
use crate::locale::Locale;
use crate::named::Named;
use crate::text;

/// A rule by its name in texts, of which the piece is a part.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RuleWithPiece(pub Rule);

impl Named for RuleWithPiece {
    const ALL: &'static [Self] = &[
        Self(Rule::Chess(Piece::Queen)),
        Self(Rule::Touch),
        Self(Rule::Chess(Piece::Superqueen)),
    ];

    fn name(self) -> &'static str {
        match self.0 {
            Rule::Chess(Piece::Superqueen) => Piece::Superqueen.name(),
            rule => rule.name(),
        }
    }
}

/// Whether regions belong to a puzzle.
pub fn kind_of(puzzle: &Puzzle) -> Kind {
    if puzzle.regions().is_some() {
        Kind::Regions
    } else {
        Kind::Complete
    }
}

/// The goal of the puzzle.
pub fn goal_words(puzzle: &Puzzle, locale: &Locale) -> String {
    let (kind, rule) = (kind_of(puzzle).name(), RuleWithPiece(puzzle.rule()).name());
    let row = row_kind(puzzle.given().size(), locale);
    text!(locale, "puzzle-goal", kind, rule, row)
}

/// The kind of a row in texts: rank where squares have names, as the columns are files.
pub const fn row_kind(size: Size, locale: &Locale) -> &'static str {
    locale.names(size).attack(Line::Row)
}

/// The meaning of a press.
pub fn press_words(habits: Habits, locale: &Locale) -> String {
    let first = if habits.queens_first {
        "queens"
    } else {
        "crosses"
    };
    text!(locale, "puzzle-press", first)
}

/// The rule that two queens break.
pub fn clash_words(puzzle: &Puzzle, pair: [Square; 2], locale: &Locale) -> String {
    let size = puzzle.given().size();
    let (clash, house) = match Clash::of(puzzle, pair) {
        Clash::House(house) => ("house", house_words(house, size, locale)),
        Clash::Touch => ("touch", String::new()),
        Clash::Diagonal => ("diagonal", String::new()),
        Clash::Knight => ("knight", String::new()),
    };
    text!(locale, "puzzle-clash", clash, house)
}

/// The reason why a square is not painted.
pub fn refusal_words(refusal: Refusal, size: Size, locale: &Locale) -> String {
    match refusal {
        Refusal::Last { region } => {
            text!(
                locale,
                "puzzle-refused-last",
                region = region_letter(region).to_string()
            )
        }
        Refusal::Torn { region, square } => {
            let (region, square) = (
                region_letter(region).to_string(),
                locale.square(square, size),
            );
            text!(locale, "puzzle-refused-torn", region, square)
        }
        Refusal::Apart { region, square } => {
            let (region, square) = (
                region_letter(region).to_string(),
                locale.square(square, size),
            );
            text!(locale, "puzzle-refused-apart", region, square)
        }
    }
}

/// The part of the hint that is shown.
pub fn hint_words(hint: &Hint, size: Size, locale: &Locale) -> String {
    match (&hint.advice, hint.tier) {
        (Advice::Mistakes(wrong), _) => {
            let (count, squares) = (wrong.len(), locale.squares(wrong, size));
            text!(locale, "puzzle-mistakes", count, squares)
        }
        (Advice::Step(step), Tier::Where) => where_words(step, size, locale),
        (Advice::Step(step), Tier::Why) => step_words(step, size, locale),
    }
}

/// The rows, columns or regions in which to look for a deduction.
fn where_words(step: &Inference, size: Size, locale: &Locale) -> String {
    let houses = match step {
        Inference::Refuted { square, .. } => {
            return text!(
                locale,
                "puzzle-suppose",
                square = locale.square(square, size)
            );
        }
        Inference::Within { houses, .. } => houses.as_slice(),
        Inference::Excluded { .. } => &[],
        Inference::Last { house, .. }
        | Inference::Common { house, .. }
        | Inference::Impossible { house } => std::slice::from_ref(house),
    };
    let houses = houses_words(houses, size, locale);
    text!(locale, "puzzle-look", houses)
}

/// A deduction with its reason.
pub fn step_words(step: &Inference, size: Size, locale: &Locale) -> String {
    let crossed = locale.squares(step.crossed(), size);
    let words = |house: &House| house_words(*house, size, locale);
    match step {
        Inference::Excluded { queen, crossed: of } => {
            let (queen, count) = (locale.square(*queen, size), of.len());
            text!(locale, "puzzle-excluded", queen, count, crossed)
        }
        Inference::Last { house, square } => {
            let (house, square) = (words(house), locale.square(square, size));
            text!(locale, "puzzle-last", house, square)
        }
        Inference::Within { houses, within, .. } => {
            let count = houses.len();
            let [houses, within] = [houses, within].map(|all| houses_words(all, size, locale));
            text!(locale, "puzzle-within", count, houses, within, crossed)
        }
        Inference::Common { house, .. } => {
            text!(locale, "puzzle-common", house = words(house), crossed)
        }
        Inference::Refuted {
            square,
            follows,
            emptied,
        } => {
            let forced = follows.iter().map(|(square, _)| square);
            let (square, house) = (locale.square(square, size), words(emptied));
            let (count, follows) = (follows.len(), locale.squares(forced, size));
            text!(locale, "puzzle-refuted", square, count, follows, house)
        }
        Inference::Impossible { house } => {
            text!(locale, "puzzle-impossible", house = words(house))
        }
    }
}

pub fn houses_words(houses: &[House], size: Size, locale: &Locale) -> String {
    let words = houses.iter().map(|&house| house_words(house, size, locale));
    words.collect::<Vec<_>>().join(", ")
}

/// The name of a rank, file or region beside and on the board.
pub fn house_words(house: House, size: Size, locale: &Locale) -> String {
    let (sort, name) = match house {
        House::Row(row) => locale.names(size).line(Unit::Row(row)),
        House::Column(column) => locale.names(size).line(Unit::Column(column)),
        House::Region(region) => ("region", region_letter(region).to_string()),
    };
    text!(locale, "puzzle-house", sort, name)
}
