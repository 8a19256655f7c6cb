//! The stream of a recorded run: how it is written, and how it is read.
//!
//! The stream is a byte with the [version](VERSION) and then events, each a letter and its fields. Numbers take seven bits
//! to a byte, the lowest first, and signed ones are zigzag-coded. A text is its length and its bytes in UTF-8.
//!
//! | letter | event | fields |
//! |---|---|---|
//! | `N` | the next name, from 0 | text |
//! | `C` | a call begins | name of the function, line of its first line, 1 for a generator |
//! | `R` | a generator continues | number of its call, from 1 |
//! | `E` | a call returns | value |
//! | `Y` | a generator yields | value |
//! | `X` | an exception passes | name of its class, line |
//! | `V` | a new variable | scope (0 global, 1 of the running call), name |
//! | `S` | a value or a part of it is another | scope, variable, path, value |
//! | `M` | items are put in place of others | scope, variable, path, start, number removed, number of values, values |
//! | `U` | a variable has no value | scope, variable |
//! | `L` | a line is about to run | line |
//! | `P` | something is printed | text |
//!
//! Variables are numbered from 0 in their scope, in the order of `V`. A path is its length and the numbers of parts: items of
//! lists, tuples and sets, values of dictionaries, attributes of objects. `M` on a dictionary has keys and values in turn.
//!
//! Lists of one number in a state are one list.
//!
//! | letter | value | fields |
//! |---|---|---|
//! | `n` `t` `f` | `None`, `True`, `False` | |
//! | `i` | integer of 64 bits | signed number |
//! | `b` | other integer | name with its digits |
//! | `d` | float | eight bytes, the lowest first |
//! | `s` | string | name |
//! | `o` | anything else | name of its class |
//! | `l` | list | number of the list, number of items, items |
//! | `[` `(` `{` | another sequence that changes, tuple, set | number of items, items |
//! | `m` | dictionary | number of items, keys and values in turn |
//! | `c` | object | name of its class, number of attributes, names and values in turn |

mod change;
mod decode;
mod event;
mod recorder;
mod stream;
mod writer;

pub use change::Change;
pub use event::{Event, Scope};
pub use recorder::{Recorder, Variables};
pub use stream::{Damaged, Stream};

/// The version of the format, the first byte of a stream.
pub const VERSION: u8 = 1;
/// The number of items that a list, a tuple, a set, a dictionary or an object may have.
pub const MAX_ITEMS: usize = 1 << 16;
/// The number of values within one another.
pub const MAX_DEPTH: usize = 16;
/// The number of bytes of a text.
pub const MAX_TEXT: usize = 1 << 20;
