//! Lists in TikZ.

/// The most elements on a line.
const IN_LINE: usize = 12;

/// The elements of a list, a few on each line.
pub fn listed(elements: impl IntoIterator<Item = String>) -> String {
    let elements: Vec<String> = elements.into_iter().collect();
    let lines: Vec<String> = elements
        .chunks(IN_LINE)
        .map(|line| line.join(", "))
        .collect();
    lines.join(",\n    ")
}
