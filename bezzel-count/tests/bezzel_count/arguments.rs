use crate::command::{finish, run, start};

/// The message of the command about arguments that it refuses.
fn refused(arguments: &str) -> String {
    run(arguments, &[]).failure(2)
}

#[test]
fn a_number_out_of_range_is_refused_with_the_range() {
    for n in ["0", "29", "-1", "8.5", "99999999999999999999"] {
        for said in [refused(n), refused(&format!("queens {n}"))] {
            assert!(said.contains(&format!("'{n}'")), "{said}");
            assert!(said.contains("expected 1 to 28"), "{said}");
        }
    }
}

#[test]
fn wrong_options_are_refused_with_what_is_right() {
    for (arguments, expected) in [
        ("8 --piece king", "[possible values: queen, superqueen]"),
        ("8 --share 1", "expected a share such as 0/64"),
        ("8 --share 4/4", "expected 0/4 to 3/4"),
        ("8 --threads 0", "--threads <COUNT>"),
        (
            "8 --checkpoint c --checkpoint-every soon",
            "expected a number of seconds",
        ),
        ("8 --checkpoint-every 2", "--checkpoint <FILE>"),
        ("8 --quiet --progress", "cannot be used with"),
        ("8 merge file", "cannot be used with"),
        ("merge", "<FILE>..."),
        ("--merge file", "merge"),
        ("completions cmd", "powershell"),
        ("man boards", "tours"),
        ("--share 0/2", "<N>"),
        ("8 --shares 0/2", "'--shares'"),
        ("", "Usage"),
    ] {
        let said = refused(arguments);
        assert!(said.contains(expected), "{arguments}: {said}");
    }
}

#[test]
fn the_number_of_threads_is_free_up_to_that_of_the_largest_machines() {
    for words in ["8 --threads 0", "8 -j 1025", "tours 5x6 --threads 100000"] {
        let said = refused(words);
        assert!(said.contains("expected 1 to 1024"), "{words}: {said}");
    }
    let counted = run("8 -j 99", &[]).result();
    assert_eq!(counted, "all 92\nfundamental 12\n");
}

#[test]
fn a_number_alone_is_short_for_queens() {
    for words in ["8", "queens 8", "queens 8 -p queen -q", "--threads 1 8"] {
        let counted = run(words, &[]).result();
        assert_eq!(counted, "all 92\nfundamental 12\n", "{words}");
    }
}

#[test]
fn help_says_the_ranges() {
    for words in ["--help", "help queens", "queens -h"] {
        let help = run(words, &[]).result();
        for range in ["pieces, 1 to 28", "threads, 1 to 1024"] {
            assert!(help.contains(range), "{words}: {help}");
        }
    }
    let help = run("--help", &[]).result();
    for word in [
        "queens",
        "tours",
        "merge",
        "completions",
        "man",
        "143 by SIGTERM",
    ] {
        assert!(help.contains(word), "{word}: {help}");
    }
}

#[test]
fn every_command_says_its_version() {
    let version = env!("CARGO_PKG_VERSION");
    for words in [
        "-V",
        "--version",
        "queens --version",
        "tours -V",
        "merge -V",
    ] {
        let said = run(words, &[]).result();
        assert!(said.contains(version), "{words}: {said}");
    }
}

#[test]
fn completions_and_manual_pages_know_all_options() {
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let script = run("completions", &[shell]).result();
        for word in ["queens", "tours", "checkpoint-every"] {
            assert!(script.contains(word), "{shell} has no {word}");
        }
    }
    for (page, words) in [
        (
            "man",
            [".TH bezzel-count 1", "pieces, 1 to 28", "143 by SIGTERM"],
        ),
        (
            "man queens",
            [".TH bezzel-count-queens 1", "superqueen", "resume from it"],
        ),
        (
            "man tours",
            [
                ".TH bezzel-count-tours 1",
                "MIB",
                "open tour counts in either direction",
            ],
        ),
        (
            "man merge",
            [".TH bezzel-count-merge 1", "FILE", "line of JSON"],
        ),
    ] {
        let text = run(page, &[]).result();
        for word in words {
            assert!(text.contains(word), "{page} has no {word}: {text}");
        }
    }
}

/// A reader such as `head` closes the pipe when it has read enough.
#[test]
fn a_closed_pipe_ends_the_command_silently() {
    for words in ["8", "8 --share 0/2", "man", "completions zsh", "--help"] {
        let mut command = start(words, &[]);
        drop(command.stdout.take());
        let outcome = finish(command);
        assert_eq!(
            (outcome.exit_code, &*outcome.said),
            (Some(0), ""),
            "{words}"
        );
    }
    let mut command = start("8 --progress", &[]);
    drop(command.stderr.take());
    assert_eq!(finish(command).result(), "all 92\nfundamental 12\n");
}
