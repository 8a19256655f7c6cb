//! The words of solutions: their numbers and their ends.

use super::denials::{of_denial, of_none};
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
pub fn of_solutions(text: &str) -> bool {
    any(text, SOLUTION)
}

pub fn of_count(text: &str) -> bool {
    any(text, COUNT)
}

pub fn of_end(text: &str) -> bool {
    any_without_tournament(text, END) && !of_none(text)
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
