//! Any bytes as a count that was stored: they are refused, or they are a count that is stored as the same.
#![no_main]

use bezzel::screens::read_stored_count;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| read_stored_count(bytes));
