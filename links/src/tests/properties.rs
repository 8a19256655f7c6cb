//! Reading any text does not panic, and each value is written in one way.

use std::fmt::Debug;

use bezzel_solver::board::{Size, Square};
use bezzel_solver::knight::duel::Duel;
use bezzel_solver::knight::{Board, TourKind, puzzle as number_puzzle};
use bezzel_solver::queens::construct::construct;
use bezzel_solver::queens::puzzle::{Kind, MAX_MADE_N, MIN_N, Puzzle, PuzzleRequest, Reason, Rule};
use bezzel_solver::queens::{Piece, Placement, Show, Solution};
use bezzel_stepping::knight as steps;
use bezzel_stepping::queens::{Algorithm, Clock, Order, Plan};
use proptest::collection::{btree_set, vec};
use proptest::prelude::*;
use proptest::sample::{Index, select, subsequence};
use proptest::strategy::Union;

use super::super::{
    AboutLink, BoardsLink, Carried, Code, Colouring, ConstructLink, Day, DuelLink, Finder, Finds,
    Goal, Grade, KnightPath, Language, LessonName, LessonPart, LessonsLink, Link, Look, NamedTask,
    NotationChoice, NumberSource, NumbersLink, Opponent, OwnLink, Place, Player, ProgramGoal,
    Proof, ProofStep, PuzzleSource, PuzzleSpec, PuzzlesLink, QueensLink, Screen, ScreenLink,
    SearchLink, SolutionsLink, StepsLink, Study, Task, TaskSet, Theme, TourLink, TourSource, View,
};
use super::PARAMETERS;
use crate::named::Named;
use crate::open;

const CASES: u32 = 10_000;

fn placements() -> impl Strategy<Value = Placement> {
    (1..=64_u32)
        .prop_flat_map(|n| (Just(n), vec((0..n, 0..n), 0..12)))
        .prop_map(|(n, squares)| {
            let mut placement = Placement::empty(n).unwrap();
            for (row, column) in squares {
                placement.insert(Square::new(row, column));
            }
            placement
        })
}

fn pieces() -> impl Strategy<Value = Piece> {
    select(Piece::ALL.as_slice())
}

fn queens() -> impl Strategy<Value = QueensLink> {
    (placements(), pieces()).prop_map(|(placement, piece)| QueensLink { placement, piece })
}

fn solutions() -> impl Strategy<Value = SolutionsLink> {
    let squares = (1..=32_u32).prop_flat_map(|n| (Just(n), vec((0..n, 0..n), 0..5)));
    (
        squares,
        any::<bool>(),
        pieces(),
        select(View::ALL.as_slice()),
        any::<bool>(),
    )
        .prop_map(|((n, squares), all, piece, view, with_orbit)| {
            let mut fixed = Vec::new();
            for (row, column) in squares {
                let square = Square::new(row, column);
                if !fixed.contains(&square) {
                    fixed.push(square);
                }
            }
            let show = if all { Show::All } else { Show::Fundamental };
            SolutionsLink {
                n,
                show,
                piece,
                view,
                fixed,
                orbit: with_orbit.then(|| orbit(n, piece)).flatten(),
            }
        })
}

/// The solution that the construction gives, where it is one of these pieces.
fn orbit(n: u32, piece: Piece) -> Option<Solution> {
    let columns: Vec<u8> = construct(n).ok()?.iter().map(|&at| at as u8).collect();
    let solution = Solution::from_columns(&columns).ok()?;
    (piece == Piece::Queen).then_some(solution)
}

fn searches() -> impl Strategy<Value = SearchLink> {
    (
        1..=Plan::MAX_N,
        select(Algorithm::ALL.as_slice()),
        select(Order::ALL.as_slice()),
        any::<bool>(),
        any::<u32>(),
        any::<u32>(),
        (select(Code::ALL.as_slice()), beside()),
    )
        .prop_map(
            |(n, algorithm, order, first_only, seed, step, (code, beside))| {
                let mut plan = Plan {
                    n,
                    algorithm,
                    order,
                    first_only,
                    seed: seed.into(),
                };
                if !SearchLink::is_random(&plan) {
                    plan.seed = 0;
                }
                let (beside, clock) = beside.unzip();
                let beside = beside.filter(|beside| *beside != algorithm);
                SearchLink {
                    plan,
                    step,
                    code,
                    beside,
                    clock: beside.and(clock).unwrap_or_default(),
                }
            },
        )
}

/// The run beside a search, and the clock of both.
fn beside<A: Named + Debug>() -> impl Strategy<Value = Option<(A, Clock)>> {
    let beside = (select(A::ALL), select(Clock::ALL.as_slice()));
    proptest::option::of(beside)
}

fn constructions() -> impl Strategy<Value = ConstructLink> {
    let seed = proptest::option::of(any::<u32>());
    (ConstructLink::SIDES, seed).prop_map(|(n, seed)| ConstructLink { n, seed })
}

fn days() -> impl Strategy<Value = Day> {
    (1..=9999_u32, 1..=12_u32, 1..=28_u32)
        .prop_map(|(year, month, day)| Day::new(year, month, day).unwrap())
}

fn rules() -> impl Strategy<Value = Rule> {
    select(vec![
        Rule::Chess(Piece::Queen),
        Rule::Chess(Piece::Superqueen),
        Rule::Touch,
    ])
}

/// Sorts with a grade that exists where each has this request.
fn specs(
    request: impl Fn(PuzzleSpec) -> PuzzleRequest + 'static,
) -> impl Fn((Kind, Rule, Index)) -> PuzzleSpec {
    move |(kind, rule, index)| {
        let grade = Grade::One;
        let spec = PuzzleSpec { kind, rule, grade };
        let grades = spec.grades(&request);
        let grade = grades[index.index(grades.len())];
        PuzzleSpec { grade, ..spec }
    }
}

/// Boards with given queens, and with regions that lie anywhere.
fn own_puzzles() -> impl Strategy<Value = Puzzle> {
    let texts = PuzzlesLink::SIDES.prop_flat_map(|n| {
        let letters = (b'a'..b'a' + n as u8).map(char::from);
        let others = vec(
            select(letters.clone().collect::<Vec<_>>()),
            (n * n - n) as usize,
        );
        let regions = others.prop_map(move |others| letters.clone().chain(others).collect());
        let given = vec((0..n, 0..n), 0..6);
        (Just(n), given, proptest::option::of(regions))
    });
    (texts, rules()).prop_map(|((n, given, regions), rule): ((_, _, Option<String>), _)| {
        let puzzle = Puzzle::new(rule, placed(n, given)).unwrap();
        match regions {
            Some(regions) => puzzle.with_regions(&regions).unwrap(),
            None => puzzle,
        }
    })
}

fn placed(n: u32, squares: Vec<(u32, u32)>) -> Placement {
    let mut placement = Placement::empty(n).unwrap();
    for (row, column) in squares {
        placement.insert(Square::new(row, column));
    }
    placement
}

fn sources() -> impl Strategy<Value = PuzzleSource> {
    let parts = || (select(Kind::ALL.as_slice()), rules(), any::<Index>());
    let of_days = (proptest::option::of(days()), parts()).prop_map(|(day, parts)| {
        PuzzleSource::Day(day, specs(|spec| spec.of_day(Day::default()))(parts))
    });
    let numbered = (MIN_N..=MAX_MADE_N, parts(), any::<u32>()).prop_map(|(n, parts, seed)| {
        let n = n.max(PuzzleSpec::least_n(parts.1));
        let spec = specs(move |spec| spec.numbered(n, 0))(parts);
        PuzzleSource::Numbered { n, spec, seed }
    });
    let own = own_puzzles().prop_map(PuzzleSource::Own);
    Union::new([of_days.boxed(), numbered.boxed(), own.boxed()])
}

/// Puzzles with queens and crosses on squares without given queens, or with the steps of a proof there.
fn puzzles() -> impl Strategy<Value = PuzzlesLink> {
    Union::new([marked_puzzles().boxed(), proofs().boxed()])
}

fn proofs() -> impl Strategy<Value = PuzzlesLink> {
    let reasons = || select(Reason::ALL.as_slice());
    let steps = vec((reasons(), vec((0..12_u32, 0..12_u32), 1..5)), 0..20);
    let allowed = subsequence(Reason::ALL.to_vec(), 1..=Reason::ALL.len());
    (sources(), allowed, steps).prop_map(|(source, reasons, steps)| {
        let mut link = PuzzlesLink::from(source);
        let size = link.queens.size();
        let mut proof = Proof {
            reasons,
            ..Proof::default()
        };
        for (reason, squares) in steps {
            let mut step = ProofStep {
                reason,
                squares: Vec::new(),
            };
            for (row, column) in squares {
                let square = Square::new(row, column);
                let is_given = match &link.source {
                    PuzzleSource::Own(puzzle) => puzzle.given().contains(square),
                    _ => false,
                };
                let is_taken = link.queens.contains(square) || link.crosses.contains(square);
                let is_full = reason == Reason::Single && !step.squares.is_empty();
                if size.contains(square) && !is_given && !is_taken && !is_full {
                    step.squares.push(square);
                    link.crosses.insert(square);
                }
            }
            if !step.squares.is_empty() {
                proof.steps.push(step);
            }
        }
        link.with_proof(proof)
    })
}

fn marked_puzzles() -> impl Strategy<Value = PuzzlesLink> {
    let squares = || vec((0..12_u32, 0..12_u32), 0..40);
    (sources(), squares(), squares()).prop_map(|(source, queens, crosses)| {
        let mut link = PuzzlesLink::from(source);
        let is_given = |square| match &link.source {
            PuzzleSource::Own(puzzle) => puzzle.given().contains(square),
            _ => false,
        };
        for (row, column) in queens {
            let square = Square::new(row, column);
            if !is_given(square) {
                link.queens.insert(square);
            }
        }
        for (row, column) in crosses {
            let square = Square::new(row, column);
            if !is_given(square) && !link.queens.contains(square) {
                link.crosses.insert(square);
            }
        }
        link
    })
}

/// Numbers on squares of a board, each once.
fn written(
    board: &Board,
    numbers: &[(Index, Index)],
    mut taken: Vec<(u32, Square)>,
) -> Vec<(u32, Square)> {
    let squares: Vec<Square> = board.squares().collect();
    let before = taken.len();
    for (number, square) in numbers {
        let number = number.index(squares.len()) as u32 + 1;
        let square = squares[square.index(squares.len())];
        if taken.iter().all(|&(n, at)| n != number && at != square) {
            taken.push((number, square));
        }
    }
    let mut written = taken.split_off(before);
    written.sort_unstable();
    written
}

fn tour_kinds() -> impl Strategy<Value = TourKind> {
    select([TourKind::Open, TourKind::Closed].as_slice())
}

fn number_puzzles() -> impl Strategy<Value = number_puzzle::Puzzle> {
    let sides = (3..=8_u32, 3..=8_u32);
    let boards = sides.prop_flat_map(|(rows, columns)| {
        let size = Size::new(rows, columns).unwrap();
        let holes = vec((0..rows, 0..columns), 0..4);
        holes.prop_map(move |holes| {
            let holes = holes
                .into_iter()
                .map(|(row, column)| Square::new(row, column));
            Board::new(size, holes.collect()).unwrap()
        })
    });
    let numbers = vec(any::<(Index, Index)>(), 0..20);
    (boards, tour_kinds(), numbers).prop_map(|(board, kind, numbers)| {
        let given = written(&board, &numbers, Vec::new());
        number_puzzle::Puzzle::new(board, kind, given).unwrap()
    })
}

fn number_sources() -> impl Strategy<Value = NumberSource> {
    let grades = || select(Grade::ALL.as_slice());
    let of_days = (proptest::option::of(days()), grades())
        .prop_map(|(day, grade)| NumberSource::Day(day, grade));
    let numbered = ((5..=8_u32, 5..=8_u32), tour_kinds(), grades(), any::<u32>()).prop_map(
        |((rows, columns), kind, grade, seed)| {
            let size = Size::new(rows, columns).unwrap();
            let kind = if NumberSource::is_made(size, kind) {
                kind
            } else {
                TourKind::Open
            };
            NumberSource::Numbered {
                size,
                kind,
                grade,
                seed,
            }
        },
    );
    let own = number_puzzles().prop_map(NumberSource::Own);
    Union::new([of_days.boxed(), numbered.boxed(), own.boxed()])
}

/// Number puzzles with numbers of the visitor's on squares without given ones.
fn numbers() -> impl Strategy<Value = NumbersLink> {
    let mine = vec(any::<(Index, Index)>(), 0..20);
    (number_sources(), mine).prop_map(|(source, mine)| {
        let given = match &source {
            NumberSource::Own(puzzle) => puzzle.given().to_vec(),
            _ => Vec::new(),
        };
        let mine = written(&source.board(), &mine, given);
        NumbersLink { source, mine }
    })
}

/// Paths on boards with holes, as far as moves chosen at random lead.
fn paths() -> impl Strategy<Value = KnightPath> {
    let sizes = (1..=20_u32, 1..=20_u32);
    let board = sizes.prop_flat_map(|(rows, columns)| {
        let size = Size::new(rows, columns).unwrap();
        (Just(size), vec((0..rows, 0..columns), 0..6))
    });
    (board, vec(any::<Index>(), 0..30)).prop_map(|((size, holes), choices)| {
        let holes = holes
            .into_iter()
            .map(|(row, column)| Square::new(row, column));
        let board = Board::new(size, holes.collect()).unwrap();
        let mut game = Duel::new(board.clone(), &[]).unwrap();
        for choice in choices {
            let moves = game.moves();
            if !moves.is_empty() {
                game.play(*choice.get(&moves)).unwrap();
            }
        }
        let squares = game.path().to_vec();
        KnightPath { board, squares }
    })
}

fn knight_steps() -> impl Strategy<Value = StepsLink> {
    let plan = (
        (3..=8_u32, 3..=8_u32),
        any::<Index>(),
        select(steps::Algorithm::ALL.as_slice()),
        any::<bool>(),
    );
    let shown = (any::<u32>(), select(Code::ALL.as_slice()), beside());
    (plan, shown).prop_map(|(plan, (step, code, beside))| {
        let ((rows, columns), start, algorithm, first_only) = plan;
        let (beside, clock) = beside.unzip();
        let beside = beside.filter(|beside| *beside != algorithm);
        let size = Size::new(rows, columns).unwrap();
        let start = start.index(size.area() as usize) as u32;
        StepsLink {
            plan: steps::Plan {
                size,
                start: Square::new(start / columns, start % columns),
                algorithm,
                first_only,
            },
            step,
            code,
            beside,
            clock: beside.and(clock).unwrap_or_default(),
        }
    })
}

fn duels() -> impl Strategy<Value = DuelLink> {
    let players = [select(Player::ALL), select(Player::ALL)];
    (paths(), players).prop_map(|(path, players)| DuelLink { path, players })
}

fn tours() -> impl Strategy<Value = TourLink> {
    prop_oneof![paths_to_goals(), catalogued()]
}

/// Tours by number and at random.
fn catalogued() -> impl Strategy<Value = TourLink> {
    const BOARDS: [(u32, u32, u128); 3] = [(8, 8, 13_267_364_410_532), (6, 6, 9862), (10, 3, 16)];
    let made = prop_oneof![
        any::<u64>().prop_map(|number| (number, true)),
        any::<u32>().prop_map(|seed| (seed.into(), false)),
    ];
    let start = proptest::option::of(any::<Index>());
    (select(BOARDS.as_slice()), made, start, any::<Index>()).prop_map(
        |((rows, columns, tours), (value, is_number), start, step)| {
            let size = Size::new(rows, columns).unwrap();
            let step = step.index(size.area() as usize) as u32;
            let squares: Vec<Square> = size.squares().collect();
            let start = start.filter(|_| !is_number);
            let start = start.map(|start| squares[start.index(squares.len())]);
            TourLink {
                path: KnightPath {
                    board: Board::from(size),
                    squares: Vec::from_iter(start),
                },
                goal: Goal::any(true),
                made: Some(if is_number {
                    TourSource::Numbered(u128::from(value) % tours + 1)
                } else {
                    TourSource::Drawn(value as u32)
                }),
                step: Some(step).filter(|step| *step > 0),
            }
        },
    )
}

/// Paths with any goal; some have a request in place of moves.
fn paths_to_goals() -> impl Strategy<Value = TourLink> {
    let goals = (
        any::<bool>(),
        any::<Index>(),
        any::<bool>(),
        select(Finder::ALL.as_slice()),
        any::<u32>(),
    );
    (paths(), goals, any::<bool>(), any::<Index>()).prop_map(
        |(mut path, (closed, end, ends, finder, seed), made, step)| {
            let squares: Vec<Square> = path.board.squares().collect();
            let ends = ends && !squares.is_empty();
            let goal = Goal {
                closed,
                end: ends.then(|| squares[end.index(squares.len())]),
                finder,
                seed,
            };
            if made {
                path.squares.truncate(1);
            }
            let last = if made {
                squares.len()
            } else {
                path.squares.len()
            };
            let step = (last > 0).then(|| step.index(last) as u32);
            TourLink {
                path,
                goal: goal.tidied(),
                made: made.then_some(TourSource::Sought),
                step: step.filter(|step| *step > 0),
            }
        },
    )
}

fn boards() -> impl Strategy<Value = BoardsLink> {
    let sides = 1..=BoardsLink::MAX_SIDE;
    let seeds = prop_oneof![Just(0), any::<u32>()];
    let holes = vec((0..20_u32, 0..20_u32), 0..40);
    let shape = proptest::option::of(holes);
    (sides.clone(), sides, seeds, shape).prop_map(|(rows, columns, seed, shape)| {
        let size = Size::new(rows, columns).unwrap();
        let Some(holes) = shape else {
            return BoardsLink {
                seed,
                ..BoardsLink::of(size)
            };
        };
        let holes = holes
            .into_iter()
            .map(|(row, column)| Square::new(row, column));
        let holes = holes.filter(|hole| size.contains(*hole));
        BoardsLink::drawn(Board::new(size, holes.collect()).unwrap())
    })
}

fn own_programs() -> impl Strategy<Value = OwnLink> {
    let args = "[!-~é]{1,6}( [!-~é]{1,6}){0,2}";
    (
        "[^\r]{0,200}",
        "[ -~\té]{0,9}(\n[ -~é]{0,9}){0,3}",
        args,
        "[a-zé_.]{0,12}",
        btree_set(1..=OwnLink::LAST_BREAK, 0..4),
        proptest::option::of(select(<Opponent as Named>::ALL)),
    )
        .prop_map(|(source, input, args, show, breaks, beside)| OwnLink {
            source,
            input,
            args,
            show,
            breaks: breaks.into_iter().collect(),
            beside,
        })
}

/// A state of a screen, and whether it is read back from its parameters.
type State = (Screen, bool);

fn states_of(place: Place) -> BoxedStrategy<State> {
    fn of<L: ScreenLink + PartialEq + Debug>(
        links: impl Strategy<Value = L> + 'static,
    ) -> BoxedStrategy<State> {
        let state = |link| {
            let screen = Screen::of(&link);
            let is_read_back = screen.read() == (link, Vec::new());
            (screen, is_read_back)
        };
        links.prop_map(state).boxed()
    }
    match place {
        Place::Queens => of(queens()),
        Place::Solutions => of(solutions()),
        Place::Search => of(searches()),
        Place::Construct => of(constructions()),
        Place::Puzzles => of(puzzles()),
        Place::Tour => of(tours()),
        Place::Boards => of(boards()),
        Place::Duel => of(duels()),
        Place::Lessons => of(lesson_links()),
        Place::About => of(Just(AboutLink)),
        Place::Steps => of(knight_steps()),
        Place::Own => of(own_programs()),
        Place::Numbers => of(numbers()),
    }
}

fn lesson_links() -> impl Strategy<Value = LessonsLink> {
    let words = "[A-Za-z0-9ạő]{0,5}( [a-z]{1,5}){0,2}".prop_map(|words| words.trim().to_owned());
    let task = (words.clone(), "#/[!-~]{0,30}").prop_map(|(name, link)| NamedTask { name, link });
    let set = ("[0-9A-Z-]{1,9}", words, vec(task, 1..4));
    let set = set.prop_map(|(key, title, tasks)| TaskSet { key, title, tasks });
    (any::<bool>(), proptest::option::of(set)).prop_map(|(for_teachers, tasks)| LessonsLink {
        for_teachers,
        tasks,
    })
}

/// States of every screen.
fn states() -> impl Strategy<Value = State> {
    Union::new(Place::ALL.map(states_of))
}

fn lessons() -> impl Strategy<Value = Option<LessonPart>> {
    let part = (select(LessonName::ALL.as_slice()), any::<Index>()).prop_map(|(lesson, part)| {
        let part = part.index(lesson.parts() as usize) as u32 + 1;
        LessonPart { lesson, part }
    });
    proptest::option::of(part)
}

fn links() -> impl Strategy<Value = Link> {
    let language = proptest::option::of(select(Language::ALL.as_slice()));
    let theme = proptest::option::of(select(Theme::ALL.as_slice()));
    let board = proptest::option::of(select(Colouring::ALL.as_slice()));
    let look = (theme, board).prop_map(|(theme, board)| Look { theme, board });
    let notation = any::<[Option<bool>; 2]>().prop_map(|[from_zero, pairs]| NotationChoice {
        from_zero,
        pairs,
        one_is_free: None,
    });
    let carried = (language, look, notation, any::<(bool, bool)>()).prop_map(
        |(language, look, notation, (embedded, presented))| Carried {
            language,
            look,
            notation,
            embedded,
            presented,
        },
    );
    let goals = (
        select(Finds::ALL.as_slice()),
        proptest::option::of(5..=27_u32),
        any::<u32>(),
    );
    let goals = goals.prop_map(|(finds, n, given)| ProgramGoal { finds, n, given });
    let goals = proptest::option::of(goals);
    (states(), lessons(), goals, carried).prop_map(|((screen, _), lesson, goal, carried)| Link {
        study: Study {
            lesson,
            task: goal
                .filter(|_| screen.place() == Place::Own)
                .map(Task::Program),
            mode: None,
        },
        screen,
        carried,
        start: false,
    })
}

/// One slip of the keyboard: a character replaced, deleted, inserted, doubled.
fn slips() -> impl Strategy<Value = (u8, Index, char)> {
    let characters = prop_oneof![
        4 => select("0123456789QAqa.,/&=?#%+ -".chars().collect::<Vec<_>>()),
        1 => any::<char>(),
    ];
    (0..4_u8, any::<Index>(), characters)
}

fn slipped(text: &str, slips: &[(u8, Index, char)]) -> String {
    let mut characters: Vec<char> = text.chars().collect();
    for (kind, index, character) in slips {
        let at = index.index(characters.len() + 1);
        match (kind, characters.get(at).copied()) {
            (0, Some(_)) => characters[at] = *character,
            (1, Some(_)) => drop(characters.remove(at)),
            (2, Some(present)) => characters.insert(at, present),
            _ => characters.insert(at, *character),
        }
    }
    characters.into_iter().collect()
}

/// Links with slips, parameters in any order and number, and any text at all.
fn texts() -> impl Strategy<Value = String> {
    let mutated =
        (links(), vec(slips(), 0..4)).prop_map(|(link, slips)| slipped(&link.to_string(), &slips));
    let parameters = vec(
        (
            PARAMETERS,
            "[0-9a-cxQA/.,%]{0,6}|knight|knight|own|own|queens|KyjKzCvRMDQyNtEEAA|[2-9]x[2-9]|[a-h][1-8]|warnsdorff|backtracking.[0-9]|make|line|verdict|next-square|position|complete|move|half-turn|pieces.3|2026-11-2[0-9]|regions|touch|superqueen|[0-4]{5}|[abcde]{25}|[a-e][1-5],[a-e][1-5]",
        ),
        0..6,
    );
    let put_together = (select(Place::names()), parameters).prop_map(|(screen, parameters)| {
        let parameters: Vec<String> = parameters
            .into_iter()
            .map(|(name, value)| format!("{name}={value}"))
            .collect();
        format!("#/{screen}?{}", parameters.join("&"))
    });
    Union::new_weighted(vec![
        (6, mutated.boxed()),
        (3, put_together.boxed()),
        (1, any::<String>().boxed()),
    ])
}

proptest! {
    #![proptest_config(ProptestConfig {
        failure_persistence: None,
        ..ProptestConfig::with_cases(CASES)
    })]

    #[test]
    fn what_was_read_is_written_in_one_way(text in texts()) {
        let (link, _) = open(&text);
        let written = link.to_string();
        let (again, notices) = open(&written);
        prop_assert_eq!(notices, []);
        prop_assert_eq!(again.to_string(), written);
        prop_assert_eq!(again, link);
    }

    #[test]
    fn every_state_is_read_back_from_its_parameters((screen, is_read_back) in states()) {
        prop_assert!(is_read_back, "{screen:?}");
    }

    #[test]
    fn links_that_nobody_reads_are_handed_on_as_they_are(link in links()) {
        let (again, notices) = Link::read(&link.to_string());
        prop_assert_eq!(notices, []);
        prop_assert_eq!(again, link);
    }

    #[test]
    fn every_link_is_read_back_from_its_text(link in links()) {
        let (again, notices) = open(&link.to_string());
        prop_assert_eq!(notices, []);
        prop_assert_eq!(again, link);
    }
}
