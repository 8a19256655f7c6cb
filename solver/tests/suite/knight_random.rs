//! Tours drawn at random: each has the same probability, with any holes, paths and moves.

use std::collections::{BTreeMap, BTreeSet};

use bezzel_solver::board::{Size, Square};
use bezzel_solver::knight::count::CountError;
use bezzel_solver::knight::count::numbers::TourNumbers;
use bezzel_solver::knight::count::random::{RandomTours, RandomToursRequest, random_tour};
use bezzel_solver::knight::{Board, Path, Step, TourKind, count_tours};
use bezzel_solver::{Job, Progress, Resumable};
use proptest::prelude::*;
use serde_json::json;

use crate::{forged, sample_of};

fn size(rows: u32, columns: u32) -> Size {
    Size::new(rows, columns).expect("a board")
}

/// Takes tours from a job, and returns the job.
fn drawn(request: RandomToursRequest, mut take: impl FnMut(Path)) -> RandomTours {
    let mut job = RandomTours::start(request).expect("the board has tours");
    while !job
        .advance(u64::MAX, &mut |tour| take(tour.expect("memory")))
        .done
    {}
    job
}

/// The number of standard deviations by which the chi-square statistic of these counts is above its expected value, if
/// all of `kinds` kinds are equally likely.
fn excess(counts: impl Iterator<Item = u64>, kinds: u64, draws: u64) -> f64 {
    let expected = draws as f64 / kinds as f64;
    let mut chi_square = 0.0;
    let mut seen = 0;
    for count in counts {
        chi_square += (count as f64 - expected).powi(2) / expected;
        seen += 1;
    }
    chi_square += expected * (kinds - seen) as f64;
    let freedom = (kinds - 1) as f64;
    (chi_square - freedom) / (2.0 * freedom).sqrt()
}

/// The seeds of [`assert_even`].
const SEEDS: [u64; 4] = [1, 1848, 36_236, u64::MAX];

/// Draws as many tours with each seed. How often each tour comes is what chance makes of equal chances, with each seed by
/// itself and with all together. Chance alone is four standard deviations off once in some ten thousand such statistics.
fn assert_even(size: Size, kind: TourKind, all: u64, draws: u64) {
    let of_seed = draws / SEEDS.len() as u64;
    let mut counts = BTreeMap::<Vec<Square>, [u64; SEEDS.len()]>::new();
    let board = Board::from(size);
    for (index, seed) in SEEDS.into_iter().enumerate() {
        drawn(RandomToursRequest::new(size, kind, seed, of_seed), |path| {
            counts.entry(path.into_squares()).or_default()[index] += 1;
        });
    }
    for squares in counts.keys() {
        let path = Path::new(&board, squares.clone()).expect("a path");
        assert!(path.is_tour(&board));
        if kind == TourKind::Closed {
            assert!(path.is_closed_tour(&board));
            let names = squares[..2].iter().map(|square| square.name(size));
            assert_eq!(names.collect::<Vec<_>>(), ["a1", "b3"]);
        }
    }
    assert!(counts.len() as u64 <= all);
    let with_seed = |index: usize| {
        let counts = counts.values().map(|counts| counts[index]);
        excess(counts, all, of_seed)
    };
    let sums = counts.values().map(|counts| counts.iter().sum());
    let together = excess(sums, all, of_seed * SEEDS.len() as u64);
    for excess in (0..SEEDS.len()).map(with_seed).chain([together]) {
        println!("{size} {kind}: chi-square {excess:+.2} deviations");
        assert!(excess.abs() < 4.0, "{size} {kind}: {excess} deviations");
    }
}

#[test]
fn each_tour_comes_as_often_as_others() {
    assert_even(size(5, 6), TourKind::Closed, 8, 2000);
    assert_even(size(6, 5), TourKind::Closed, 8, 2000);
    assert_even(size(3, 10), TourKind::Closed, 16, 4000);
    assert_even(size(3, 4), TourKind::Open, 16, 4000);
    assert_even(size(4, 5), TourKind::Open, 164, 20_000);
}

#[test]
#[ignore = "draws a million tours, in ten seconds of a release build"]
fn each_of_the_9862_tours_comes_as_often_as_others() {
    assert_even(size(6, 6), TourKind::Closed, 9862, 1_000_000);
    assert_even(size(5, 5), TourKind::Open, 1728, 100_000);
}

/// The share of draws that are tours is as the published counts say, which the drawing does not know.
fn assert_share(size: Size, kind: TourKind, draws: u64) {
    let tours = count_tours(size, kind).expect("memory");
    let job = drawn(RandomToursRequest::new(size, kind, 7, draws), drop);
    let directions = if kind == TourKind::Open { 2 } else { 1 };
    assert_hits(&job, tours / directions, draws);
}

fn assert_hits(job: &RandomTours, tours: u128, draws: u64) {
    let two_factors = job.two_factors().expect("it is prepared");
    let share = tours as f64 / two_factors as f64;
    let tries = job.tries() as f64;
    let deviation = (tries * share * (1.0 - share)).sqrt();
    let off = (draws as f64 - tries * share) / deviation;
    println!("{tours} tours: {draws} of {tries} tries, {off:+.2} deviations");
    assert!(off.abs() < 4.0, "{tours} tours: {off} deviations");
}

#[test]
fn as_many_tries_are_tours_as_were_counted() {
    for board in [
        size(3, 12),
        size(5, 6),
        size(5, 8),
        size(6, 6),
        size(6, 7),
        size(6, 8),
        size(8, 6),
        size(6, 10),
    ] {
        assert_share(board, TourKind::Closed, 1000);
    }
    for board in [size(3, 7), size(4, 7), size(5, 5)] {
        assert_share(board, TourKind::Open, 1000);
    }
}

#[test]
#[ignore = "counts and draws on larger boards, in some ten seconds of a release build"]
fn as_many_of_many_tries_are_tours_as_were_counted() {
    for board in [
        size(5, 6),
        size(5, 8),
        size(6, 6),
        size(6, 7),
        size(6, 8),
        size(6, 10),
        size(7, 8),
        size(5, 12),
    ] {
        assert_share(board, TourKind::Closed, 20_000);
    }
    for board in [size(5, 6), size(6, 6)] {
        assert_share(board, TourKind::Open, 20_000);
    }
}

/// Checks that closed tours of 8 x 8 have this share, within four standard deviations.
fn assert_census(what: &str, found: u64, draws: u64, share: f64) {
    let expected = share * draws as f64;
    let off = (found as f64 - expected) / (expected * (1.0 - share)).sqrt();
    println!("{what}: {found} of {draws}, {off:+.2} deviations");
    assert!(off.abs() < 4.0, "{what}: {off} deviations");
}

/// D. E. Knuth's census of all closed tours of the chess board: *The Art of Computer Programming*,
/// pre-fascicle 8a (2025). `BEZZEL_SAMPLE=1000000` draws more than the 40,000 that are quickly drawn.
#[test]
#[ignore = "draws 40,000 tours of 8 x 8, in some five seconds of a release build"]
fn random_tours_are_like_all_tours() {
    const ALL: f64 = 13_267_364_410_532.0;
    let draws = sample_of(40_000);
    let board = size(8, 8);
    let (mut all_wedges, mut even_slopes, mut no_area) = (0, 0, 0);
    let request = RandomToursRequest::new(board, TourKind::Closed, 2025, draws);
    let job = drawn(request, |path| {
        let squares = path.squares();
        let next = squares.iter().cycle().skip(1);
        let steps: Vec<Step> = squares
            .iter()
            .zip(next)
            .map(|(&from, &to)| Step::between(from, to).expect("a move"))
            .collect();
        // The pairs of directions that meet at a square, of 28.
        let mut wedges = [[false; 8]; 8];
        let mut slopes = [0; 4];
        let mut twice_area = 0;
        for (at, &step) in steps.iter().enumerate() {
            let digit = usize::from(step.digit());
            // Digit 7 - d leads back.
            let back = 7 - usize::from(steps[(at + 63) % 64].digit());
            wedges[digit.min(back)][digit.max(back)] = true;
            slopes[digit.min(7 - digit)] += 1;
            let (from, to) = (squares[at], squares[(at + 1) % 64]);
            twice_area += i64::from(from.row) * i64::from(to.column)
                - i64::from(to.row) * i64::from(from.column);
        }
        let wedges = wedges.iter().flatten().filter(|&&met| met).count();
        all_wedges += u64::from(wedges == 28);
        even_slopes += u64::from(slopes == [16; 4]);
        no_area += u64::from(twice_area == 0);
    });
    assert_hits(&job, 13_267_364_410_532, draws);
    assert_census("all wedges", all_wedges, draws, 278_078_503_988.0 / ALL);
    assert_census("even slopes", even_slopes, draws, 103_361_177_080.0 / ALL);
    assert_census("no area", no_area, draws, 129_937_524_256.0 / ALL);
}

/// Whether a path begins as it should, and makes none of the moves that are avoided; a closed one that may begin in any way
/// goes first to the neighbour farther left.
fn keeps_to(request: &RandomToursRequest, squares: &[Square]) -> bool {
    let (first, last) = (squares[0], squares[squares.len() - 1]);
    let closing = request.kind.is_closed().then_some([last, first]);
    let moves = squares.windows(2).map(|ends| [ends[0], ends[1]]);
    let avoided = |[from, to]: [Square; 2]| {
        request.avoided.contains(&[from, to]) || request.avoided.contains(&[to, from])
    };
    let key = |square: Square| (square.column, square.row);
    let is_free = request.path.len() < 2 && request.kind.is_closed();
    squares.starts_with(&request.path)
        && !moves.chain(closing).any(avoided)
        && (!is_free || key(squares[1]) < key(last))
}

/// All tours that fit a request: for boards without holes from all closed tours by their numbers, for others, which are
/// small, found one by one.
fn all_tours(request: &RandomToursRequest) -> BTreeSet<Vec<Square>> {
    fn extend(
        board: &Board,
        kind: TourKind,
        squares: &mut Vec<Square>,
        found: &mut Vec<Vec<Square>>,
    ) {
        let last = squares[squares.len() - 1];
        if squares.len() as u64 == board.area() {
            if kind == TourKind::Open || Step::between(last, squares[0]).is_some() {
                found.push(squares.clone());
            }
            return;
        }
        for to in board.neighbours(last) {
            if !squares.contains(&to) {
                squares.push(to);
                extend(board, kind, squares, found);
                squares.pop();
            }
        }
    }
    let size = request.size;
    let board = Board::new(size, request.holes.clone()).expect("a board");
    let mut found = Vec::new();
    if request.kind.is_closed() && request.holes.is_empty() {
        let mut numbers = TourNumbers::start(size.into()).expect("there are tours");
        while !numbers
            .advance(u64::MAX, &mut |error| panic!("{error}"))
            .done
        {}
        for number in 1..=numbers.count().expect("it is prepared") {
            let mut squares = numbers.tour(number).expect("a tour").into_squares();
            let start = request.path.first();
            let start = squares.iter().position(|square| Some(square) == start);
            squares.rotate_left(start.unwrap_or(0));
            found.push(squares.clone());
            squares[1..].reverse();
            found.push(squares);
        }
    } else {
        let lowest = board.squares().map(|square| square.row).max();
        let corner = board.squares().find(|square| Some(square.row) == lowest);
        let starts: Vec<Square> = match (request.path.first(), request.kind) {
            (Some(&start), _) => vec![start],
            (None, TourKind::Closed) => corner.into_iter().collect(),
            (None, TourKind::Open) => board.squares().collect(),
        };
        for start in starts {
            extend(&board, request.kind, &mut vec![start], &mut found);
        }
    }
    let tours = found.into_iter();
    tours.filter(|squares| keeps_to(request, squares)).collect()
}

/// A request with holes, a path and avoided moves by the names of their squares.
fn wanted(size: Size, kind: TourKind, [holes, path, avoided]: [&str; 3]) -> RandomToursRequest {
    let squares = |names: &str| -> Vec<Square> {
        let names = names.split_whitespace();
        names
            .map(|name| Square::from_name(name, size).expect("a square"))
            .collect()
    };
    RandomToursRequest {
        holes: squares(holes),
        path: squares(path),
        avoided: squares(avoided)
            .chunks(2)
            .map(|ends| [ends[0], ends[1]])
            .collect(),
        ..RandomToursRequest::new(size, kind, 1, 0)
    }
}

#[test]
fn holes_paths_and_avoided_moves_leave_each_tour_its_chance() {
    let (closed, open) = (TourKind::Closed, TourKind::Open);
    for (size, kind, rules, tours) in [
        (size(5, 6), closed, ["", "d4", ""], 8),
        (size(5, 6), closed, ["", "c2 a1 b3", ""], 4),
        (size(6, 5), closed, ["", "", "c3 e4"], 4),
        (size(6, 6), closed, ["", "d4 f5 d6 b5 a3 c4", ""], 60),
        (size(6, 6), closed, ["", "d4 f5 d6 b5 a3 c4", "c3 d5"], 60),
        (size(5, 5), closed, ["a1", "", ""], 8),
        (size(7, 4), closed, ["a1 d1", "", ""], 8),
        (size(4, 5), open, ["", "a1", ""], 8),
        (size(4, 5), open, ["a1", "", "c1 d3"], 4),
        (size(5, 5), open, ["", "a1 c2", "d4 e2"], 20),
        (size(3, 4), open, ["", "a1 c2 a3", ""], 1),
    ] {
        let mut request = wanted(size, kind, rules);
        let all = all_tours(&request);
        assert!(all.len() >= tours, "{size} {rules:?}: {}", all.len());
        request.tours = 40 * all.len() as u64;
        let draws = request.tours;
        let mut counts = BTreeMap::<Vec<Square>, u64>::new();
        drawn(request, |path| {
            let squares = path.into_squares();
            assert!(all.contains(&squares), "{size} {rules:?}");
            *counts.entry(squares).or_default() += 1;
        });
        if all.len() > 1 {
            let excess = excess(counts.into_values(), all.len() as u64, draws);
            assert!(
                excess.abs() < 4.5,
                "{size} {kind} {rules:?}: {excess} deviations"
            );
        }
    }
}

#[test]
fn what_no_tour_keeps_to_is_refused() {
    let of = |size, kind, rules| {
        let request = RandomToursRequest {
            tours: 1,
            ..wanted(size, kind, rules)
        };
        RandomTours::start(request).map(|job| job.run().expect_err("there is none"))
    };
    let (closed, size) = (TourKind::Closed, size(6, 6));
    let refused = Err(CountError::NotOnBoard { size });
    for rules in [
        ["", "a1 a2", ""],
        ["c2", "a1 c2", ""],
        ["", "", "a1 a2"],
        ["", "a1 c2 a1", ""],
    ] {
        assert_eq!(of(size, closed, rules), refused, "{rules:?}");
    }
    let none = CountError::NoSuchTours { size, kind: closed };
    // A hole leaves more squares of one colour than of the other, which shows at once.
    assert_eq!(of(size, closed, ["d4", "", ""]), Err(none));
    // A corner has two moves; what is avoided is not made.
    for rules in [
        ["", "", "a1 c2"],
        ["", "b3 a1", "a1 c2"],
        ["", "a4 c3", "c3 a4"],
        ["", "d4 b3", "d4 b3"],
    ] {
        assert_eq!(of(size, closed, rules), Ok(none), "{rules:?}");
    }
    let outside = RandomToursRequest {
        holes: vec![Square::new(6, 0)],
        ..RandomToursRequest::new(size, closed, 1, 1)
    };
    assert_eq!(outside.check(), Err(CountError::NotOnBoard { size }));
    // Without holes it is known that these have no closed tours; with them they are refused for their sides.
    let wide = wanted(self::size(9, 9), closed, ["a1", "", ""]).check();
    assert!(
        matches!(wide, Err(CountError::TooWide { widest: 8, .. })),
        "{wide:?}"
    );
    let long = wanted(self::size(4, 102), closed, ["a1 b1", "", ""]).check();
    assert!(
        matches!(long, Err(CountError::TooLong { longest: 100, .. })),
        "{long:?}"
    );
    assert_eq!(
        none.to_string(),
        "6x6 has no closed tour with these holes and moves"
    );
}

/// Of the two parts of a board between which no tour may move, each has sixteen tours.
#[test]
fn where_no_draw_is_a_tour_they_come_to_an_end() {
    let board = Board::from(size(3, 20));
    let left = board.squares().filter(|square| square.column < 10);
    let across = left.flat_map(|from| {
        let neighbours = board.neighbours(from);
        let right = neighbours.filter(|to| to.column >= 10);
        right.map(move |to| [from, to])
    });
    let request = RandomToursRequest {
        avoided: across.collect(),
        ..RandomToursRequest::new(board.size(), TourKind::Closed, 1, 1)
    };
    let mut job = RandomTours::start(request).expect("a board");
    let mut failure = None;
    while !job.advance(u64::MAX, &mut |tour| failure = tour.err()).done {}
    let two_factors = job.two_factors().expect("it is prepared") as u64;
    assert!(two_factors >= 16 * 16);
    let tries = 1_000_000.min(64 * two_factors);
    let none = CountError::NoneDrawn {
        size: board.size(),
        kind: TourKind::Closed,
        tries,
    };
    assert_eq!(failure, Some(none));
}

#[test]
fn a_seed_gives_the_same_tours_everywhere() {
    let board = size(6, 6);
    let path = random_tour(board, TourKind::Closed, 1848).expect("there are tours");
    assert_eq!(path.digits(), "13367240137142671236053764237321762");
    let open = random_tour(size(5, 5), TourKind::Open, 1848).expect("there are tours");
    assert_eq!(open.digits(), "350142737206731247510465");
    assert_ne!(random_tour(board, TourKind::Closed, 1849), Ok(path));
}

/// The first tours that seeds have had since they were first given tours, a line for each.
fn assert_seeds(rules: [&str; 3], lines: &str) {
    for line in lines.lines() {
        let [size, kind, seed, digits] = line.split(' ').collect::<Vec<_>>()[..] else {
            panic!("{line}");
        };
        let sides = size.split_once('x').expect("two sides");
        let [rows, columns] = [sides.0, sides.1].map(|side| side.parse().expect("a side"));
        let kind = match kind {
            "open" => TourKind::Open,
            _ => TourKind::Closed,
        };
        let request = RandomToursRequest {
            seed: seed.parse().expect("a seed"),
            tours: 1,
            ..wanted(self::size(rows, columns), kind, rules)
        };
        drawn(request, |path| assert_eq!(path.digits(), digits, "{line}"));
    }
}

#[test]
fn seeds_of_links_keep_their_tours() {
    assert_seeds(
        ["", "", ""],
        "\
6x8 closed 7 10353723672176242105515672406013675002673730066
6x8 closed 1848 17171721710424515367406201535672304640174105366
5x8 closed 7 105375065014651042475172401714651731246
5x8 closed 1848 105357400536724203540535640265351064405
7x6 closed 7 10153646330245455421323567417240105374562
7x6 closed 1848 10153605674203276530304271574714502056605
3x10 closed 7 15360453532714504271542423605
3x10 closed 1848 17235354060453354172362272405
6x6 open 7 14504276532635014057605420172763213
6x6 open 1848 17642313674210632757241035744013567
4x7 open 7 750624172153723605620471275
4x7 open 1848 217412463065151471260471275",
    );
}

#[test]
#[ignore = "prepares large boards, in some seconds of a release build"]
fn seeds_of_links_keep_their_tours_on_large_boards() {
    assert_seeds(
        ["", "", ""],
        "\
8x8 closed 7 103171566712642372010535767222015744735304012475322751172367642
8x8 closed 1848 101365136671262471453510237672420105364035640153541767421277126
8x9 closed 7 10135374564205620560151157672172710206771114603544027236054573246535062
8x9 closed 1848 17237171542175045101266217350266006327673231751042465740103715366712662
6x7 open 7 17201551427156723024654172105517627327202
6x7 open 1848 67221360467326353236420172353646210536376
7x8 open 7 0566506326005602155662013722776054172103715760562013723
7x8 open 1848 1576403304247653514506324106037503605440276712751441017",
    );
}

#[test]
fn seeds_keep_their_tours_with_holes_and_moves() {
    assert_seeds(
        ["", "d4 f5 d6", "c3 d5"],
        "\
6x6 closed 7 32467145314714506301426713247630053
6x6 closed 1848 32606751723624103565014405376423601",
    );
    assert_seeds(
        ["a1", "", ""],
        "\
5x5 closed 7 01540536720653217620356
5x5 closed 1848 05501427147510465302736",
    );
    assert_seeds(
        ["a1", "", "c1 d3"],
        "\
4x5 open 7 124712737206530451
4x5 open 1848 562053640550265037",
    );
}

#[test]
fn a_board_of_one_square_has_one_tour() {
    let path = random_tour(size(1, 1), TourKind::Open, 0).expect("it is a tour");
    assert_eq!(path.squares(), [Square::new(0, 0)]);
}

#[test]
fn where_there_is_no_tour_none_is_drawn() {
    let error =
        |rows, columns, kind| random_tour(size(rows, columns), kind, 0).expect_err("there is none");
    for (rows, columns) in [(4, 8), (3, 4), (5, 5), (1, 1), (2, 70), (3, 8)] {
        let (size, kind) = (size(rows, columns), TourKind::Closed);
        assert_eq!(
            error(rows, columns, kind),
            CountError::NoTours { size, kind }
        );
    }
    let kind = TourKind::Open;
    let wide = CountError::TooWide {
        size: size(8, 8),
        kind,
        widest: 7,
    };
    assert_eq!(error(8, 8, kind), wide);
    let long = CountError::TooLong {
        size: size(6, 101),
        longest: 100,
    };
    assert_eq!(error(6, 101, TourKind::Closed), long);
    assert_eq!(
        error(3, 3, kind),
        CountError::NoTours {
            size: size(3, 3),
            kind
        }
    );
    assert_eq!(error(3, 3, kind).to_string(), "3x3 has no open tour");
}

#[test]
fn no_more_memory_is_used_than_allowed() {
    let whole = RandomToursRequest::new(size(6, 8), TourKind::Closed, 0, 1);
    let request = RandomToursRequest {
        memory_limit: 100_000,
        ..whole
    };
    let mut job = RandomTours::start(request).expect("it is valid");
    let mut failure = None;
    while !job.advance(1, &mut |tour| failure = tour.err()).done {
        assert!(job.memory() < 300_000);
    }
    assert!(matches!(
        failure,
        Some(CountError::TooLarge { limit: 100_000, .. })
    ));
    assert_eq!(job.memory(), 0);
}

#[test]
fn boards_that_certainly_take_too_much_memory_are_refused_before_any_work() {
    let check =
        |rows, columns, kind| RandomToursRequest::new(size(rows, columns), kind, 1, 1).check();
    for (rows, columns, kind) in [
        (8, 100, TourKind::Closed),
        (100, 8, TourKind::Closed),
        (7, 100, TourKind::Open),
    ] {
        let refused = check(rows, columns, kind);
        assert!(
            matches!(refused, Err(CountError::TooLarge { .. })),
            "{rows}x{columns} {kind}: {refused:?}"
        );
    }
    // Of these the preparation takes some hundred MiB.
    assert_eq!(check(8, 14, TourKind::Closed), Ok(()));
    assert_eq!(check(7, 10, TourKind::Open), Ok(()));
}

#[test]
fn checkpoints_that_cannot_be_are_refused() {
    let request = RandomToursRequest::new(size(6, 6), TourKind::Closed, 0, 10);
    let checkpoint = |numbers: u64, tries: u64, tours: u64, steps: u64| {
        forged::checkpoint::<RandomTours>(json!({
            "numbers": numbers, "tries": tries, "tours": tours, "steps": steps,
        }))
    };
    for (numbers, tries, tours) in [(40, 20, 11), (40, 21, 2), (40, 1, 2)] {
        let resumed = RandomTours::resume(request.clone(), checkpoint(numbers, tries, tours, 0));
        assert!(
            matches!(resumed, Err(CountError::Checkpoint { .. })),
            "{numbers} {tries} {tours}"
        );
    }
    let most = u64::MAX;
    let last = checkpoint(most, most / 2, 9, most);
    let mut job = RandomTours::resume(request, last).expect("it could be");
    let mut tours = 0;
    while !job.advance(1000, &mut |_| tours += 1).done {}
    assert_eq!(tours, 1);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(20))]

    #[test]
    fn slices_and_resumptions_change_nothing(
        kind in prop_oneof![Just(TourKind::Closed), Just(TourKind::Open)],
        seed in any::<u64>(),
        slices in proptest::collection::vec(0..200_u64, 1..6),
    ) {
        let request = RandomToursRequest::new(size(3, 10), kind, seed, 8);
        let mut whole = Vec::new();
        let end = drawn(request.clone(), |path| whole.push(path));

        let mut found = Vec::new();
        let mut job = RandomTours::start(request.clone()).expect("it is valid");
        for steps in slices {
            let Progress { done, .. } =
                job.advance(steps, &mut |tour| found.push(tour.expect("memory")));
            if done {
                break;
            }
            job = RandomTours::resume(request.clone(), job.checkpoint()).expect("it was there");
        }
        while !job.advance(50, &mut |tour| found.push(tour.expect("memory"))).done {}
        prop_assert_eq!(found, whole);
        prop_assert_eq!(job.tries(), end.tries());
    }
}

#[test]
fn a_restarted_job_draws_as_a_new_one() {
    let request = RandomToursRequest::new(size(6, 6), TourKind::Closed, 1, 10);
    let of_seed = |seed| {
        let request = RandomToursRequest {
            seed,
            ..request.clone()
        };
        RandomTours::start(request)
            .expect("the board has tours")
            .run()
            .expect("memory")
    };
    let mut job = RandomTours::start(request.clone()).expect("the board has tours");
    let mut first = None;
    while first.is_none() {
        job.advance(1, &mut |tour| first = Some(tour));
    }
    assert_eq!(first, of_seed(1).into_iter().next().map(Ok));
    job.restart(2).expect("memory");
    assert!(job.two_factors().is_some(), "the board stays prepared");
    assert_eq!(job.run(), Ok(of_seed(2)));

    let mut job = RandomTours::start(request.clone()).expect("the board has tours");
    while !job.advance(u64::MAX, &mut |_| ()).done {}
    job.restart(3).expect("memory");
    assert_eq!(job.run(), Ok(of_seed(3)));
}
