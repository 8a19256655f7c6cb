//! Sets of numbers below 64, as the bits of a word.

/// The set of the numbers below `count`, which is 1 to 64.
pub const fn lowest_bits(count: u32) -> u64 {
    u64::MAX >> (64 - count)
}

/// The numbers of a set, in ascending order.
pub fn bits(set: u64) -> impl Iterator<Item = u32> + Clone {
    std::iter::successors(Some(set), |&rest| Some(rest & rest.wrapping_sub(1)))
        .take_while(|&rest| rest != 0)
        .map(u64::trailing_zeros)
}
