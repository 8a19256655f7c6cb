//! The board is found among the variables of each kind of program.

use super::runs::run;
use bezzel_recording::Recording;
use bezzel_recording::board::{
    By, Detection, Kind, Live, Mark, Piece, Reading, Readings, VariablePath,
};
use bezzel_recording::search::Analysis;

/// The program, the variable, the form, the first number and the rows.
fn expected() -> Vec<(&'static str, &'static str, Kind, u32, u32)> {
    let columns = || Kind::Columns { dummy: false };
    let mark = |mark: &str| Kind::Matrix {
        mark: Mark::Str(mark.into()),
    };
    vec![
        ("list", "x", columns(), 0, 5),
        ("matrix", "board", Kind::Matrix { mark: Mark::Int(1) }, 0, 6),
        ("letters", "board", mark("Q"), 0, 5),
        ("generator", "state", columns(), 0, 5),
        ("permutations", "p", columns(), 0, 5),
        ("stack", "stack", columns(), 0, 5),
        ("masks_path", "path", columns(), 0, 5),
        ("masks", "bit", Kind::FrameMasks, 0, 6),
        ("repair", "queens", columns(), 0, 6),
        ("wrong_diagonal", "placed", Kind::Pairs, 0, 5),
        ("knight_warnsdorff", "board", Kind::Numbers, 0, 5),
        ("knight_class", "path", Kind::Pairs, 0, 5),
        ("dummy", "x", Kind::Columns { dummy: true }, 1, 5),
        ("strings", "board", mark("Q"), 0, 5),
        ("dictionary", "queens", columns(), 0, 4),
        ("sets", "used", Kind::Pairs, 0, 5),
        ("iterative", "a", columns(), 0, 5),
        ("yield_from", "queens", columns(), 0, 5),
        ("integer", "board", Kind::Integer, 0, 5),
        ("knight_plain", "sol", Kind::Numbers, 1, 5),
        ("knight_flat", "visits", Kind::Numbers, 1, 6),
        ("knight_names", "route", Kind::Names, 0, 5),
        ("endless", "cols", columns(), 0, 6),
        ("wrong_undo", "queens", columns(), 0, 5),
        ("wrong_range", "board", columns(), 0, 6),
        ("wrong_copy", "queens", columns(), 0, 5),
        ("border", "a", Kind::Matrix { mark: Mark::Int(1) }, 0, 5),
        (
            "marked_squares",
            "board",
            Kind::Matrix {
                mark: Mark::Bool(true),
            },
            0,
            5,
        ),
        ("text", "text", mark("Q"), 0, 5),
        ("knight_graph", "path", Kind::Indices, 0, 5),
        ("knight_border", "b", Kind::Numbers, 1, 5),
    ]
}

#[test]
fn the_board_is_found() {
    let mut wrong = Vec::new();
    for (program, variable, kind, from, n) in expected() {
        let readings = Readings::find(&run(program));
        let is_right = |reading: &Reading| {
            let name = reading.variable.names.last();
            name.is_some_and(|name| &**name == variable)
                && reading.kind == kind
                && reading.from == from
                && reading.size.rows() == n
        };
        if !readings.sure().is_some_and(is_right) {
            let best = readings.scored().iter().take(3).map(|(reading, score)| {
                let Reading {
                    variable,
                    kind,
                    live,
                    from,
                    size,
                    ..
                } = reading;
                format!("\n    {score:.2} {variable} {kind:?} {live:?} from {from}, {size}")
            });
            wrong.push(format!("{program}:{}", best.collect::<String>()));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn without_a_board_none_is_shown() {
    let readings = Readings::find(&run("sorting"));
    assert_eq!(readings.sure(), None);
    assert!(readings.all().len() > 0, "the visitor may still choose");
}

#[test]
fn where_the_board_is_not_sure_a_few_variables_are_asked_about() {
    let readings = Readings::find(&run("sorting"));
    let asked = readings.candidates();
    assert!((1..=4).contains(&asked.len()), "{asked:?}");
    assert_eq!(asked.first().copied(), readings.all().next());
    let mut variables: Vec<_> = asked.iter().map(|reading| &reading.variable).collect();
    variables.dedup();
    assert_eq!(variables.len(), asked.len(), "{asked:?}");
    assert_eq!(
        Readings::find(&run("list")).candidates(),
        [] as [&Reading; 0]
    );
}

#[test]
fn the_other_readings_are_listed() {
    let readings = Readings::find(&run("masks_path"));
    let all: Vec<String> = readings
        .all()
        .map(|reading| reading.variable.to_string())
        .collect();
    assert_eq!(all[0], "path");
    assert!(all.contains(&"bit".to_owned()), "{all:?}");
}

/// The queens or the path of a reading at a step, by rows and columns.
fn squares(recording: &Recording, reading: &Reading, step: u32) -> Vec<(u32, u32)> {
    let board = reading
        .board(recording, &recording.state(step))
        .expect("there is a board");
    assert_eq!(board.outside, 0);
    board
        .squares
        .iter()
        .map(|square| (square.row, square.column))
        .collect()
}

/// The first step at which this text is printed, and its board.
fn first_printed(program: &str) -> Vec<(u32, u32)> {
    let recording = run(program);
    let readings = Readings::find(&recording);
    let reading = readings.sure().expect("the board is found");
    squares(&recording, reading, recording.step_of_output(0) - 1)
}

#[test]
fn old_entries_are_left_out() {
    // After the first solution the cells beyond the running call keep their numbers.
    let recording = run("list");
    let readings = Readings::find(&recording);
    let reading = readings.sure().expect("the board is found");
    let first = recording.step_of_output(0);
    let expected = [(0, 0), (1, 2), (2, 4), (3, 1), (4, 3)];
    assert_eq!(squares(&recording, reading, first), expected);
    assert_eq!(squares(&recording, reading, recording.lines()), []);
}

#[test]
fn the_board_is_full_where_a_solution_is_printed() {
    let expected = [(0, 0), (1, 2), (2, 4), (3, 1), (4, 3)];
    for program in [
        "dummy",
        "iterative",
        "permutations",
        "yield_from",
        "integer",
    ] {
        // The last two print after a call or more.
        let found = first_printed(program);
        assert_eq!(found[..4.min(found.len())], expected[..4], "{program}");
    }
}

#[test]
fn an_edge_is_left_out() {
    for (program, edge) in [
        ("border", 1),
        ("marked_squares", 1),
        ("knight_border", 2),
        ("matrix", 0),
    ] {
        let recording = run(program);
        let readings = Readings::find(&recording);
        let reading = readings.sure().expect("the board is found");
        assert_eq!(reading.edge, edge, "{program}");
        // The board is whole, so the first row has a queen or a visit.
        let solution = Analysis::of(&recording, Some(reading.clone())).solutions[0];
        let squares = squares(&recording, reading, solution);
        assert!(squares.iter().any(|square| square.0 == 0), "{program}");
    }
}

#[test]
fn a_board_may_be_read_the_other_way() {
    let recording = run("list");
    let readings = Readings::find(&recording);
    let reading = readings.sure().expect("the board is found").clone();
    let turned = Reading {
        by: By::Columns,
        ..reading.clone()
    };
    let step = recording.step_of_output(0);
    let swapped: Vec<_> = squares(&recording, &reading, step)
        .into_iter()
        .map(|(row, column)| (column, row))
        .collect();
    assert_eq!(squares(&recording, &turned, step), swapped);
}

#[test]
fn the_last_printed_position_is_a_board() {
    let recording = run("letters");
    let size = bezzel_solver::board::Size::square(5).expect("5 is in range");
    let reading = Reading {
        variable: VariablePath::default(),
        kind: Kind::Printed,
        live: Live::All,
        from: 0,
        edge: 0,
        by: By::Rows,
        piece: Piece::Queen,
        size,
    };
    let last = squares(&recording, &reading, recording.lines());
    assert_eq!(last, [(0, 4), (1, 2), (2, 0), (3, 3), (4, 1)]);
    assert_eq!(reading.board(&recording, &recording.state(0)), None);
}

#[test]
fn the_printed_text_is_the_last_reading_of_a_program_that_prints_solutions() {
    let last = |program: &str| Readings::find(&run(program)).all().last().cloned();
    let printed = last("letters").expect("there are readings");
    assert_eq!((printed.kind, printed.size.rows()), (Kind::Printed, 5));
    assert!(last("sorting").is_some_and(|reading| reading.kind != Kind::Printed));
    let tour = last("knight_warnsdorff").expect("there are readings");
    assert_eq!(
        (tour.kind.clone(), tour.piece),
        (Kind::Printed, Piece::Knight)
    );
    let recording = run("knight_warnsdorff");
    let squares = squares(&recording, &tour, recording.lines());
    assert_eq!(squares.len() as u64, tour.size.area());
}

#[test]
fn the_search_may_be_cut_into_slices() {
    let recording = run("knight_class");
    let whole = Readings::find(&recording);
    let mut detection = Detection::new(&recording);
    while detection.advance(&recording, 100) {}
    assert_eq!(detection.finish().scored(), whole.scored());
}
