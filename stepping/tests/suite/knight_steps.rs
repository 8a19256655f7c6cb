//! The knight's search, event by event, against a program that is written as textbooks have it.

use bezzel_solver::board::{Size, Square};
use bezzel_solver::knight::{KnightError, Step};
use bezzel_stepping::knight::{
    Algorithm, Event, JumpOutcome, Milestone, NodeKind, Plan, Run, Tree, Watched,
};

/// The recursive procedure, with the events that it reports.
struct Textbook {
    plan: Plan,
    path: Vec<Square>,
    tours: u64,
    events: Vec<(Event, Vec<Square>)>,
}

impl Textbook {
    fn of(plan: Plan) -> Vec<(Event, Vec<Square>)> {
        let mut program = Self {
            plan,
            path: Vec::new(),
            tours: 0,
            events: Vec::new(),
        };
        program.report(Event::Start);
        program.visit(plan.start);
        program.events
    }

    fn report(&mut self, event: Event) {
        self.events.push((event, self.path.clone()));
    }

    fn is_free(&self, square: Square) -> bool {
        !self.path.contains(&square)
    }

    fn onward(&self, from: Square) -> Vec<Square> {
        let to = Step::ALL.map(|step| step.taken_from(from, self.plan.size));
        let on_board = to.into_iter().flatten();
        on_board.filter(|square| self.is_free(*square)).collect()
    }

    fn visit(&mut self, square: Square) {
        self.path.push(square);
        self.report(Event::Place { square });
        let moves = self.onward(square);
        if self.path.len() as u64 == self.plan.size.area() {
            self.tours += 1;
            let number = self.tours;
            self.report(Event::Solution { number });
        } else {
            match self.plan.algorithm {
                Algorithm::Backtracking => self.try_all(square),
                Algorithm::Warnsdorff => self.fewest_first(square, moves.clone()),
            }
            self.report(if moves.is_empty() {
                Event::DeadEnd { square }
            } else {
                Event::Exhausted { square }
            });
        }
        self.path.pop();
        self.report(Event::TakeBack { square });
    }

    fn try_all(&mut self, square: Square) {
        for step in Step::ALL {
            let to = step.taken_from(square, self.plan.size);
            self.report(Event::Try { step, to });
            match to.filter(|to| self.is_free(*to)) {
                Some(to) => self.visit(to),
                None => self.report(Event::Reject { step, to }),
            }
        }
    }

    fn fewest_first(&mut self, from: Square, mut moves: Vec<Square>) {
        let free = moves.len() as u32;
        moves.sort_by_key(|to| self.onward(*to).len());
        self.report(Event::Choose { from, free });
        for to in moves {
            self.visit(to);
        }
    }
}

fn plans(rows: u32, columns: u32) -> impl Iterator<Item = Plan> {
    let size = Size::new(rows, columns).expect("in range");
    Algorithm::ALL.into_iter().flat_map(move |algorithm| {
        size.squares()
            .map(move |start| Plan::new(size, start, algorithm))
    })
}

fn small_plans() -> impl Iterator<Item = Plan> {
    [(1, 1), (1, 2), (3, 3), (3, 4), (4, 3)]
        .into_iter()
        .flat_map(|(rows, columns)| plans(rows, columns))
}

#[test]
fn each_event_is_what_the_textbook_does() {
    for plan in small_plans() {
        let mut run = Run::new(plan).unwrap();
        for (step, (event, path)) in Textbook::of(plan).into_iter().enumerate() {
            assert_eq!((run.event(), run.path()), (event, path), "{plan:?}, {step}");
            assert_eq!(run.step(), step as u64);
            let stack = run.stack();
            let squares: Vec<_> = stack.iter().map(|frame| frame.square).collect();
            assert_eq!(squares, run.path());
            run.forward();
        }
        assert!(!run.forward(), "{plan:?}");
        assert!(run.fraction() >= 1.0);
    }
}

#[test]
fn the_way_back_is_the_way_forward_turned_round() {
    for plan in small_plans() {
        let mut run = Run::new(plan).unwrap();
        let mut states = vec![run.clone()];
        while run.forward() {
            assert!(run.fraction() >= states[states.len() - 1].fraction());
            states.push(run.clone());
        }
        while let Some(state) = states.pop() {
            assert_eq!(run, state);
            assert_eq!(Run::restore(plan, &state.snapshot()).unwrap(), state);
            run.back();
        }
        assert_eq!(run, Run::new(plan).unwrap());
    }
}

#[test]
fn all_tours_are_found() {
    // 5 x 5 has 304 tours from a corner, 64 from the middle and none from a square of the other colour.
    let size = Size::square(5).unwrap();
    for algorithm in Algorithm::ALL {
        for (start, tours) in [((0, 1), 0), ((2, 2), 64), ((4, 0), 304)] {
            let mut run =
                Run::new(Plan::new(size, Square::new(start.0, start.1), algorithm)).unwrap();
            while run.forward() {}
            assert_eq!(
                run.counters().solutions,
                tours,
                "{algorithm:?} from {start:?}"
            );
        }
    }
}

#[test]
fn the_first_tour_ends_a_run_that_is_to_find_one() {
    let size = Size::square(8).unwrap();
    let plan = Plan {
        first_only: true,
        ..Plan::new(size, Square::new(7, 0), Algorithm::Warnsdorff)
    };
    let mut run = Run::new(plan).unwrap();
    assert_eq!(
        run.forward_to(Milestone::Solution, 1_000_000),
        JumpOutcome::Found
    );
    assert_eq!(run.path().len(), 64);
    assert!(!run.forward());
    assert_eq!(
        run.back_to(Milestone::Piece(10), 1_000_000),
        JumpOutcome::Found
    );
    assert_eq!(run.path().len(), 10);
}

#[test]
fn the_tree_is_what_the_run_goes_through() {
    for plan in small_plans() {
        let tree = Tree::new(plan).unwrap();
        let mut run = Run::new(plan).unwrap();
        let mut children = vec![0];
        while run.forward() {
            let path = run.moves();
            match run.event() {
                Event::Place { square } => {
                    let node = tree.node(&path).unwrap();
                    assert_eq!(node.square, square);
                    assert_eq!(tree.step(&path, u64::MAX), Some(run.step()));
                    if let Some((_, above)) = path.split_last() {
                        let before = children.last_mut().unwrap();
                        assert_eq!(tree.children(above)[*before], node);
                        *before += 1;
                    }
                    children.push(0);
                }
                Event::Solution { .. } => {
                    assert_eq!(tree.node(&path).unwrap().kind, NodeKind::Solution);
                }
                Event::DeadEnd { .. } => {
                    assert_eq!(tree.node(&path).unwrap().kind, NodeKind::Failure);
                }
                Event::TakeBack { .. } => {
                    children.pop();
                }
                _ => {}
            }
            // At the end, the first square has been left, too: what is below it has all been seen.
            let is_over = children.len() == 1;
            let returned = children.last().copied().filter(|_| !is_over);
            assert_eq!(run.returned(), returned.unwrap_or(usize::MAX));
        }
        let (below, counters) = (tree.below(&[], u64::MAX).unwrap(), run.counters());
        assert_eq!(below.placements + 1, counters.placements);
        assert_eq!(below.dead_ends, counters.dead_ends);
        assert_eq!(below.solutions, counters.solutions);
        let most = below.placements.saturating_sub(1);
        assert_eq!(tree.below(&[], most).is_none(), below.placements > 0);
    }
}

#[test]
fn a_plan_that_cannot_be_run_is_refused() {
    let size = Size::new(9, 3).unwrap();
    let start = Square::new(0, 0);
    let long = Plan::new(size, start, Algorithm::Backtracking);
    let most = 64;
    assert_eq!(
        Run::new(long).unwrap_err(),
        KnightError::TooLarge { size, most }
    );
    let outside = Plan::new(
        Size::square(5).unwrap(),
        Square::new(5, u32::MAX),
        Algorithm::Warnsdorff,
    );
    assert!(matches!(Run::new(outside), Err(KnightError::Start { .. })));
    assert!(Tree::new(outside).is_err());
}
