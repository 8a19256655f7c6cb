use serde_json::{Value, json};

use crate::checkpoints::Place;
use crate::command::{feed, finish, run};

/// Closed and directed open tours of small boards, as published.
const PUBLISHED: [(&str, &str, u64); 10] = [
    ("1x1", "closed", 0),
    ("1x1", "open", 1),
    ("2x9", "open", 0),
    ("3x4", "open", 16),
    ("3x10", "closed", 16),
    ("4x4", "open", 0),
    ("5x5", "closed", 0),
    ("5x5", "open", 1728),
    ("5x6", "closed", 8),
    ("6x6", "closed", 9862),
];

#[test]
fn tours_are_as_many_as_published() {
    for (board, kind, tours) in PUBLISHED {
        for threads in [1, 3] {
            let counted = run(
                &format!("tours {board} --kind {kind} --threads {threads}"),
                &[],
            );
            assert_eq!(
                counted.result(),
                format!("tours {tours}\n"),
                "{board} {kind}"
            );
        }
    }
    assert_eq!(run("tours 10x5", &[]).result(), "tours 13311268\n");
}

#[test]
fn memory_is_said_where_there_is_something_to_count() {
    let outcome = run("tours 6x6", &[]);
    assert_eq!(
        outcome.said,
        "counting closed tours of 6x6 needs about 10 MiB of memory\n"
    );
    for words in ["5x5", "2x9 -k open", "4x4 -k open", "4x6", "6x6 --quiet"] {
        assert_eq!(run(&format!("tours {words}"), &[]).said, "", "{words}");
    }
}

#[test]
fn more_memory_than_is_allowed_is_refused() {
    let said = run("tours 8x8 -k open -m 1000", &[]).failure(1);
    assert!(
        said.contains("counting open tours of 8x8 needs about 5"),
        "{said}"
    );
    assert!(said.contains("expected at most 1000 MiB"), "{said}");
    let said = run("tours 9x10", &[]).failure(1);
    assert!(
        said.contains("expected a shorter side of at most 8"),
        "{said}"
    );
}

#[test]
fn wrong_arguments_are_refused_with_what_is_right() {
    for (arguments, expected) in [
        ("tours", "<BOARD>"),
        ("tours 8", "8"),
        ("tours 8x8 --kind both", "[possible values: closed, open]"),
        ("tours 6x6 --share 2/2", "expected 0/2 to 1/2"),
        ("tours 6x6 --piece queen", "--piece"),
        ("6 tours 6x6", "tours"),
        (
            "tours 6x6 --holes a7",
            "expected squares of 6x6 with commas between them",
        ),
        ("tours 6x6 --holes a1;b1", "'a1;b1'"),
    ] {
        let said = run(arguments, &[]).failure(2);
        assert!(said.contains(expected), "{arguments}: {said}");
    }
}

/// The lines of all shares of the closed tours of 6 x 6.
fn shares(of: u64) -> Vec<String> {
    let share = |share| run(&format!("tours 6x6 --share {share}/{of}"), &[]).result();
    (0..of).map(share).collect()
}

#[test]
fn shares_of_tours_add_up() {
    let lines = shares(3);
    let line: Value = serde_json::from_str(&lines[1]).unwrap();
    assert_eq!(line["size"], "6x6");
    assert_eq!(line["kind"], "closed");
    assert_eq!((&line["share"], &line["shares"]), (&json!(1), &json!(3)));

    assert_eq!(feed("merge -", &lines.concat()).result(), "tours 9862\n");
    let json = feed("merge --json -", &lines.concat()).result();
    let total: Value = serde_json::from_str(&json).unwrap();
    assert_eq!(total["type"], "total");
    assert_eq!(total["count"], "9862");
    assert_eq!(total["size"], "6x6");
    assert_eq!(total["kind"], "closed");

    let refused = |lines: &[&str], code| feed("merge -", &lines.concat()).failure(code);
    assert!(refused(&[&lines[0], &lines[2]], 3).contains("1 of 3 shares are missing: 1"));
    let queens = run("6 --share 1/3", &[]).result();
    let said = refused(&[&lines[0], &queens], 1);
    assert!(
        said.contains("6 queens in 3 shares, not closed tours of 6x6 in 3 shares"),
        "{said}"
    );
    let count = line["count"].as_str().unwrap();
    let altered = lines[1].replace(count, &format!("{count}0"));
    assert!(refused(&[&lines[0], &altered], 1).contains("was changed or damaged"));
    let nameless = lines[1].replace(r#""size":"6x6","#, "");
    assert!(refused(&[&nameless], 1).contains("does not name a count"));
}

#[test]
fn a_checkpoint_with_the_parts_of_another_count_is_refused() {
    let place = Place::new();
    for (parts, done, expected) in [
        (
            [9, 5],
            json!([]),
            "its parts end at 5, before their start 9",
        ),
        (
            [0, 1],
            json!([[0, 1]]),
            "its parts are those of another count",
        ),
        ([0, 1], json!([]), "its parts are those of another count"),
    ] {
        place.write(&json!({
            "version": env!("CARGO_PKG_VERSION"), "tours": { "size": "6x6", "kind": "closed" },
            "share": 0, "shares": 1, "parts": parts, "done": done,
            "count": if done == json!([]) { 0 } else { 42 }, "seconds": 0.0,
        }));
        let said = place.refused("tours 6x6 --checkpoint");
        assert!(said.contains(expected), "{said}");
    }
}

#[test]
fn a_share_that_cannot_be_counted_is_refused() {
    let said = run("tours 5x6 --share 7/4294967299", &[]).failure(2);
    assert!(
        said.contains("expected at most 4294967295 shares"),
        "{said}"
    );
}

/// A count that takes about a second.
const LONG: &str = "tours 7x8 --threads 1 --checkpoint-every 0.02 --checkpoint";

#[test]
fn a_killed_count_of_tours_continues_from_its_checkpoint() {
    let place = Place::new();
    let mut command = place.start_and_wait_for_more_than(LONG, 0);
    command.kill().unwrap();
    assert_eq!(finish(command).printed, "", "killed in time");
    for _ in 0..2 {
        assert_eq!(place.run(LONG).result(), "tours 34524432316\n");
    }
    for (other, expected) in [
        (
            "tours 7x8 --kind open --memory 9999 --checkpoint",
            "not open tours of 7x8",
        ),
        (
            "tours 7x8 --share 0/2 --checkpoint",
            "not closed tours of 7x8, share 0/2",
        ),
        ("8 --checkpoint", "not 8 queens"),
    ] {
        let said = place.refused(other);
        assert!(said.contains(expected), "{said}");
    }
}

/// The corners of 6 x 6, which leave a cross.
const CORNERS: &str = "f6,a1,b1,a2,b2,a5,a6,b5,b6,e1,f1,e2,f2,e5,f5,e6,a1";

#[test]
fn tours_of_shapes_are_counted() {
    for (board, tours) in [
        (format!("6x6 --holes {CORNERS}"), 2),
        (format!("6x6 --holes {CORNERS} --kind open"), 368),
        // A cross of twelve squares.
        ("4x4 --holes a1,a4,d1,d4 -k open".to_owned(), 96),
        ("3x3 --holes b2".to_owned(), 1),
        ("5x5 --holes c3,a1".to_owned(), 0),
        ("1x2 --holes a1,b1 -k open".to_owned(), 0),
    ] {
        let counted = run(&format!("tours {board}"), &[]).result();
        assert_eq!(counted, format!("tours {tours}\n"), "{board}");
    }
}

#[test]
fn the_memory_of_a_shape_is_said_unless_it_shows_at_once_that_there_is_no_tour() {
    let said = run("tours 6x6 --holes d4,d3", &[]).said;
    assert!(
        said.starts_with("counting closed tours of 6x6 without d3,d4 needs about "),
        "{said}"
    );
    for words in ["6x6 --holes d4", "3x3 --holes a1,c2"] {
        assert_eq!(run(&format!("tours {words}"), &[]).said, "", "{words}");
    }
    let said = run("tours 9x10 --holes a1,b1", &[]).failure(1);
    assert!(
        said.contains("expected a shorter side of at most 8"),
        "{said}"
    );
}

#[test]
fn shares_of_shapes_add_up_and_name_their_holes_in_one_order() {
    let share = |share: u32, holes: &str| {
        run(&format!("tours 6x6 --holes {holes} --share {share}/2"), &[]).result()
    };
    let lines = [share(0, "d4,d3"), share(1, "d3,d4,d3")];
    let line: Value = serde_json::from_str(&lines[0]).unwrap();
    assert_eq!(
        (&line["size"], &line["holes"]),
        (&json!("6x6"), &json!("d3,d4"))
    );
    let total = feed("merge --json -", &lines.concat()).result();
    let total: Value = serde_json::from_str(&total).unwrap();
    let whole = run("tours 6x6 --holes d3,d4 --json", &[]).result();
    let whole: Value = serde_json::from_str(&whole).unwrap();
    for field in ["size", "holes", "kind", "count"] {
        assert_eq!(total[field], whole[field], "{field}");
    }
    let other = share(1, "d4,e5");
    let said = feed("merge -", &[lines[0].clone(), other].concat()).failure(1);
    assert!(
        said.contains("tours of 6x6 without d4,e5 in 2 shares, not"),
        "{said}"
    );
    for (from, to) in [
        ("d3,d4", "d3,e4"),
        ("d3,d4", "d4,d3"),
        (r#""holes":"d3,d4","#, ""),
    ] {
        let changed = lines[0].replace(from, to);
        let said = feed("merge -", &changed).failure(1);
        assert!(
            said.contains("changed or damaged") || said.contains("does not name a count"),
            "{said}"
        );
    }
}

#[test]
fn a_checkpoint_of_a_shape_is_none_of_its_board() {
    let place = Place::new();
    for _ in 0..2 {
        let counted = place.run("tours 6x6 --holes d4,d3 --checkpoint").result();
        assert_eq!(counted, run("tours 6x6 --holes d3,d4", &[]).result());
    }
    for (other, expected) in [
        (
            "tours 6x6 --checkpoint",
            "closed tours of 6x6 without d3,d4 by version",
        ),
        (
            "tours 6x6 --holes d3,e5 --checkpoint",
            "not closed tours of 6x6 without d3,e5",
        ),
    ] {
        let said = place.refused(other);
        assert!(said.contains(expected), "{said}");
    }
}
