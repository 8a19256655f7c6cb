//! Counting by joining halves of the board.
//!
//! Depth-first search visits each partial placement of the whole board. Here, the placements of a
//! quarter of the board are listed (there are few), those of two quarters are joined to the
//! placements of a half, and pairs of a west half and an east half are counted without looking at
//! each: many are compared at a time.
//!
//! For each set E of rows, the west halves with queens in these rows are paired with the east
//! halves with queens in all others; rows and columns then take care of themselves, and only
//! diagonals must be compared. The sets E are independent parts of the work. In a part:
//!
//! 1. [`quarter`] lists the ways to fill a quarter, for each set of its rows and columns, as words
//!    whose bits are diagonals, arranged by [`layout`];
//! 2. [`half`] joins the words of northern and southern quarters;
//! 3. [`buckets`] sorts the words by key, and a [`plan`] groups the keys, so that many pairs need not be compared;
//! 4. [`matching`] compares the others, and [`summing`] adds up in a [`tally`];
//! 5. [`weights`] spares seven eighths of all that, nearly.
//!
//! [`board`] says how quarters and the queens between them lie, [`numbering`] which part has which
//! number, and [`counter`] drives it all.

mod board;
mod buckets;
mod counter;
mod fields;
mod half;
mod lanes;
mod layout;
mod matching;
mod numbering;
mod plan;
mod quarter;
mod summing;
mod tables;
mod tally;
mod weights;

pub(super) use counter::Halves;
