//! Checkpoints of all jobs with their numbers, flags and lists changed to what no work leaves behind: they are refused,
//! or the work goes on from them and ends.

use std::fmt::Debug;

use bezzel_solver::Job;
use bezzel_solver::board::{Size, Square, Symmetry};
use bezzel_solver::knight::TourKind;
use bezzel_solver::knight::count::{TourCount, TourCountRequest};
use bezzel_solver::knight::methods::{Method, SuccessRate, SuccessRequest, Ties};
use bezzel_solver::knight::symmetric::SymmetricTours;
use bezzel_solver::knight::{Finish, Position};
use bezzel_solver::queens::completion::{Completion, CompletionCount, CompletionRequest};
use bezzel_solver::queens::construct::{Construct, ConstructRequest};
use bezzel_solver::queens::count::{Count, CountRequest};
use bezzel_solver::queens::hint::{Hinting, Tier};
use bezzel_solver::queens::puzzle::{Kind, Making, PuzzleRequest, Rule};
use bezzel_solver::queens::ranking::Ranking;
use bezzel_solver::queens::steps::{Algorithm, Census, Plan, Survey, SurveyRequest};
use bezzel_solver::queens::{ListRequest, Listing, Piece, Show};
use serde::{Serialize, de::DeserializeOwned};
use serde_json::{Value, from_value, json, to_value};

const EXTREMES: [u64; 9] = [
    0,
    1,
    7,
    64,
    u8::MAX as u64,
    u32::MAX as u64,
    i64::MAX as u64,
    u64::MAX - 1,
    u64::MAX,
];

/// All values that come of changing one place of a value.
fn changed(value: &Value) -> Vec<Value> {
    let mut all = Vec::new();
    match value {
        Value::Number(_) => all.extend(EXTREMES.map(Value::from)),
        Value::Bool(truth) => all.push(json!(!truth)),
        Value::Null => all.extend([json!(u64::MAX), json!([])]),
        Value::String(_) => {}
        Value::Array(items) => {
            let twice = [items.as_slice(), items.as_slice()].concat();
            all.extend([json!([]), Value::Array(twice)]);
            for (index, item) in items.iter().enumerate() {
                for item in changed(item) {
                    let mut items = items.clone();
                    items[index] = item;
                    all.push(Value::Array(items));
                }
            }
        }
        Value::Object(fields) => {
            for (name, field) in fields {
                for field in changed(field) {
                    let mut fields = fields.clone();
                    fields.insert(name.clone(), field);
                    all.push(Value::Object(fields));
                }
            }
        }
    }
    all
}

/// Changes the checkpoints that a job leaves after some steps, and goes on from those that are taken.
fn go_on_from_changed_checkpoints<J: Job<Request: Clone, Error: Debug>>(request: &J::Request)
where
    J::Checkpoint: Serialize + DeserializeOwned,
{
    for steps in [0, 1, 5, 40, 1000] {
        let mut job = J::start(request.clone()).expect("a valid request");
        job.advance(steps, &mut |_| {});
        let checkpoint = to_value(job.checkpoint()).expect("a checkpoint is plain data");
        for value in changed(&checkpoint) {
            let Ok(checkpoint) = from_value(value.clone()) else {
                continue;
            };
            if let Ok(job) = J::resume(request.clone(), checkpoint) {
                assert!(ends(job, request, &value), "{value} goes on for ever");
            }
        }
    }
}

fn ends<J: Job<Request: Clone, Error: Debug>>(
    mut job: J,
    request: &J::Request,
    from: &Value,
) -> bool {
    let mut before = job.progress().fraction;
    for slice in 0..200 {
        let progress = job.advance(1 << (slice / 10), &mut |_| {});
        let is_farther = (before..=1.0).contains(&progress.fraction);
        assert!(is_farther, "{from}: {before} and then {progress:?}");
        before = progress.fraction;
        if let Err(error) = J::resume(request.clone(), job.checkpoint()) {
            panic!("{from}: its own checkpoint is refused, {error:?}");
        }
        if progress.done {
            return true;
        }
    }
    false
}

fn position(n: u32, squares: &[(u32, u32)]) -> CompletionRequest {
    let square = |&(row, column)| Square::new(row, column);
    let fixed = squares.iter().map(square).collect();
    CompletionRequest::new(n, Piece::Queen, fixed, 3).expect("in range")
}

#[test]
fn lists_and_completions() {
    let fixed = vec![Square::new(2, 3)];
    for show in [Show::All, Show::Fundamental] {
        let request = ListRequest::new(7, Piece::Queen, show, fixed.clone()).unwrap();
        go_on_from_changed_checkpoints::<Listing>(&request);
    }
    for position in [
        position(8, &[(0, 0)]),
        position(6, &[(0, 0)]),
        position(7, &[]),
    ] {
        go_on_from_changed_checkpoints::<Completion>(&position);
        go_on_from_changed_checkpoints::<CompletionCount>(&position);
    }
}

#[test]
fn counts_and_names() {
    for (n, piece) in [
        (8, Piece::Queen),
        (12, Piece::Queen),
        (9, Piece::Superqueen),
    ] {
        let request = CountRequest::whole(n, piece).unwrap();
        go_on_from_changed_checkpoints::<Count>(&request);
    }
    for text in ["15863724", "84136275"] {
        go_on_from_changed_checkpoints::<Ranking>(&(text.parse().unwrap(), Piece::Queen));
    }
}

#[test]
fn hints_and_constructions() {
    for squares in [&[(0, 0)][..], &[(1, 0), (3, 1)]] {
        for tier in [Tier::Mistake, Tier::Reveal] {
            let position = position(6, squares);
            go_on_from_changed_checkpoints::<Hinting>(&(position, tier));
        }
    }
    for (n, seed) in [(9, None), (9, Some(5)), (100, Some(5))] {
        go_on_from_changed_checkpoints::<Construct>(&ConstructRequest { n, seed });
    }
}

#[test]
fn puzzles() {
    for kind in Kind::ALL {
        go_on_from_changed_checkpoints::<Making>(&PuzzleRequest {
            n: 6,
            kind,
            rule: Rule::Chess(Piece::Queen),
            grade: 2,
            seed: 1,
        });
    }
}

#[test]
fn searches_that_are_watched() {
    for algorithm in Algorithm::ALL {
        let plan = Plan::new(4, algorithm);
        go_on_from_changed_checkpoints::<Census>(&plan);
        for until in [None, Some(20)] {
            go_on_from_changed_checkpoints::<Survey>(&SurveyRequest { plan, until });
        }
    }
}

#[test]
fn tours() {
    let size = Size::square(6).unwrap();
    let path = vec![Square::new(0, 0), Square::new(1, 2)];
    for position in [
        Position::new(size).after(path.clone()),
        Position::new(size).after(path).closed(),
        Position::new(size).without(vec![Square::new(2, 2)]),
    ] {
        go_on_from_changed_checkpoints::<Finish>(&position);
    }
    let size = Size::square(5).unwrap();
    let method = Method::Warnsdorff {
        ties: Ties::Pohl,
        backtracking: true,
    };
    go_on_from_changed_checkpoints::<SuccessRate>(&SuccessRequest {
        size,
        method,
        limit: 100,
    });
    for (rows, kind) in [(3, TourKind::Closed), (4, TourKind::Open)] {
        let request = TourCountRequest::whole(Size::new(rows, 6).unwrap(), kind);
        go_on_from_changed_checkpoints::<TourCount>(&request);
    }
    for (rows, symmetry) in [(5, Symmetry::HalfTurn), (3, Symmetry::FlipHorizontal)] {
        let request = (Size::new(rows, 10).unwrap(), symmetry);
        go_on_from_changed_checkpoints::<SymmetricTours>(&request);
    }
}
