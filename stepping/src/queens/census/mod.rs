//! Searches run to their end as fast as each algorithm allows, to compare what they count and the time they take.

mod job;
mod lines;
mod mask_rows;
mod rows;

pub use job::Census;
