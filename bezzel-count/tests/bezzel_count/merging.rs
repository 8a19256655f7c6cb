use std::fs;

use bezzel_solver::queens::Piece;
use serde_json::Value;

use crate::command::{feed, run};
use crate::shares::shares;

/// The lines of eight shares.
fn lines() -> Vec<String> {
    shares(10, Piece::Queen, 8)
}

/// The message about shares that do not add up.
fn refused(lines: &[String], exit_code: i32) -> String {
    feed("merge -", &lines.concat()).failure(exit_code)
}

#[test]
fn files_and_standard_input_are_read() {
    let folder = tempfile::tempdir().unwrap();
    let lines = lines();
    let path = |name: &str| {
        folder
            .path()
            .join(name)
            .into_os_string()
            .into_string()
            .unwrap()
    };
    let (first, second) = (path("first"), path("second"));
    fs::write(&first, lines[..3].concat()).unwrap();
    fs::write(&second, lines[3..].join("\n")).unwrap();
    let merged = run("merge", &[&first, &second]).result();
    assert_eq!(merged, "all 724\nfundamental 92\n");

    let json = feed("merge --json -", &lines.concat()).result();
    assert!(
        json.contains(r#""count":"724","fundamental":"92""#),
        "{json}"
    );

    let said = run("merge", &[&path("none")]).failure(1);
    assert!(said.contains("none cannot be read"), "{said}");
}

#[test]
fn missing_shares_are_named() {
    let mut lines = lines();
    lines.drain(4..7);
    lines.remove(1);
    assert_eq!(
        refused(&lines, 3),
        "bezzel-count: 4 of 8 shares are missing: 1, 4-6\n"
    );
    let last = &lines[lines.len() - 1..];
    assert!(refused(last, 3).ends_with("7 of 8 shares are missing: 0-6\n"));
    assert!(refused(&[], 1).contains("no shares"));
}

#[test]
fn doubled_shares_are_named() {
    let mut lines = lines();
    lines.insert(2, lines[5].clone());
    assert_eq!(
        refused(&lines, 1),
        "bezzel-count: share 5 is there twice: line 3 of - and line 7 of -\n"
    );
    lines.push(lines[5].clone());
    assert!(refused(&lines, 1).ends_with("; so is share 5\n"));
    lines.push(lines[0].clone());
    assert!(refused(&lines, 1).ends_with("; so are 2 other shares\n"));
}

#[test]
fn shares_of_other_counts_are_named() {
    let other = |n, piece, of| shares(n, piece, of).swap_remove(3);
    for (other, found) in [
        (other(9, Piece::Queen, 8), "9 queens in 8 shares"),
        (
            other(10, Piece::Superqueen, 8),
            "10 superqueens in 8 shares",
        ),
        (other(10, Piece::Queen, 7), "10 queens in 7 shares"),
    ] {
        let mut lines = lines();
        lines[3] = other;
        assert_eq!(
            refused(&lines, 1),
            format!(
                "bezzel-count: line 4 of - is of another count than line 1 of -: {found}, not 10 queens in 8 shares\n"
            )
        );
    }
}

/// Eight solutions more or fewer fit the symmetries of a whole count: only the check value shows it.
#[test]
fn a_count_that_was_altered_by_hand_is_noticed() {
    for (share, more) in [(0, 8), (2, 800), (7, -8)] {
        let mut lines = lines();
        let mut line: Value = serde_json::from_str(&lines[share]).unwrap();
        let count: i64 = line["count"].as_str().unwrap().parse().unwrap();
        line["count"] = (count + more).to_string().into();
        lines[share] = format!("{line}\n");
        assert_eq!(
            refused(&lines, 1),
            format!(
                "bezzel-count: line {} of - was changed or damaged: it does not fit its check value\n",
                share + 1
            )
        );
    }
    let spaced = |line: String| line.replace(',', ", ");
    let lines: Vec<String> = lines().into_iter().map(spaced).collect();
    let merged = feed("merge -", &lines.concat()).result();
    assert_eq!(merged, "all 724\nfundamental 92\n");
}

/// Shares that were counted before they named their numbering.
#[test]
fn shares_of_before_are_added_up() {
    let lines = [
        r#"{"schema":1,"type":"share","version":"0.1.0","n":12,"piece":"queen","share":0,"shares":2,"parts":[0,331],"count":"7014","seconds":0.001,"check":"6cedba95"}"#,
        r#"{"schema":1,"type":"share","version":"0.1.0","n":12,"piece":"queen","share":1,"shares":2,"parts":[331,662],"count":"7186","seconds":0.001,"check":"b9329cba"}"#,
    ];
    let merged = feed("merge -", &lines.join("\n")).result();
    assert_eq!(merged, "all 14200\nfundamental 1787\n");
    let other = lines[1].replace(r#""count""#, r#""numbering":2,"count""#);
    let said = refused(&[lines[0].to_owned() + "\n", other], 1);
    assert!(
        said.contains("line 2 of - has parts by another numbering"),
        "{said}"
    );
}

#[test]
fn changed_shares_are_noticed() {
    let changed = |from: &str, to: &str| {
        let mut lines = lines();
        assert!(lines[2].contains(from), "{}", lines[2]);
        lines[2] = lines[2].replace(from, to);
        refused(&lines, 1)
    };
    for (from, to, expected) in [
        ("{", "", "line 3 of - is not a share of a count"),
        (r#""parts":["#, r#""parts":[1"#, "expected"),
        (r#""n":10"#, r#""n":40"#, "expected 1 to 28"),
        (r#""share":2"#, r#""share":9"#, "no share 9 among 8"),
        (r#""count":""#, r#""count":"-"#, "invalid digit"),
        (
            r#"","seconds"#,
            r#"1","seconds"#,
            "line 3 of - was changed or damaged",
        ),
        (r#""check":""#, r#""check":"0"#, "was changed or damaged"),
        (r#","check""#, r#","checked""#, "unknown field"),
        (
            r#""schema":1"#,
            r#""schema":2"#,
            "it has the schema 2, expected 1",
        ),
        (r#""share","#, r#""total","#, "expected `share`"),
        (
            env!("CARGO_PKG_VERSION"),
            "0.0.0",
            "was counted by version 0.0.0",
        ),
    ] {
        let said = changed(from, to);
        assert!(said.contains(expected), "{to}: {said}");
    }
}
