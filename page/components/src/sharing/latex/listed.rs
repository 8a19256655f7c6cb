//! Lists in `LaTeX`.

use std::fmt::Write;

/// The most elements on a line.
const IN_LINE: usize = 12;
/// The most elements of a loop: the time that a loop takes grows with the square of their number.
const IN_LOOP: usize = 60;

/// The elements of a list, a few on each line.
pub fn listed(elements: &[String]) -> String {
    let lines: Vec<String> = elements
        .chunks(IN_LINE)
        .map(|line| line.join(", "))
        .collect();
    lines.join(",\n    ")
}

/// Loops of `TikZ` over elements with these names, which all do the same. Writing to a string does not fail.
pub fn each(text: &mut String, names: &str, elements: impl Iterator<Item = String>, what: &str) {
    let elements: Vec<String> = elements.collect();
    for part in elements.chunks(IN_LOOP) {
        let _ = writeln!(
            text,
            "  \\foreach {names} in {{{}}}\n    {what}",
            listed(part)
        );
    }
}
