//! Any bytes as a request and a checkpoint of work, as a worker may get them: they are refused, or the work goes on.
#![no_main]

use bezzel_solver::Job;
use bezzel_solver::knight::Finish;
use bezzel_solver::knight::count::TourCount;
use bezzel_solver::queens::Listing;
use bezzel_solver::queens::completion::{Completion, CompletionCount};
use bezzel_solver::queens::count::Count;
use bezzel_solver::queens::steps::Survey;
use libfuzzer_sys::fuzz_target;
use serde::de::DeserializeOwned;

/// As much as a fuzzer has patience for.
const STEPS: u64 = 64;

fuzz_target!(|input: (u8, &[u8])| {
    let (kind, bytes) = input;
    match kind % 7 {
        0 => go_on::<Listing>(bytes),
        1 => go_on::<Completion>(bytes),
        2 => go_on::<CompletionCount>(bytes),
        3 => go_on::<Count>(bytes),
        4 => go_on::<Survey>(bytes),
        5 => go_on::<Finish>(bytes),
        _ => go_on::<TourCount>(bytes),
    }
});

/// Goes on with a piece of work and looks whether its checkpoint is taken.
fn go_on<J: Job>(bytes: &[u8])
where
    J::Request: DeserializeOwned + Clone,
    J::Checkpoint: DeserializeOwned,
{
    let Ok((request, checkpoint)) =
        postcard::from_bytes::<(J::Request, Option<J::Checkpoint>)>(bytes)
    else {
        return;
    };
    let begun = match checkpoint {
        None => J::start(request.clone()),
        Some(checkpoint) => J::resume(request.clone(), checkpoint),
    };
    let Ok(mut job) = begun else {
        return;
    };
    let before = job.progress().fraction;
    let progress = job.advance(STEPS, &mut |_| {});
    assert!(progress.fraction >= before && progress.fraction <= 1.0);
    assert!(
        J::resume(request, job.checkpoint()).is_ok(),
        "its own checkpoint is refused"
    );
}
