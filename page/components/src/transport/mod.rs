//! Playing something that has steps: the buttons, the speed, the seek bar, and
//! the frames that time is counted in.

mod frames;
mod keys;
mod player;
mod speed;
mod ticks;
mod view;

pub use frames::use_frames;
pub use keys::{transport_key, use_keys};
pub use player::Player;
pub use speed::Speed;
pub use ticks::{Tick, TickKind};
pub use view::{Command, Transport};
