//! Hints in words.

use bezzel_solver::board::Square;
use bezzel_solver::knight::puzzle::{ColourClash, Inference, Without};

use super::advice::Advice;
use super::facts::Facts;
use super::state::State;
use crate::locale::Locale;
use crate::text;

/// The most refuted suppositions that are written in full.
const MOST_IN_FULL: usize = 3;

/// The names of squares of the puzzle's board.
pub fn square_names<const N: usize>(
    squares: [Square; N],
    state: &State,
    locale: &Locale,
) -> [String; N] {
    let size = state.position().source.board().size();
    squares.map(|square| locale.square(square, size))
}

/// The numbers that cannot both stay, if there are some.
pub fn conflict_words(facts: &Facts, state: &State, locale: &Locale) -> Option<String> {
    let (&first, others) = facts.conflicts.split_first()?;
    let second = facts.after(first)?;
    let [a, b] = square_names(facts.ends(first)?, state, locale);
    let more = others.len();
    Some(text!(locale, "numbers-conflict", first, second, a, b, more))
}

/// A contradiction of colours.
pub fn clash_words(clash: ColourClash, state: &State, locale: &Locale) -> String {
    match clash {
        ColourClash::Board { dark, light } => {
            let closed = state.position().source.kind().name();
            text!(locale, "numbers-clash-board", dark, light, closed)
        }
        ColourClash::Number {
            number,
            odd_are_dark,
            ..
        } => {
            let odd = if odd_are_dark { "dark" } else { "light" };
            text!(locale, "numbers-clash-number", number, odd)
        }
        ColourClash::Numbers([(first, a), (second, b)]) => {
            let moves = second - first;
            let parity = if moves % 2 == 1 { "odd" } else { "even" };
            let [a, b] = square_names([a, b], state, locale);
            text!(locale, "numbers-clash-pair", first, second, a, b, parity)
        }
    }
}

/// A hint.
pub fn advice_words(advice: &Advice, state: &State, locale: &Locale) -> String {
    let name = |square| square_names([square], state, locale).concat();
    match *advice {
        Advice::Mistakes(ref wrong) => {
            let size = state.position().source.board().size();
            let squares = locale.squares(wrong.iter().map(|(_, square)| square), size);
            text!(locale, "puzzle-mistakes", count = wrong.len(), squares)
        }
        Advice::Steps(ref steps) => {
            let (in_full, left_out) = match steps.len() - 1 {
                refuted if refuted > MOST_IN_FULL => (&steps[refuted..], refuted),
                _ => (&steps[..], 0),
            };
            let mut sentences = Vec::new();
            if left_out > 0 {
                sentences.push(text!(locale, "numbers-refutations", count = left_out));
            }
            sentences.extend(in_full.iter().map(|step| step_words(step, state, locale)));
            sentences.join(" ")
        }
        Advice::Solution(number, square) => {
            text!(locale, "numbers-shown", number, square = name(square))
        }
        Advice::Nothing => text!(locale, "numbers-no-hint"),
    }
}

/// A deduction.
pub fn step_words(step: &Inference, state: &State, locale: &Locale) -> String {
    let name = |square| square_names([square], state, locale).concat();
    match *step {
        Inference::Way {
            number,
            square,
            ref beside,
        } => {
            let count = beside.len();
            let ends = [beside.first(), beside.last()];
            let [first, second] = ends.map(|number| number.map_or(0, |&number| number));
            let square = name(square);
            text!(locale, "numbers-way", number, square, count, first, second)
        }
        Inference::Gap {
            number,
            square,
            from,
            to,
        } => text!(
            locale,
            "numbers-gap",
            number,
            square = name(square),
            from,
            to
        ),
        Inference::Reach { number, square } => {
            text!(locale, "numbers-reach", number, square = name(square))
        }
        Inference::Fits { number, square } => {
            text!(locale, "numbers-fits", number, square = name(square))
        }
        Inference::Refuted {
            number,
            square,
            without,
        } => {
            let square = name(square);
            let (kind, left) = without_words(without, state, locale);
            text!(locale, "numbers-refuted", number, square, kind, left)
        }
        Inference::Impossible { without } => {
            let (kind, left) = without_words(without, state, locale);
            text!(locale, "numbers-impossible", kind, left)
        }
    }
}

/// Whether a number or a square is left without the other, and its name.
fn without_words(without: Without, state: &State, locale: &Locale) -> (&'static str, String) {
    match without {
        Without::Number(number) => ("number", number.to_string()),
        Without::Square(square) => ("square", square_names([square], state, locale).concat()),
    }
}
