use bezzel_solver::board::{Size, Square};
use bezzel_solver::queens::{Line, Piece, Placement, Unit, is_solution};
use bezzel_stepping::queens::{
    Algorithm, Attacker, Cells, Counters, Event, Order, Plan, Run, StepsError, Watched,
};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;

use crate::brute_force;

/// The algorithms that find each solution once.
pub const SEARCHES: [Algorithm; 5] = [
    Algorithm::Test,
    Algorithm::Arrays,
    Algorithm::Walk,
    Algorithm::Masks,
    Algorithm::Fewest,
];

/// Plans of boards on which walks of some thousand events go to and fro.
pub fn plans() -> impl Strategy<Value = Plan> {
    prop_oneof![5 => watched(&SEARCHES), 1 => watched(&[Algorithm::Anywhere])]
}

/// The plans of some of the algorithms.
pub fn watched(algorithms: &'static [Algorithm]) -> impl Strategy<Value = Plan> {
    plans_of(
        prop_oneof![4 => 1..=8_u32, 1 => 9..=Plan::MAX_N],
        algorithms,
    )
}

/// Plans of boards of these sides for some of the algorithms.
pub fn plans_of(
    n: impl Strategy<Value = u32>,
    algorithms: &[Algorithm],
) -> impl Strategy<Value = Plan> {
    (
        n,
        select(algorithms.to_vec()),
        select(Order::ALL.to_vec()),
        any::<bool>(),
        any::<u64>(),
    )
        .prop_map(|(n, algorithm, order, first_only, seed)| Plan {
            n,
            algorithm,
            order,
            first_only,
            seed,
        })
}

fn run(plan: Plan) -> Run {
    Run::new(plan).expect("in range")
}

fn counters(tests: u64, placements: u64, dead_ends: u64, solutions: u64) -> Counters {
    Counters {
        tests,
        placements,
        dead_ends,
        solutions,
    }
}

/// Figures of the search that visits every square, from the left: n, all that it counts, and the
/// tests before the first solution.
fn figures() -> [(u32, Counters, u64); 5] {
    [
        (4, counters(60, 16, 4, 2), 26),
        (6, counters(894, 152, 46, 4), 171),
        (8, counters(15_720, 2_056, 644, 92), 876),
        (10, counters(348_150, 35_538, 12_050, 724), 975),
        (11, counters(1_806_706, 166_925, 58_396, 2_680), 517),
    ]
}

#[test]
fn the_published_figures_there_and_back() {
    for algorithm in [Algorithm::Test, Algorithm::Arrays, Algorithm::Walk] {
        for (n, all, first) in figures() {
            let plan = Plan::new(n, algorithm);
            let mut once = run(Plan {
                first_only: true,
                ..plan
            });
            while once.forward() {}
            assert_eq!(once.event(), Event::Solution { number: 1 });
            assert_eq!(once.counters().tests, first);

            let mut run = run(plan);
            while run.forward() {}
            assert_eq!(run.counters(), all);
            // Each row that is entered asks 2n events and one to leave it; each queen has one more
            // to go, and each solution one more.
            let rows = all.placements - all.solutions + 1;
            let events = rows * (2 * u64::from(n) + 1) + all.placements + all.solutions;
            assert_eq!(run.step(), events);
            assert!(!run.forward());
            while run.back() {}
            assert_eq!(run, self::run(plan));
        }
    }
}

#[test]
fn masks_go_the_same_way_without_the_tests() {
    for (n, all, _) in figures() {
        let mut run = run(Plan::new(n, Algorithm::Masks));
        while run.forward() {}
        let rows = all.placements - all.solutions + 1;
        assert_eq!(run.counters(), Counters { tests: rows, ..all });
        assert_eq!(run.step(), 2 * rows + 2 * all.placements + all.solutions);
    }
}

#[test]
fn fewest_first_places_fewer_queens_and_finds_as_many_solutions() {
    for (n, all, _) in figures().into_iter().filter(|&(n, ..)| n > 4) {
        let mut run = run(Plan::new(n, Algorithm::Fewest));
        while run.forward() {}
        assert_eq!(run.counters().solutions, all.solutions);
        assert!(run.counters().placements < all.placements);
        assert!(run.counters().dead_ends < all.dead_ends);
    }
}

/// The squares that the programs in `programs/queens/` test before their first solutions, and what they find.
#[test]
fn queens_placed_anywhere_are_the_same_solutions_in_every_order() {
    for (n, tests) in [(4, 274), (5, 65), (6, 51_699), (7, 371)] {
        let mut run = run(Plan {
            first_only: true,
            ..Plan::new(n, Algorithm::Anywhere)
        });
        while run.forward() {}
        assert_eq!(run.event(), Event::Solution { number: 1 });
        assert_eq!(run.counters().tests, tests);
    }
    let mut run = run(Plan::new(5, Algorithm::Anywhere));
    let mut found = std::collections::BTreeMap::<_, u32>::new();
    while run.forward() {
        if let Event::Solution { .. } = run.event() {
            let mut queens = run.queens();
            queens.sort_unstable();
            *found.entry(queens).or_default() += 1;
        }
    }
    assert_eq!(found.len(), 10);
    assert!(found.values().all(|&times| times == 120));
    assert_eq!(run.counters().solutions, 1200);
    while run.back() {}
    assert_eq!(run, self::run(Plan::new(5, Algorithm::Anywhere)));
}

/// The first moves on 8 x 8 that students write down.
#[test]
fn the_exercise_of_the_eight_queens() {
    let moves = |algorithm| {
        let mut run = run(Plan::new(8, algorithm));
        let mut moves = Vec::new();
        while moves.len() < 13 {
            assert!(run.forward());
            let at = |square: Square| (square.row + 1, square.column + 1);
            match run.event() {
                Event::Place { square } => moves.push(('+', at(square))),
                Event::TakeBack { square } => moves.push(('-', at(square))),
                Event::DeadEnd { unit } => moves.push(('x', at(unit.square(0)))),
                _ => {}
            }
        }
        moves
    };
    let expected = [
        ('+', (1, 1)),
        ('+', (2, 3)),
        ('+', (3, 5)),
        ('+', (4, 2)),
        ('+', (5, 4)),
        ('x', (6, 1)),
        ('-', (5, 4)),
        ('+', (5, 8)),
        ('x', (6, 1)),
        ('-', (5, 8)),
        ('-', (4, 2)),
        ('+', (4, 7)),
        ('+', (5, 2)),
    ];
    for algorithm in [Algorithm::Test, Algorithm::Arrays, Algorithm::Masks] {
        assert_eq!(moves(algorithm), expected);
    }
}

#[test]
fn every_algorithm_and_order_finds_every_solution_once() {
    for n in 1..=7 {
        for algorithm in SEARCHES {
            for order in Order::ALL {
                let plan = Plan {
                    order,
                    seed: 1848,
                    ..Plan::new(n, algorithm)
                };
                let mut run = run(plan);
                let mut found = Vec::new();
                while run.forward() {
                    if let Event::Solution { number } = run.event() {
                        let mut squares = run.queens();
                        squares.sort_unstable();
                        let columns = squares.iter().map(|square| square.column as u8 + 1);
                        found.push(columns.collect::<Vec<u8>>());
                        assert_eq!(number, found.len() as u64);
                    }
                }
                found.sort_unstable();
                assert_eq!(found, brute_force::solutions(n, Piece::Queen), "{plan:?}");
            }
        }
    }
}

#[test]
fn a_rejected_square_names_the_attack_that_is_found_first() {
    // Q . . .     The third square of row 3 is attacked along the diagonal by the first queen and
    // . . Q .     along the column by the second.
    // . . ? .
    let rejected = |algorithm| {
        let mut run = run(Plan::new(4, algorithm));
        loop {
            assert!(run.forward());
            if let Event::Reject { square, by } = run.event()
                && square == Square::new(2, 2)
            {
                return by;
            }
        }
    };
    let by = |row, column, line| Attacker {
        queen: Square::new(row, column),
        line,
    };
    assert_eq!(rejected(Algorithm::Test), by(0, 0, Line::Diagonal));
    assert_eq!(rejected(Algorithm::Arrays), by(1, 2, Line::Column));
}

#[test]
fn a_walk_passes_the_squares_up_to_the_first_queen() {
    // Q . x .     a4 has nobody before it. b4 meets a4 in its row, b3 meets it on the diagonal upwards, and
    // . x x .     b2 meets nobody. c4 meets a4; c3 meets b2 on the diagonal downwards, after its row and
    // . Q . .     the diagonal upwards.
    // . . . .
    let mut run = run(Plan::new(4, Algorithm::Walk));
    let mut walks = Vec::new();
    let size = Size::square(4).unwrap();
    while walks.len() < 6 {
        assert!(run.forward());
        if matches!(run.event(), Event::Place { .. } | Event::Reject { .. }) {
            let names: Vec<String> = run
                .walked()
                .iter()
                .map(|square| square.name(size))
                .collect();
            walks.push(names.join(" "));
        } else {
            assert!(run.walked().is_empty());
        }
    }
    assert_eq!(
        walks,
        ["", "a4", "a3 a4", "a2 a3 a1", "b4 a4", "b3 a3 b4 b2"]
    );
}

#[test]
fn sizes_out_of_range_are_refused() {
    for n in [0, 65, u32::MAX] {
        let refused = Run::new(Plan::new(n, Algorithm::Test));
        assert_eq!(refused, Err(StepsError::Size { n }));
    }
}

/// Compares the accessors of a run with their definitions.
fn check_accessors(run: &Run) -> Result<(), TestCaseError> {
    let n = run.plan().n;
    let size = Size::square(n).expect("in range");
    let queens = run.queens();
    let mut board = Placement::empty(n).expect("in range");
    for (index, &queen) in queens.iter().enumerate() {
        prop_assert!(size.contains(queen));
        let earlier = &queens[..index];
        prop_assert!(
            earlier
                .iter()
                .all(|&q| brute_force::line(q, queen, Piece::Queen).is_none())
        );
        board.insert(queen);
    }
    let stack = run.stack();
    prop_assert!(
        stack
            .iter()
            .filter_map(|frame| frame.queen)
            .eq(queens.iter().copied())
    );
    let places = stack
        .iter()
        .filter_map(|frame| Some(frame.unit.place(frame.queen?) as u8));
    prop_assert!(places.eq(run.path()));

    let markers = run.markers();
    let marked = |has: &dyn Fn(Cells) -> bool| queens.iter().any(|&queen| has(Cells::of(queen)));
    for j in 1..=n {
        prop_assert_eq!(markers.a(j), marked(&|cells| cells.a == j));
    }
    for sum in 2..=2 * n {
        prop_assert_eq!(markers.b(sum), marked(&|cells| cells.b == sum));
    }
    for difference in 1 - n as i32..n as i32 {
        prop_assert_eq!(
            markers.c(difference),
            marked(&|cells| cells.c == difference)
        );
    }

    let attacked = |square| !run.attacks(square).is_empty();
    let anywhere = run.plan().algorithm == Algorithm::Anywhere;
    match run.event() {
        Event::DeadEnd { .. } if anywhere => prop_assert!(size.squares().all(attacked)),
        Event::Exhausted { .. } if anywhere => prop_assert!(!size.squares().all(attacked)),
        Event::Start => prop_assert!(queens.is_empty() && stack.is_empty()),
        Event::Choose { unit, free } => {
            let squares = (0..n).map(|place| unit.square(place));
            prop_assert_eq!(squares.filter(|&s| !attacked(s)).count(), free as usize);
            prop_assert_eq!(
                stack.last().map(|frame| (frame.unit, frame.left)),
                Some((unit, free))
            );
        }
        Event::Try { square } => prop_assert!(anywhere || !queens.contains(&square)),
        Event::Reject { square, by } if by.queen == square => {
            prop_assert!(anywhere && queens.contains(&square));
        }
        Event::Reject { square, by } => {
            prop_assert!(queens.contains(&by.queen));
            let line = brute_force::line(by.queen, square, Piece::Queen);
            prop_assert_eq!(line, Some(by.line));
        }
        Event::Place { square } => prop_assert_eq!(queens.last(), Some(&square)),
        Event::Solution { .. } => prop_assert!(is_solution(&board, Piece::Queen)),
        Event::DeadEnd { unit } => {
            prop_assert!((0..n).all(|place| attacked(unit.square(place))));
        }
        Event::Exhausted { unit } => {
            prop_assert!((0..n).any(|place| !attacked(unit.square(place))));
        }
        Event::TakeBack { square } => prop_assert!(!attacked(square)),
        event => prop_assert!(false, "{event:?} is of no search"),
    }
    prop_assert!(run.code_line() < run.plan().algorithm.code().len());
    check_masks(run)
}

fn check_masks(run: &Run) -> Result<(), TestCaseError> {
    let Some(masks) = run.masks() else {
        prop_assert!(
            [Algorithm::Fewest, Algorithm::Walk, Algorithm::Anywhere]
                .contains(&run.plan().algorithm)
        );
        return Ok(());
    };
    let mut above = run.queens();
    above.retain(|queen| queen.row < masks.row);
    for column in 0..run.plan().n {
        let square = Square::new(masks.row, column);
        let by = |line| {
            above
                .iter()
                .any(|&q| brute_force::line(q, square, Piece::Queen) == Some(line))
        };
        prop_assert_eq!(masks.columns >> column & 1 == 1, by(Line::Column));
        prop_assert_eq!(masks.falling >> column & 1 == 1, by(Line::Diagonal));
        prop_assert_eq!(masks.rising >> column & 1 == 1, by(Line::Antidiagonal));
    }
    let attacked = masks.columns | masks.falling | masks.rising;
    prop_assert_eq!((masks.free | masks.bit) & attacked, 0);
    prop_assert_eq!(masks.free & masks.bit, 0);
    if let (Event::Choose { free, .. }, Algorithm::Masks) = (run.event(), run.plan().algorithm) {
        prop_assert_eq!(masks.free.count_ones(), free);
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn a_run_sees_what_its_queens_attack(
        n in 4..=9_u32,
        steps in 0..200_u64,
        algorithm in select(Algorithm::ALL.to_vec()),
        at in (0..9_u32, 0..9_u32),
    ) {
        let Ok(mut run) = Run::new(Plan::new(n, algorithm)) else { return Ok(()) };
        run.walk_to(steps);
        let square = Square::new(at.0 % n, at.1 % n);
        let attacks = |&queen: &Square| {
            queen == square || brute_force::line(queen, square, Piece::Queen).is_some()
        };
        let expected = run.queens().iter().filter(|queen| attacks(queen)).count();
        prop_assert_eq!(run.attacks(square).len(), expected);
    }

    #[test]
    fn a_walk_to_and_fro_comes_through_the_same_states(
        plan in plans(),
        walk in vec((1..200_usize, 1..200_usize), 1..8),
    ) {
        let mut seen = vec![run(plan)];
        let mut run = run(plan);
        for (forward, back) in walk {
            for _ in 0..forward {
                if !run.forward() {
                    break;
                }
                if run.step() == seen.len() as u64 {
                    seen.push(run.clone());
                }
                prop_assert_eq!(&run, &seen[run.step() as usize]);
            }
            for _ in 0..back {
                let step = run.step();
                prop_assert_eq!(run.back(), step > 0);
                prop_assert_eq!(&run, &seen[run.step() as usize]);
            }
        }
    }

    #[test]
    fn whatever_is_said_of_an_event_is_true(plan in plans(), start in 0..3000_u64) {
        let mut run = run(plan);
        for _ in 0..start {
            run.forward();
        }
        for _ in 0..40 {
            check_accessors(&run)?;
            run.forward();
        }
    }

    #[test]
    fn a_snapshot_is_the_run(plan in plans(), steps in 0..3000_u64) {
        let mut run = run(plan);
        for _ in 0..steps {
            run.forward();
        }
        let restored = Run::restore(plan, &run.snapshot()).unwrap();
        prop_assert_eq!(restored, run);
    }

    #[test]
    fn snapshots_of_other_runs_are_refused_or_are_states_that_can_be(
        plan in plans(),
        other in plans(),
        steps in 0..3000_u64,
    ) {
        let mut run = run(other);
        for _ in 0..steps {
            run.forward();
        }
        if let Ok(mut restored) = Run::restore(plan, &run.snapshot()) {
            check_accessors(&restored)?;
            for _ in 0..40 {
                restored.forward();
                check_accessors(&restored)?;
            }
            for _ in 0..80 {
                restored.back();
                check_accessors(&restored)?;
            }
        }
    }
}

#[test]
fn columns_are_chosen_as_well_as_rows() {
    let mut run = run(Plan::new(6, Algorithm::Fewest));
    let mut columns = 0;
    while run.forward() {
        if let Event::Choose {
            unit: Unit::Column(_),
            ..
        } = run.event()
        {
            columns += 1;
        }
    }
    assert!(
        columns > 0,
        "with fewest first, some columns come before rows"
    );
}
