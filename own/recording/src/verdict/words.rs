//! The words of outputs that tell the meaning of a number or a board beside them, in several languages, in small letters. Those
//! with a blank before them begin a word; the others may also be parts of one.

/// Words for solutions.
const SOLUTION: &[&str] = &[
    "solution",
    "solución",
    "solucion",
    "soluzion",
    "nghiệm",
    "nghiem",
    "lời giải",
    "loi giai",
    "megold",
    "lösung",
    "loesung",
    "rozwiąz",
    "solução",
    "ways",
    "arrangement",
    "configuration",
    "cách xếp",
    "cach xep",
    "cách đặt",
    "elrendez",
    "lehetőség",
    "possibilit",
    "placements found",
];
/// Words that make a number beside them a count.
const COUNT: &[&str] = &[
    "total",
    "count",
    "found",
    "number of",
    "answer",
    "result",
    "tổng",
    "tong",
    "số",
    "összes",
    "szám",
    "darab",
    "anzahl",
    "gesamt",
    "kết quả",
    "ket qua",
    "eredmény",
];
/// Words that say that a position is meant as an end.
const END: &[&str] = &[
    "solution",
    "found",
    "answer",
    "result",
    "final",
    "goal",
    "solved",
    "success",
    "nghiệm",
    "nghiem",
    "lời giải",
    "loi giai",
    "kết quả",
    "ket qua",
    "tìm thấy",
    "tim thay",
    "megold",
    "eredmény",
    "kész",
    "lösung",
    "gefunden",
    "solución",
    "solucion",
    "tour",
];
/// Words that say that a position is one on the way.
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
/// Words that say that there is no solution.
const NONE: &[&str] = &[
    "no solution",
    "no solutions",
    "not found",
    "no answer",
    "no valid",
    "no result",
    "not exist",
    "n't exist",
    "doesnt exist",
    "impossible",
    "unsolvable",
    "not possible",
    "cannot be solved",
    "can't be solved",
    "not solvable",
    "no tour",
    "no closed tour",
    "no open tour",
    "no path",
    "no way",
    "no possible",
    "not have a solution",
    "vô nghiệm",
    "vo nghiem",
    "không có",
    "khong co",
    "không tìm thấy",
    "khong tim thay",
    "không tìm được",
    "khong tim duoc",
    "không tồn tại",
    "khong ton tai",
    "nincs",
    "nem létezik",
    "nem található",
    "nem talált",
    "nem megoldható",
    "lehetetlen",
    "keine lösung",
    "no hay",
    "no existe",
    "none found",
    "none exist",
    "does not have any",
    "cannot find",
    "can't find",
    "cannot place",
    "can't place",
    "can not be placed",
    "cannot be placed",
    "failed",
    "failure",
    "no such",
    "without solution",
    "couldn't find",
    "could not find",
    "unable to",
];
/// Words that continue those: then they say something else.
const MORE: &[&str] = &["no more", "no other", "no further", "no new", "not true"];
/// Words for solutions of which no two are images of each other.
const ESSENTIAL: &[&str] = &[
    "unique",
    "fundamental",
    "essential",
    "symmetr",
    "rotation",
    "reflect",
    "mirror",
    "inequivalent",
    "đối xứng",
    "szimmetri",
    "tükr",
    "forgat",
    "canonical",
    "isomorph",
];
/// Those of them that say nothing else.
const FUNDAMENTAL: &[&str] = &[
    "fundamental",
    "essentially",
    "inequivalent",
    "up to symmetr",
    "up to rotation",
    "up to reflection",
    "canonical",
    "isomorph",
];
/// Words for all of many.
const ALL: &[&str] = &["all", "every", "összes", "minden"];
/// Words that say that no more solutions follow or came before.
const THESE: &[&str] = &[
    "these are all",
    "those are all",
    "that was all",
    "that is all",
    "this is all",
    "here are all",
    "ez az összes",
    "ezek az összes",
    "ez mind a",
    "đây là tất cả",
    "đó là tất cả",
    "day la tat ca",
    "do la tat ca",
];
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
/// Words for some of many.
const SAMPLE: &[&str] = &[
    "first",
    "example",
    "sample",
    "e.g",
    "some",
    "one of",
    "such as",
    "showing",
    "például",
    "példa",
    "első",
    "néhány",
    "ví dụ",
    "vi du",
    "đầu tiên",
    "dau tien",
    "một số",
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
/// Words that turn a statement into its opposite, or into a question.
const DENIAL: &[&str] = &[
    "not", "n't", " no ", " non", "false", "nem ", "không", "kein", "nicht", "?",
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

fn any(text: &str, words: &[&str]) -> bool {
    let begins = |word: &str| {
        let mut places = text.match_indices(word);
        places.any(|(at, _)| !text[..at].ends_with(char::is_alphabetic))
    };
    words.iter().any(|word| match word.strip_prefix(' ') {
        Some(word) => begins(word),
        None => text.contains(word),
    })
}

/// Whether a text has one of these words, apart from the tournaments of a genetic search.
fn any_without_tournament(text: &str, words: &[&str]) -> bool {
    any(&text.replace("tournament", ""), words)
}

pub fn of_solutions(text: &str) -> bool {
    any(text, SOLUTION)
}

pub fn of_count(text: &str) -> bool {
    any(text, COUNT)
}

pub fn of_end(text: &str) -> bool {
    any_without_tournament(text, END) && !of_none(text)
}

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

pub fn of_none(text: &str) -> bool {
    any(text, NONE) && !any(text, MORE)
}

pub fn of_essential(text: &str) -> bool {
    any(text, ESSENTIAL)
}

pub fn of_fundamental(text: &str) -> bool {
    any(text, FUNDAMENTAL)
}

/// Whether a text announces all solutions: the word for them comes soon after that for all.
pub fn of_all(text: &str) -> bool {
    let words: Vec<&str> = text.split_whitespace().collect();
    let is_followed = |at: usize| of_solutions(&words[at + 1..words.len().min(at + 4)].join(" "));
    let is_all = |at: usize| ALL.contains(&words[at]) || words[at..].starts_with(&["tất", "cả"]);
    !of_none(text) && !of_denial(text) && (0..words.len()).any(|at| is_all(at) && is_followed(at))
}

/// Whether a text speaks of a sum, or of all.
pub fn of_sum(text: &str) -> bool {
    any(text, &["total", " all", "összes", "tổng", "altogether"])
}

/// Whether a text says that the boards beside it are all there are.
pub fn of_these(text: &str) -> bool {
    any(text, THESE) && !of_none(text) && !of_denial(text)
}

/// Whether a text speaks of other pieces and no queens or knights, or of queens by other rules.
pub fn of_other(text: &str) -> bool {
    any(text, RULES) || any(text, OTHER) && !of_queen(text) && !of_knight(text)
}

pub fn of_sample(text: &str) -> bool {
    any(text, SAMPLE)
}

pub fn of_knight(text: &str) -> bool {
    any_without_tournament(text, KNIGHT)
}

pub fn of_closed(text: &str) -> bool {
    any(text, CLOSED)
}

pub fn of_denial(text: &str) -> bool {
    any(text, DENIAL)
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
