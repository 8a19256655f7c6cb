//! Steps of proofs: each follows by a reason exactly where the definition of the reason says so.

use bezzel_solver::board::Square;
use bezzel_solver::queens::puzzle::{
    Claim, House, Inference, Kind, MAX_GRADE, Puzzle, PuzzleRequest, Reason, Refusal, Rule, make,
};
use bezzel_solver::queens::{Piece, Placement};
use proptest::prelude::*;

use crate::sample_of;

const RULES: [Rule; 3] = [
    Rule::Chess(Piece::Queen),
    Rule::Chess(Piece::Superqueen),
    Rule::Touch,
];

/// The rounds of queens that a refutation looks at.
const ROUNDS: u32 = 3;

/// The known facts of a puzzle, and the reasons by their definitions.
#[derive(Clone)]
struct Known<'a> {
    puzzle: &'a Puzzle,
    queens: Vec<Square>,
    crosses: Vec<Square>,
}

impl<'a> Known<'a> {
    fn of(puzzle: &'a Puzzle) -> Self {
        Self {
            puzzle,
            queens: puzzle.given().squares().collect(),
            crosses: Vec::new(),
        }
    }

    fn squares(&self) -> Vec<Square> {
        self.puzzle.given().size().squares().collect()
    }

    /// The houses of a sort: rows, columns, regions.
    fn sort(&self, sort: u32) -> Vec<House> {
        let of = |at| match sort {
            0 => House::Row(at),
            1 => House::Column(at),
            _ => House::Region(at),
        };
        (0..self.puzzle.n()).map(of).collect()
    }

    fn sorts(&self) -> u32 {
        if self.puzzle.regions().is_some() {
            3
        } else {
            2
        }
    }

    fn holds(&self, house: House, square: Square) -> bool {
        self.puzzle.squares(house).contains(&square)
    }

    fn is_excluded(&self, square: Square) -> bool {
        let mut queens = self.queens.iter();
        queens.any(|&queen| queen == square || self.puzzle.excludes(queen, square))
    }

    fn is_open(&self, square: Square) -> bool {
        !self.is_excluded(square) && !self.crosses.contains(&square)
    }

    fn open(&self, house: House) -> Vec<Square> {
        let mut squares = self.puzzle.squares(house);
        squares.retain(|&square| self.is_open(square));
        squares
    }

    /// The houses of a sort that have no queen.
    fn pending(&self, sort: u32) -> Vec<House> {
        let mut houses = self.sort(sort);
        houses.retain(|&house| !self.queens.iter().any(|&queen| self.holds(house, queen)));
        houses
    }

    fn all_pending(&self) -> Vec<House> {
        (0..self.sorts())
            .flat_map(|sort| self.pending(sort))
            .collect()
    }

    fn with_queen(&self, square: Square) -> Self {
        let mut after = self.clone();
        after.queens.push(square);
        after
    }

    fn has_emptied(&self) -> bool {
        self.all_pending()
            .iter()
            .any(|&house| self.open(house).is_empty())
    }

    /// Whether a queen on a square leaves a house empty after so many rounds.
    fn is_refuted(&self, square: Square, rounds: u32) -> bool {
        let mut after = self.with_queen(square);
        for _ in 0..rounds {
            if after.has_emptied() {
                return true;
            }
            let houses = after.all_pending();
            let forced: Vec<Square> = houses
                .iter()
                .map(|&house| after.open(house))
                .filter(|open| open.len() == 1)
                .map(|open| open[0])
                .collect();
            for square in forced {
                if after.is_open(square) {
                    after.queens.push(square);
                }
            }
        }
        after.has_emptied()
    }

    /// Whether k houses of a sort, with k in a range, lie within k of another, and so exclude a square.
    fn is_outside_of_sets(&self, square: Square, sizes: std::ops::RangeInclusive<usize>) -> bool {
        let subsets = |houses: Vec<House>| {
            move |set: u32| {
                let chosen = (0..).zip(&houses).filter(|(at, _)| set >> at & 1 == 1);
                chosen.map(|(_, house)| *house).collect::<Vec<_>>()
            }
        };
        let among =
            |houses: &[House], square| houses.iter().any(|&house| self.holds(house, square));
        for inner in 0..self.sorts() {
            for outer in (0..self.sorts()).filter(|&outer| outer != inner) {
                let (inner, outer) = (self.pending(inner), self.pending(outer));
                let counts = (1_u32 << inner.len(), 1_u32 << outer.len());
                let (inner, outer) = (subsets(inner), subsets(outer));
                for inner in (0..counts.0)
                    .map(&inner)
                    .filter(|all| sizes.contains(&all.len()))
                {
                    let open: Vec<Square> =
                        inner.iter().flat_map(|&house| self.open(house)).collect();
                    if among(&inner, square) {
                        continue;
                    }
                    for outer in (0..counts.1).map(&outer) {
                        if outer.len() == inner.len()
                            && among(&outer, square)
                            && open.iter().all(|&square| among(&outer, square))
                        {
                            return true;
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a claim about one square follows by a reason, by the definition.
    fn follows(&self, claim: &Claim, reason: Reason) -> bool {
        let square = match *claim {
            Claim::Queen(square) => {
                let single = |house| self.holds(house, square) && self.open(house) == [square];
                return reason == Reason::Single && self.all_pending().into_iter().any(single);
            }
            Claim::Crosses(ref squares) => squares[0],
        };
        if self.queens.contains(&square) {
            return false;
        }
        match reason {
            Reason::Attack => self.is_excluded(square),
            Reason::Single => false,
            Reason::Line => self.is_outside_of_sets(square, 1..=1),
            Reason::Group => self.is_outside_of_sets(square, 1..=usize::MAX),
            Reason::Common => {
                let mut houses = self.all_pending().into_iter();
                houses.any(|house| {
                    let mut open = self.open(house).into_iter();
                    !self.holds(house, square)
                        && open.all(|other| self.puzzle.excludes(other, square))
                })
            }
            Reason::Refutation => self.is_refuted(square, ROUNDS),
        }
    }

    fn prove(&self, claim: &Claim, reason: Reason) -> Result<Vec<Inference>, Refusal> {
        let placement = |squares: &[Square]| {
            let mut placement = Placement::empty(self.puzzle.n()).expect("n is in range");
            for &square in squares {
                placement.insert(square);
            }
            placement
        };
        let (queens, crosses) = (placement(&self.queens), placement(&self.crosses));
        self.puzzle.prove(&queens, &crosses, claim, reason)
    }

    /// Checks that deductions are true, and that together they are the claim.
    fn assert_shown(&self, steps: &[Inference], claim: &Claim) {
        for step in steps {
            match step {
                Inference::Last { house, square } => assert_eq!(self.open(*house), [*square]),
                Inference::Excluded { queen, crossed } => {
                    assert!(self.queens.contains(queen));
                    assert!(
                        crossed
                            .iter()
                            .all(|&square| self.puzzle.excludes(*queen, square))
                    );
                }
                Inference::Within {
                    houses,
                    within,
                    crossed,
                } => {
                    assert_eq!(houses.len(), within.len());
                    let among = |houses: &[House], square| {
                        houses.iter().any(|&house| self.holds(house, square))
                    };
                    let mut open = houses.iter().flat_map(|&house| self.open(house));
                    assert!(open.all(|square| among(within, square)), "{step:?}");
                    let outside =
                        |&square: &Square| among(within, square) && !among(houses, square);
                    assert!(crossed.iter().all(outside), "{step:?}");
                }
                Inference::Common { house, crossed } => {
                    for square in self.open(*house) {
                        assert!(
                            crossed
                                .iter()
                                .all(|&other| self.puzzle.excludes(square, other))
                        );
                    }
                }
                Inference::Refuted {
                    square,
                    follows,
                    emptied,
                } => {
                    let mut after = self.with_queen(*square);
                    for (forced, house) in follows {
                        assert_eq!(after.open(*house), [*forced], "{step:?}");
                        after = after.with_queen(*forced);
                    }
                    assert_eq!(after.open(*emptied), [], "{step:?}");
                }
                Inference::Impossible { .. } => panic!("{step:?} shows nothing"),
            }
        }
        let shown = match claim {
            Claim::Queen(square) => return assert_eq!(steps[0].placed(), Some(*square)),
            Claim::Crosses(squares) => squares,
        };
        let mut crossed: Vec<Square> = steps.iter().flat_map(Inference::crossed).copied().collect();
        let mut shown = shown.clone();
        crossed.sort_unstable();
        shown.sort_unstable();
        shown.dedup();
        assert_eq!(crossed, shown);
    }

    /// Checks that a refusal is true.
    fn assert_refused(&self, refusal: &Refusal, claim: &Claim) {
        let of_claim = |square| match claim {
            Claim::Queen(claimed) => *claimed == square,
            Claim::Crosses(squares) => squares.contains(&square),
        };
        match refusal {
            Refusal::Queen { square } => assert!(self.queens.contains(square)),
            Refusal::Closed {
                square,
                queen: None,
            } => assert!(self.crosses.contains(square)),
            Refusal::Closed {
                square,
                queen: Some(queen),
            } => {
                assert!(self.queens.contains(queen) && self.puzzle.excludes(*queen, *square));
            }
            Refusal::Places => assert!(matches!(claim, Claim::Crosses(_))),
            Refusal::Crosses => assert!(matches!(claim, Claim::Queen(_))),
            Refusal::Unattacked { square } => {
                assert!(of_claim(*square) && !self.is_excluded(*square));
            }
            Refusal::Others { square, others } => {
                assert_eq!(others.len() as u32, self.sorts());
                for (house, other) in others {
                    assert!(self.holds(*house, *square) && self.open(*house).contains(other));
                    assert_ne!(square, other);
                }
            }
            Refusal::Beyond { square, nearest } => {
                assert!(of_claim(*square));
                if let Some((inner, outer, beyond)) = nearest {
                    assert!(self.holds(*outer, *square) && !self.holds(*inner, *square));
                    assert!(self.open(*inner).contains(beyond) && !self.holds(*outer, *beyond));
                }
            }
            Refusal::NoGroup { square } => assert!(of_claim(*square)),
            Refusal::Left {
                square,
                follows,
                narrowest,
            } => {
                assert!(of_claim(*square));
                let mut after = self.with_queen(*square);
                for &forced in follows {
                    let houses = after.all_pending();
                    let single = |&house: &House| after.open(house).contains(&forced);
                    assert!(houses.iter().any(single));
                    after = after.with_queen(forced);
                }
                match narrowest {
                    Some((house, free)) => assert!(after.open(*house).contains(free)),
                    None => assert!(after.all_pending().is_empty()),
                }
            }
            other => panic!("{other:?} of a position that is right"),
        }
    }
}

/// The claim that a deduction makes.
fn claim_of(step: &Inference) -> Claim {
    step.placed()
        .map_or_else(|| Claim::Crosses(step.crossed().to_vec()), Claim::Queen)
}

/// Puzzles of each kind, rule and grade that there is, with so many seeds.
fn made(sizes: std::ops::RangeInclusive<u32>, seeds: u64) -> Vec<Puzzle> {
    let mut puzzles = Vec::new();
    for kind in Kind::ALL {
        for rule in RULES {
            for n in sizes.clone() {
                for grade in 1..=MAX_GRADE {
                    let request = |seed| PuzzleRequest {
                        n,
                        kind,
                        rule,
                        grade,
                        seed,
                    };
                    puzzles.extend((0..seeds).filter_map(|seed| make(request(seed)).ok()));
                }
            }
        }
    }
    puzzles
}

#[test]
fn each_hint_is_accepted_by_its_reason_and_what_the_solution_has_otherwise_by_none() {
    let puzzles = made(5..=8, sample_of(3));
    let mut reasons = [false; Reason::ALL.len()];
    for puzzle in &puzzles {
        let solution = &puzzle.solutions(1)[0];
        let mut known = Known::of(puzzle);
        for step in puzzle.path() {
            let reason = step.reason().expect("a proper puzzle has no contradiction");
            reasons[reason as usize] = true;
            let claim = claim_of(&step);
            let shown = known.prove(&claim, reason);
            known.assert_shown(
                &shown.unwrap_or_else(|refusal| panic!("{step:?}: {refusal}")),
                &claim,
            );
            for square in known.squares() {
                let wrong = if solution.contains(square) {
                    Claim::Crosses(vec![square])
                } else {
                    Claim::Queen(square)
                };
                for reason in Reason::ALL {
                    assert!(
                        known.prove(&wrong, reason).is_err(),
                        "{puzzle:?} {wrong:?} {reason}"
                    );
                }
            }
            known.queens.extend(step.placed());
            known.crosses.extend(step.crossed());
        }
    }
    // No path crosses out what a queen excludes.
    assert_eq!(reasons, Reason::ALL.map(|reason| reason != Reason::Attack));
}

#[test]
fn the_deductions_for_some_reasons_have_these_and_lead_as_far_as_any_order() {
    for puzzle in made(5..=7, 2) {
        assert_eq!(puzzle.path_by(&Reason::ALL), puzzle.path());
        for set in 0..1_u32 << Reason::ALL.len() {
            let allowed: Vec<Reason> = Reason::ALL
                .into_iter()
                .filter(|&reason| set >> reason as u32 & 1 == 1)
                .collect();
            let mut known = Known::of(&puzzle);
            for step in puzzle.path_by(&allowed) {
                // A reason accepts its special cases.
                let accepts = |&reason: &Reason| known.prove(&claim_of(&step), reason).is_ok();
                assert!(allowed.iter().any(accepts), "{step:?} by {allowed:?}");
                known.queens.extend(step.placed());
                known.crosses.extend(step.crossed());
            }
            // At its end no allowed reason says anything new.
            for square in known
                .squares()
                .into_iter()
                .filter(|&square| known.is_open(square))
            {
                for claim in [Claim::Queen(square), Claim::Crosses(vec![square])] {
                    for &reason in &allowed {
                        assert!(
                            known.prove(&claim, reason).is_err(),
                            "{claim:?} by {reason}"
                        );
                    }
                }
            }
        }
    }
}

/// A small board with a solution, and some of what that has: queens, and crosses on other squares.
fn positions() -> impl Strategy<Value = (Puzzle, Vec<Square>, Vec<Square>)> {
    (
        4_u32..=5,
        proptest::sample::select(RULES.to_vec()),
        any::<proptest::sample::Index>(),
        proptest::option::of(proptest::collection::vec(0..5_u8, 25)),
        (0..8_u32, any::<u32>(), any::<u32>()),
    )
        .prop_filter_map(
            "a board with a solution",
            |(n, rule, at, regions, (some, queens, crosses))| {
                let empty = Placement::empty(n).expect("n is in range");
                let open = Puzzle::new(rule, empty).expect("n is in range");
                let solutions = open.solutions(usize::MAX);
                let solution = solutions.get(at.index(solutions.len().max(1)))?;
                let squares: Vec<Square> = open.given().size().squares().collect();
                let puzzle = match regions {
                    None => open,
                    Some(regions) => {
                        let mut of_square: Vec<u8> = regions[..squares.len()]
                            .iter()
                            .map(|at| at % n as u8)
                            .collect();
                        for (region, queen) in (0..).zip(solution.squares()) {
                            of_square[(queen.row * n + queen.column) as usize] = region;
                        }
                        let letters = of_square.iter().map(|&at| char::from(b'a' + at));
                        open.with_regions(&letters.collect::<String>())
                            .expect("each region has a queen")
                    }
                };
                // Few queens: with many there is little left to say.
                let mut at = 0;
                let mut chosen = |set: u32| {
                    at += 1;
                    set >> (at - 1) & 1 == 1
                };
                let queens: Vec<Square> = solution
                    .squares()
                    .filter(|_| chosen(some & queens))
                    .collect();
                let others = squares
                    .into_iter()
                    .filter(|&square| !solution.contains(square));
                let crosses = others
                    .filter(|square| crosses >> ((square.row * n + square.column) % 32) & 1 == 1);
                Some((puzzle, queens, crosses.collect()))
            },
        )
}

proptest! {
    #[test]
    fn a_step_follows_exactly_where_the_definition_says_so((puzzle, queens, crosses) in positions()) {
        let known = Known { puzzle: &puzzle, queens, crosses };
        for square in known.squares() {
            for claim in [Claim::Queen(square), Claim::Crosses(vec![square])] {
                for reason in Reason::ALL {
                    let proved = known.prove(&claim, reason);
                    prop_assert_eq!(proved.is_ok(), known.follows(&claim, reason), "{:?} by {}: {:?}", claim, reason, proved);
                    match proved {
                        Ok(steps) => known.assert_shown(&steps, &claim),
                        Err(refusal) => known.assert_refused(&refusal, &claim),
                    }
                }
            }
        }
    }

    #[test]
    fn a_reason_accepts_all_that_the_reasons_accept_that_it_includes((puzzle, queens, crosses) in positions()) {
        let known = Known { puzzle: &puzzle, queens, crosses };
        for square in known.squares() {
            let claim = Claim::Crosses(vec![square]);
            let accepted = Reason::ALL.map(|reason| known.prove(&claim, reason).is_ok());
            for (reason, other) in Reason::ALL.into_iter().flat_map(|reason| Reason::ALL.map(|other| (reason, other))) {
                prop_assert!(
                    !reason.includes(other) || !accepted[other as usize] || accepted[reason as usize],
                    "{claim:?} by {other} and not by {reason}"
                );
            }
        }
    }

    #[test]
    fn several_crosses_follow_where_each_does((puzzle, queens, crosses) in positions(), set in any::<u32>()) {
        let known = Known { puzzle: &puzzle, queens, crosses };
        let mut squares = known.squares();
        squares.retain(|square| set >> (square.row * 5 + square.column) & 1 == 1);
        for reason in Reason::ALL {
            let follows = |&square: &Square| known.prove(&Claim::Crosses(vec![square]), reason).is_ok();
            let right: Vec<Square> = squares.iter().copied().filter(follows).collect();
            for some in [squares.clone(), right.clone()] {
                let claim = Claim::Crosses(some.clone());
                let all_right = !some.is_empty() && some.iter().all(|square| right.contains(square));
                match known.prove(&claim, reason) {
                    Ok(steps) => {
                        prop_assert!(all_right);
                        known.assert_shown(&steps, &claim);
                    }
                    Err(refusal) => prop_assert!(!all_right, "{refusal}"),
                }
            }
        }
    }
}

#[test]
fn from_a_position_that_contradicts_itself_nothing_follows() {
    let given = Placement::from_columns(&[1, 0, 0, 0]).expect("in range");
    let puzzle = Puzzle::new(Rule::Chess(Piece::Queen), given).expect("n is in range");
    let all = |known: &Known| {
        let mut refusals = Vec::new();
        for square in known.squares() {
            for claim in [Claim::Queen(square), Claim::Crosses(vec![square])] {
                refusals.extend(Reason::ALL.map(|reason| known.prove(&claim, reason)));
            }
        }
        refusals
    };
    let mut known = Known::of(&puzzle);
    // b3 is attacked by a4.
    known.queens.push(Square::new(1, 1));
    assert!(
        all(&known)
            .iter()
            .all(|answer| answer == &Err(Refusal::Contradiction))
    );
    // The second row has no open square.
    known.queens.pop();
    known.crosses = vec![Square::new(1, 2), Square::new(1, 3)];
    assert!(
        all(&known)
            .iter()
            .all(|answer| answer == &Err(Refusal::Contradiction))
    );
}

#[test]
fn what_is_no_step_is_refused() {
    let puzzle =
        Puzzle::new(Rule::Touch, Placement::empty(5).expect("in range")).expect("in range");
    let known = Known::of(&puzzle);
    for claim in [
        Claim::Crosses(Vec::new()),
        Claim::Queen(Square::new(5, 0)),
        Claim::Crosses(vec![Square::new(0, 0), Square::new(0, u32::MAX)]),
    ] {
        for reason in Reason::ALL {
            assert_eq!(known.prove(&claim, reason), Err(Refusal::NoSquare));
        }
    }
}
