//! Which program a worker runs, and which build of it this browser takes.

use gloo::utils::document;
use js_sys::{Uint8Array, WebAssembly};

use crate::dom::meta;

/// A program of one function that makes a vector and counts bits in it, two of
/// the instructions that the build with vectors has.
const PROBE: [u8; 31] = [
    0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00, // the head of every program, version 1
    0x01, 0x05, 0x01, 0x60, 0x00, 0x01, 0x7b, // one type: a function that gives a vector
    0x03, 0x02, 0x01, 0x00, // one function, of that type
    0x0a, 0x0a, 0x01, 0x08, 0x00, // one body of eight bytes, without variables
    0x41, 0x00, 0xfd, 0x0f, 0xfd, 0x62, 0x0b, // i32.const 0, i8x16.splat, i8x16.popcnt, end
];

named! {
    /// The programs of workers. Each knows one family of tasks: what the others need would only be waited for.
    pub enum WorkerProgram {
        /// Knows the tasks of [`queens`](super::queens).
        Queens = "worker",
        /// Knows the tasks of [`position`](super::position).
        Position = "worker_position",
        /// Knows the tasks of [`puzzle`](super::puzzle).
        Puzzle = "worker_puzzle",
        /// Knows the tasks of [`output`](super::output).
        Output = "worker_output",
        /// Knows the tasks of [`knight`](super::knight).
        Knight = "worker_knight",
        /// Knows the tasks of [`tour_count`](super::tour_count).
        TourCount = "worker_tour_count",
        /// Counts with the graphics processor: [`gpu`](super::gpu).
        Gpu = "worker_gpu",
    }
}

impl WorkerProgram {
    /// Whether one worker does what others do with several: a device has one owner.
    pub(super) const fn is_shared(self) -> bool {
        matches!(self, Self::Gpu)
    }

    /// The file that loads the build that this browser takes: a release's page says its name, which tells its content.
    fn loader(self) -> String {
        let name = match self {
            // `cargo xtask finish` makes the build with vectors, for releases only.
            Self::Queens if !cfg!(debug_assertions) && has_vectors() => "worker_simd",
            _ => self.name(),
        };
        meta(name).unwrap_or_else(|| format!("{name}_loader.js"))
    }

    /// The address of its entry, under whatever path the page is served from.
    pub(super) fn address(self) -> String {
        let file = self.loader();
        let base = document().base_uri().ok().flatten().unwrap_or_default();
        web_sys::Url::new_with_base(&file, &base).map_or(file, |address| address.href())
    }
}

fn has_vectors() -> bool {
    WebAssembly::validate(&Uint8Array::from(&PROBE[..])).unwrap_or(false)
}
