//! The examples run, and print the promised results.

#![cfg(not(target_arch = "wasm32"))]

use std::process::Command;

/// The output of an example. Cargo has built it with the tests, beside them.
fn printed(example: &str, argument: &str) -> String {
    let mut program = std::env::current_exe().expect("a test is a program");
    program.pop();
    program.set_file_name("examples");
    program.push(example);
    let output = Command::new(&program).arg(argument).output();
    let output = output.unwrap_or_else(|error| panic!("{}: {error}", program.display()));
    assert!(output.status.success(), "{output:?}");
    String::from_utf8(output.stdout).expect("examples print text")
}

#[cfg(feature = "parallel")]
#[test]
fn solutions_are_counted_with_all_cores() {
    let said = printed("count_all_cores", "12");
    assert_eq!(
        said,
        "12 queens: 14200 solutions, 1787 of them fundamental\n"
    );
}

#[test]
fn a_tour_is_a_polygon_over_all_squares() {
    let picture = printed("tour_svg", "6x6");
    let polygon = picture.lines().find(|line| line.starts_with("<polygon"));
    let points = polygon
        .and_then(|line| line.split('"').nth(1))
        .expect("points");
    assert_eq!(points.split(' ').count(), 36);
    assert!(picture.starts_with("<svg") && picture.ends_with("</svg>\n"));
}

#[test]
fn a_puzzle_is_solved_or_refused() {
    // Four solutions have a queen in this corner, and one of them has the next queen there.
    let solved = printed("puzzle", "15000000");
    assert!(solved.contains("It is the only solution."), "{solved}");
    let refused = printed("puzzle", "12000000");
    assert!(refused.contains("No solution: "), "{refused}");
}
