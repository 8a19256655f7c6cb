//! The memory of counts of tours.

use std::fs;

use bezzel_solver::knight::count::{CountError, TourCountRequest};
use bezzel_solver::knight::refutation;

use crate::order::{Board, Share, Tours};
use crate::progress;

/// The memory that is used at most where nothing else is known.
const MEMORY: u64 = 4 << 30;

/// The request to the solver.
///
/// # Errors
///
/// If there is no such share, or the count is too large for the memory.
pub(crate) fn request(
    Tours { size, kind }: Tours,
    share: Share,
    memory: Option<u64>,
) -> Result<TourCountRequest, CountError> {
    let request = TourCountRequest {
        size,
        kind,
        share: share.number,
        shares: share.of,
        memory_limit: u64::MAX,
    };
    request.check()?;
    let needed = needed(&request)?;
    let limit = memory.or_else(available).unwrap_or(MEMORY);
    if needed > limit {
        return Err(CountError::TooLarge {
            size,
            kind,
            needed,
            limit,
        });
    }
    Ok(request)
}

/// The bytes that all threads together need: the bytes of one thread and an eighth more, which no measured count has
/// exceeded.
///
/// # Errors
///
/// If the tours of the board cannot be counted.
fn needed(request: &TourCountRequest) -> Result<u64, CountError> {
    let needed = request.memory_needed()?;
    Ok(needed.saturating_add(needed / 8))
}

/// Says how much memory the count takes, unless the board is known to have no tour.
///
/// # Errors
///
/// If the tours of the board cannot be counted.
pub(crate) fn tell_memory(request: &TourCountRequest) -> Result<(), CountError> {
    let &TourCountRequest { size, kind, .. } = request;
    if refutation(size, kind).is_none() {
        let board = Board::Tours(Tours { size, kind });
        let needed = needed(request)?.div_ceil(1 << 20);
        progress::say(&format!(
            "counting {board} needs about {needed} MiB of memory"
        ));
    }
    Ok(())
}

/// The bytes of memory that the system reports as available.
fn available() -> Option<u64> {
    let told = fs::read_to_string("/proc/meminfo").ok()?;
    let line = told
        .lines()
        .find_map(|line| line.strip_prefix("MemAvailable:"))?;
    let kib: u64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    Some(kib << 10)
}
