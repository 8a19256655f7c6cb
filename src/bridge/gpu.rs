//! Whether a graphics processor counts, and why it no longer does.

use super::Failure;

pub use bezzel_workers::gpu::{Trouble, TroubleKind, is_found, is_offered};

impl From<&Failure> for Trouble {
    /// The trouble with a worker that has failed so.
    fn from(failure: &Failure) -> Self {
        let lost = |detail| Self::new(TroubleKind::Lost, detail);
        match failure {
            Failure::Refused(reason) => Self::from_reason(reason),
            Failure::OtherVersion => lost("other version"),
            Failure::Workers => lost("no answer"),
            Failure::NotLoaded => lost("not loaded"),
            Failure::NoMemory => lost("no memory"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_worker_that_refuses_tells_its_trouble_and_one_that_fails_is_lost() {
        let trouble = Trouble::new(TroubleKind::Wrong, "part 3");
        let refused = Failure::Refused(trouble.reason());
        assert_eq!(Trouble::from(&refused), trouble);
        let not_loaded = Trouble::new(TroubleKind::Lost, "not loaded");
        assert_eq!(Trouble::from(&Failure::NotLoaded), not_loaded);
    }
}
