//! The verdict of the rules on the squares, computed once for each change.

use bezzel_solver::board::Square;
use bezzel_solver::queens::Placement;
use bezzel_solver::queens::puzzle::{House, Puzzle, Rule};

use crate::link::PuzzlesLink;

/// All facts about a position that need no solution.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Facts {
    /// The given queens and the visitor's queens.
    pub queens: Placement,
    /// The pairs of queens that exclude each other.
    pub conflicts: Vec<[Square; 2]>,
    /// The squares without a queen that some queen excludes.
    pub excluded: Placement,
}

impl Facts {
    pub fn of(puzzle: &Puzzle, link: &PuzzlesLink) -> Self {
        let mut queens = link.queens.clone();
        for square in puzzle.given().squares() {
            queens.insert(square);
        }
        let mut conflicts = Vec::new();
        let mut excluded = queens.clone();
        excluded.clear();
        for queen in queens.squares() {
            let others = queens.size().squares();
            for other in others.filter(|&other| puzzle.excludes(queen, other)) {
                if !queens.contains(other) {
                    excluded.insert(other);
                } else if queen < other {
                    conflicts.push([queen, other]);
                }
            }
        }
        Self {
            queens,
            conflicts,
            excluded,
        }
    }

    /// Whether each row, column and region has its queen.
    pub fn is_solved(&self) -> bool {
        self.conflicts.is_empty() && self.queens.len() == self.queens.n() as usize
    }

    /// Whether the queen of a square takes part in a conflict.
    pub fn is_in_conflict(&self, square: Square) -> bool {
        self.conflicts.iter().any(|pair| pair.contains(&square))
    }
}

/// Why two queens exclude each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Clash {
    /// They are in one row, column or region.
    House(House),
    /// Their squares touch at a corner.
    Touch,
    /// They attack each other on a diagonal.
    Diagonal,
    /// They attack each other by a knight's move.
    Knight,
}

impl Clash {
    /// The reason for two squares that exclude each other.
    pub fn of(puzzle: &Puzzle, [a, b]: [Square; 2]) -> Self {
        let region = puzzle
            .region(a)
            .filter(|_| puzzle.region(a) == puzzle.region(b));
        let is_diagonal = a.row.abs_diff(b.row) == a.column.abs_diff(b.column);
        match (region, puzzle.rule()) {
            _ if a.row == b.row => Self::House(House::Row(a.row)),
            _ if a.column == b.column => Self::House(House::Column(a.column)),
            (Some(region), _) => Self::House(House::Region(region)),
            (None, Rule::Touch) => Self::Touch,
            (None, Rule::Chess(_)) if is_diagonal => Self::Diagonal,
            (None, Rule::Chess(_)) => Self::Knight,
        }
    }
}

/// The squares of the visitor's queens and crosses that the solution has otherwise.
pub fn mistakes(link: &PuzzlesLink, solution: &Placement) -> Vec<Square> {
    let (queens, crosses) = (link.queens.squares(), link.crosses.squares());
    let queens = queens.filter(|&square| !solution.contains(square));
    let crosses = crosses.filter(|&square| solution.contains(square));
    queens.chain(crosses).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::link::PuzzleSource;
    use crate::tests::state;

    fn facts(link: &str) -> Facts {
        let link: PuzzlesLink = state(link);
        let PuzzleSource::Own(puzzle) = &link.source else {
            panic!("the link holds the puzzle");
        };
        Facts::of(puzzle, &link)
    }

    #[test]
    fn queens_exclude_by_the_rule_and_by_the_region() {
        // Distant squares of a diagonal are free by the touching rule, but not by the rule of chess.
        let regions = "aaaaabbbbbcccccdddddeeeee";
        let touch = facts(&format!(
            "#/puzzles?n=5&rule=touch&regions={regions}&q=10000"
        ));
        let chess = facts(&format!("#/puzzles?n=5&regions={regions}&q=10000"));
        let last = Square::new(4, 4);
        assert!(!touch.excluded.contains(last) && chess.excluded.contains(last));
        // The corner, its row and column, and the square beside it on the diagonal.
        assert_eq!((touch.excluded.len(), chess.excluded.len()), (9, 12));
        let own = facts("#/puzzles?n=5&rule=touch&regions=aabbcaabbbaddbdaddddeeeee&q=10000");
        assert!(own.excluded.contains(Square::new(3, 0)));
    }

    #[test]
    fn given_queens_take_part() {
        let facts = facts("#/puzzles?n=5&given=10000&q=02400");
        let names: Vec<_> = facts
            .conflicts
            .iter()
            .map(|pair| pair.map(|square| (square.row, square.column)))
            .collect();
        assert_eq!(names, [[(0, 0), (1, 1)]]);
        assert!(facts.is_in_conflict(Square::new(1, 1)));
        assert!(!facts.is_in_conflict(Square::new(2, 3)) && !facts.is_solved());
    }

    #[test]
    fn each_pair_in_conflict_has_its_reason() {
        let reasons = |link: &str| {
            let link: PuzzlesLink = state(link);
            let PuzzleSource::Own(puzzle) = &link.source else {
                panic!("the link holds the puzzle");
            };
            let conflicts = Facts::of(puzzle, &link).conflicts;
            let of = |&pair: &[Square; 2]| Clash::of(puzzle, pair);
            conflicts.iter().map(of).collect::<Vec<_>>()
        };
        let touch = "#/puzzles?n=5&rule=touch&regions=aabbcaabbbaddbdaddddeeeee";
        let [row, column, region] =
            [House::Row(0), House::Column(0), House::Region(0)].map(Clash::House);
        assert_eq!(reasons(&format!("{touch}&q=a5,d5")), [row]);
        assert_eq!(reasons(&format!("{touch}&q=a5,a1")), [column]);
        assert_eq!(reasons(&format!("{touch}&q=b5,a3")), [region]);
        assert_eq!(reasons(&format!("{touch}&q=b4,c3")), [Clash::Touch]);
        assert_eq!(
            reasons("#/puzzles?n=5&given=00000&q=a5,d2"),
            [Clash::Diagonal]
        );
        let knights = "#/puzzles?n=10&piece=superqueen&given=0.0.0.0.0.0.0.0.0.0&q=a10,b8";
        assert_eq!(reasons(knights), [Clash::Knight]);
    }

    #[test]
    fn mistakes_are_wrong_queens_and_crosses() {
        let link: PuzzlesLink = state("#/puzzles?n=5&given=10000&q=03400&marks=c1,e1,b3");
        // 1 3 5 2 4 is a solution: row 3 has its queen on the fifth column, row 4 on the second.
        let solution = Placement::from_columns(&[1, 3, 5, 2, 4]).unwrap();
        let wrong: Vec<_> = mistakes(&link, &solution);
        assert_eq!(wrong, [Square::new(2, 3)]);
        let link: PuzzlesLink = state("#/puzzles?n=5&given=10000&marks=d1,e1");
        assert_eq!(mistakes(&link, &solution), [Square::new(4, 3)]);
    }
}
