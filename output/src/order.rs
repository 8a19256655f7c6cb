//! Numbers and items in order. All are sorted as numbers of one kind: each kind would have sorting code of its own.

/// These numbers in ascending order.
pub fn sorted(numbers: &[u32]) -> Vec<u32> {
    let mut all: Vec<u64> = numbers.iter().map(|&number| number.into()).collect();
    all.sort_unstable();
    all.into_iter().map(|number| number as u32).collect()
}

/// These different numbers in ascending order.
pub fn distinct(numbers: &[u32]) -> Vec<u32> {
    let mut all = sorted(numbers);
    all.dedup();
    all
}

/// These pairs in ascending order, by the first number and then by the second.
pub fn sorted_pairs(pairs: impl Iterator<Item = (u32, u32)>) -> impl Iterator<Item = (u32, u32)> {
    let mut all: Vec<u64> = pairs
        .map(|(first, second)| u64::from(first) << 32 | u64::from(second))
        .collect();
    all.sort_unstable();
    all.into_iter()
        .map(|pair| ((pair >> 32) as u32, pair as u32))
}

/// Puts items in the order of a number. Those with the same number stay in their order.
pub fn sort_by<T>(items: &mut Vec<T>, number: impl Fn(&T) -> u64) {
    let numbers = items
        .iter()
        .map(|item| number(item).min(u32::MAX.into()) as u32);
    let order: Vec<(u32, u32)> = sorted_pairs(numbers.zip(0..)).collect();
    let mut unsorted: Vec<Option<T>> = std::mem::take(items).into_iter().map(Some).collect();
    let places = order.into_iter().map(|(_, place)| place as usize);
    items.extend(places.filter_map(|place| unsorted.get_mut(place).and_then(Option::take)));
}
