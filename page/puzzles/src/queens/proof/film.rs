//! The proof of a puzzle as a film: a frame for each step, with its sentence.

use bezzel_solver::board::Square;
use bezzel_solver::queens::puzzle::{Inference, Puzzle};

use crate::components::{Film, FilmMark};
use crate::link::Notation;
use crate::queens::result::picture;
use crate::queens::state::figure;

/// A step of a proof, and its sentence.
pub type ProofStep = (Vec<Inference>, String);

/// The puzzle with its goal in words, the steps, and the solution with the conclusion.
pub fn film(
    puzzle: &Puzzle,
    steps: &[ProofStep],
    [goal, conclusion]: [String; 2],
    notation: Notation,
) -> Film {
    let figure = figure(puzzle.rule());
    let queen = |square: Square| FilmMark::Figure(figure, square);
    let mut film = Film::new(picture(puzzle, &goal, notation));
    let mut marks: Vec<FilmMark> = puzzle.given().squares().map(queen).collect();
    film.push_with_words(marks.clone(), goal);
    for (step, sentence) in steps {
        let mut seen = Vec::new();
        let placed = step.iter().filter_map(Inference::placed);
        let crossed = step.iter().flat_map(Inference::crossed).copied();
        let placed = placed.map(|square| (queen(square), square));
        for (mark, square) in placed.chain(crossed.map(|at| (FilmMark::Crossed(at), at))) {
            // Two deductions of a step may come to the same.
            if !marks.contains(&mark) {
                marks.push(mark);
                seen.push(FilmMark::Tried(square));
            }
        }
        film.push_with_words(marks.iter().copied().chain(seen), sentence.clone());
    }
    marks.retain(|mark| matches!(mark, FilmMark::Figure(..)));
    marks.push(FilmMark::Solved);
    film.push_with_words(marks, conclusion);
    film
}

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests {
    use bezzel_puzzle_text::read;
    use bezzel_solver::queens::puzzle::Reason;

    use super::*;

    #[test]
    fn a_film_of_a_proof_has_its_regions_its_sentences_and_at_first_the_solution() {
        let puzzle = &read("aabbc\naabbb\naddbd\nadddd\neeeee").unwrap()[0];
        let path = puzzle.path_by(&Reason::ALL).into_iter().enumerate();
        let steps: Vec<ProofStep> = path
            .map(|(place, step)| (vec![step], format!("step {place}")))
            .collect();
        assert!(steps.iter().any(|(step, _)| !step[0].crossed().is_empty()));
        let words = ["the goal", "the end"].map(str::to_owned);
        let svg = film(puzzle, &steps, words, Notation::default()).svg(true);
        for region in "ABCDE".chars() {
            assert!(svg.contains(&format!(">{region}</text>")), "{region}");
        }
        let sentences = steps.iter().map(|(_, sentence)| sentence.as_str());
        for sentence in sentences.chain(["the goal", "the end"]) {
            assert!(svg.contains(&format!(">{sentence}</tspan>")), "{sentence}");
        }
        let (first, later) = svg.split_once("<g visibility=\"hidden\">").unwrap();
        assert_eq!(first.matches("<use ").count(), 5);
        assert!(first.contains(">the end</tspan>") && later.contains(">the goal</tspan>"));
    }
}
