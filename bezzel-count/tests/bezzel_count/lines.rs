//! The lines of JSON that README.md shows are those of the command. A test in JavaScript compares them with `schema.json`.

use serde_json::Value;

use crate::command::run;

const README: &str = include_str!("../../README.md");

/// The examples of README.md: the words after the name of the command, and the line that it prints.
fn examples() -> impl Iterator<Item = (&'static str, &'static str)> {
    let lines = README.lines().map(str::trim);
    let next = lines.clone().skip(1);
    lines
        .zip(next)
        .filter(|(_, line)| line.starts_with('{'))
        .map(|(command, line)| (command.strip_prefix("$ bezzel-count ").unwrap(), line))
}

#[test]
fn lines_are_as_documented() {
    let mut types = Vec::new();
    for (words, documented) in examples() {
        let printed = run(words, &[]).result();
        let [documented, printed] = [documented, &printed].map(|line| {
            let mut value: Value = serde_json::from_str(line).unwrap();
            let seconds = value["seconds"].take();
            assert!(seconds.as_f64().unwrap() >= 0.0);
            value
        });
        assert_eq!(documented, printed, "{words}");
        let board = if printed["n"].is_null() { "size" } else { "n" };
        types.push((printed["type"].to_string(), board));
    }
    types.sort_unstable();
    types.dedup();
    assert_eq!(
        types.len(),
        4,
        "shares and totals of queens and tours: {types:?}"
    );
}
