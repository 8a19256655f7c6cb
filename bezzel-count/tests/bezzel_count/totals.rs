use bezzel_solver::queens::Piece;
use bezzel_solver::queens::count::{Counts, count};

use crate::command::run;

#[test]
fn all_and_fundamental_solutions_are_counted() {
    for piece in Piece::ALL {
        for n in [1, 2, 3, 4, 5, 6, 7, 8, 9, 12, 13] {
            let Counts { all, fundamental } = count(n, piece).unwrap();
            assert_eq!(
                run(&format!("{n} --piece {piece}"), &[]).result(),
                format!("all {all}\nfundamental {fundamental}\n"),
                "{n} {piece}s"
            );
        }
    }
}

#[test]
fn the_number_of_threads_changes_nothing() {
    for threads in [1, 2, 3, 4] {
        let printed = run(&format!("14 --threads {threads}"), &[]).result();
        assert_eq!(printed, "all 365596\nfundamental 45752\n");
    }
}

#[test]
fn a_total_can_be_had_as_json() {
    let printed = run("8 --json", &[]).result();
    let total: serde_json::Value = serde_json::from_str(&printed).unwrap();
    assert_eq!(total["n"], 8);
    assert_eq!(total["piece"], "queen");
    assert_eq!(total["schema"], 1);
    assert_eq!(total["type"], "total");
    assert_eq!(total["count"], "92");
    assert_eq!(total["fundamental"], "12");
    assert_eq!(total["version"], env!("CARGO_PKG_VERSION"));
    assert!(total["seconds"].as_f64().unwrap() > 0.0);
}

#[test]
fn progress_is_shown_only_where_it_is_wanted() {
    assert_eq!(run("8", &[]).said, "");
    assert!(
        run("8 --progress", &[])
            .said
            .starts_with("92 solutions in ")
    );
}
