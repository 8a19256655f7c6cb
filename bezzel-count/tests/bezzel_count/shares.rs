use bezzel_solver::queens::Piece;
use bezzel_solver::queens::count::parts;
use serde_json::Value;

use crate::command::{feed, run};

/// The lines of all shares of a count.
pub fn shares(n: u32, piece: Piece, of: u64) -> Vec<String> {
    (0..of)
        .map(|share| run(&format!("{n} --piece {piece} --share {share}/{of}"), &[]).result())
        .collect()
}

#[test]
fn a_share_is_a_line_of_json() {
    let printed = run("12 --share 1/3", &[]).result();
    assert_eq!(printed.lines().count(), 1);
    let line: Value = serde_json::from_str(&printed).unwrap();
    let parts = parts(12, Piece::Queen).unwrap();
    assert_eq!(
        (&line["schema"], &line["type"]),
        (&1.into(), &"share".into())
    );
    assert_eq!(line["n"], 12);
    assert_eq!(line["piece"], "queen");
    assert_eq!((&line["share"], &line["shares"]), (&1.into(), &3.into()));
    assert_eq!(line["parts"], serde_json::json!([parts / 3, parts * 2 / 3]));
    assert_eq!(line["version"], env!("CARGO_PKG_VERSION"));
    assert!(line["count"].as_str().unwrap().parse::<u64>().unwrap() > 0);
    assert!(line["seconds"].as_f64().unwrap() > 0.0);
}

/// The value of a line without its time.
fn without_time(line: &str) -> Value {
    let mut line: Value = serde_json::from_str(line).unwrap();
    line["seconds"] = 0.into();
    line
}

#[test]
fn a_share_is_the_same_line_with_json_and_by_its_other_names() {
    let line = without_time(&run("queens 12 --share 1/3", &[]).result());
    for words in ["12 --share 1/3 --json", "12 -s 1/3", "12 --slice 1/3"] {
        assert_eq!(without_time(&run(words, &[]).result()), line, "{words}");
    }
}

#[test]
fn shares_in_any_order_add_up() {
    for (n, piece, of, total) in [
        (12, Piece::Queen, 5, "all 14200\nfundamental 1787\n"),
        (13, Piece::Queen, 3, "all 73712\nfundamental 9233\n"),
        (11, Piece::Superqueen, 4, "all 44\nfundamental 6\n"),
        (4, Piece::Queen, 20, "all 2\nfundamental 1\n"),
        (1, Piece::Queen, 1, "all 1\nfundamental 1\n"),
    ] {
        let mut lines = shares(n, piece, of);
        lines.rotate_left(of as usize / 2);
        lines.reverse();
        let merged = feed("merge -", &lines.concat()).result();
        assert_eq!(merged, total, "{n} {piece}s in {of} shares");
    }
}
