//! A stored count comes back, and nothing else is taken for one.

use bezzel_solver::Job;
use bezzel_solver::queens::count::{Count as CountJob, CountRequest};
use proptest::prelude::*;

use super::*;
use crate::bridge::queens::Counted;

/// Bytes with the check value that belongs to them.
fn checked(mut content: Vec<u8>) -> Vec<u8> {
    let check = CHECK.checksum(&content);
    content.extend(check.to_le_bytes());
    content
}

fn checkpoints() -> impl Strategy<Value = Checkpoint> {
    let piece = prop::sample::select(&Piece::ALL[..]);
    let words = prop::collection::vec(
        (
            any::<prop::sample::Index>(),
            0.0..=1.0,
            any::<u32>(),
            any::<bool>(),
        ),
        0..40,
    );
    (1..=MAX_N, piece, words, any::<u64>()).prop_map(|(n, piece, words, spent)| {
        let shares = shares(n, piece);
        let mut ledger = Ledger::new(shares);
        for (share, fraction, sum, done) in words {
            let counted = Counted::so_far(sum.into());
            ledger.enter(share.index(shares), counted, fraction, done);
        }
        Checkpoint {
            n,
            piece,
            ledger,
            spent,
        }
    })
}

proptest! {
    #[test]
    fn what_is_stored_comes_back(checkpoint in checkpoints()) {
        prop_assert_eq!(Checkpoint::decode(&checkpoint.encode()), Ok(checkpoint));
    }

    #[test]
    fn whatever_bytes_there_are_is_no_reason_to_panic(bytes in prop::collection::vec(any::<u8>(), 0..80)) {
        prop_assert!(Checkpoint::decode(&bytes).is_err());
        // The check value keeps none of them from being read further.
        let _ = Checkpoint::decode(&checked(bytes.clone()));
        let with_version = [&postcard::to_allocvec(VERSION).unwrap()[..], &bytes].concat();
        if let Ok(read) = Checkpoint::decode(&checked(with_version)) {
            prop_assert!(read.is_possible());
        }
    }

    #[test]
    fn damage_is_noticed(
        checkpoint in checkpoints(),
        place in any::<prop::sample::Index>(),
        change in 1..=u8::MAX,
        end in any::<prop::sample::Index>(),
    ) {
        let bytes = checkpoint.encode();
        let mut changed = bytes.clone();
        changed[place.index(bytes.len())] ^= change;
        prop_assert_eq!(Checkpoint::decode(&changed), Err(Unusable::Damaged));
        let shortened = &bytes[..end.index(bytes.len())];
        prop_assert_eq!(Checkpoint::decode(shortened), Err(Unusable::Damaged));
    }
}

fn example() -> Checkpoint {
    Checkpoint {
        n: 16,
        piece: Piece::Queen,
        ledger: Ledger::new(shares(16, Piece::Queen)),
        spent: 0,
    }
}

#[test]
fn another_version_is_named() {
    let content = postcard::to_allocvec(&("0.0.1", 5_u8)).unwrap();
    let expected = Unusable::OtherVersion("0.0.1".to_owned());
    assert_eq!(Checkpoint::decode(&checked(content)), Err(expected));
}

#[test]
fn what_no_count_can_have_stored_is_damaged() {
    let mut too_large = example();
    too_large.n = MAX_N + 1;
    let mut other_shares = example();
    other_shares.ledger = Ledger::new(3);
    let mut no_fraction = example();
    let one = Counted::so_far(1);
    no_fraction.ledger.enter(0, one, f64::NAN, false);
    let mut too_many = example();
    let most = Counted::so_far(u64::MAX);
    too_many.ledger.enter(0, most, 1.0, true);
    too_many.ledger.enter(1, most, 0.5, false);
    for impossible in [too_large, other_shares, no_fraction, too_many] {
        let decoded = Checkpoint::decode(&impossible.encode());
        assert_eq!(decoded, Err(Unusable::Damaged), "{impossible:?}");
    }
}

/// If this or the next test fails, the stored form or the solver's numbering of parts has changed: raise [`VERSION`],
/// then write down the new figures.
#[test]
fn what_is_stored_has_the_form_of_this_version() {
    let mut begun = example();
    begun.ledger.enter(0, Counted::so_far(5), 1.0, true);
    begun.ledger.enter(1, Counted::so_far(7), 0.5, false);
    let bytes = begun.encode();
    let (_, check) = bytes.split_last_chunk().unwrap();
    assert_eq!(u32::from_le_bytes(*check), 3_311_736_143);
}

#[test]
fn the_parts_are_numbered_as_this_version_has_it() {
    let counts = |n, piece| -> Vec<u64> {
        (0..5)
            .map(|share| {
                let request = CountRequest::share(n, piece, share, 5).unwrap();
                let mut job = CountJob::start(request).unwrap();
                while !job.advance(1_000, &mut |_| {}).done {}
                job.sum()
            })
            .collect()
    };
    let found = [
        counts(11, Piece::Queen),
        counts(12, Piece::Queen),
        counts(11, Piece::Superqueen),
    ];
    let expected = [
        [336, 432, 432, 584, 896],
        [3154, 1830, 4194, 3880, 1142],
        [8, 8, 10, 14, 4],
    ];
    assert_eq!(found, expected);
    assert_eq!(VERSION, "3");
}
