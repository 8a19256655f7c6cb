//! The memory of counts of tours.

use std::fs;

use bezzel_solver::knight::count::{CountError, TourCountRequest};
use bezzel_solver::knight::{Board, NoTour, TourKind, TourRequest, verdict};

use crate::order::{Share, Tours};
use crate::progress;

/// The memory that is used at most where nothing else is known.
const MEMORY: u64 = 4 << 30;

/// The request to the solver.
///
/// # Errors
///
/// If there is no such share, or the count is too large for the memory.
pub fn request(
    board: &Board,
    kind: TourKind,
    share: Share,
    memory: Option<u64>,
) -> Result<TourCountRequest, CountError> {
    let request = TourCountRequest {
        board: board.clone(),
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
            size: board.size(),
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

/// Says how much memory the count takes, unless it shows at once that the board has no tour.
///
/// # Errors
///
/// If the tours of the board cannot be counted.
pub fn tell_memory(tours: &Tours, request: &TourCountRequest) -> Result<(), CountError> {
    let of_kind = TourRequest {
        kind: request.kind,
        ..TourRequest::open()
    };
    let verdict = verdict(&request.board, &of_kind);
    if matches!(verdict, Ok(()) | Err(NoTour::Undecided { .. })) {
        let needed = needed(request)?.div_ceil(1 << 20);
        progress::say(&format!(
            "counting {tours} needs about {needed} MiB of memory"
        ));
    }
    Ok(())
}

/// The bytes of memory that the system reports as available.
fn available() -> Option<u64> {
    let memory = fs::read_to_string("/proc/meminfo").ok()?;
    let line = memory
        .lines()
        .find_map(|line| line.strip_prefix("MemAvailable:"))?;
    let kib: u64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    Some(kib << 10)
}
