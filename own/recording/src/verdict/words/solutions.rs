//! The words of solutions: their numbers, their ends, and that there are none.

use super::{any, any_without_tournament};

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
    "no arrangement",
    "no configuration",
    "no placement",
    "no queens can",
    "no queen can",
];
/// Those of them that may speak of one square or one row,
const UNPLACED: &[&str] = &["place", "no queen"];
/// which these words name.
const PLACE: &[&str] = &[
    " row",
    " col",
    " square",
    " here",
    "backtrack",
    " at ",
    "(",
    " next",
    " sor",
    "oszlop",
    "hàng",
    "cột",
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
/// Words that turn a statement into its opposite, or into a question.
const DENIAL: &[&str] = &[
    "not", "n't", " no ", " non", "false", "nem ", "không", "kein", "nicht", "?",
];

/// Words that say that the board beside them is no solution.
const REFUSAL: &[&str] = &[
    " false",
    "invalid",
    "not valid",
    "not a ",
    "not safe",
    "unsafe",
    "incorrect",
    "érvénytelen",
    "hibás",
    "không hợp lệ",
];

pub fn of_refusal(text: &str) -> bool {
    any(text, REFUSAL)
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

pub fn of_none(text: &str) -> bool {
    any(text, NONE) && !any(text, MORE) && !(any(text, UNPLACED) && any(text, PLACE))
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

pub fn of_sample(text: &str) -> bool {
    any(text, SAMPLE)
}

pub fn of_denial(text: &str) -> bool {
    any(text, DENIAL)
}
