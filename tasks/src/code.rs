//! A short code of a task that was solved, for a pupil to hand in and for a teacher to compare.
//!
//! It shows which task, name and day it was made for, and nothing more: any reader of this file can make any code.

/// The signs of the two halves of a code: no letter looks like a digit (Crockford's base 32).
const SYMBOLS: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";
/// Number of symbols.
const LENGTH: u32 = 8;

/// The code of a task's link, of a name and of a day: the same on every device, such as `7K2M-Q0XD`.
pub fn code(task: &str, name: &str, day: &str) -> String {
    let text = [task, name, day].join("\n");
    let hash = hash(text.as_bytes());
    let mut code = String::new();
    for place in 0..LENGTH {
        if place == LENGTH / 2 {
            code.push('-');
        }
        let symbol = hash >> (64 - 5 * (place + 1)) & 31;
        code.push(char::from(SYMBOLS[symbol as usize]));
    }
    code
}

/// The number of a program that is given in a task: another one for nearly every other program.
pub fn program_number(source: &str) -> u32 {
    (hash(source.as_bytes()) >> 32) as u32
}

/// FNV-1a with 64 bits, and the final mix of `MurmurHash3`, since the first bits are taken.
fn hash(bytes: &[u8]) -> u64 {
    let mut hash = 0xcbf2_9ce4_8422_2325_u64;
    for byte in bytes {
        hash = (hash ^ u64::from(*byte)).wrapping_mul(0x100_0000_01b3);
    }
    for factor in [0xff51_afd7_ed55_8ccd, 0xc4ce_b9fe_1a85_ec53] {
        hash = (hash ^ hash >> 33).wrapping_mul(factor);
    }
    hash ^ hash >> 33
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    const TASK: &str = "#/search?n=4&algorithm=arrays&step=17&task=next-square";

    #[test]
    fn codes_stay_the_same_in_all_versions() {
        assert_eq!(code(TASK, "anna", "2026-11-22"), "5HK5-8SNT");
    }

    #[test]
    fn another_task_name_or_day_has_another_code() {
        let mut codes = HashSet::new();
        for task in [TASK, "#/queens?n=6&q=030000&task=complete"] {
            for name in ["", "anna", "annab", "b", "Nguyễn Thị Ánh"] {
                for day in 1..=28 {
                    let code = code(task, name, &format!("2026-11-{day:02}"));
                    assert_eq!(code.len(), 9);
                    assert!(codes.insert(code));
                }
            }
        }
    }
}
