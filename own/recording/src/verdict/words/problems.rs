//! The words of problems: of queens, of a knight, of other pieces, and of none of these.

use super::{any, any_without_tournament};

/// Other pieces than queens and knights,
const OTHER: &[&str] = &["bishop", "rook", "futó", "bástya"];

/// and other rules for queens.
const RULES: &[&str] = &[
    "toroidal",
    "torus",
    "superqueen",
    "super queen",
    "super_queen",
    "amazon",
    "cylind",
    "dominat",
    "peaceab",
    "obstacle",
    "tórusz",
];
/// Words for tours that lead back to their first square.
const CLOSED: &[&str] = &[
    "closed",
    "re-entrant",
    "reentrant",
    "zárt",
    "khép kín",
    "tour đóng",
    "trình đóng",
    "geschlossen",
];
/// Words for tours of a knight,
const TOUR: &[&str] = &[
    "tour",
    "bejár",
    "lóugrás",
    "hành trình",
    "tuần",
    "hamilton",
    "rösselsprung",
];

/// and for its way to a square.
const WAY: &[&str] = &[
    "shortest",
    "minimum",
    "min_",
    "minmove",
    "minstep",
    "fewest",
    "distance",
    "dist",
    "target",
    "destination",
    "bfs",
    "legrövidebb",
    "ngắn nhất",
    "ngan nhat",
    "távolság",
];
const KNIGHT: &[&str] = &[
    "knight",
    "tour",
    "ngựa",
    "huszár",
    "lóugrás",
    "springer",
    "caballo",
    "hiệp sĩ",
    "quân mã",
];
const QUEEN: &[&str] = &[
    "queen",
    "hậu",
    "quan hau",
    "xep hau",
    "dat hau",
    "con hau",
    "tam hau",
    "_hau",
    "hau_",
    "vezér",
    "vezer",
    "királynő",
    " dame",
    "damenproblem",
    "reina",
    "regin",
];

/// Whether a text speaks of other pieces and no queens or knights, or of queens by other rules.
pub fn of_other(text: &str) -> bool {
    any(text, RULES) || any(text, OTHER) && !of_queen(text) && !of_knight(text)
}

pub fn of_knight(text: &str) -> bool {
    any_without_tournament(text, KNIGHT)
}

pub fn of_closed(text: &str) -> bool {
    any(text, CLOSED)
}

/// Whether a text speaks of the shortest way of a knight, and of no tour.
pub fn of_way(text: &str) -> bool {
    any(text, WAY) && !any(text, TOUR)
}

pub fn of_queen(text: &str) -> bool {
    any(text, QUEEN)
}

/// Whether a text may speak of queens or of a knight.
pub fn of_chess(text: &str) -> bool {
    const WORDS: &[&str] = &[
        "diag",
        "attack",
        "conflict",
        "abs(",
        "chess",
        "bàn cờ",
        "sakk",
        "átló",
        "chéo",
        "cheo",
        "threat",
    ];
    of_queen(text) || of_knight(text) || any(text, WORDS)
}

/// Whether a text speaks of another problem that is solved by backtracking on a board, or in lists.
pub fn of_problem(text: &str) -> bool {
    const WORDS: &[&str] = &[
        "sudoku",
        "maze",
        " rat ",
        "color",
        "colour",
        "knapsack",
        "magic",
        "bűvös",
        "latin",
        "hanoi",
        "coin",
        "stair",
        "subset",
        "crossword",
        "kakuro",
        "tic tac",
        "tictactoe",
        "game of life",
        "mê cung",
        "ma trận",
    ];
    any(text, WORDS)
}
