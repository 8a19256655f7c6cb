//! Outputs of real programs in several languages, each with the right reading: `data/outputs`.

use std::fs;
use std::path::Path;

use bezzel_output::check;

/// One of the outputs, as the table has it.
struct Output<'a> {
    file: &'a str,
    board: &'a str,
    from: u32,
    read: u64,
    right: u64,
    /// The boards of other sizes, each with how many are right.
    others: &'a str,
}

impl<'a> Output<'a> {
    fn of(line: &'a str) -> Self {
        let fields: Vec<&str> = line.split('\t').collect();
        let &[file, _printed_by, board, from, read, right, others] = fields.as_slice() else {
            panic!("seven fields: {line}")
        };
        let number = |text: &str| text.parse::<u64>().unwrap_or_else(|_| panic!("{line}"));
        Self {
            file,
            board,
            from: number(from) as u32,
            read: number(read),
            right: number(right),
            others,
        }
    }
}

#[test]
fn all_outputs_are_read_as_they_are_meant() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/outputs");
    let table = fs::read_to_string(folder.join("table.tsv")).expect("the table");
    let outputs: Vec<Output> = table.lines().skip(1).map(Output::of).collect();
    let mut wrong = Vec::new();
    for output in &outputs {
        let text = fs::read_to_string(folder.join(output.file)).expect(output.file);
        let report = check(&text, None, None);
        let board = report
            .size
            .map_or_else(String::new, |size| size.to_string());
        let others = report
            .others
            .iter()
            .map(|(size, right)| format!("{size} {right}"));
        let others = others.collect::<Vec<_>>().join(", ");
        let found = (
            board.as_str(),
            report.from,
            report.read,
            report.right,
            others.as_str(),
        );
        let expected = (
            output.board,
            output.from,
            output.read,
            output.right,
            output.others,
        );
        if found != expected {
            wrong.push(format!(
                "{}: {found:?} instead of {expected:?}",
                output.file
            ));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    // Each file is in the table, and its name says in which language it was printed.
    let files = fs::read_dir(&folder).expect("the outputs").count() - 1;
    assert_eq!(files, outputs.len());
    let mut languages: Vec<&str> = outputs
        .iter()
        .filter_map(|output| Some(output.file.split_once('_')?.0))
        .collect();
    languages.sort_unstable();
    languages.dedup();
    assert!(languages.len() >= 5 && outputs.len() >= 40, "{languages:?}");
}
