//! The plain search for the solution, watched.

use std::rc::Rc;

use bezzel_solver::board::Square;
use bezzel_solver::queens::puzzle::Puzzle;

use crate::components::transport::{Command, Player, Speed};

/// A search at one of its steps.
#[derive(Clone, Debug, PartialEq)]
pub struct WatchedSearch {
    /// The steps, as [`Puzzle::search`] has them.
    pub steps: Rc<[Option<Square>]>,
    /// The number of steps that are done.
    pub at: usize,
    pub player: Player,
}

impl WatchedSearch {
    pub fn of(puzzle: &Puzzle) -> Self {
        let steps: Rc<[_]> = puzzle.search().collect();
        // Short searches are followed step by step, long ones are over within a minute.
        let speed = match steps.len() {
            ..=60 => Speed::Steps(5),
            61..=600 => Speed::Steps(30),
            601..=6000 => Speed::Steps(100),
            _ => Speed::Steps(1000),
        };
        let mut player = Player::default();
        player.suit(speed);
        player.start();
        Self {
            steps,
            at: 0,
            player,
        }
    }

    /// The queens that the search has put, in order.
    pub fn queens(&self) -> Vec<Square> {
        let mut queens = Vec::new();
        for step in &self.steps[..self.at] {
            follow(&mut queens, *step);
        }
        queens
    }

    pub fn after(&self, command: Command) -> Self {
        let mut next = self.clone();
        let steps = 0..=self.steps.len() as u64;
        next.at = next.player.obey(command, self.at as u64, steps) as usize;
        next
    }

    /// Continues by itself.
    pub fn frame(&self, milliseconds: f64) -> Self {
        let mut next = self.clone();
        // A frame may still come when the search has just been stopped.
        if !self.player.on {
            return next;
        }
        let steps = next.player.due(milliseconds);
        next.at = steps.map_or(self.steps.len(), |steps| self.at + steps as usize);
        next.at = next.at.min(self.steps.len());
        if next.is_over() {
            next.player.stop();
        }
        next
    }

    fn is_over(&self) -> bool {
        self.at == self.steps.len()
    }
}

/// Puts the queen of a step, or takes the last one back.
pub fn follow(queens: &mut Vec<Square>, step: Option<Square>) {
    match step {
        Some(square) => queens.push(square),
        None => {
            queens.pop();
        }
    }
}

#[cfg(test)]
mod tests {
    use bezzel_solver::queens::puzzle::Rule;
    use bezzel_solver::queens::{Piece, Placement};

    use super::*;

    fn watch() -> WatchedSearch {
        let given = Placement::from_columns(&[0, 0, 0, 3]).unwrap();
        WatchedSearch::of(&Puzzle::new(Rule::Chess(Piece::Queen), given).unwrap())
    }

    #[test]
    fn a_search_is_played_to_its_solution_and_from_the_beginning_again() {
        let mut watch = watch();
        assert!(watch.player.on && watch.queens().is_empty());
        while watch.player.on {
            watch = watch.frame(100.0);
        }
        // 2 4 1 3 is the solution: a first queen on the first column was taken back.
        let columns: Vec<u32> = watch.queens().iter().map(|square| square.column).collect();
        assert_eq!(columns, [1, 3, 0]);
        assert!(watch.steps.contains(&None));
        let again = watch.after(Command::Play);
        assert!(again.player.on && again.at == 0);
    }

    #[test]
    fn steps_go_on_and_back_within_the_search() {
        let watch = watch();
        let first = watch.after(Command::Step);
        assert_eq!(
            (first.at, first.queens().len(), first.player.on),
            (1, 1, false)
        );
        let start = first.after(Command::Back).after(Command::Back);
        assert_eq!(start.at, 0);
        let end = start.after(Command::Seek(1_000_000)).after(Command::Step);
        assert_eq!(end.at, end.steps.len());
        assert_eq!(end.after(Command::Step), end);
        assert_eq!(start.frame(1000.0), start);
        let fast = start
            .after(Command::Speed(Speed::Fastest))
            .after(Command::Play)
            .frame(16.0);
        assert_eq!(fast.at, fast.steps.len());
    }
}
