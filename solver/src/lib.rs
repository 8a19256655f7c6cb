//! The mathematics.
