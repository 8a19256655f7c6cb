//! Puzzles: their solutions, deductions and grades, and the making of puzzles.

use bezzel_solver::Job;
use bezzel_solver::board::Square;
use bezzel_solver::queens::notation::{parse_permutation, permutation_text};
use bezzel_solver::queens::puzzle::{
    House, Inference, Kind, MAX_GRADE, Puzzle, PuzzleError, PuzzleGenerator, PuzzleRequest, Rule,
    make,
};
use bezzel_solver::queens::{Piece, Placement};
use proptest::prelude::*;

use crate::plain_puzzles::plain_solutions;

const QUEENS: Rule = Rule::Chess(Piece::Queen);
const SUPERQUEENS: Rule = Rule::Chess(Piece::Superqueen);
const RULES: [Rule; 3] = [QUEENS, SUPERQUEENS, Rule::Touch];

fn columns(solution: &Placement) -> Vec<u32> {
    solution.squares().map(|square| square.column).collect()
}

/// A board on which a path is followed by the definitions.
struct Board<'a> {
    puzzle: &'a Puzzle,
    queens: Vec<Square>,
    crossed: Vec<Square>,
}

impl Board<'_> {
    fn excludes(&self, a: Square, b: Square) -> bool {
        let region = |square| self.puzzle.region(square);
        let share_region = region(a).is_some() && region(a) == region(b);
        a == b || share_region || self.puzzle.rule().excludes(a, b)
    }

    fn is_open(&self, square: Square) -> bool {
        let excluded = self
            .queens
            .iter()
            .any(|&queen| self.excludes(queen, square));
        !excluded && !self.crossed.contains(&square)
    }

    fn open(&self, house: House) -> Vec<Square> {
        let mut squares = self.puzzle.squares(house);
        squares.retain(|&square| self.is_open(square));
        squares
    }

    /// Checks that a deduction about the board is true.
    fn assert_holds(&self, step: &Inference) {
        match step {
            Inference::Last { house, square } => assert_eq!(self.open(*house), [*square]),
            Inference::Within {
                houses,
                within,
                crossed,
            } => {
                assert_eq!(houses.len(), within.len());
                let all = |houses: &[House]| {
                    houses
                        .iter()
                        .flat_map(|&house| self.open(house))
                        .collect::<Vec<_>>()
                };
                let (inner, mut outer) = (all(houses), all(within));
                assert!(
                    inner.iter().all(|square| outer.contains(square)),
                    "{step:?}"
                );
                outer.retain(|square| !inner.contains(square));
                outer.sort_unstable();
                assert_eq!(&outer, crossed);
            }
            Inference::Common { house, crossed } => {
                for square in self.open(*house) {
                    assert!(
                        crossed.iter().all(|&other| self.excludes(square, other)),
                        "{step:?}"
                    );
                }
            }
            Inference::Refuted {
                square,
                follows,
                emptied,
            } => {
                assert!((1..=8).contains(&follows.len()), "{step:?}");
                let mut after = Board {
                    queens: [self.queens.as_slice(), &[*square]].concat(),
                    crossed: self.crossed.clone(),
                    ..*self
                };
                for (forced, house) in follows {
                    assert_eq!(after.open(*house), [*forced], "{step:?}");
                    after.queens.push(*forced);
                }
                assert_eq!(after.open(*emptied), [], "{step:?}");
            }
            Inference::Impossible { house } => assert_eq!(self.open(*house), []),
            Inference::Excluded { .. } => panic!("{step:?} is no deduction of a path"),
        }
        assert!(
            step.crossed().iter().all(|&square| self.is_open(square)),
            "{step:?}"
        );
    }

    fn follow(&mut self, step: &Inference) {
        self.assert_holds(step);
        self.queens.extend(step.placed());
        self.crossed.extend(step.crossed());
    }
}

/// Follows the path of a puzzle, and returns the queens that it leads to.
fn followed(puzzle: &Puzzle) -> Vec<Square> {
    let mut board = Board {
        puzzle,
        queens: puzzle.given().squares().collect(),
        crossed: Vec::new(),
    };
    for step in puzzle.path() {
        board.follow(&step);
    }
    board.queens.sort_unstable();
    board.queens
}

fn made(request: PuzzleRequest) -> Puzzle {
    make(request).expect("such puzzles exist")
}

fn assert_as_asked(request: PuzzleRequest) {
    let puzzle = made(request);
    let plain = plain_solutions(&puzzle);
    assert_eq!(plain.len(), 1, "{request:?}");
    assert_eq!(plain[0], columns(&puzzle.solutions(2)[0]));
    assert_eq!(puzzle.grade(), Some(request.grade), "{request:?}");
    assert_eq!(
        followed(&puzzle),
        puzzle.solutions(1)[0].squares().collect::<Vec<_>>()
    );
    match request.kind {
        Kind::Regions => assert!(puzzle.given().is_empty() && are_connected(&puzzle)),
        Kind::Complete => {
            assert!(puzzle.regions().is_none());
            for square in puzzle.given().squares() {
                let mut fewer = puzzle.given().clone();
                fewer.remove(square);
                let harder = Puzzle::new(puzzle.rule(), fewer)
                    .expect("n is in range")
                    .grade();
                assert!(
                    harder.is_none_or(|grade| grade > request.grade),
                    "{request:?}"
                );
            }
        }
    }
}

fn are_connected(puzzle: &Puzzle) -> bool {
    (0..puzzle.n()).all(|region| {
        let squares = puzzle.squares(House::Region(region));
        let mut reached = vec![squares[0]];
        for at in 0..squares.len() {
            let Some(&from) = reached.get(at) else {
                return false;
            };
            for &to in &squares {
                let steps = from.row.abs_diff(to.row) + from.column.abs_diff(to.column);
                if steps == 1 && !reached.contains(&to) {
                    reached.push(to);
                }
            }
        }
        true
    })
}

/// Makes puzzles of every kind, rule and grade, with `seeds` seeds.
fn make_all(sizes: std::ops::RangeInclusive<u32>, seeds: u64) {
    for kind in Kind::ALL {
        for rule in RULES {
            for n in sizes.clone() {
                for grade in 1..=MAX_GRADE {
                    for seed in 0..seeds {
                        let request = PuzzleRequest {
                            n,
                            kind,
                            rule,
                            grade,
                            seed,
                        };
                        match PuzzleGenerator::start(request) {
                            Ok(_) => assert_as_asked(request),
                            Err(error) => {
                                let none = PuzzleError::NoSuch {
                                    kind,
                                    rule,
                                    n,
                                    grade,
                                };
                                assert_eq!(error, none);
                            }
                        }
                    }
                }
            }
        }
    }
}

#[test]
fn what_is_made_is_as_asked() {
    make_all(5..=7, 2);
}

#[test]
#[ignore = "takes seconds: run in release"]
fn what_is_made_is_as_asked_up_to_ten() {
    make_all(6..=10, 20);
}

#[test]
#[ignore = "takes seconds: run in release"]
fn what_is_made_is_as_asked_on_the_largest_boards() {
    make_all(11..=12, 3);
}

/// The grades of the positions that consist of some queens of a solution.
fn grades(n: u32, rule: Rule) -> Vec<u8> {
    let board = Placement::empty(n).expect("n is in range");
    let puzzle = |given| Puzzle::new(rule, given).expect("n is in range");
    let empty = puzzle(board.clone());
    let mut seen = [false; MAX_GRADE as usize + 1];
    for solution in empty.solutions(usize::MAX) {
        let squares: Vec<Square> = solution.squares().collect();
        for subset in 0..1_u32 << n {
            let mut given = board.clone();
            for (at, &square) in squares.iter().enumerate() {
                if subset >> at & 1 == 1 {
                    given.insert(square);
                }
            }
            let grade = puzzle(given).grade();
            seen[usize::from(grade.unwrap_or(0))] = true;
        }
    }
    (1..=MAX_GRADE)
        .filter(|&grade| seen[usize::from(grade)])
        .collect()
}

fn offered(n: u32, rule: Rule) -> Vec<u8> {
    let start = |grade| {
        PuzzleGenerator::start(PuzzleRequest {
            n,
            kind: Kind::Complete,
            rule,
            grade,
            seed: 0,
        })
    };
    (1..=MAX_GRADE)
        .filter(|&grade| start(grade).is_ok())
        .collect()
}

#[test]
fn what_is_refused_does_not_exist() {
    for n in [5, 6] {
        assert_eq!(grades(n, QUEENS), offered(n, QUEENS));
        assert_eq!(grades(n, Rule::Touch), offered(n, Rule::Touch));
    }
    assert!(offered(9, SUPERQUEENS).is_empty());
}

#[test]
#[ignore = "takes seconds: run in release"]
fn what_is_refused_does_not_exist_on_larger_boards() {
    assert_eq!(grades(7, Rule::Touch), offered(7, Rule::Touch));
    for n in [7, 8] {
        assert_eq!(grades(n, QUEENS), offered(n, QUEENS));
    }
    assert_eq!(grades(10, SUPERQUEENS), offered(10, SUPERQUEENS));
}

#[test]
fn slices_change_nothing() {
    for kind in Kind::ALL {
        let request = PuzzleRequest {
            n: 7,
            kind,
            rule: QUEENS,
            grade: 4,
            seed: 9,
        };
        let whole = made(request);
        let mut job = PuzzleGenerator::start(request).unwrap();
        let mut found = Vec::new();
        while !job.advance(7, &mut |puzzle| found.push(puzzle)).done {}
        assert_eq!(found, [whole]);
        assert!(
            job.advance(1, &mut |puzzle| panic!("{puzzle:?} comes twice"))
                .done
        );
    }
}

/// These must never change: people compare their solved puzzles.
#[test]
fn the_puzzles_of_a_day() {
    let today =
        |kind, rule, grade| PuzzleRequest::of_day((2026, 11, 22), kind, rule, grade).unwrap();
    for (rule, grade, given) in [
        (QUEENS, 1, "0704005"),
        (QUEENS, 2, "24003000"),
        (QUEENS, 3, "026000004"),
        (QUEENS, 4, "0.1.4.0.0.0.0.0.0.8"),
        (Rule::Touch, 1, "4703100"),
        (Rule::Touch, 2, "80104600"),
        (SUPERQUEENS, 3, "7.0.0.6.10.0.0.0.0.0.0.0"),
    ] {
        let puzzle = made(today(Kind::Complete, rule, grade));
        assert_eq!(
            permutation_text(puzzle.given()).as_deref(),
            Some(given),
            "{rule} {grade}"
        );
    }
    for (rule, grade, regions) in [
        (
            QUEENS,
            1,
            "abcccddaccccddaaeccddaaeefddaaeefffeeeeffgeeeeffg",
        ),
        (
            QUEENS,
            2,
            "aabbbbbbaabbbbbbcaaddbcccecdcccccccccccfcccccfffcccccggfccchhhff",
        ),
        (
            Rule::Touch,
            3,
            "aabbbbbbbaaccdbbbbaacdddbbbaaddbbbbeffffbbbbefffffbeeeffffggehhffffgeeehffgggggii",
        ),
        (
            Rule::Touch,
            4,
            "abaccccdddaaacccedddaaaccdddddaaaccddccdffaacccccgffhaccccggffhhhciiigfffhfffgggfffffffffgffffffffjj",
        ),
    ] {
        let puzzle = made(today(Kind::Regions, rule, grade));
        assert_eq!(
            puzzle.regions_text().as_deref(),
            Some(regions),
            "{rule} {grade}"
        );
    }
}

#[test]
fn only_days_of_the_calendar() {
    let day = |date| PuzzleRequest::of_day(date, Kind::Regions, QUEENS, 1).is_ok();
    let days = [
        (2024, 2, 29),
        (2000, 2, 29),
        (2026, 12, 31),
        (1, 1, 1),
        (9999, 12, 31),
    ];
    assert!(days.into_iter().all(day));
    let none = [
        (2026, 2, 29),
        (1900, 2, 29),
        (2026, 13, 1),
        (2026, 4, 31),
        (2026, 1, 0),
        (0, 1, 1),
        (10_000, 1, 1),
    ];
    assert!(!none.into_iter().any(day));
}

#[test]
fn a_wrong_puzzle_is_refused_in_words() {
    let puzzle = |n| Puzzle::new(QUEENS, Placement::empty(n).unwrap());
    let said = |result: Result<Puzzle, PuzzleError>| result.unwrap_err().to_string();
    assert_eq!(said(puzzle(19)), "n = 19 is out of range: expected 1 to 18");
    let regions = |text| puzzle(2).unwrap().with_regions(text);
    assert_eq!(
        said(regions("aab")),
        "the regions have 3 letters: expected 4 for 2 x 2 squares"
    );
    assert_eq!(
        said(regions("aabc")),
        "letter 4 of the regions is 'c': expected a letter from a to b"
    );
    assert_eq!(
        said(regions("aaé ")),
        "letter 3 of the regions is 'é': expected a letter from a to b"
    );
    assert_eq!(
        said(regions("aaaa")),
        "region b has no square: expected 2 regions"
    );
    assert_eq!(
        regions("AABB").unwrap().regions_text().as_deref(),
        Some("aabb")
    );
    let request = PuzzleRequest {
        n: 4,
        kind: Kind::Regions,
        rule: QUEENS,
        grade: 1,
        seed: 0,
    };
    let refused = |request| PuzzleGenerator::start(request).unwrap_err().to_string();
    assert_eq!(refused(request), "n = 4 is out of range: expected 5 to 12");
    let request = PuzzleRequest {
        n: 5,
        grade: 5,
        ..request
    };
    assert_eq!(refused(request), "grade 5 is out of range: expected 1 to 4");
}

#[test]
fn a_step_for_each_grade() {
    let empty = |n| Placement::empty(n).unwrap();
    let puzzle = |text: &str| Puzzle::new(QUEENS, parse_permutation(text, None).unwrap()).unwrap();
    let first = |puzzle: &Puzzle| puzzle.step(&empty(puzzle.n()), &empty(puzzle.n()));
    let square = Square::new(1, 3);
    let house = House::Row(1);
    assert_eq!(
        first(&puzzle("2000")),
        Some(Inference::Last { house, square })
    );
    assert_eq!(first(&puzzle("1000")).map(|step| step.grade()), Some(2));
    // A queen at b2 leaves no square of the first row.
    let house = House::Row(0);
    let step = first(&puzzle("020").clone());
    assert_eq!(step, Some(Inference::Impossible { house }));
    // Region a lies within the first row.
    let regions = puzzle("0000").with_regions("aabbcccbcddbdddb").unwrap();
    let within = Inference::Within {
        houses: vec![House::Region(0)],
        within: vec![House::Row(0)],
        crossed: vec![Square::new(0, 2), Square::new(0, 3)],
    };
    assert_eq!(first(&regions), Some(within));
    // Nothing follows when a player's queen excludes a given one, or when all is done.
    let mut queens = empty(4);
    queens.insert(Square::new(3, 1));
    assert_eq!(puzzle("2000").step(&queens, &empty(4)), None);
    assert_eq!(first(&puzzle("2413")), None);
    // Crosses count: with b4 and c4 left, the first row's queens both attack b3 and c3.
    let mut crosses = empty(4);
    crosses.insert(Square::new(0, 0));
    crosses.insert(Square::new(0, 3));
    let step = puzzle("0000").step(&empty(4), &crosses).unwrap();
    assert_eq!(step.crossed(), [Square::new(1, 1), Square::new(1, 2)]);
}

#[test]
fn several_solutions_become_one() {
    let rows: String = (0..6).flat_map(|row| [char::from(b'a' + row); 6]).collect();
    for rule in [QUEENS, Rule::Touch] {
        let empty = Puzzle::new(rule, Placement::empty(6).unwrap()).unwrap();
        let regions = empty.clone().with_regions(&rows).unwrap();
        for draft in [empty, regions] {
            let unique = draft.made_unique().unwrap();
            assert_eq!(plain_solutions(&unique).len(), 1, "{unique:?}");
            assert_eq!(unique.regions().is_some(), draft.regions().is_some());
            assert_eq!(unique.made_unique(), Some(unique));
        }
    }
    let none = Puzzle::new(QUEENS, Placement::empty(3).unwrap()).unwrap();
    assert_eq!(none.made_unique(), None);
}

#[test]
fn what_crosses_to_a_worker_comes_back() {
    for kind in Kind::ALL {
        let rule = Rule::Touch;
        let request = PuzzleRequest {
            n: 6,
            kind,
            rule,
            grade: 2,
            seed: 1,
        };
        let puzzle = made(request);
        let steps = puzzle.path();
        let text = serde_json::to_string(&(request, &puzzle, &steps)).unwrap();
        assert_eq!(
            serde_json::from_str::<(PuzzleRequest, Puzzle, Vec<Inference>)>(&text).unwrap(),
            (request, puzzle, steps)
        );
    }
    assert!(serde_json::from_str::<Puzzle>(r#"["touch","1/1",null]"#).is_err());
    assert!(serde_json::from_str::<Puzzle>(r#"["touch","2/2","aaaa"]"#).is_err());
}

/// Any board of up to 6 rows, with regions or without.
fn drafts() -> impl Strategy<Value = Puzzle> {
    (1_u32..=6).prop_flat_map(|n| {
        let given =
            proptest::collection::vec(prop_oneof![3 => Just(0), 1 => 0..=n as u8], n as usize);
        let regions = proptest::option::of(proptest::collection::vec(0..n as u8, (n * n) as usize));
        let rule = proptest::sample::select(RULES.to_vec());
        (rule, given, regions).prop_map(|(rule, given, regions)| {
            let given = Placement::from_columns(&given).expect("columns are in range");
            let puzzle = Puzzle::new(rule, given).expect("n is in range");
            let letters = regions.map(|all| {
                all.iter()
                    .map(|at| char::from(b'a' + at))
                    .collect::<String>()
            });
            match letters.map(|text| puzzle.clone().with_regions(&text)) {
                Some(Ok(divided)) => divided,
                _ => puzzle,
            }
        })
    })
}

proptest! {
    #[test]
    fn the_search_finds_all_solutions(puzzle in drafts()) {
        let mut found: Vec<Vec<u32>> = puzzle.solutions(usize::MAX).iter().map(columns).collect();
        found.sort_unstable();
        prop_assert_eq!(&found, &plain_solutions(&puzzle));
        prop_assert_eq!(puzzle.solutions(2).len(), found.len().min(2));
    }

    #[test]
    fn deductions_keep_every_solution(puzzle in drafts()) {
        let solutions = puzzle.solutions(usize::MAX);
        let path = puzzle.path();
        let queens = followed(&puzzle);
        for step in &path {
            for solution in &solutions {
                prop_assert!(step.crossed().iter().all(|&square| !solution.contains(square)));
                prop_assert!(step.placed().is_none_or(|square| solution.contains(square)));
                let impossible = matches!(step, Inference::Impossible { .. });
                prop_assert!(!impossible);
            }
        }
        if puzzle.grade().is_some() {
            prop_assert_eq!(solutions.len(), 1);
            prop_assert_eq!(puzzle.grade(), Some(path.iter().map(Inference::grade).max().unwrap_or(1)));
            prop_assert_eq!(queens, solutions[0].squares().collect::<Vec<_>>());
        }
    }

    #[test]
    fn a_repaired_draft_has_one_solution(puzzle in drafts()) {
        match puzzle.made_unique() {
            Some(unique) => prop_assert_eq!(plain_solutions(&unique).len(), 1),
            None => prop_assert!(puzzle.solutions(1).is_empty()),
        }
    }
}

#[test]
fn the_plain_search_comes_to_the_solution_and_only_where_there_is_one() {
    for (kind, rule, n) in [
        (Kind::Complete, QUEENS, 8),
        (Kind::Complete, SUPERQUEENS, 10),
        (Kind::Regions, QUEENS, 7),
        (Kind::Regions, Rule::Touch, 8),
    ] {
        for seed in 0..20 {
            let puzzle = made(PuzzleRequest {
                n,
                kind,
                rule,
                grade: 2,
                seed,
            });
            let mut queens: Vec<Square> = puzzle.given().squares().collect();
            for step in puzzle.search() {
                match step {
                    Some(square) => {
                        assert!(!queens.iter().any(|&queen| puzzle.excludes(queen, square)));
                        queens.push(square);
                    }
                    None => assert!(queens.pop().is_some()),
                }
            }
            queens.sort_unstable();
            assert_eq!(queens, puzzle.solutions(1)[0].squares().collect::<Vec<_>>());
        }
    }
    let given = Placement::from_columns(&[1, 0, 0, 0, 0, 0]).unwrap();
    let none = Puzzle::new(QUEENS, given.clone()).unwrap();
    let placed = none.search().flatten().count();
    assert!(placed > 0 && none.search().count() == 2 * placed);
    let attacking = Puzzle::new(
        Rule::Touch,
        Placement::from_columns(&[1, 2, 0, 0, 0]).unwrap(),
    );
    assert!(attacking.unwrap().search().count() < 100);
}

#[test]
fn squares_off_the_board_are_ignored() {
    let puzzle = Puzzle::new(QUEENS, Placement::empty(8).unwrap()).unwrap();
    let empty = Placement::empty(8).unwrap();
    let some = parse_permutation("15800000", None).unwrap();
    for n in [1, 7, 9, 12, 13, 16, 17, 18, 19, 20, 21, 22, 64] {
        let mut off = Placement::empty(n).unwrap();
        let mut corners = vec![
            Square::new(n - 1, 0),
            Square::new(0, n - 1),
            Square::new(3, n - 1),
        ];
        corners.push(Square::new(n - 1, n - 1));
        corners.retain(|square| square.row.max(square.column) >= 8);
        for corner in corners {
            off.insert(corner);
        }
        assert_eq!(
            puzzle.step(&off, &empty),
            puzzle.step(&empty, &empty),
            "{n}"
        );
        assert_eq!(puzzle.step(&some, &off), puzzle.step(&some, &empty), "{n}");
        // Squares on the board count, for any board of the placement.
        let mut with = off.clone();
        if n > 1 {
            with.insert(Square::new(1, 1));
        }
        let mut one = empty.clone();
        if n > 1 {
            one.insert(Square::new(1, 1));
        }
        assert_eq!(puzzle.step(&with, &empty), puzzle.step(&one, &empty), "{n}");
    }
    let far = Square::new(u32::MAX, u32::MAX);
    for rule in RULES {
        let corners = [Square::new(0, u32::MAX), Square::new(u32::MAX, 0)];
        assert_eq!(rule.excludes(corners[0], corners[1]), rule != Rule::Touch);
        assert!(rule.excludes(corners[0], far));
        let puzzle = Puzzle::new(rule, Placement::empty(8).unwrap()).unwrap();
        assert!(!puzzle.excludes(far, far));
    }
}

proptest! {
    #[test]
    fn the_plain_search_ends_where_solutions_are(n in 1_u32..7, given in proptest::collection::vec((0_u32..7, 0_u32..7), 0..4), rule in 0..3_usize) {
        let mut placement = Placement::empty(n).unwrap();
        for (row, column) in given {
            if row < n && column < n {
                placement.insert(Square::new(row, column));
            }
        }
        let puzzle = Puzzle::new(RULES[rule], placement.clone()).unwrap();
        let mut queens: Vec<Square> = placement.squares().collect();
        let begun = queens.len();
        for step in puzzle.search() {
            match step {
                Some(square) => queens.push(square),
                None => prop_assert!(queens.pop().is_some()),
            }
        }
        let all = puzzle.solutions(1000);
        let mut last = Placement::empty(n).unwrap();
        for queen in &queens {
            last.insert(*queen);
        }
        prop_assert_eq!(all.contains(&last), !all.is_empty(), "{:?}", queens);
        prop_assert!(!all.is_empty() || queens.len() == begun);
        for limit in 0..3 {
            prop_assert_eq!(puzzle.solutions(limit).len(), all.len().min(limit));
        }
    }
}

#[test]
fn given_queens_that_exclude_each_other_leave_nothing_to_search() {
    for (given, rule) in [
        ("1100", Rule::Touch),
        ("1100", QUEENS),
        ("0011", QUEENS),
        ("1111", Rule::Touch),
    ] {
        let puzzle = Puzzle::new(rule, parse_permutation(given, None).unwrap()).unwrap();
        assert_eq!(puzzle.search().count(), 0, "{given}");
    }
    let solved = Puzzle::new(QUEENS, parse_permutation("2413", None).unwrap()).unwrap();
    assert_eq!(
        (
            solved.search().count(),
            solved.solutions(0).len(),
            solved.solutions(1).len()
        ),
        (0, 0, 1)
    );
}
