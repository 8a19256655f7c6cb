//! The words of denials: that there is no solution, and that a board is not one.

use super::any;

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
/// Words that turn a statement into its opposite, or into a question.
const DENIAL: &[&str] = &[
    "not", "n't", " no ", " non", "false", "nem ", "không", "kein", "nicht", "?",
];

/// Words that say that the board beside them is no solution.
const REFUSAL: &[&str] = &[
    "invalid",
    "not valid",
    "not a solution",
    "not a valid",
    "not safe",
    "unsafe",
    "incorrect",
    "érvénytelen",
    "hibás",
    "không hợp lệ",
];
/// Words before `False` that say of what.
const TEST: &[&str] = &["valid", "safe", "solution", "correct", "legal", " ok"];

pub fn of_none(text: &str) -> bool {
    any(text, NONE) && !any(text, MORE) && !(any(text, UNPLACED) && any(text, PLACE))
}

pub fn of_denial(text: &str) -> bool {
    any(text, DENIAL)
}

/// Whether a text says that the board beside it is no solution. "symmetric: False" says something else.
pub fn of_refusal(text: &str) -> bool {
    let text = text.trim_matches(|sign: char| !sign.is_alphanumeric());
    let is_false = text
        .strip_suffix("false")
        .is_some_and(|test| test.is_empty() || any(test, TEST));
    is_false || any(text, REFUSAL)
}
