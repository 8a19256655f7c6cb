//! Playing something that has steps: the buttons, the speed, the seek bar, and
//! the frames that time is counted in.

mod keys;
mod player;
mod presenting;
mod speed;
mod ticks;
mod view;

pub use keys::{transport_key, use_keys};
pub use player::Player;
pub use presenting::{take_key, use_presenting_keys, use_presenting_taps};
pub use speed::Speed;
pub use ticks::{Tick, TickKind};
pub use view::{Command, Transport};
