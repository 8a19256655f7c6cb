//! The words of a search: its steps, its work, its time, and the attacks that it counts.

use super::any;

/// Words that say that a position is a partial one.
const STEP: &[&str] = &[
    "step",
    "state",
    "start",
    "initial",
    "current",
    "attempt",
    "trying",
    " try ",
    " tries",
    "iteration",
    "generation",
    "temperature",
    "epoch",
    "restart",
    "random",
    "individual",
    "parent",
    "child",
    "neighbo",
    "before",
    " move",
    "placing",
    "placed",
    "backtrack",
    "bước",
    "khởi",
    "lépés",
    "kezdő",
    "próba",
    "swap",
    "improv",
];
/// Words for the attacks on a board, or for the value of a position in a local search.
const ATTACK: &[&str] = &[
    "attack",
    "conflict",
    "cost",
    "fitness",
    "heuristic",
    " h =",
    " h=",
    " h:",
    "score",
    "value",
    "threat",
    "clash",
    "collision",
    "violation",
    "energy",
    "ütközés",
    "ütés",
    "xung đột",
    "temperature",
    "generation",
];
/// Words for numbers that count the work of a search, its time or its board.
const WORK: &[&str] = &[
    "step",
    " call",
    "backtrack",
    "node",
    "iteration",
    "attempt",
    " tries",
    " try",
    "check",
    " move",
    "placement",
    "conflict",
    "attack",
    "restart",
    "generation",
    "cost",
    "fitness",
    "depth",
    "recursion",
    "visit",
    "expand",
    "lần",
    "bước",
    "lépés",
    "hívás",
    "próba",
    "seed",
    "score",
    "value",
    "temperature",
    " h=",
    " h =",
    "heuristic",
];
/// Words for times.
const TIME: &[&str] = &[
    "second",
    " sec",
    "time",
    "took",
    "elapsed",
    " ms",
    "duration",
    "giây",
    "thời gian",
    "másodperc",
    "idő",
    "zeit",
];

pub fn of_step(text: &str) -> bool {
    any(text, STEP)
}

pub fn of_attack(text: &str) -> bool {
    any(text, ATTACK)
}

pub fn of_work(text: &str) -> bool {
    any(text, WORK)
}

pub fn of_time(text: &str) -> bool {
    any(text, TIME)
}
