use std::thread::available_parallelism;

use crate::command::run;

/// The message of the command about arguments that it refuses.
fn refused(arguments: &str) -> String {
    run(arguments, &[]).failure(2)
}

#[test]
fn a_number_out_of_range_is_told_the_range() {
    for n in ["0", "23", "-1", "eight", "8.5", "99999999999999999999"] {
        let said = refused(n);
        assert!(said.contains(&format!("'{n}'")), "{said}");
        assert!(said.contains("expected 1 to 22"), "{said}");
    }
}

#[test]
fn wrong_options_are_told_what_is_right() {
    for (arguments, expected) in [
        ("8 --piece king", "expected queen or superqueen"),
        ("8 --slice 1", "expected a share such as 0/64"),
        ("8 --slice 4/4", "expected 0/4 to 3/4"),
        ("8 --threads 0", "--threads <COUNT>"),
        (
            "8 --checkpoint c --checkpoint-every soon",
            "expected a number of seconds",
        ),
        ("8 --checkpoint-every 2", "--checkpoint <FILE>"),
        ("8 --merge file", "cannot be used with"),
        ("--merge", "--merge <FILE>"),
        ("--slice 0/2", "<N>"),
        ("8 --slices 0/2", "'--slices'"),
        ("", "Usage"),
    ] {
        let said = refused(arguments);
        assert!(said.contains(expected), "{arguments}: {said}");
    }
}

#[test]
fn more_threads_than_processors_can_serve_are_refused() {
    let processors = available_parallelism().unwrap().get();
    let most = 4 * processors;
    let expected = format!("expected 1 to {most}, four for each of {processors} processors");
    for arguments in [
        "8 --threads 0".to_owned(),
        format!("8 --threads {}", most + 1),
        "tours 5x6 --threads 100000".to_owned(),
    ] {
        let said = refused(&arguments);
        assert!(said.contains(&expected), "{arguments}: {said}");
    }
    let counted = run(&format!("8 --threads {most}"), &[]).result();
    assert_eq!(counted, "all 92\nfundamental 12\n");
}
