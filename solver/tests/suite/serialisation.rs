use std::fmt::Debug;

use bezzel_solver::board::{Size, Square, Symmetry};
use bezzel_solver::knight::count::{TourCount, TourCountRequest};
use bezzel_solver::knight::{Board, Path, TourKind};
use bezzel_solver::queens::completion::{
    Completion, CompletionCount, CompletionRequest, NoCompletion,
};
use bezzel_solver::queens::construct::ConstructRequest;
use bezzel_solver::queens::construct::steps::steps;
use bezzel_solver::queens::count::{Count, CountRequest};
use bezzel_solver::queens::hint::{HintSearch, Tier};
use bezzel_solver::queens::{ListRequest, Listing, Piece, Placement, Ranking, Solution, Unit};
use bezzel_solver::{Job, Progress, Random, Resumable};
use proptest::prelude::*;
use serde::{Serialize, de::DeserializeOwned};
use serde_json::{from_str, to_string};

use crate::strategies::{requests, sizes};

#[test]
fn values_have_the_text_people_know() {
    let solution: Solution = "15863724".parse().unwrap();
    let texts = [
        to_string(&Size::new(3, 10).unwrap()),
        to_string(&Square::new(1, 2)),
        to_string(&Piece::Superqueen),
        to_string(&Symmetry::QuarterTurn),
        to_string(&solution),
    ];
    assert_eq!(
        texts.map(Result::unwrap),
        [
            r#""3x10""#,
            r#"{"row":1,"column":2}"#,
            r#""superqueen""#,
            r#""quarter-turn""#,
            r#""15863724""#,
        ],
    );
    for symmetry in Symmetry::ALL {
        assert_eq!(
            to_string(&symmetry).unwrap(),
            format!("{:?}", symmetry.name())
        );
    }
    for piece in Piece::ALL {
        assert_eq!(to_string(&piece).unwrap(), format!("{:?}", piece.name()));
    }
}

/// Requests and answers of workers come back unchanged from their text.
#[test]
fn jobs_on_one_position_survive_their_text() {
    fn survives<T: Serialize + DeserializeOwned + PartialEq + Debug>(value: &T) {
        assert_eq!(&from_str::<T>(&to_string(value).unwrap()).unwrap(), value);
    }

    let fixed = vec![Square::new(0, 1), Square::new(3, 5)];
    let position = CompletionRequest::new(8, Piece::Queen, fixed, u64::MAX).unwrap();
    survives(&position);
    let mut completion = Completion::start(position.clone()).unwrap();
    completion.advance(u64::MAX, &mut |answer| survives(&answer));
    for reason in [
        NoCompletion::NoFreeSquare(Unit::Column(3)),
        NoCompletion::Exhausted { positions: 7 },
    ] {
        survives(&reason);
    }

    let mut count = CompletionCount::start(position.clone()).unwrap();
    count.advance(1, &mut |_| {});
    survives(&count.checkpoint());

    for tier in Tier::ALL {
        let position = position.clone();
        let request = (position, tier);
        survives(&request);
        let mut hinting = HintSearch::start(request).unwrap();
        hinting.advance(u64::MAX, &mut |hint| survives(&hint));
        assert_eq!(to_string(&tier).unwrap(), format!("{:?}", tier.name()));
    }

    let solution: Solution = "15863724".parse().unwrap();
    let piece = Piece::Queen;
    let request = (solution, piece);
    survives(&request);
    let mut ranking = Ranking::start(request).unwrap();
    ranking.advance(u64::MAX, &mut |name| survives(&name));

    let seed = Some(7);
    let request = ConstructRequest { n: 9, seed };
    survives(&request);
    survives(&Random::new(7));
    for change in steps(14).unwrap() {
        let text = to_string(change).unwrap();
        assert_eq!(text, format!("{:?}", change.name()));
    }
}

#[test]
fn counts_are_stored_by_the_names_of_their_fields() {
    let request = CountRequest::new(8, Piece::Superqueen, 3..40).unwrap();
    let text = to_string(&request).unwrap();
    assert_eq!(
        text,
        r#"{"n":8,"piece":"superqueen","parts":{"start":3,"end":40}}"#
    );
    assert_eq!(from_str::<CountRequest>(&text).unwrap(), request);

    let checkpoint = Count::start(request).unwrap().checkpoint();
    let text = to_string(&checkpoint).unwrap();
    assert_eq!(text, r#"{"next":3,"sum":0,"piece":0,"piece_sum":0}"#);
    // Also without the pieces, as before parts had any.
    for text in [text.as_str(), r#"{"next":3,"sum":0}"#] {
        assert_eq!(
            from_str::<<Count as Resumable>::Checkpoint>(text).unwrap(),
            checkpoint
        );
    }
}

#[test]
fn counts_of_tours_are_stored_by_the_names_of_their_fields() {
    let request = TourCountRequest::whole(Size::new(6, 6).unwrap(), TourKind::Closed);
    let text = to_string(&request).unwrap();
    assert_eq!(
        text,
        r#"{"board":["6x6",[]],"kind":"closed","share":0,"shares":1,"memory_limit":536870912}"#
    );
    assert_eq!(from_str::<TourCountRequest>(&text).unwrap(), request);

    let mut job = TourCount::start(request).unwrap();
    job.advance(u64::MAX, &mut |_| {});
    let checkpoint = job.checkpoint();
    let text = to_string(&checkpoint).unwrap();
    assert!(text.contains(r#""sum":9862"#), "{text}");
    assert_eq!(
        from_str::<<TourCount as Resumable>::Checkpoint>(&text).unwrap(),
        checkpoint
    );
    let text = to_string(&job.stage()).unwrap();
    assert_eq!(text, r#""ended""#);
}

#[test]
fn values_that_cannot_be_are_refused() {
    for text in [r#""0x8""#, r#""8x1000001""#, r#"{"rows":0,"columns":0}"#] {
        assert!(from_str::<Size>(text).is_err(), "{text}");
    }
    for text in [r#""15863742""#, r#""""#, "[2,4,1,3]"] {
        assert!(from_str::<Solution>(text).is_err(), "{text}");
    }
}

proptest! {
    #[test]
    fn what_is_stored_comes_back(request in requests(), size in sizes(), steps in 0..=3000_u64) {
        let mut listing = Listing::start(request.clone()).unwrap();
        let mut found = Vec::new();
        let progress = listing.advance(steps, &mut |item| found.push(item));
        let checkpoint = listing.checkpoint();

        prop_assert_eq!(from_str::<Size>(&to_string(&size).unwrap()).unwrap(), size);
        let text = to_string(&request).unwrap();
        prop_assert_eq!(from_str::<ListRequest>(&text).unwrap(), request);
        let text = to_string(&checkpoint).unwrap();
        prop_assert_eq!(from_str::<<Listing as Resumable>::Checkpoint>(&text).unwrap(), checkpoint);
        let text = to_string(&found).unwrap();
        prop_assert_eq!(from_str::<Vec<Solution>>(&text).unwrap(), found);
        let stored: Progress = from_str(&to_string(&progress).unwrap()).unwrap();
        prop_assert_eq!((stored.done, stored.steps), (progress.done, progress.steps));
    }
}

#[test]
fn boards_and_paths_come_back_and_what_is_none_is_refused() {
    let placement = Placement::from_columns(&[2, 4, 0, 3]).unwrap();
    let text = to_string(&placement).unwrap();
    assert_eq!(text, r#""1Q2/3Q/4/2Q1""#);
    assert_eq!(from_str::<Placement>(&text).unwrap(), placement);
    assert!(from_str::<Placement>(r#""1Q2/3Q""#).is_err());

    let board = Board::new(Size::new(3, 4).unwrap(), vec![Square::new(1, 1)]).unwrap();
    let text = to_string(&board).unwrap();
    assert_eq!(text, r#"["3x4",[{"row":1,"column":1}]]"#);
    assert_eq!(from_str::<Board>(&text).unwrap(), board);
    assert!(from_str::<Board>(r#"["3x4",[{"row":3,"column":1}]]"#).is_err());

    let path = Path::new(&board, vec![Square::new(0, 0), Square::new(1, 2)]).unwrap();
    let text = to_string(&path).unwrap();
    assert_eq!(text, r#"[{"row":0,"column":0},{"row":1,"column":2}]"#);
    assert_eq!(from_str::<Path>(&text).unwrap(), path);
    for wrong in [
        "[]",
        r#"[{"row":0,"column":0},{"row":1,"column":1}]"#,
        r#"[{"row":0,"column":0},{"row":1,"column":2},{"row":0,"column":0}]"#,
    ] {
        assert!(from_str::<Path>(wrong).is_err(), "{wrong}");
    }
}
