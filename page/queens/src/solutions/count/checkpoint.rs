//! The stored form of a count between visits: the position of every share, with the version of the form and a check
//! value over all of it.

use bezzel_solver::queens::Piece;
use crc::{CRC_32_ISO_HDLC, Crc, NoTable};
use serde::{Deserialize, Serialize};

use super::ledger::{Ledger, MAX_N, shares};

/// The version of the stored form. The solver's numbering of the parts belongs to it, since shares of different
/// numberings do not fit together. It is raised when either changes. Other versions of the program with the same number
/// continue the count.
const VERSION: &str = "3";

const CHECK: Crc<u32, NoTable> = Crc::<u32, NoTable>::new(&CRC_32_ISO_HDLC);

/// The position of a count.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Checkpoint {
    pub n: u32,
    pub piece: Piece,
    pub ledger: Ledger,
    /// The time spent on it, in milliseconds.
    pub spent: u64,
}

/// Why no count can continue from stored bytes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unusable {
    /// They are sound, but of this other version.
    OtherVersion(String),
    /// The bytes are damaged.
    Damaged,
}

impl Checkpoint {
    /// The name under which it is stored. Counts of other versions have other names, and stay.
    pub fn name(&self) -> String {
        name(self.n, self.piece)
    }

    /// The bytes that are stored: the version, the checkpoint, and the check
    /// value of both.
    pub fn encode(&self) -> Vec<u8> {
        let mut bytes =
            postcard::to_allocvec(&(VERSION, self)).expect("there are no maps and no streams");
        let check = CHECK.checksum(&bytes);
        bytes.extend(check.to_le_bytes());
        bytes
    }

    /// The checkpoint of stored bytes, if it is one from which a count can continue.
    pub fn decode(bytes: &[u8]) -> Result<Self, Unusable> {
        let (content, check) = bytes.split_last_chunk().ok_or(Unusable::Damaged)?;
        if CHECK.checksum(content) != u32::from_le_bytes(*check) {
            return Err(Unusable::Damaged);
        }
        let (version, content) =
            postcard::take_from_bytes::<&str>(content).map_err(|_| Unusable::Damaged)?;
        if version != VERSION {
            return Err(Unusable::OtherVersion(version.to_owned()));
        }
        postcard::from_bytes(content)
            .ok()
            .filter(Self::is_possible)
            .ok_or(Unusable::Damaged)
    }

    /// Whether a count can be in this state. The worker that continues a share checks the share's sum.
    fn is_possible(&self) -> bool {
        (1..=MAX_N).contains(&self.n) && self.ledger.is_possible(shares(self.n, self.piece))
    }
}

/// The contents of the store.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct StoredCounts {
    /// Counts that can be continued.
    pub checkpoints: Vec<Checkpoint>,
    /// The names of stored counts that cannot be continued.
    pub refused: Vec<(String, Unusable)>,
}

impl StoredCounts {
    /// Reads all stored counts.
    pub fn read(stored: &[(String, Vec<u8>)]) -> Self {
        let mut counts = Self::default();
        for (name, bytes) in stored.iter().filter(|(name, _)| is_count(name)) {
            match Checkpoint::decode(bytes) {
                Ok(checkpoint) => counts.checkpoints.push(checkpoint),
                Err(unusable) => counts.refused.push((name.clone(), unusable)),
            }
        }
        counts
    }

    /// The position of the count of a board.
    pub fn of(&self, n: u32, piece: Piece) -> Option<&Checkpoint> {
        let mut checkpoints = self.checkpoints.iter();
        checkpoints.find(|stored| (stored.n, stored.piece) == (n, piece))
    }
}

/// Tries to read bytes, and the same bytes with their right check value, as a stored count: for fuzzing.
///
/// # Panics
///
/// If a checkpoint is read that would not be stored as the same bytes.
pub fn read_stored_count(bytes: &[u8]) {
    let mut checked = bytes.to_vec();
    checked.extend(CHECK.checksum(bytes).to_le_bytes());
    for bytes in [bytes, &checked] {
        if let Ok(checkpoint) = Checkpoint::decode(bytes) {
            assert_eq!(Checkpoint::decode(&checkpoint.encode()), Ok(checkpoint));
        }
    }
}

/// The name under which the count of a board is stored.
pub fn name(n: u32, piece: Piece) -> String {
    format!("count/{VERSION}/{}/{n}", piece.name())
}

/// Whether something that is stored under a name is a count, of any version.
fn is_count(name: &str) -> bool {
    name.starts_with("count/")
}

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests;
