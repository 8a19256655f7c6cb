//! Random bytes as a request of work, and a checkpoint if it has any, as a worker may get them: the job refuses them or
//! continues the work.
#![no_main]

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
use bezzel_solver::{Job, Resumable};
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
        0 => resume::<Listing>(bytes, |_| true),
        1 => begin::<Completion>(bytes),
        2 => resume::<CompletionCount>(bytes, |request| {
            request.n <= QUICK_PARTS || !request.fixed.is_empty()
        }),
        3 => resume::<Count>(bytes, |request| request.n <= QUICK_PARTS),
        4 => resume::<Survey>(bytes, |_| true),
        5 => begin::<Finish>(bytes),
        6 => resume::<TourCount>(bytes, |_| true),
        7 => resume::<Census>(bytes, |_| true),
        8 => begin::<Construct>(bytes),
        9 => begin::<HintSearch>(bytes),
        10 => begin::<Ranking>(bytes),
        12 => resume::<SymmetricTours>(bytes, |_| true),
        13 => begin::<PuzzleGenerator>(bytes),
        14 => resume::<RandomTours>(bytes, |_| true),
        15 => begin::<TourNumbers>(bytes),
        // A step is a whole attempt.
        _ => resume::<SuccessRate>(bytes, |request| {
            request.size.area() <= 1 << 10 && request.limit <= 1 << 14
        }),
    }
});

/// Prepares the work, and does some of it.
fn begin<J: Job<Request: DeserializeOwned>>(bytes: &[u8]) {
    let request = postcard::from_bytes::<J::Request>(bytes);
    if let Some(job) = request.ok().and_then(|request| J::start(request).ok()) {
        advance(job, STEPS);
    }
}

/// Prepares the work, continues it if its steps are short, and checks that its checkpoint is accepted.
fn resume<J: Resumable>(bytes: &[u8], has_short_steps: fn(&J::Request) -> bool)
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
    if let Ok(job) = begun {
        let job = advance(job, steps);
        assert!(
            J::resume(request, job.checkpoint()).is_ok(),
            "its own checkpoint is refused"
        );
    }
}

fn advance<J: Job>(mut job: J, steps: u64) -> J {
    let before = job.progress().fraction;
    let progress = job.advance(steps, &mut |_| {});
    assert!(progress.fraction >= before && progress.fraction <= 1.0);
    job
}
