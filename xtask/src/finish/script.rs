//! Takes out of a script what only its readers need: wasm-bindgen writes for people.

/// The script without comments that stand by themselves, without indents and without empty lines.
pub(super) fn bare(script: &str) -> String {
    let mut bare = String::with_capacity(script.len());
    let mut in_comment = false;
    for line in script.lines().map(str::trim) {
        let begins = line.starts_with("/*");
        if in_comment || begins {
            in_comment = !line.ends_with("*/");
        } else if !line.is_empty() && !line.starts_with("//") {
            bare.push_str(line);
            bare.push('\n');
        }
    }
    bare
}

#[cfg(test)]
mod tests {
    use super::bare;

    #[test]
    fn what_is_done_stays_and_what_is_told_goes() {
        let script = "\
/**
 * Draws the page.
 * @returns {Function}
 */
export function open(root) {
    // By way of the program.
    const url = 'https://example.org/*';

    /* one line */
    return wasm.open(root); // and this stays
}
";
        assert_eq!(
            bare(script),
            "export function open(root) {\nconst url = 'https://example.org/*';\n\
             return wasm.open(root); // and this stays\n}\n"
        );
    }
}
