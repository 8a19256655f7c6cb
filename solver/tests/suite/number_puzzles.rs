//! The knight's number puzzle: its solutions, deductions and grades, and the making of puzzles.

use bezzel_solver::Job;
use bezzel_solver::board::{Size, Square};
use bezzel_solver::knight::puzzle::{
    ColourClash, Inference, MAX_GRADE, Puzzle, PuzzleError, PuzzleGenerator, PuzzleRequest,
    UniqueMaker, Without, make,
};
use bezzel_solver::knight::{Board, NoTour, Reason, TourKind};
use proptest::prelude::*;

const KINDS: [TourKind; 2] = [TourKind::Open, TourKind::Closed];

/// A search from square to square, by the definition, which shares nothing with the solver: from the first given number on to the
/// last, and then from it back to 1.
struct Plain {
    /// For each square the squares a move away; none for a hole.
    moves: Vec<Vec<usize>>,
    /// For each number, from 1 on, the square where it is given.
    given: Vec<Option<usize>>,
    /// For each square the number given there.
    numbers: Vec<Option<usize>>,
    /// For each square the least number of moves to each other.
    distances: Vec<Vec<usize>>,
    last: usize,
    is_closed: bool,
    tour: Vec<usize>,
    is_visited: Vec<bool>,
    found: Vec<Vec<usize>>,
    limit: usize,
}

/// The tours that fit a puzzle, up to a limit, each as the places of its squares, row by row.
fn plain_tours(puzzle: &Puzzle, limit: usize) -> Vec<Vec<usize>> {
    let size = puzzle.board().size();
    let (rows, columns) = (size.rows() as i32, size.columns() as i32);
    let place = |row: i32, column: i32| (row * columns + column) as usize;
    let is_hole = |row: i32, column: i32| {
        puzzle
            .board()
            .holes()
            .iter()
            .any(|hole| (hole.row as i32, hole.column as i32) == (row, column))
    };
    let squares = (rows * columns) as usize;
    let mut moves = vec![Vec::new(); squares];
    for row in 0..rows {
        for column in 0..columns {
            for (down, right) in [
                (1, 2),
                (2, 1),
                (2, -1),
                (1, -2),
                (-1, -2),
                (-2, -1),
                (-2, 1),
                (-1, 2),
            ] {
                let (to_row, to_column) = (row + down, column + right);
                let is_inside = (0..rows).contains(&to_row) && (0..columns).contains(&to_column);
                if is_inside && !is_hole(row, column) && !is_hole(to_row, to_column) {
                    moves[place(row, column)].push(place(to_row, to_column));
                }
            }
        }
    }
    let distances = (0..squares).map(|from| {
        let mut far = vec![usize::MAX; squares];
        far[from] = 0;
        let mut next = vec![from];
        for at in 0.. {
            let Some(&here) = next.get(at) else { break };
            for &to in &moves[here] {
                if far[to] == usize::MAX {
                    far[to] = far[here] + 1;
                    next.push(to);
                }
            }
        }
        far
    });
    let last = squares - puzzle.board().holes().len();
    let mut plain = Plain {
        distances: distances.collect(),
        moves,
        given: vec![None; last + 1],
        numbers: vec![None; squares],
        last,
        is_closed: puzzle.kind() == TourKind::Closed,
        tour: vec![usize::MAX; last + 1],
        is_visited: vec![false; squares],
        found: Vec::new(),
        limit,
    };
    for &(number, square) in puzzle.given() {
        let square = place(square.row as i32, square.column as i32);
        plain.given[number as usize] = Some(square);
        plain.numbers[square] = Some(number as usize);
    }
    match (1..=last).find_map(|number| Some((number, plain.given[number]?))) {
        Some((first, square)) => plain.visit(first, square, first),
        None => {
            for row in 0..rows {
                for column in 0..columns {
                    if !is_hole(row, column) {
                        plain.visit(1, place(row, column), 1);
                    }
                }
            }
        }
    }
    plain.found
}

impl Plain {
    /// Puts a number on a square, and continues: up to the last number, then down from the first given one.
    fn visit(&mut self, number: usize, square: usize, first: usize) {
        self.tour[number] = square;
        self.is_visited[square] = true;
        self.continue_from(number, square, first);
        self.is_visited[square] = false;
    }

    /// Whether each free square has ways in and out, among the free squares and the two ends of the path. A square with one way
    /// can only be the first or the last.
    fn can_be_visited(&self, heads: [usize; 2]) -> bool {
        let mut ends = 0;
        for square in (0..self.moves.len()).filter(|&square| !self.moves[square].is_empty()) {
            if !self.is_visited[square] {
                let is_way = |to: &&usize| !self.is_visited[**to] || heads.contains(*to);
                match self.moves[square].iter().filter(is_way).count() {
                    0 => return false,
                    1 => ends += 1,
                    _ => {}
                }
            }
        }
        ends <= 2
    }

    fn continue_from(&mut self, number: usize, square: usize, first: usize) {
        if self.found.len() == self.limit {
            return;
        }
        let (next, from) = if number >= first && number < self.last {
            (number + 1, square)
        } else if number >= first {
            (first - 1, self.tour[first])
        } else {
            (number - 1, square)
        };
        if next == 0 {
            let (start, end) = (self.tour[1], self.tour[self.last]);
            if !self.is_closed || self.moves[end].contains(&start) {
                self.found.push(self.tour[1..].to_vec());
            }
            return;
        }
        let heads = [from, self.tour[first]];
        if !self.can_be_visited(heads) {
            return;
        }
        // The next given number on the way must be near enough, and of the right colour.
        let ahead = (next..=self.last).find_map(|number| Some((number, self.given[number]?)));
        for to in self.moves[from].clone() {
            let as_given = match (self.given[next], self.numbers[to]) {
                (Some(given), _) => given == to,
                (None, number) => number.is_none(),
            };
            let in_time = next < first
                || ahead.is_none_or(|(number, given)| {
                    let (left, distance) = (number - next, self.distances[to][given]);
                    distance <= left && (left - distance).is_multiple_of(2)
                });
            if as_given && in_time && !self.is_visited[to] {
                self.visit(next, to, first);
            }
        }
    }
}

fn solved(puzzle: &Puzzle, limit: usize) -> Vec<Vec<usize>> {
    let columns = puzzle.board().size().columns();
    let places = |square: &Square| (square.row * columns + square.column) as usize;
    let tours = puzzle.solutions(limit);
    tours
        .iter()
        .map(|tour| tour.squares().iter().map(places).collect())
        .collect()
}

fn board(rows: u32, columns: u32, holes: &[&str]) -> Board {
    let size = Size::new(rows, columns).expect("the sides are in range");
    let holes = holes.iter().map(|name| Square::from_name(name, size));
    let holes = holes
        .collect::<Result<_, _>>()
        .expect("the holes are on the board");
    Board::new(size, holes).expect("the holes are on the board")
}

/// Checks the deductions of a puzzle by one of its tours, and returns the numbers that they write.
fn followed(puzzle: &Puzzle, tour: &[Square]) -> Vec<(u32, Square)> {
    let mut written = puzzle.given().to_vec();
    for step in puzzle.path() {
        match step {
            Inference::Refuted { number, square, .. } => {
                assert_ne!(tour[number as usize - 1], square, "{step:?}");
            }
            Inference::Impossible { .. } => panic!("{step:?} of {puzzle:?}"),
            _ => {
                let (number, square) = step.written().expect("others write a number");
                assert_eq!(tour[number as usize - 1], square, "{step:?} of {puzzle:?}");
                written.push((number, square));
            }
        }
    }
    written
}

fn assert_made(request: &PuzzleRequest) -> Puzzle {
    let puzzle = make(request.clone()).unwrap_or_else(|error| panic!("{request:?}: {error}"));
    assert_eq!(make(request.clone()).as_ref(), Ok(&puzzle), "{request:?}");
    assert_eq!(puzzle.kind(), request.kind);
    assert_eq!(puzzle.board().holes().len(), request.holes.len());
    assert!(
        puzzle.given().len() as u64 <= puzzle.board().area() / 2,
        "{request:?}"
    );
    let tours = puzzle.solutions(2);
    assert_eq!(tours.len(), 1, "{request:?}");
    assert!(tours[0].is_tour(puzzle.board()));
    assert!(!request.kind.is_closed() || tours[0].is_closed_tour(puzzle.board()));
    let grade = puzzle.grade();
    assert!(
        request.grade.is_none() || request.grade == grade,
        "{request:?}: {grade:?}"
    );
    let written = followed(&puzzle, tours[0].squares());
    assert_eq!(
        written.len() as u64 == puzzle.board().area(),
        grade.is_some()
    );
    let path = puzzle.path();
    assert!(grade.is_none() || path.iter().map(Inference::grade).max() == grade);
    puzzle
}

fn request(board: &Board, kind: TourKind, grade: Option<u8>, seed: u64) -> PuzzleRequest {
    PuzzleRequest {
        holes: board.holes().to_vec(),
        grade,
        ..PuzzleRequest::new(board.size(), kind, seed)
    }
}

#[test]
fn another_search_finds_one_tour_too() {
    for (rows, columns, holes) in [
        (5, 5, &[][..]),
        (5, 6, &[]),
        (6, 5, &["a1"]),
        (6, 6, &["c3", "c4"]),
        (6, 6, &[]),
        (5, 8, &[]),
        (7, 6, &[]),
    ] {
        let board = board(rows, columns, holes);
        for kind in KINDS {
            if kind.is_closed() && board.area() % 2 == 1 {
                continue;
            }
            for grade in [None, Some(1), Some(2), Some(3), Some(4)] {
                let puzzle = assert_made(&request(&board, kind, grade, 7));
                assert_eq!(plain_tours(&puzzle, 2), solved(&puzzle, 2), "{puzzle:?}");
            }
        }
    }
    let board = board(8, 8, &[]);
    for kind in KINDS {
        for grade in 1..=3 {
            let puzzle = assert_made(&request(&board, kind, Some(grade), 1848));
            assert_eq!(plain_tours(&puzzle, 2), solved(&puzzle, 2), "{puzzle:?}");
        }
        let puzzle = assert_made(&request(&board, kind, None, 1848));
        assert!(
            (10..=20).contains(&puzzle.given().len()),
            "{}",
            puzzle.given().len()
        );
    }
}

#[test]
#[ignore = "takes seconds: run in release"]
fn another_search_finds_one_tour_of_the_largest_boards_too() {
    // With fewer numbers the other search takes minutes.
    for (rows, columns, holes, numbers) in [
        (7, 7, &["d4"][..], None),
        (7, 8, &[], Some(20)),
        (8, 8, &["a8", "a1"], Some(24)),
        (8, 8, &[], Some(24)),
    ] {
        for kind in KINDS {
            for seed in 0..3 {
                let board = board(rows, columns, holes);
                let puzzle = assert_made(&PuzzleRequest {
                    numbers,
                    ..request(&board, kind, None, seed)
                });
                assert_eq!(plain_tours(&puzzle, 2), solved(&puzzle, 2), "{puzzle:?}");
            }
        }
    }
}

#[test]
fn a_search_with_too_few_steps_tells_nothing() {
    let board = board(6, 6, &[]);
    let puzzle = assert_made(&request(&board, TourKind::Open, None, 7));
    assert_eq!(puzzle.solutions_within(2, 1), None);
    let found = puzzle.solutions_within(2, 1_000_000);
    assert_eq!(found, Some(puzzle.solutions(2)));
    // One tour is soon found, without a word on others.
    let many = Puzzle::new(board, TourKind::Open, Vec::new()).expect("an empty board");
    assert_eq!(
        many.solutions_within(1, 1_000_000).map(|tours| tours.len()),
        Some(1)
    );
}

#[test]
fn as_many_numbers_as_are_asked_for() {
    let board = board(6, 6, &[]);
    for numbers in [8, 12, 18] {
        let request = PuzzleRequest {
            numbers: Some(numbers),
            ..request(&board, TourKind::Open, None, 3)
        };
        assert_eq!(assert_made(&request).given().len() as u32, numbers);
    }
    let few = PuzzleRequest {
        numbers: Some(1),
        ..request(&board, TourKind::Open, None, 3)
    };
    assert_eq!(make(few), Err(PuzzleError::NotFound { attempts: 40 }));
}

/// These must never change: people compare their solved puzzles.
#[test]
fn a_seed_gives_its_puzzle_for_ever() {
    let board = board(6, 6, &[]);
    let text = |puzzle: &Puzzle| {
        let given = puzzle.given().iter();
        let given = given.map(|(number, square)| format!("{number}{}", square.name(board.size())));
        given.collect::<Vec<_>>().join(".")
    };
    let made = |kind, grade| text(&assert_made(&request(&board, kind, grade, 20_261_128)));
    let found = [
        made(TourKind::Open, None),
        made(TourKind::Closed, None),
        made(TourKind::Open, Some(1)),
        made(TourKind::Closed, Some(4)),
    ];
    assert_eq!(
        found,
        [
            "6f5.14a2.20d5.28f3.29e1.34a6",
            "2a5.12b2.20e3.29a2.31d5",
            "6f5.9d4.14a2.16d1.20d5.22a4.25a5.30c2.32b3.34a6",
            "9a4.16b2.19b1.26d2.35b3",
        ]
    );
}

#[test]
fn slices_change_nothing() {
    let request = request(&board(6, 6, &[]), TourKind::Closed, Some(2), 9);
    let whole = make(request.clone());
    let mut job = PuzzleGenerator::start(request).unwrap();
    let mut found = Vec::new();
    while !job.advance(7, &mut |puzzle| found.push(puzzle)).done {}
    assert_eq!(found, [whole]);
}

fn made_unique(puzzle: &Puzzle) -> Puzzle {
    let Ok(job) = UniqueMaker::start(puzzle.clone());
    job.run().expect("one result")
}

/// A puzzle with every so many of the numbers of a tour.
fn draft(board: &Board, kind: TourKind, seed: u64, apart: usize) -> Puzzle {
    let puzzle = make(request(board, kind, None, seed)).expect("a board with a tour");
    let tour = puzzle.solutions(1).remove(0);
    let numbers = (1..).zip(tour.squares().iter().copied());
    let given = numbers.skip(apart / 2).step_by(apart).collect();
    Puzzle::new(board.clone(), kind, given).expect("numbers of a tour")
}

#[test]
fn more_numbers_make_a_puzzle_unique_and_none_is_changed() {
    for (rows, columns, holes, apart) in [
        (5, 5, &[][..], 25),
        (5, 6, &[], 15),
        (6, 6, &[], 12),
        (6, 6, &["c3", "c4"], 34),
        (7, 7, &["d4"], 16),
        (8, 8, &["d4", "e4", "d5", "e5"], 20),
        (8, 8, &[], 21),
        (8, 8, &[], 64),
    ] {
        let board = board(rows, columns, holes);
        for kind in KINDS {
            if kind.is_closed() && board.area() % 2 == 1 {
                continue;
            }
            let before = draft(&board, kind, 3, apart);
            assert_eq!(before.solutions(2).len(), 2, "{before:?}");
            let puzzle = made_unique(&before);
            assert_eq!(puzzle.solutions(2).len(), 1, "{puzzle:?}");
            assert!(puzzle.grade().is_some(), "{puzzle:?}");
            let stays = |given: &(u32, Square)| puzzle.given().contains(given);
            assert!(before.given().iter().all(stays), "{puzzle:?}");
            assert_eq!((puzzle.board(), puzzle.kind()), (&board, kind));
            assert!(
                puzzle.given().len() as u64 <= board.area() / 2,
                "{puzzle:?}"
            );
            if board.area() <= 30 {
                assert_eq!(plain_tours(&puzzle, 2), solved(&puzzle, 2), "{puzzle:?}");
            }
        }
    }
}

#[test]
fn making_unique_in_slices_changes_nothing() {
    let draft = draft(&board(6, 6, &[]), TourKind::Open, 7, 18);
    let Ok(mut job) = UniqueMaker::start(draft.clone());
    let mut found = Vec::new();
    while !job.advance(3, &mut |puzzle| found.push(puzzle)).done {}
    assert_eq!(found, [made_unique(&draft)]);
}

#[test]
fn colours_that_exclude_every_tour_are_named() {
    let of = |board: &Board, kind, given: &[(u32, &str)]| {
        let at = |name| Square::from_name(name, board.size()).unwrap();
        let given = given.iter().map(|&(number, name)| (number, at(name)));
        let puzzle = Puzzle::new(board.clone(), kind, given.collect()).unwrap();
        puzzle.colour_clash()
    };
    let (open, closed) = (TourKind::Open, TourKind::Closed);
    let five = board(5, 5, &[]);
    let a1 = Square::new(4, 0);
    assert_eq!(of(&five, open, &[(1, "a1"), (25, "c1")]), None);
    assert_eq!(
        of(&five, closed, &[]),
        Some(ColourClash::Board {
            dark: 13,
            light: 12
        })
    );
    assert_eq!(
        of(&five, open, &[(3, "c3"), (2, "a1")]),
        Some(ColourClash::Number {
            number: 2,
            square: a1,
            odd_are_dark: true
        })
    );
    let six = board(6, 6, &[]);
    assert_eq!(of(&six, closed, &[(1, "a2"), (4, "a1")]), None);
    let (a1, a3) = (Square::new(5, 0), Square::new(3, 0));
    assert_eq!(
        of(&six, open, &[(1, "a1"), (4, "a3")]),
        Some(ColourClash::Numbers([(1, a1), (4, a3)]))
    );
    // Without two squares of one colour.
    let holes = board(6, 6, &["a1", "c1"]);
    assert_eq!(
        of(&holes, open, &[]),
        Some(ColourClash::Board {
            dark: 16,
            light: 18
        })
    );
}

#[test]
fn wrong_puzzles_are_refused_in_words() {
    let size = Size::square(5).unwrap();
    let (a1, b3) = (Square::new(4, 0), Square::new(2, 1));
    let said = |given: &[(u32, Square)]| {
        let puzzle = Puzzle::new(Board::from(size), TourKind::Open, given.to_vec());
        puzzle.unwrap_err().to_string()
    };
    assert_eq!(
        said(&[(0, a1)]),
        "number 0 is out of range: expected 1 to 25"
    );
    assert_eq!(
        said(&[(26, a1)]),
        "number 26 is out of range: expected 1 to 25"
    );
    assert_eq!(
        said(&[(1, Square::new(5, 0))]),
        "row 6, column 1 is no square of the board of 5x5"
    );
    assert_eq!(said(&[(2, a1), (2, b3)]), "number 2 is given twice");
    assert_eq!(said(&[(2, a1), (1, a1)]), "a1 has two numbers");
    let large = Puzzle::new(
        Board::from(Size::new(9, 5).unwrap()),
        TourKind::Open,
        Vec::new(),
    );
    assert_eq!(
        large.unwrap_err().to_string(),
        "a board of 9x5 is too large: expected sides of at most 8"
    );
    let refused = |request: PuzzleRequest| make(request).unwrap_err();
    let of = |rows, columns, kind| PuzzleRequest::new(Size::new(rows, columns).unwrap(), kind, 1);
    assert_eq!(
        refused(of(4, 5, TourKind::Open)).to_string(),
        "a board of 4x5 is too small: expected sides from 5 to 8"
    );
    assert!(matches!(
        refused(of(9, 8, TourKind::Open)),
        PuzzleError::Large { .. }
    ));
    let colours = Reason::Colours {
        dark: 13,
        light: 12,
    };
    assert_eq!(
        refused(of(5, 5, TourKind::Closed)),
        PuzzleError::NoTour(NoTour::Impossible(colours))
    );
    let six = || of(6, 6, TourKind::Open);
    let grade = |grade| PuzzleRequest {
        grade: Some(grade),
        ..six()
    };
    assert_eq!(
        refused(grade(5)).to_string(),
        "grade 5 is out of range: expected 1 to 4"
    );
    assert_eq!(refused(grade(0)), PuzzleError::Grade { grade: 0 });
    let numbers = PuzzleRequest {
        numbers: Some(19),
        ..six()
    };
    assert_eq!(
        refused(numbers).to_string(),
        "19 given numbers are out of range: expected 1 to 18, half of the squares"
    );
    let holes = PuzzleRequest {
        holes: vec![Square::new(6, 0)],
        ..six()
    };
    assert!(matches!(refused(holes), PuzzleError::Board(_)));
}

#[test]
fn a_step_for_each_grade() {
    let board = board(5, 5, &[]);
    let size = board.size();
    let at = |name: &str| Square::from_name(name, size).unwrap();
    let puzzle = |given: &[(u32, &str)]| {
        let given = given.iter().map(|&(number, name)| (number, at(name)));
        Puzzle::new(board.clone(), TourKind::Open, given.collect()).unwrap()
    };
    // From a1 a knight goes to b3 and c2; with c2 taken, 2 stands on b3.
    let way = puzzle(&[(1, "a1"), (9, "c2")]);
    let step = Inference::Way {
        number: 2,
        square: at("b3"),
        beside: vec![1],
    };
    assert_eq!(way.step(&[]), Some(step));
    // What the player has written counts.
    let open = puzzle(&[(1, "a1")]);
    assert!(!matches!(open.step(&[]), Some(Inference::Way { .. })));
    let step = open.step(&[(9, at("c2"))]).unwrap();
    assert_eq!((step.grade(), step.written()), (1, Some((2, at("b3")))));
    // Numbers and squares that the puzzle does not have are ignored; what contradicts itself is not continued.
    assert_eq!(
        open.step(&[(26, at("c2")), (9, Square::new(7, 7)), (9, at("c2"))]),
        Some(step)
    );
    assert_eq!(open.step(&[(9, at("a1"))]), None);
    // A number between squares without a common neighbour.
    let none = puzzle(&[(1, "a1"), (3, "b1")]).path();
    let without = Without::Number(2);
    assert_eq!(none, [Inference::Impossible { without }]);
    // 1 stands on a dark square: the odd numbers have one more.
    assert_eq!(puzzle(&[(1, "b1")]).solutions(1), []);
    for grade in 1..=MAX_GRADE {
        let puzzle = assert_made(&request(&board, TourKind::Open, Some(grade), 5));
        let hardest = puzzle.path().into_iter().find(|step| step.grade() == grade);
        assert!(hardest.is_some());
    }
}

#[test]
fn few_numbers_or_none_leave_several_tours() {
    for (rows, columns) in [(8, 8), (7, 8), (5, 5), (6, 6), (3, 4)] {
        let board = board(rows, columns, &[]);
        let puzzle = Puzzle::new(board, TourKind::Open, Vec::new()).unwrap();
        let tours = puzzle.solutions(2);
        assert!(
            tours.len() == 2 && tours[0] != tours[1],
            "{rows} x {columns}"
        );
    }
    // These boards have none.
    for (rows, columns, kind) in [
        (7, 7, TourKind::Closed),
        (4, 4, TourKind::Open),
        (3, 3, TourKind::Open),
    ] {
        let puzzle = Puzzle::new(board(rows, columns, &[]), kind, Vec::new()).unwrap();
        assert_eq!(puzzle.solutions(2), [], "{rows} x {columns}");
    }
    // The 1,728 directed tours of 5 x 5.
    let all = Puzzle::new(board(5, 5, &[]), TourKind::Open, Vec::new()).unwrap();
    assert_eq!(all.solutions(usize::MAX).len(), 1728);
    // The 9,862 closed tours of 6 x 6 begin on any of 36 squares and go in two directions: so many go from a1 to b3.
    let size = Size::square(6).unwrap();
    let given = [(1, "a1"), (2, "b3")]
        .map(|(number, name)| (number, Square::from_name(name, size).unwrap()));
    let closed = Puzzle::new(board(6, 6, &[]), TourKind::Closed, given.to_vec()).unwrap();
    assert_eq!(closed.solutions(usize::MAX).len(), 9862);
}

#[test]
fn what_crosses_to_a_worker_comes_back() {
    let request = request(&board(5, 6, &["c3"]), TourKind::Open, Some(4), 1);
    let puzzle = assert_made(&request);
    let steps = puzzle.path();
    let text = serde_json::to_string(&(&request, &puzzle, &steps)).unwrap();
    assert_eq!(
        serde_json::from_str::<(PuzzleRequest, Puzzle, Vec<Inference>)>(&text).unwrap(),
        (request, puzzle, steps)
    );
}

/// Any board of up to 5 x 5 squares, with holes, and a few numbers.
fn drafts() -> impl Strategy<Value = Puzzle> {
    let given = proptest::collection::vec((1_u32..=25, 0_u32..25), 0..6);
    let holes = proptest::collection::vec(0_u32..25, 0..4);
    (1_u32..=5, 1_u32..=5, holes, given, any::<bool>()).prop_map(
        |(rows, columns, holes, given, closed)| {
            let size = Size::new(rows, columns).expect("the sides are in range");
            let square = |place: u32| Square::new(place / columns % rows, place % columns);
            let mut holes: Vec<Square> = holes.into_iter().map(square).collect();
            holes.retain(|hole| *hole != Square::new(0, 0));
            let board = Board::new(size, holes).expect("the holes are on the board");
            let mut known: Vec<(u32, Square)> = Vec::new();
            for (number, place) in given {
                let square = square(place);
                let is_new = known
                    .iter()
                    .all(|&(other, taken)| other != number && taken != square);
                if is_new && u64::from(number) <= board.area() && board.contains(square) {
                    known.push((number, square));
                }
            }
            Puzzle::new(board, TourKind::closed_if(closed), known)
                .expect("the numbers are in range")
        },
    )
}

proptest! {
    #[test]
    fn the_search_finds_all_tours(puzzle in drafts()) {
        let mut plain = plain_tours(&puzzle, 5000);
        prop_assume!(plain.len() < 5000);
        let mut found = solved(&puzzle, usize::MAX);
        plain.sort_unstable();
        found.sort_unstable();
        prop_assert_eq!(&found, &plain, "{:?}", puzzle);
        prop_assert_eq!(puzzle.solutions(2).len(), found.len().min(2));
        prop_assert_eq!(puzzle.solutions(0).len(), 0);
    }

    #[test]
    fn a_puzzle_is_made_unique_if_several_tours_fit(puzzle in drafts()) {
        let unique = made_unique(&puzzle);
        let several = puzzle.solutions(2).len() == 2;
        prop_assert_eq!(unique == puzzle, !several, "{:?}", puzzle);
        if several {
            prop_assert_eq!(plain_tours(&unique, 2).len(), 1, "{:?}", unique);
            prop_assert!(puzzle.given().iter().all(|given| unique.given().contains(given)));
        }
    }

    #[test]
    fn no_tour_fits_colours_that_clash(puzzle in drafts()) {
        if let Some(clash) = puzzle.colour_clash() {
            prop_assert_eq!(puzzle.solutions(1).len(), 0, "{:?}", clash);
        }
    }

    #[test]
    fn deductions_keep_every_tour(puzzle in drafts()) {
        let tours = puzzle.solutions(200);
        for tour in &tours {
            followed(&puzzle, tour.squares());
        }
        let path = puzzle.path();
        if let Some(grade) = puzzle.grade() {
            prop_assert_eq!(tours.len(), 1, "{:?}", puzzle);
            prop_assert_eq!(path.iter().map(Inference::grade).max().unwrap_or(1), grade);
        }
        if path.iter().any(|step| matches!(step, Inference::Impossible { .. })) {
            prop_assert_eq!(tours.len(), 0);
        }
    }
}
