//! The signals that stop a count. SIGHUP is not among them, so that `nohup` keeps it from the count.

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use signal_hook::consts::{SIGINT, SIGTERM};
use signal_hook::flag;

/// The last signal to stop; 0 before the first.
#[derive(Debug, Default)]
pub struct Stop(Arc<AtomicUsize>);

impl Stop {
    /// Notes signals from now on, which then do not end the process.
    ///
    /// # Errors
    ///
    /// If the system refuses it.
    pub fn on_signals() -> io::Result<Self> {
        let stop = Self::default();
        for signal in [SIGINT, SIGTERM] {
            flag::register_usize(signal, Arc::clone(&stop.0), signal.unsigned_abs() as usize)?;
        }
        Ok(stop)
    }

    /// The number of the last signal.
    pub fn signal(&self) -> Option<usize> {
        Some(self.0.load(Ordering::Relaxed)).filter(|signal| *signal > 0)
    }

    pub fn is_due(&self) -> bool {
        self.signal().is_some()
    }
}
