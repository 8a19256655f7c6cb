//! Searches that run to their end as fast as each algorithm allows, to compare their counters and times.

mod job;
mod lines;
mod mask_rows;
mod rows;

pub use job::Census;
