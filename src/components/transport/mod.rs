//! Playing something that has steps: the buttons, the speed, the seek bar, and
//! the frames that time is counted in.

mod frames;
mod keys;
mod speed;
mod view;

pub use frames::use_frames;
pub use keys::{transport_key, use_keys};
pub use speed::{Due, Speed};
pub use view::{Command, Transport};
