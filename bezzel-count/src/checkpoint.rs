//! The file with the checkpoint of a count.
//!
//! The file is two lines of text: the ledger as JSON, and a checksum of that line. An existing file is only replaced by
//! a later state of the same count, in one step, so that there is a whole file at every moment. A second file beside it
//! is locked, so that two processes do not count the same.

use std::ffi::OsString;
use std::fs::{self, File, TryLockError};
use std::io::{self, Write};
use std::ops::Range;
#[cfg(unix)]
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::{Duration, Instant};

use bezzel_solver::queens::Piece;
use bezzel_solver::queens::count::NUMBERING;
use serde::{Deserialize, Serialize};
use tempfile::{Builder, NamedTempFile};
use thiserror::Error;

use crate::counting::TICK;
use crate::ledger::Ledger;
use crate::order::{Board, Order, Share, Tours, VERSION};
use crate::share::is_numbered_alike;

/// The time within which a process ends, in most cases, after a signal to stop.
const ENDING: Duration = Duration::from_secs(3);

/// A checkpoint in a file, which no other process uses.
#[derive(Debug)]
pub struct CheckpointFile {
    path: PathBuf,
    _lock: Lock,
}

/// A locked file. The system releases the lock when the process ends, in whatever way.
#[derive(Debug)]
struct Lock {
    path: PathBuf,
    _file: File,
}

/// A checkpoint that cannot be read, used or saved.
#[derive(Debug, Error)]
pub enum CheckpointError {
    #[error("the checkpoint {path} cannot be read: {error}")]
    Read { path: PathBuf, error: io::Error },
    #[error(
        "another process counts with the checkpoint {path}: wait for its end, or name another file"
    )]
    InUse { path: PathBuf },
    #[error("the checkpoint {path} cannot be saved: {error}")]
    Save { path: PathBuf, error: io::Error },
    #[error(
        "{path} is not a checkpoint, or is damaged: {reason}. It is left as it is: name another file, or remove this \
         one to count from the beginning"
    )]
    Damaged { path: PathBuf, reason: String },
    #[error(
        "{path} is the checkpoint of another count: {found} by version {version}, not {expected} by {VERSION}. It is \
         left as it is: name another file, or remove this one to count from the beginning"
    )]
    Other {
        path: PathBuf,
        found: String,
        version: String,
        expected: String,
    },
}

/// The first line of the file.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Stored {
    version: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    n: Option<u32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    piece: Option<Piece>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    tours: Option<Tours>,
    /// The version of the numbering of parts, for queens. Checkpoints of before it was named have the first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    numbering: Option<u32>,
    share: u32,
    shares: u32,
    /// The parts of all of it, where only a count can tell: the first, and the one after the last.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    parts: Option<(u64, u64)>,
    /// Runs of parts that are done, as the first of each and the one after its last.
    done: Vec<(u64, u64)>,
    count: u128,
    seconds: f64,
}

impl CheckpointFile {
    /// Takes a checkpoint for this process. On a file system without locks it is taken in any case.
    ///
    /// # Errors
    ///
    /// If another process has it, or nothing can be written in its folder.
    pub fn lock(path: PathBuf) -> Result<Self, CheckpointError> {
        let mut beside = path.clone().into_os_string();
        beside.push(".lock");
        let beside = PathBuf::from(beside);
        let begun = Instant::now();
        loop {
            // Each time anew, since whoever had it removes the file.
            let file = match File::create(&beside) {
                Ok(file) => file,
                Err(error) => return Err(CheckpointError::Save { path, error }),
            };
            let locked = file.try_lock();
            if locked.is_ok() {
                remove_unfinished(&path);
            }
            if !matches!(locked, Err(TryLockError::WouldBlock)) {
                let lock = Lock {
                    path: beside,
                    _file: file,
                };
                return Ok(Self { path, _lock: lock });
            }
            if begun.elapsed() > ENDING {
                return Err(CheckpointError::InUse { path });
            }
            thread::sleep(TICK);
        }
    }

    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Reads the stored count of an order and the time that it took. `parts` is the number of parts, if it is known. If
    /// there is no file, it makes one, to show at once if that is possible.
    ///
    /// Where nothing is stored yet and `parts` is not known, there is no ledger.
    ///
    /// # Errors
    ///
    /// If the file cannot be read or made, is damaged, or is of another order.
    pub fn open(
        &self,
        order: &Order,
        parts: Option<&Range<u64>>,
    ) -> Result<(Option<Ledger>, Duration), CheckpointError> {
        match fs::read(&self.path) {
            Ok(content) => self.read(&content, order, parts),
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                let ledger = parts.cloned().map(Ledger::new);
                self.write(order, ledger.as_ref(), Duration::ZERO)
                    .and_then(|file| Ok(file.persist_noclobber(&self.path)?))
                    .map_err(|error| self.unsaved(error))?;
                Ok((ledger, Duration::ZERO))
            }
            Err(error) => Err(CheckpointError::Read {
                path: self.path.clone(),
                error,
            }),
        }
    }

    /// Replaces the file by the present state of the count.
    ///
    /// # Errors
    ///
    /// If it cannot be written; it is then as it was.
    pub fn save(
        &self,
        order: &Order,
        ledger: &Ledger,
        time: Duration,
    ) -> Result<(), CheckpointError> {
        self.write(order, Some(ledger), time)
            .and_then(|file| Ok(file.persist(&self.path)?))
            .map(drop)
            .map_err(|error| self.unsaved(error))
    }

    /// Writes a file that is to take the place of this one.
    fn write(
        &self,
        order: &Order,
        ledger: Option<&Ledger>,
        time: Duration,
    ) -> io::Result<NamedTempFile> {
        let (n, piece, tours) = order.board.names();
        let share = order.share();
        let stored = serde_json::to_string(&Stored {
            version: VERSION.to_owned(),
            n,
            piece,
            tours,
            numbering: n.map(|_| NUMBERING),
            share: share.number,
            shares: share.of,
            parts: ledger.filter(|_| n.is_none()).map(Ledger::parts),
            done: ledger.map_or_else(Vec::new, |ledger| ledger.done().collect()),
            count: ledger.map_or(0, Ledger::count),
            seconds: time.as_secs_f64(),
        })?;
        let mut builder = Builder::new();
        // As any new file: the user's mask says who may read it, such as the group that shares a cluster.
        #[cfg(unix)]
        builder.permissions(PermissionsExt::from_mode(0o666));
        let (prefix, suffix) = unfinished(&self.path);
        builder.prefix(&prefix).suffix(suffix);
        let mut file = builder.tempfile_in(folder(&self.path))?;
        write!(file, "{stored}\n{}", checksum(&stored))?;
        file.as_file().sync_all()?;
        Ok(file)
    }

    fn read(
        &self,
        content: &[u8],
        order: &Order,
        parts: Option<&Range<u64>>,
    ) -> Result<(Option<Ledger>, Duration), CheckpointError> {
        let damaged = |reason: String| CheckpointError::Damaged {
            path: self.path.clone(),
            reason,
        };
        let text = str::from_utf8(content).map_err(|error| damaged(error.to_string()))?;
        let (line, sum) = text
            .split_once('\n')
            .ok_or_else(|| damaged("it has no second line".to_owned()))?;
        if sum != checksum(line) {
            return Err(damaged("its checksum is wrong".to_owned()));
        }
        let stored: Stored =
            serde_json::from_str(line).map_err(|error| damaged(error.to_string()))?;
        let share = Share {
            number: stored.share,
            of: stored.shares,
        };
        let board = Board::named(stored.n, stored.piece, stored.tours);
        let found = Order {
            board: board.ok_or_else(|| damaged("it does not name a count".to_owned()))?,
            share: (share != Share::WHOLE).then_some(share),
        };
        if share != order.share()
            || !is_numbered_alike(stored.n, stored.numbering)
            || (&found.board, stored.version.as_str()) != (&order.board, VERSION)
        {
            return Err(CheckpointError::Other {
                path: self.path.clone(),
                found: found.to_string(),
                version: stored.version,
                expected: order.to_string(),
            });
        }
        let parts = parts.cloned().or(stored.parts.map(|(from, to)| from..to));
        let ledger = parts.map(|parts| Ledger::restore(parts, stored.done, stored.count));
        let ledger = ledger.transpose();
        let ledger = ledger.map_err(|error| damaged(error.to_string()))?;
        let time = Duration::try_from_secs_f64(stored.seconds)
            .map_err(|error| damaged(error.to_string()))?;
        Ok((ledger, time))
    }

    fn unsaved(&self, error: io::Error) -> CheckpointError {
        CheckpointError::Save {
            path: self.path.clone(),
            error,
        }
    }
}

impl Drop for Lock {
    fn drop(&mut self) {
        // An empty file that stays there is no harm: it is not locked any more.
        let _ = fs::remove_file(&self.path);
    }
}

/// The folder of a file. A rename takes one step only within a folder.
fn folder(path: &Path) -> &Path {
    let folder = path.parent().filter(|folder| *folder != Path::new(""));
    folder.unwrap_or(Path::new("."))
}

/// How the name of a file begins and ends that is to take the place of this one.
fn unfinished(path: &Path) -> (OsString, &'static str) {
    let mut prefix = OsString::from(".");
    prefix.push(path.file_name().unwrap_or_default());
    prefix.push(".");
    (prefix, ".unfinished")
}

/// Removes files that a killed process did not finish. Only for the process that has the lock.
fn remove_unfinished(path: &Path) {
    let (prefix, suffix) = unfinished(path);
    let entries = fs::read_dir(folder(path)).into_iter().flatten().flatten();
    for entry in entries {
        let name = entry.file_name();
        let name = name.as_encoded_bytes();
        if name.starts_with(prefix.as_encoded_bytes()) && name.ends_with(suffix.as_bytes()) {
            // A file that stays is no harm.
            let _ = fs::remove_file(entry.path());
        }
    }
}

/// The second line for a first.
fn checksum(line: &str) -> String {
    format!("crc32 {:08x}\n", crc32fast::hash(line.as_bytes()))
}

#[cfg(test)]
mod tests {
    use super::*;

    const ORDER: Order = Order {
        board: Board::Queens {
            n: 12,
            piece: Piece::Queen,
        },
        share: Some(Share { number: 1, of: 3 }),
    };

    fn saved() -> (tempfile::TempDir, CheckpointFile, Ledger) {
        let folder = tempfile::tempdir().unwrap();
        let file = CheckpointFile::lock(folder.path().join("checkpoint")).unwrap();
        let mut ledger = Ledger::new(100..200);
        ledger.enter(110..120, 7);
        ledger.enter(150..151, 8);
        file.save(&ORDER, &ledger, Duration::from_secs(5)).unwrap();
        (folder, file, ledger)
    }

    #[test]
    fn what_is_saved_is_read_again() {
        let (_folder, file, ledger) = saved();
        let read = file.open(&ORDER, Some(&(100..200))).unwrap();
        assert_eq!(read, (Some(ledger), Duration::from_secs(5)));
    }

    #[test]
    fn any_changed_byte_is_noticed() {
        let (_folder, file, _) = saved();
        let whole = fs::read(&file.path).unwrap();
        for index in 0..whole.len() {
            let mut changed = whole.clone();
            changed[index] ^= 1;
            let refused = file.read(&changed, &ORDER, Some(&(100..200)));
            assert!(
                matches!(refused, Err(CheckpointError::Damaged { .. })),
                "byte {index}: {refused:?}"
            );
            let cut = file.read(&whole[..index], &ORDER, Some(&(100..200)));
            assert!(cut.is_err(), "{index} bytes");
        }
    }

    #[test]
    fn nothing_is_left_beside_the_file() {
        let (folder, file, ledger) = saved();
        // As a process leaves it that is killed while it saves.
        file.write(&ORDER, Some(&ledger), Duration::ZERO)
            .and_then(|file| Ok(file.keep()?))
            .unwrap();
        let path = file.path.clone();
        drop(file);
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 2);
        let file = CheckpointFile::lock(path).unwrap();
        file.save(&ORDER, &ledger, Duration::from_secs(6)).unwrap();
        drop(file);
        let names = fs::read_dir(folder.path()).unwrap();
        assert_eq!(names.count(), 1);
    }
}
