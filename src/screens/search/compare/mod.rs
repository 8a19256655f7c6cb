//! The searches beside each other: what each has to do as n grows, measured on
//! this device.

mod measure;
mod plot;
mod state;
mod table;
mod view;

pub(super) use view::Compare;
