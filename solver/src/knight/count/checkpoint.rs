use super::CountError;

/// The position of a [`TourCount`](super::TourCount) in its work.
///
/// It is small, and does not hold the states that have been found: a resumed count prepares
/// the joins anew, and continues with those that are not done. So what is lost is the time that the
/// preparation takes, a few seconds for 8 x 8 squares. A checkpoint from before the first join is
/// the same as none.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct TourCountCheckpoint {
    /// The part that is joined next, if it is of the share.
    pub(super) next: u64,
    /// The number of parts of all shares; 0 while it is unknown.
    pub(super) parts: u64,
    /// The tours of the parts before `next` that the share has.
    pub(super) sum: u128,
    /// The steps that were taken.
    pub(super) steps: u64,
}

impl TourCountCheckpoint {
    pub fn refused(self) -> CountError {
        CountError::Checkpoint {
            next: self.next,
            sum: self.sum,
        }
    }
}
