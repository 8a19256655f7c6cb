//! The parts that a screen is put together from: its layout, its sections, its messages.

mod dialog;
mod gallery;
mod job;
mod no_tour;
mod notices;
mod stage;

pub use dialog::{CloseDialog, Dialog};
pub use gallery::Gallery;
pub use job::{JobPanel, Props as JobPanelProps, job_panel};
pub use no_tour::{count_error_words, reason_figure, reason_words};
pub use notices::Notices;
pub use stage::{Section, Stage, stage};
