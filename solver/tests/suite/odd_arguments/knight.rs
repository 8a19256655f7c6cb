use bezzel_solver::board::{Size, Square, Symmetry};
use bezzel_solver::knight::count::numbers::{TourNumbers, tour_by_number, tour_number};
use bezzel_solver::knight::count::random::{RandomTours, RandomToursRequest, random_tour};
use bezzel_solver::knight::count::{TourCount, TourCountRequest, memory_needed};
use bezzel_solver::knight::duel::{Duel, Level, blocks};
use bezzel_solver::knight::puzzle::{self, Puzzle, PuzzleGenerator, PuzzleRequest, UniqueMaker};
use bezzel_solver::knight::symmetric::{SymmetricTours, tour_classes};
use bezzel_solver::knight::{
    self, Board, Finish, Path, Position, Step, TourKind, TourRequest, is_tour, refutation,
};
use bezzel_solver::parallel::{self, Control};
use bezzel_solver::{Job, Random};

use super::Table;

pub fn rows(table: &mut Table) {
    boards(table);
    paths(table);
    tours(table);
    counts(table);
    numbers(table);
    random(table);
    duels(table);
    puzzles(table);
}

fn boards(table: &mut Table) {
    table.answers("knight::TourKind::closed_if", |(closed,): (bool,)| {
        TourKind::closed_if(closed)
    });
    table.answers(
        "knight::TourKind::most_pieces",
        |(kind, removed): (TourKind, usize)| kind.most_pieces(removed),
    );
    table.answers("knight::Board::from", |(size,): (Size,)| Board::from(size));
    table.refuses("knight::Board::square", &["out-of-range"], |(n,): (u32,)| {
        Board::square(n)
    });
    table.refuses(
        "knight::Board::new",
        &["off-board"],
        |(size, holes): (Size, Vec<Square>)| Board::new(size, holes),
    );
    table.answers(
        "knight::Board::contains",
        |(board, square): (Board, Square)| board.contains(square),
    );
    table.answers(
        "knight::Board::degree",
        |(board, square): (Board, Square)| board.degree(square),
    );
    table.answers(
        "knight::Board::neighbours",
        |(board, square): (Board, Square)| board.neighbours(square).count(),
    );
    table.answers("knight::Step::between", |(a, b): (Square, Square)| {
        Step::between(a, b)
    });
    table.answers("knight::Step::from_digit", |(digit,): (u8,)| {
        Step::from_digit(digit)
    });
    table.answers(
        "knight::Step::taken_from",
        |(square, size): (Square, Size)| Step::ALL.map(|step| step.taken_from(square, size)),
    );
}

fn paths(table: &mut Table) {
    table.refuses(
        "knight::Path::new",
        &["empty-path", "move", "start"],
        |(board, squares): (Board, Vec<Square>)| Path::new(&board, squares),
    );
    table.refuses(
        "knight::Path::parse",
        &["move", "start"],
        |(board, start, digits): (Board, Square, &'static str)| Path::parse(&board, start, digits),
    );
    let path = || {
        let squares = [(0, 0), (2, 1)].map(|(row, column)| Square::new(row, column));
        Path::new(&Board::square(3).expect("in range"), squares.to_vec()).expect("a path")
    };
    table.refuses(
        "knight::Path::drawn_on",
        &["too-large"],
        move |(board,): (Board,)| path().drawn_on(&board),
    );
    table.answers("knight::Path::is_tour", move |(board,): (Board,)| {
        path().is_tour(&board)
    });
    table.answers("knight::Path::is_closed_tour", move |(board,): (Board,)| {
        path().is_closed_tour(&board)
    });
    table.answers(
        "knight::is_tour",
        |(board, squares, kind): (Board, Vec<Square>, TourKind)| is_tour(&board, &squares, kind),
    );
    table.answers("knight::Position::new", |(size,): (Size,)| {
        Position::new(size)
    });
    table.answers(
        "knight::Position::after",
        |(size, path): (Size, Vec<Square>)| Position::new(size).after(path),
    );
    table.answers(
        "knight::Position::without",
        |(size, holes): (Size, Vec<Square>)| Position::new(size).without(holes),
    );
    table.answers("knight::Position::to", |(size, end): (Size, Square)| {
        Position::new(size).to(end)
    });
}

fn tours(table: &mut Table) {
    table.answers("knight::TourRequest::from", |(square,): (Square,)| {
        TourRequest::open().from(square)
    });
    table.answers("knight::TourRequest::to", |(square,): (Square,)| {
        TourRequest::open().to(square)
    });
    table.answers("knight::refutation", |(size, kind): (Size, TourKind)| {
        refutation(size, kind)
    });
    let request = |(start, end, kind): (Option<Square>, Option<Square>, TourKind)| TourRequest {
        start,
        end,
        kind,
    };
    let of_verdict = [
        "closed-four-rows",
        "colours",
        "corners-share",
        "end",
        "end-is-start",
        "end-of-other-colour",
        "ends-of-one-colour",
        "falls-apart",
        "no-square",
        "single-square",
        "start",
        "too-narrow",
        "undecided",
    ];
    table.refuses(
        "knight::verdict",
        &of_verdict,
        move |(board, start, end, kind): (Board, Option<Square>, Option<Square>, TourKind)| {
            knight::verdict(&board, &request((start, end, kind)))
        },
    );
    let of_tour = [
        "closed-four-rows",
        "colours",
        "corners-share",
        "end",
        "end-is-start",
        "end-of-other-colour",
        "ends-of-one-colour",
        "falls-apart",
        "no-square",
        "single-square",
        "start",
        "too-large",
        "too-narrow",
    ];
    let of_finish = [
        "closed-four-rows",
        "colours",
        "end",
        "end-is-start",
        "end-of-other-colour",
        "end-visited",
        "ends-of-one-colour",
        "falls-apart",
        "move",
        "no-square",
        "searched",
        "single-square",
        "start",
        "too-large",
        "too-narrow",
    ];
    table.refuses(
        "knight::tour",
        &of_tour,
        move |(board, start, end, kind): (Board, Option<Square>, Option<Square>, TourKind)| {
            knight::tour(&board, &request((start, end, kind)))
        },
    );
    let position =
        |(board, path, end, kind): (Board, Vec<Square>, Option<Square>, TourKind)| Position {
            size: board.size(),
            holes: board.holes().to_vec(),
            path,
            end,
            kind,
        };
    table.refuses("knight::finish", &of_finish, move |given| {
        knight::finish(position(given))
    });
    table.refuses(
        "knight::Finish::start",
        &["end", "move", "no-square", "start", "too-large"],
        move |given| Finish::start(position(given)),
    );
}

fn counts(table: &mut Table) {
    let codes = ["too-large"];
    table.refuses(
        "knight::count_tours",
        &codes,
        |(size, kind): (Size, TourKind)| knight::count_tours(size, kind),
    );
    table.refuses(
        "knight::count::count_tours",
        &codes,
        |(size, kind): (Size, TourKind)| knight::count::count_tours(size, kind),
    );
    table.refuses(
        "knight::count::memory_needed",
        &codes,
        |(size, kind): (Size, TourKind)| memory_needed(size, kind),
    );
    table.answers(
        "knight::count::TourCountRequest::whole",
        |(size, kind): (Size, TourKind)| TourCountRequest::whole(size, kind),
    );
    let request = |(size, kind, share, shares): (Size, TourKind, u32, u32)| TourCountRequest {
        share,
        shares,
        ..TourCountRequest::whole(size, kind)
    };
    // Shares are numbered up to any number.
    table.answers("knight::count::TourCount::start", move |given| {
        TourCount::start(request(given))
    });
    table.answers(
        "parallel::count_tours",
        move |(size, kind): (Size, TourKind)| {
            parallel::count_tours(TourCountRequest::whole(size, kind), &Control::default())
        },
    );
    table.refuses(
        "knight::symmetric::tour_classes",
        &codes,
        |(size,): (Size,)| tour_classes(size),
    );
    table.refuses(
        "knight::symmetric::SymmetricTours::start",
        &["too-large"],
        |(size, symmetry): (Size, Symmetry)| SymmetricTours::start((size, symmetry)),
    );
}

fn numbers(table: &mut Table) {
    table.refuses(
        "knight::count::numbers::TourNumbers::memory_needed",
        &["no-tours", "too-large"],
        |(size,): (Size,)| TourNumbers::memory_needed(size),
    );
    table.refuses(
        "knight::count::numbers::TourNumbers::start",
        &["no-tours", "too-large"],
        |(size,): (Size,)| TourNumbers::start(size.into()),
    );
    table.refuses(
        "knight::count::numbers::TourNumbers::start_without_table",
        &["no-tours", "too-large"],
        |(size,): (Size,)| TourNumbers::start_without_table(size),
    );
    let size = Size::new(5, 6).expect("in range");
    table.refuses(
        "knight::count::numbers::TourNumbers::tour",
        &["no-such-number"],
        move |(number,): (u128,)| {
            let mut numbers = TourNumbers::start(size.into())?;
            while !numbers.advance(u64::MAX, &mut |_| {}).done {}
            numbers.tour(number)
        },
    );
    table.answers(
        "knight::count::numbers::TourNumbers::number",
        move |(squares,): (Vec<Square>,)| {
            let path = Path::new(&Board::from(size), squares).ok()?;
            TourNumbers::start(size.into()).ok()?.number(&path).err()
        },
    );
    table.refuses(
        "knight::count::numbers::tour_by_number",
        &["no-such-number", "no-tours", "too-large"],
        |(size, number): (Size, u128)| tour_by_number(size, number),
    );
    table.refuses(
        "knight::tour_by_number",
        &["no-such-number", "no-tours", "too-large"],
        |(size, number): (Size, u128)| knight::tour_by_number(size, number),
    );
    table.answers(
        "knight::count::numbers::tour_number",
        |(size, squares): (Size, Vec<Square>)| {
            let path = Path::new(&Board::from(size), squares).ok()?;
            tour_number(size, &path).err()
        },
    );
    table.answers(
        "knight::tour_number",
        |(size, squares): (Size, Vec<Square>)| {
            let path = Path::new(&Board::from(size), squares).ok()?;
            knight::tour_number(size, &path).err()
        },
    );
}

fn random(table: &mut Table) {
    table.answers(
        "knight::count::random::RandomToursRequest::new",
        |(size, kind, seed, tours): (Size, TourKind, u64, u64)| {
            RandomToursRequest::new(size, kind, seed, tours)
        },
    );
    table.refuses(
        "knight::count::random::RandomToursRequest::check_size",
        &["no-tours", "too-large"],
        |(size, kind): (Size, TourKind)| RandomToursRequest::check_size(size, kind),
    );
    table.refuses(
        "knight::random_tour",
        &["no-tours", "too-large"],
        |(size, kind, seed): (Size, TourKind, u64)| knight::random_tour(size, kind, seed),
    );
    table.refuses(
        "knight::count::random::random_tour",
        &["no-tours", "too-large"],
        |(size, kind, seed): (Size, TourKind, u64)| random_tour(size, kind, seed),
    );
    table.refuses(
        "knight::count::random::RandomTours::start",
        &["move", "no-tours", "too-large"],
        |(size, kind, path, holes): (Size, TourKind, Vec<Square>, Vec<Square>)| {
            RandomTours::start(RandomToursRequest {
                path,
                holes,
                ..RandomToursRequest::new(size, kind, 0, 1)
            })
        },
    );
    table.answers(
        "knight::count::random::RandomTours::restart",
        |(seed,): (u64,)| {
            let size = Size::new(5, 6).expect("in range");
            let request = RandomToursRequest::new(size, TourKind::Closed, 0, 1);
            RandomTours::start(request)?.restart(seed)
        },
    );
}

fn duels(table: &mut Table) {
    let codes = ["move", "start", "too-large"];
    table.refuses(
        "knight::duel",
        &codes,
        |(board, path): (Board, Vec<Square>)| knight::duel(board, &path),
    );
    table.refuses(
        "knight::duel::duel",
        &codes,
        |(board, path): (Board, Vec<Square>)| knight::duel::duel(board, &path),
    );
    table.refuses(
        "knight::duel::Duel::new",
        &codes,
        |(board, path): (Board, Vec<Square>)| Duel::new(board, &path),
    );
    let game =
        || Duel::new(Board::square(4).expect("in range"), &[Square::new(0, 0)]).expect("a game");
    table.answers(
        "knight::duel::Duel::onward_moves",
        move |(square,): (Square,)| game().onward_moves(square),
    );
    table.refuses(
        "knight::duel::Duel::play",
        &["move"],
        move |(square,): (Square,)| game().play(square),
    );
    table.answers("knight::duel::Level::choose", move |(seed,): (u64,)| {
        Level::ALL.map(|level| level.choose(&game(), &mut Random::new(seed)))
    });
    table.refuses(
        "knight::duel::Level::from_str",
        &["unknown-name"],
        |(name,): (&'static str,)| name.parse::<Level>(),
    );
    table.refuses(
        "knight::TourKind::from_str",
        &["unknown-name"],
        |(name,): (&'static str,)| name.parse::<TourKind>(),
    );
    table.answers("knight::duel::blocks", |(size,): (Size,)| {
        blocks(size).map(|mut blocks| blocks.next())
    });
}

fn puzzles(table: &mut Table) {
    table.refuses(
        "knight::puzzle::Puzzle::new",
        &["no-square", "off-board", "out-of-range", "too-large"],
        |(board, kind, number, square): (Board, TourKind, u32, Square)| {
            Puzzle::new(board, kind, vec![(number, square)])
        },
    );
    let puzzle = || {
        let board = Board::from(Size::new(3, 4).expect("in range"));
        Puzzle::new(board, TourKind::Open, vec![(1, Square::new(0, 0))]).expect("a valid puzzle")
    };
    table.answers(
        "knight::puzzle::Puzzle::solutions",
        move |(limit,): (usize,)| puzzle().solutions(limit),
    );
    table.answers(
        "knight::puzzle::Puzzle::solutions_within",
        move |(limit, steps): (usize, u64)| puzzle().solutions_within(limit, steps),
    );
    table.answers(
        "knight::puzzle::Puzzle::step",
        move |(number, square): (u32, Square)| puzzle().step(&[(number, square)]),
    );
    table.answers(
        "knight::puzzle::UniqueMaker::start",
        |(number, square): (u32, Square)| {
            let board = Board::from(Size::new(3, 4).expect("in range"));
            let puzzle = Puzzle::new(board, TourKind::Open, vec![(number, square)]).ok()?;
            UniqueMaker::start(puzzle).ok()
        },
    );
    table.answers(
        "knight::puzzle::PuzzleRequest::new",
        |(size, kind, seed): (Size, TourKind, u64)| PuzzleRequest::new(size, kind, seed),
    );
    let request = |(size, kind, seed): (Size, TourKind, u64)| PuzzleRequest::new(size, kind, seed);
    table.refuses(
        "knight::puzzle::PuzzleGenerator::start",
        &["out-of-range", "too-large"],
        move |given| PuzzleGenerator::start(request(given)),
    );
    table.refuses(
        "knight::puzzle::make",
        &["colours", "out-of-range", "too-large"],
        move |given| puzzle::make(request(given)),
    );
}
