use bezzel_solver::board::{Square, Symmetry};
use bezzel_solver::parallel::{self, Control};
use bezzel_solver::queens::completion::{Completion, CompletionCount, CompletionRequest, obstacle};
use bezzel_solver::queens::construct::{self, Construct, ConstructRequest, steps};
use bezzel_solver::queens::count::{self, Count, CountRequest};
use bezzel_solver::queens::hint::{self, HintSearch, Tier};
use bezzel_solver::queens::notation::{fen_text, parse_fen, parse_permutation, permutation_text};
use bezzel_solver::queens::puzzle::{
    self, Claim, House, Kind, Puzzle, PuzzleGenerator, PuzzleRequest, Reason, Rule,
};
use bezzel_solver::queens::{
    self, Direction, Line, ListRequest, Listing, Piece, Placement, Ranking, Show, Solution, Unit,
};
use bezzel_solver::{Job, Random};

use super::Table;

/// Above this the tables of a count take seconds.
const SOON: u32 = 8;

pub fn rows(table: &mut Table) {
    positions(table);
    all_solutions(table);
    counts(table);
    numbers(table);
    completions(table);
    hints(table);
    constructions(table);
    notations(table);
    puzzles(table);
}

fn positions(table: &mut Table) {
    table.answers(
        "queens::Line::between",
        |(a, b, piece): (Square, Square, Piece)| Line::between(a, b, piece),
    );
    table.answers("queens::Piece::from_letter", |(letter,): (char,)| {
        Piece::from_letter(letter)
    });
    table.refuses(
        "queens::Piece::from_str",
        &["unknown-name"],
        |(name,): (&'static str,)| name.parse::<Piece>(),
    );
    table.refuses(
        "queens::hint::Tier::from_str",
        &["unknown-name"],
        |(name,): (&'static str,)| name.parse::<Tier>(),
    );
    table.refuses(
        "queens::puzzle::Kind::from_str",
        &["unknown-name"],
        |(name,): (&'static str,)| name.parse::<Kind>(),
    );
    table.refuses(
        "queens::puzzle::Reason::from_str",
        &["unknown-name"],
        |(name,): (&'static str,)| name.parse::<Reason>(),
    );
    let units = |at| [Unit::Row(at), Unit::Column(at)];
    table.answers(
        "queens::Unit::contains",
        move |(at, square): (u32, Square)| units(at).map(|unit| unit.contains(square)),
    );
    table.answers("queens::Unit::place", move |(at, square): (u32, Square)| {
        units(at).map(|unit| unit.place(square))
    });
    table.answers("queens::Unit::square", move |(at, place): (u32, u32)| {
        units(at).map(|unit| unit.square(place))
    });
    table.answers("queens::Unit::squares", move |(at, n): (u32, u32)| {
        units(at).map(|unit| unit.squares(n).take(9).count())
    });
    table.answers(
        "queens::Placement::contains",
        |(board, square): (Placement, Square)| board.contains(square),
    );
    table.refuses(
        "queens::Placement::empty",
        &["out-of-range"],
        |(n,): (u32,)| Placement::empty(n),
    );
    table.refuses(
        "queens::Placement::from_columns",
        &["off-board", "out-of-range"],
        |(columns,): (Vec<u8>,)| Placement::from_columns(&columns),
    );
    table.answers(
        "queens::Placement::image",
        |(board, symmetry): (Placement, Symmetry)| board.image(symmetry),
    );
    table.answers(
        "queens::Placement::insert",
        |(mut board, square): (Placement, Square)| board.insert(square),
    );
    table.answers(
        "queens::Placement::remove",
        |(mut board, square): (Placement, Square)| board.remove(square),
    );
    table.answers(
        "queens::Placement::toggle",
        |(mut board, square): (Placement, Square)| board.toggle(square),
    );
    table.answers("queens::Placement::from", |(solution,): (Solution,)| {
        Placement::from(&solution)
    });
    table.refuses(
        "queens::Placement::try_from",
        &["off-board", "out-of-range"],
        |(columns,): (Vec<u32>,)| Placement::try_from(columns.as_slice()),
    );
    table.answers("queens::attacked", |(board, piece): (Placement, Piece)| {
        queens::attacked(&board, piece)
    });
    table.answers("queens::conflicts", |(board, piece): (Placement, Piece)| {
        queens::conflicts(&board, piece)
    });
    table.answers(
        "queens::is_solution",
        |(board, piece): (Placement, Piece)| queens::is_solution(&board, piece),
    );
    table.answers(
        "queens::first_piece",
        |(board, square): (Placement, Square)| {
            Direction::ALL.map(|direction| queens::first_piece(&board, square, direction))
        },
    );
}

fn all_solutions(table: &mut Table) {
    table.refuses(
        "queens::solutions",
        &["out-of-range"],
        |(n, piece): (u32, Piece)| queens::solutions(n, piece),
    );
    let list = |(n, piece, show, fixed): (u32, Piece, Show, Vec<Square>)| {
        ListRequest::new(n, piece, show, fixed)
    };
    table.refuses(
        "queens::ListRequest::new",
        &["off-board", "out-of-range"],
        list,
    );
    table.refuses(
        "queens::Listing::start",
        &["off-board", "out-of-range"],
        |(n, fixed): (u32, Vec<Square>)| {
            Listing::start(ListRequest {
                n,
                piece: Piece::Queen,
                show: Show::All,
                fixed,
            })
        },
    );
    // Of columns that are a text, too.
    table.refuses(
        "queens::Solution::from_str",
        &["notation", "off-board"],
        |(text,): (&'static str,)| text.parse::<Solution>(),
    );
    table.refuses(
        "queens::Solution::from_columns",
        &["conflict", "off-board", "out-of-range"],
        |(columns,): (Vec<u8>,)| Solution::from_columns(&columns),
    );
    table.refuses(
        "queens::Solution::try_from",
        &["conflict", "off-board", "out-of-range"],
        |(board,): (Placement,)| Solution::try_from(&board),
    );
    table.answers(
        "queens::Solution::image",
        |(solution, symmetry): (Solution, Symmetry)| solution.image(symmetry),
    );
}

fn counts(table: &mut Table) {
    let soon = |n: u32| if n > SOON && n < 23 { SOON } else { n };
    table.refuses(
        "queens::count",
        &["out-of-range"],
        move |(n, piece): (u32, Piece)| queens::count(soon(n), piece),
    );
    table.refuses(
        "queens::count::count",
        &["out-of-range"],
        move |(n, piece): (u32, Piece)| count::count(soon(n), piece),
    );
    table.refuses(
        "queens::count::count_by_search",
        &["out-of-range"],
        |(n, piece): (u32, Piece)| count::count_by_search(n, piece),
    );
    table.refuses(
        "queens::count::count_kept_by_half_turn",
        &["out-of-range"],
        |(n, piece): (u32, Piece)| count::count_kept_by_half_turn(n, piece),
    );
    table.refuses(
        "queens::count::count_kept_by_quarter_turn",
        &["out-of-range"],
        |(n, piece): (u32, Piece)| count::count_kept_by_quarter_turn(n, piece),
    );
    table.refuses(
        "queens::count::fundamental",
        &["out-of-range"],
        |(n, piece, all): (u32, Piece, u64)| count::fundamental(n, piece, all),
    );
    table.refuses(
        "queens::count::parts",
        &["out-of-range"],
        |(n, piece): (u32, Piece)| count::parts(n, piece),
    );
    table.refuses(
        "queens::count::CountRequest::new",
        &["no-such-share", "out-of-range"],
        |(n, piece, first, last): (u32, Piece, u64, u64)| CountRequest::new(n, piece, first..last),
    );
    table.refuses(
        "queens::count::CountRequest::share",
        &["no-such-share", "out-of-range"],
        |(n, piece, share, shares): (u32, Piece, u64, u64)| {
            CountRequest::share(n, piece, share, shares)
        },
    );
    table.refuses(
        "queens::count::CountRequest::whole",
        &["out-of-range"],
        |(n, piece): (u32, Piece)| CountRequest::whole(n, piece),
    );
    table.refuses(
        "queens::count::Count::start",
        &["no-such-share", "out-of-range"],
        |(n, piece, first, last): (u32, Piece, u64, u64)| {
            Count::start(CountRequest {
                n,
                piece,
                parts: first..last,
            })
        },
    );
    table.refuses(
        "queens::count::Count::restart_on",
        &["no-such-share"],
        |(first, last): (u64, u64)| {
            let mut count = Count::start(CountRequest::whole(5, Piece::Queen)?)?;
            count.restart_on(first..last)
        },
    );
    table.refuses(
        "queens::count::Count::restart_on_share",
        &["no-such-share"],
        |(share, shares): (u64, u64)| {
            let mut count = Count::start(CountRequest::whole(5, Piece::Queen)?)?;
            count.restart_on_share(share, shares)
        },
    );
    table.refuses(
        "parallel::count",
        &["out-of-range"],
        move |(n, piece): (u32, Piece)| parallel::count(soon(n), piece, &Control::default()),
    );
}

fn numbers(table: &mut Table) {
    table.refuses(
        "queens::rank",
        &["conflict", "out-of-range"],
        |(solution, piece): (Solution, Piece)| queens::rank(solution, piece),
    );
    table.refuses(
        "queens::solution_by_number",
        &["no-such-number", "out-of-range"],
        |(n, piece, number): (u32, Piece, u64)| queens::solution_by_number(n, piece, number),
    );
    table.refuses(
        "queens::Ranking::start",
        &["conflict", "out-of-range"],
        |(solution, piece): (Solution, Piece)| Ranking::start((solution, piece)),
    );
}

fn completions(table: &mut Table) {
    let codes = ["conflict", "no-free-square", "searched"];
    // Without a piece on 64 x 64 there is a completion at once.
    table.refuses(
        "queens::complete",
        &codes,
        |(board, piece): (Placement, Piece)| queens::complete(&board, piece),
    );
    table.refuses(
        "queens::completion::complete",
        &codes,
        |(board, piece): (Placement, Piece)| queens::completion::complete(&board, piece),
    );
    table.answers(
        "queens::completion::obstacle",
        |(board, piece): (Placement, Piece)| obstacle(&board, piece),
    );
    table.refuses(
        "queens::completion::CompletionRequest::new",
        &["off-board", "out-of-range"],
        |(n, piece, fixed, seed): (u32, Piece, Vec<Square>, u64)| {
            CompletionRequest::new(n, piece, fixed, seed)
        },
    );
    table.answers(
        "queens::completion::CompletionRequest::of",
        |(board, piece, seed): (Placement, Piece, u64)| CompletionRequest::of(&board, piece, seed),
    );
    let request = |(n, piece, fixed): (u32, Piece, Vec<Square>)| CompletionRequest {
        n,
        piece,
        fixed,
        seed: 0,
    };
    table.refuses(
        "queens::completion::Completion::start",
        &["off-board", "out-of-range"],
        move |given| Completion::start(request(given)),
    );
    table.refuses(
        "queens::completion::CompletionCount::start",
        &["off-board", "out-of-range"],
        move |given| CompletionCount::start(request(given)),
    );
}

fn hints(table: &mut Table) {
    /// Up to here a hint takes no search that is worth the name.
    const SMALL: u32 = 13;
    table.answers(
        "queens::hint",
        |(board, piece, tier): (Placement, Piece, Tier)| {
            (board.n() <= SMALL).then(|| queens::hint(&board, piece, tier))
        },
    );
    table.answers(
        "queens::hint::hint",
        |(board, piece, tier): (Placement, Piece, Tier)| {
            (board.n() <= SMALL).then(|| hint::hint(&board, piece, tier))
        },
    );
    table.answers(
        "queens::hint::advise",
        |(board, piece, tier): (Placement, Piece, Tier)| hint::advise(&board, piece, tier, None),
    );
    table.answers(
        "queens::hint::attacks_on",
        |(board, square, piece): (Placement, Square, Piece)| {
            hint::attacks_on(&board, square, piece)
        },
    );
    table.answers(
        "queens::hint::forbidden",
        |(board, piece): (Placement, Piece)| hint::forbidden(&board, piece),
    );
    table.answers(
        "queens::hint::forced",
        |(board, piece): (Placement, Piece)| hint::forced(&board, piece),
    );
    // The second board may be of another size, or no completion.
    table.answers(
        "queens::hint::reveal",
        |(board, piece, other): (Placement, Piece, Placement)| hint::reveal(&board, piece, &other),
    );
    table.refuses(
        "queens::hint::HintSearch::start",
        &["off-board", "out-of-range"],
        |(n, fixed, tier): (u32, Vec<Square>, Tier)| {
            HintSearch::start((
                CompletionRequest {
                    n,
                    piece: Piece::Queen,
                    fixed,
                    seed: 0,
                },
                tier,
            ))
        },
    );
}

fn constructions(table: &mut Table) {
    let codes = ["no-solution", "out-of-range"];
    table.refuses("queens::construct", &codes, |(n,): (u32,)| {
        queens::construct(n)
    });
    table.refuses("queens::construct::construct", &codes, |(n,): (u32,)| {
        construct::construct(n)
    });
    table.refuses(
        "queens::construct::random",
        &codes,
        |(n, seed): (u32, u64)| construct::random(n, seed),
    );
    table.refuses("queens::construct::steps::steps", &codes, |(n,): (u32,)| {
        steps::steps(n)
    });
    table.answers(
        "queens::construct::steps::Change::concerns",
        |(column,): (u32,)| {
            steps::steps(9).map(|steps| {
                steps
                    .iter()
                    .filter(|change| change.concerns(column))
                    .count()
            })
        },
    );
    table.refuses(
        "queens::construct::steps::Change::columns",
        &codes,
        |(n,): (u32,)| steps::Change::MoveTwo.columns(n),
    );
    table.refuses(
        "queens::construct::check",
        &["conflict", "off-board", "out-of-range"],
        |(columns,): (Vec<u32>,)| construct::check(&columns),
    );
    table.answers(
        "queens::construct::knight_runs",
        |(columns,): (Vec<u32>,)| construct::knight_runs(&columns).count(),
    );
    table.refuses(
        "queens::construct::Construct::start",
        &codes,
        |(n, seed): (u32, Option<u64>)| Construct::start(ConstructRequest { n, seed }),
    );
}

fn notations(table: &mut Table) {
    table.answers(
        "queens::notation::fen_text",
        |(board, piece): (Placement, Piece)| fen_text(&board, piece),
    );
    table.answers(
        "queens::notation::permutation_text",
        |(board,): (Placement,)| permutation_text(&board),
    );
    table.refuses(
        "queens::notation::parse_fen",
        &["notation", "out-of-range"],
        |(text, n): (&'static str, Option<u32>)| parse_fen(text, n),
    );
    table.refuses(
        "queens::notation::parse_permutation",
        &["notation", "off-board", "out-of-range"],
        |(text, n): (&'static str, Option<u32>)| parse_permutation(text, n),
    );
}

fn puzzles(table: &mut Table) {
    table.answers(
        "queens::puzzle::Rule::excludes",
        |(rule, a, b): (Rule, Square, Square)| rule.excludes(a, b),
    );
    table.refuses(
        "queens::puzzle::Puzzle::new",
        &["out-of-range"],
        |(rule, given): (Rule, Placement)| Puzzle::new(rule, given),
    );
    let puzzle = || {
        let given = Placement::from_columns(&[2, 0, 0, 0]).expect("in range");
        Puzzle::new(Rule::Chess(Piece::Queen), given).expect("a valid puzzle")
    };
    table.refuses(
        "queens::puzzle::Puzzle::with_regions",
        &["regions"],
        move |(text,): (&'static str,)| puzzle().with_regions(text),
    );
    table.answers(
        "queens::puzzle::Puzzle::excludes",
        move |(a, b): (Square, Square)| puzzle().excludes(a, b),
    );
    table.answers(
        "queens::puzzle::Puzzle::region",
        move |(square,): (Square,)| puzzle().region(square),
    );
    table.answers(
        "queens::puzzle::Puzzle::solutions",
        move |(limit,): (usize,)| puzzle().solutions(limit),
    );
    table.answers("queens::puzzle::Puzzle::squares", move |(at,): (u32,)| {
        [House::Row(at), House::Column(at), House::Region(at)].map(|house| puzzle().squares(house))
    });
    table.answers(
        "queens::puzzle::Puzzle::step",
        move |(queens, crosses): (Placement, Placement)| puzzle().step(&queens, &crosses),
    );
    table.answers(
        "queens::puzzle::Reason::includes",
        |(reason, other): (Reason, Reason)| reason.includes(other),
    );
    table.answers(
        "queens::puzzle::Puzzle::step_by",
        move |(queens, crosses, reason): (Placement, Placement, Reason)| {
            puzzle().step_by(&queens, &crosses, &[reason])
        },
    );
    table.answers(
        "queens::puzzle::Puzzle::path_by",
        move |(reason,): (Reason,)| puzzle().path_by(&[reason]),
    );
    table.answers(
        "queens::puzzle::Puzzle::prove",
        move |(queens, crosses, squares, reason): (Placement, Placement, Vec<Square>, Reason)| {
            let mut claims: Vec<Claim> =
                squares.iter().map(|&square| Claim::Queen(square)).collect();
            claims.push(Claim::Crosses(squares));
            claims
                .iter()
                .map(|claim| puzzle().prove(&queens, &crosses, claim, reason))
                .collect::<Vec<_>>()
        },
    );
    let request = |(n, kind, rule, grade): (u32, Kind, Rule, u8)| PuzzleRequest {
        n,
        kind,
        rule,
        grade,
        seed: Random::new(7).next_u64(),
    };
    table.refuses(
        "queens::puzzle::PuzzleGenerator::start",
        &["no-such-puzzle", "out-of-range"],
        move |given| PuzzleGenerator::start(request(given)),
    );
    table.refuses(
        "queens::puzzle::make",
        &["no-such-puzzle", "out-of-range"],
        move |given| puzzle::make(request(given)),
    );
    table.refuses(
        "queens::puzzle::PuzzleRequest::of_day",
        &["out-of-range"],
        |(year, month, grade): (u32, u32, u8)| {
            PuzzleRequest::of_day((year, month, 1), Kind::Regions, Rule::Touch, grade)
        },
    );
}
