//! The board of the visitor's program as a film.

use bezzel_recording::board::{Board, Piece, Reading};
use bezzel_recording::{Recording, State as Moment};
use yew::prelude::*;

use super::board::{status, wrong_pairs};
use super::state::State;
use crate::components::{Figure, Film, FilmMark, Picture, shown_places};
use crate::locale::Locale;
use crate::text;

/// The most lines that are looked through for boards.
const MOST_LINES: u32 = 200_000;

/// Makes the film of a run up to the present line, or as a whole where it rests before its first or behind its last line. There
/// is none without a board.
pub fn film(state: &State, locale: &Locale) -> Option<Callback<(), Film>> {
    let (run, watch) = state.run.as_ref()?;
    let reading = state.reading()?.clone();
    let recorded = run.recorded.clone();
    let step = watch.step();
    let size = reading.size;
    let (rows, columns) = (size.rows(), size.columns());
    let title = text!(locale, "own-board-label", rows, columns);
    let ground = Picture::empty(size, title, locale.names(size).notation);
    Some(Callback::from(move |()| {
        let recording = recorded.get();
        let last = if step == 0 { recording.lines() } else { step };
        filmed(&recording, last, &reading, ground.clone())
    }))
}

/// Each board up to a line that differs from the one before it. Of many every second, third and so on is shown.
fn filmed(recording: &Recording, last: u32, reading: &Reading, ground: Picture) -> Film {
    let mut at: Moment = recording.state(last.saturating_sub(MOST_LINES));
    let mut boards: Vec<Board> = Vec::new();
    loop {
        // A variable that is gone keeps its last board.
        let board = reading.board(recording, &at);
        if let Some(board) = board.filter(|board| boards.last() != Some(board)) {
            boards.push(board);
        }
        if at.step() >= last || !recording.advance(&mut at) {
            break;
        }
    }
    let mut film = Film::new(ground);
    for place in shown_places(boards.len()) {
        film.push(marks(&boards[place], reading.piece));
    }
    film
}

fn marks(board: &Board, piece: Piece) -> Vec<FilmMark> {
    let mut marks = match piece {
        Piece::Queen => {
            let queens = board.squares.iter();
            queens
                .map(|&square| FilmMark::Figure(Figure::Queen, square))
                .collect()
        }
        Piece::Knight => FilmMark::of_path(&board.squares, true, true),
    };
    let wrong = wrong_pairs(board, piece).into_iter();
    marks.extend(wrong.map(|(from, to)| FilmMark::Attack(from, to)));
    if ["solution", "tour"].contains(&status(board, piece)) {
        marks.push(FilmMark::Solved);
    }
    marks
}
