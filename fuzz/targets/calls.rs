//! The calls of the solver with any sizes, squares, numbers and texts: an answer or an error whose words can be read.
#![no_main]

use std::fmt::Display;

use bezzel_solver::Job;
use bezzel_solver::Random;
use bezzel_solver::board::{Size, Square, Symmetry, file_name};
use bezzel_solver::knight::TourKind;
use bezzel_solver::knight::count::memory_needed;
use bezzel_solver::knight::count::numbers::{TourNumbers, tour_by_number, tour_number};
use bezzel_solver::knight::count::random::{RandomTours, RandomToursRequest};
use bezzel_solver::knight::duel::{Duel, Level, blocks};
use bezzel_solver::knight::symmetric::{SymmetricTours, tour_classes};
use bezzel_solver::knight::{
    Board, Finish, Path, Position, Step, TourRequest, is_tour, refutation, tour, verdict,
};
use bezzel_solver::queens::completion::{Completion, CompletionCount, CompletionRequest, obstacle};
use bezzel_solver::queens::construct::steps::steps;
use bezzel_solver::queens::construct::{check, construct, knight_runs, random};
use bezzel_solver::queens::count::CountRequest;
use bezzel_solver::queens::hint::{HintSearch, Tier, attacks_on, forbidden, forced, reveal};
use bezzel_solver::queens::notation::{fen_text, permutation_text};
use bezzel_solver::queens::puzzle::{Kind, Puzzle, PuzzleGenerator, PuzzleRequest, Rule};
use bezzel_solver::queens::{
    Conflict, Direction, Line, ListRequest, Listing, Piece, Placement, QueensError, Show, Solution,
    Unit, attacked, complete, conflicts, first_piece, hint, is_solution, rank, solution_by_number,
    solutions,
};
use bezzel_stepping::methods::{Attempt, Method, Ties};
use bezzel_stepping::queens::{Algorithm, Cells, Order, Plan, Run, Tree, Watched};
use libfuzzer_sys::arbitrary::{Result, Unstructured};
use libfuzzer_sys::fuzz_target;

/// The number of steps after which a fuzzer goes on to the next input.
const STEPS: u64 = 64;
/// The largest area on which the calls that go through all squares are made.
const PATIENCE: u64 = 1 << 14;
/// The largest area that is searched to the end in no time.
const SEARCHED: u64 = 30;

fuzz_target!(|bytes: &[u8]| {
    // Bytes that come to their end are no input.
    let _ = call(&mut Unstructured::new(bytes));
});

fn call(u: &mut Unstructured) -> Result<()> {
    match u.int_in_range(0..=8)? {
        0 => squares(u),
        1 => placements(u),
        2 => lists(u),
        3 => positions(u),
        4 => constructions(u),
        5 => tours(u),
        6 => duels(u),
        7 => searches(u),
        _ => puzzles(u),
    }
}

/// A number that is small, or at one of the ends of a range, or any.
fn number(u: &mut Unstructured) -> Result<u32> {
    const ENDS: [u32; 14] = [
        0,
        1,
        22,
        32,
        64,
        255,
        256,
        999_999,
        1_000_000,
        1_000_001,
        1 << 31,
        u32::MAX - 2,
        u32::MAX - 1,
        u32::MAX,
    ];
    Ok(match u.int_in_range(0..=3)? {
        0 => *u.choose(&ENDS)?,
        1 => u.arbitrary()?,
        _ => u.int_in_range(0..=12)?,
    })
}

fn square(u: &mut Unstructured) -> Result<Square> {
    Ok(Square::new(number(u)?, number(u)?))
}

fn many<T>(u: &mut Unstructured, one: fn(&mut Unstructured) -> Result<T>) -> Result<Vec<T>> {
    (0..u.int_in_range(0..=12)?).map(|_| one(u)).collect()
}

fn optional<T>(u: &mut Unstructured, one: fn(&mut Unstructured) -> Result<T>) -> Result<Option<T>> {
    u.arbitrary::<bool>()?.then(|| one(u)).transpose()
}

fn piece(u: &mut Unstructured) -> Result<Piece> {
    Ok(*u.choose(&Piece::ALL)?)
}

fn size(u: &mut Unstructured) -> Result<Option<Size>> {
    Ok(read(Size::new(number(u)?, number(u)?)))
}

/// The answer of a call; the words of an error are read.
fn read<T, E: Display>(result: std::result::Result<T, E>) -> Option<T> {
    result.map_err(|error| error.to_string()).ok()
}

fn work<J: Job<Error: Display>>(request: J::Request) {
    if let Some(mut job) = read(J::start(request)) {
        let progress = job.advance(STEPS, &mut |_| {});
        assert!((0.0..=1.0).contains(&progress.fraction));
    }
}

fn squares(u: &mut Unstructured) -> Result<()> {
    let (a, b) = (square(u)?, square(u)?);
    let conflict = Conflict {
        a,
        b,
        line: *u.choose(&Line::ALL)?,
    };
    let _ = QueensError::Conflict(conflict).to_string();
    let _ = (
        Line::between(a, b, piece(u)?),
        Step::between(a, b),
        Cells::of(a),
    );
    let _ = (file_name(a.column), Unit::Row(a.row).to_string());
    let Some(size) = size(u)? else { return Ok(()) };
    let symmetry = *u.choose(&Symmetry::ALL)?;
    let image = symmetry.apply(a, size);
    assert_eq!(symmetry.image(size).contains(image), size.contains(a));
    let _ = (a.is_dark(size), a.name(size));
    for step in Step::ALL {
        let _ = step.taken_from(a, size);
    }
    read(Square::from_name(u.arbitrary()?, size));
    let _ = (
        refutation(size, TourKind::Closed),
        refutation(size, TourKind::Open),
    );
    let _ = (
        memory_needed(size, TourKind::Open),
        memory_needed(size, TourKind::Closed),
    );
    let _ = blocks(size).map(|mut blocks| blocks.next());
    Ok(())
}

fn placements(u: &mut Unstructured) -> Result<()> {
    let piece = piece(u)?;
    let columns: Vec<u8> = u.arbitrary()?;
    read(Solution::from_columns(&columns));
    read(Placement::from_columns(&columns));
    let wide: Vec<u32> = many(u, number)?;
    read(Solution::try_from(&wide[..]));
    read(Placement::try_from(&wide[..]));
    let Some(mut board) = read(Placement::empty(number(u)?)) else {
        return Ok(());
    };
    for square in many(u, square)? {
        board.toggle(square);
    }
    let at = square(u)?;
    for direction in Direction::ALL {
        let _ = first_piece(&board, at, direction);
    }
    let _ = (
        conflicts(&board, piece),
        attacked(&board, piece),
        is_solution(&board, piece),
    );
    let _ = (
        attacks_on(&board, at, piece),
        forbidden(&board, piece),
        forced(&board, piece),
    );
    if board.n() <= 12 {
        read(complete(&board, piece));
        let _ = hint(&board, piece, *u.choose(&Tier::ALL)?);
    }
    let _ = obstacle(&board, piece);
    if let Some(other) = read(Placement::from_columns(&columns)) {
        let _ = reveal(&board, piece, &other);
    }
    let _ = (
        board.to_string(),
        fen_text(&board, piece),
        permutation_text(&board),
    );
    Ok(())
}

fn lists(u: &mut Unstructured) -> Result<()> {
    let (n, piece, fixed) = (number(u)?, piece(u)?, many(u, square)?);
    let show = *u.choose(&[Show::All, Show::Fundamental])?;
    let _ = read(solutions(n, piece)).map(|mut solutions| (n < 24).then(|| solutions.next()));
    if let Some(request) = read(ListRequest::new(n, piece, show, fixed)) {
        work::<Listing>(request);
    }
    if n < 12 {
        let (share, shares) = (number(u)?.into(), number(u)?.into());
        read(CountRequest::share(n, piece, share, shares));
    }
    Ok(())
}

fn positions(u: &mut Unstructured) -> Result<()> {
    let position = CompletionRequest {
        n: number(u)?,
        piece: piece(u)?,
        fixed: many(u, square)?,
        seed: u.arbitrary()?,
    };
    work::<Completion>(position.clone());
    // The tables of a count without fixed squares take seconds.
    if position.n < 12 || !position.fixed.is_empty() {
        work::<CompletionCount>(position.clone());
    }
    let tier = *u.choose(&Tier::ALL)?;
    work::<HintSearch>((position, tier));
    Ok(())
}

fn constructions(u: &mut Unstructured) -> Result<()> {
    let n = number(u)?;
    if u64::from(n) <= PATIENCE || n > 1_000_000 {
        if let Some(columns) = read(construct(n)) {
            assert_eq!(check(&columns), Ok(()));
        }
        if let Some(columns) = read(random(n, u.arbitrary()?)) {
            assert_eq!(check(&columns), Ok(()));
        }
        for change in read(steps(n)).unwrap_or_default() {
            read(change.columns(n));
        }
    }
    let columns = many(u, number)?;
    read(check(&columns));
    let _ = knight_runs(&columns).count();
    if let Some(solution) = read(u.arbitrary::<&str>()?.parse::<Solution>())
        && solution.n() < 11
    {
        let piece = piece(u)?;
        if let Some(rank) = read(rank(solution, piece)) {
            let numbered = solution_by_number(solution.n(), piece, rank.number);
            assert_eq!(numbered, Ok(solution));
        }
    }
    let mut random = Random::new(u.arbitrary()?);
    random.skip(u.arbitrary()?);
    let _ = random.below(number(u)?);
    Ok(())
}

fn tours(u: &mut Unstructured) -> Result<()> {
    let Some(size) = size(u)? else { return Ok(()) };
    let Some(board) = read(Board::new(size, many(u, square)?)) else {
        return Ok(());
    };
    let request = TourRequest {
        start: optional(u, square)?,
        end: optional(u, square)?,
        kind: TourKind::closed_if(u.arbitrary()?),
    };
    read(verdict(&board, &request));
    // Round holes everything is searched: the job that does it in steps is asked below.
    let patience = if board.holes().is_empty() {
        PATIENCE
    } else {
        SEARCHED
    };
    if size.area() <= patience || size.area() > bezzel_solver::knight::MAX_AREA {
        read(tour(&board, &request));
    }
    let path = many(u, square)?;
    let _ = is_tour(&board, &path, request.kind);
    let start = square(u)?;
    read(Path::parse(&board, start, u.arbitrary()?));
    if let Some(path) = read(Path::new(&board, path.clone())) {
        let _ = (path.digits(), path.is_closed_tour(&board));
    }
    numbers(u, size)?;
    if size.area() <= SEARCHED {
        read(tour_classes(size));
    }
    work::<SymmetricTours>((size, *u.choose(&Symmetry::ALL)?));
    work::<RandomTours>(RandomToursRequest {
        size,
        kind: request.kind,
        seed: u.arbitrary()?,
        tours: number(u)?.into(),
        memory_limit: u.arbitrary()?,
        holes: board.holes().to_vec(),
        path: many(u, square)?,
        avoided: many(u, |u| Ok([square(u)?, square(u)?]))?,
    });
    let method = *u.choose(&[
        Method::Backtracking,
        Method::Warnsdorff {
            ties: Ties::Pohl,
            backtracking: true,
        },
        Method::Warnsdorff {
            ties: Ties::Roth,
            backtracking: false,
        },
    ])?;
    if let Some(mut attempt) = read(Attempt::new(&board, start, request.kind, method)) {
        attempt.run(STEPS);
    }
    if size.area() <= PATIENCE || path.len() > 1 || !board.holes().is_empty() {
        let holes = board.holes().to_vec();
        let (end, kind) = (request.end, request.kind);
        work::<Finish>(Position {
            size,
            holes,
            path,
            end,
            kind,
        });
    }
    Ok(())
}

/// A tour by its number, and its number again.
fn numbers(u: &mut Unstructured, size: Size) -> Result<()> {
    let mut unprepared = read(TourNumbers::start(size.into()));
    read(TourNumbers::memory_needed(size));
    if size.area() > SEARCHED {
        let _ = unprepared.as_mut().map(|numbers| read(numbers.tour(1)));
        return Ok(());
    }
    let number = u128::from(number(u)?);
    if let Some(tour) = read(tour_by_number(size, number)) {
        assert_eq!(tour_number(size, &tour), Ok(number));
    }
    if let Some(path) = read(Path::new(&Board::from(size), many(u, square)?)) {
        read(tour_number(size, &path));
    }
    Ok(())
}

fn duels(u: &mut Unstructured) -> Result<()> {
    let Some(size) = size(u)? else { return Ok(()) };
    let Some(board) = read(Board::new(size, many(u, square)?)) else {
        return Ok(());
    };
    if size.area() <= PATIENCE || size.area() > Duel::MAX_AREA {
        let Some(mut duel) = read(Duel::new(board, &many(u, square)?)) else {
            return Ok(());
        };
        let _ = duel.onward_moves(square(u)?);
        read(duel.play(square(u)?));
        let level = *u.choose(&Level::ALL)?;
        let _ = level.choose(&duel, &mut Random::new(u.arbitrary()?));
        let _ = (duel.outcome(), duel.moves(), duel.undo());
    }
    Ok(())
}

fn searches(u: &mut Unstructured) -> Result<()> {
    let plan = Plan {
        n: number(u)?,
        algorithm: *u.choose(&Algorithm::ALL)?,
        order: *u.choose(&Order::ALL)?,
        first_only: u.arbitrary()?,
        seed: u.arbitrary()?,
    };
    let _ = plan.order.squares(u.arbitrary()?, plan.seed);
    if let Some(mut run) = read(Run::new(plan)) {
        for _ in 0..u.int_in_range(0..=STEPS)? {
            run.forward();
        }
        let _ = (
            run.event(),
            run.stack(),
            run.masks(),
            run.walked(),
            run.weights(),
        );
        let _ = (run.attacks(square(u)?), run.code_line(), run.fraction());
        let markers = run.markers();
        let cell = number(u)?;
        let _ = (markers.a(cell), markers.b(cell), markers.c(cell as i32));
        let snapshot = run.snapshot();
        assert!(Run::restore(plan, &snapshot).is_ok());
        for _ in 0..STEPS {
            run.back();
        }
    }
    if let Some(tree) = read(Tree::new(plan)) {
        let path: Vec<u8> = u.arbitrary()?;
        let _ = (tree.node(&path), tree.children(&path), tree.refusals(&path));
        let _ = (tree.below(&path, STEPS), tree.step(&path, STEPS));
    }
    Ok(())
}

fn puzzles(u: &mut Unstructured) -> Result<()> {
    let rule = if u.arbitrary()? {
        Rule::Touch
    } else {
        Rule::Chess(piece(u)?)
    };
    let columns: Vec<u8> = many(u, |u| u.int_in_range(0..=7))?;
    let (text, crosses): (&str, Vec<u8>) = (u.arbitrary()?, u.arbitrary()?);
    if let Some(puzzle) =
        read(Placement::from_columns(&columns)).and_then(|given| read(Puzzle::new(rule, given)))
    {
        let divided = read(puzzle.clone().with_regions(text));
        // Mostly texts are no regions, so letters are made of the bytes as well.
        let letter =
            |at: u32| char::from(b'a' + text.as_bytes().get(at as usize).unwrap_or(&0) % 8);
        let letters: String = (0..puzzle.n() * puzzle.n()).map(letter).collect();
        let lettered = read(puzzle.clone().with_regions(&letters));
        let crosses =
            read(Placement::from_columns(&crosses)).unwrap_or_else(|| puzzle.given().clone());
        for puzzle in [Some(puzzle), divided, lettered].into_iter().flatten() {
            let _ = (puzzle.solutions(2), puzzle.step(&crosses, &crosses));
            if puzzle.n() <= 6 {
                assert!(puzzle.grade().is_none() || puzzle.solutions(2).len() == 1);
                let _ = puzzle.path().iter().map(|step| step.grade()).max();
                let _ = puzzle.made_unique();
            }
        }
    }
    let kind = *u.choose(&Kind::ALL)?;
    let (n, grade, seed) = (number(u)?, u.arbitrary()?, u.arbitrary()?);
    work::<PuzzleGenerator>(PuzzleRequest {
        n,
        kind,
        rule,
        grade,
        seed,
    });
    let date = (number(u)?, number(u)?, number(u)?);
    read(PuzzleRequest::of_day(date, kind, rule, grade));
    Ok(())
}
