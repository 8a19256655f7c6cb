//! Random bytes as a request and a checkpoint of work, as a worker may get them: the job refuses them or continues the
//! work.
#![no_main]

use bezzel_solver::Job;
use bezzel_solver::knight::Finish;
use bezzel_solver::knight::count::TourCount;
use bezzel_solver::knight::count::numbers::TourNumbers;
use bezzel_solver::knight::count::random::RandomTours;
use bezzel_solver::knight::symmetric::SymmetricTours;
use bezzel_solver::queens::completion::{Completion, CompletionCount};
use bezzel_solver::queens::construct::Construct;
use bezzel_solver::queens::count::Count;
use bezzel_solver::queens::hint::HintSearch;
use bezzel_solver::queens::puzzle::PuzzleGenerator;
use bezzel_solver::queens::{Listing, Ranking};
use bezzel_stepping::methods::SuccessRate;
use bezzel_stepping::queens::{Census, Survey};
use libfuzzer_sys::fuzz_target;
use serde::de::DeserializeOwned;

/// The number of steps after which a fuzzer goes on to the next input.
const STEPS: u64 = 64;

/// The largest n whose solutions are counted here: a step counts a whole part, which takes 12 seconds for 22 superqueens.
const QUICK_PARTS: u32 = 16;

fuzz_target!(|input: (u8, &[u8])| {
    let (kind, bytes) = input;
    match kind % 16 {
        0 => go_on::<Listing>(bytes, |_| true),
        1 => go_on::<Completion>(bytes, |_| true),
        2 => go_on::<CompletionCount>(bytes, |request| {
            request.n <= QUICK_PARTS || !request.fixed.is_empty()
        }),
        3 => go_on::<Count>(bytes, |request| request.n <= QUICK_PARTS),
        4 => go_on::<Survey>(bytes, |_| true),
        5 => go_on::<Finish>(bytes, |_| true),
        6 => go_on::<TourCount>(bytes, |_| true),
        7 => go_on::<Census>(bytes, |_| true),
        8 => go_on::<Construct>(bytes, |_| true),
        9 => go_on::<HintSearch>(bytes, |_| true),
        10 => go_on::<Ranking>(bytes, |_| true),
        12 => go_on::<SymmetricTours>(bytes, |_| true),
        13 => go_on::<PuzzleGenerator>(bytes, |_| true),
        14 => go_on::<RandomTours>(bytes, |_| true),
        15 => go_on::<TourNumbers>(bytes, |_| true),
        // A step is a whole attempt.
        _ => go_on::<SuccessRate>(bytes, |request| {
            request.size.area() <= 1 << 10 && request.limit <= 1 << 14
        }),
    }
});

/// Prepares the work, continues it if its steps are short, and checks that its checkpoint is accepted.
fn go_on<J: Job>(bytes: &[u8], has_short_steps: fn(&J::Request) -> bool)
where
    J::Request: DeserializeOwned + Clone,
    J::Checkpoint: DeserializeOwned,
{
    let Ok((request, checkpoint)) =
        postcard::from_bytes::<(J::Request, Option<J::Checkpoint>)>(bytes)
    else {
        return;
    };
    let steps = if has_short_steps(&request) { STEPS } else { 0 };
    let begun = match checkpoint {
        None => J::start(request.clone()),
        Some(checkpoint) => J::resume(request.clone(), checkpoint),
    };
    let Ok(mut job) = begun else {
        return;
    };
    let before = job.progress().fraction;
    let progress = job.advance(steps, &mut |_| {});
    assert!(progress.fraction >= before && progress.fraction <= 1.0);
    assert!(
        J::resume(request, job.checkpoint()).is_ok(),
        "its own checkpoint is refused"
    );
}
