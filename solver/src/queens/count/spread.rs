/// The numbers below `count`, spread in steps of about the golden section: what is done of shares in this order tells
/// of the rest.
pub fn spread(count: usize) -> impl Iterator<Item = usize> + Clone {
    // Coprime to the count, so that each has its turn.
    let step = (count * 5 / 8..=count).find(|&step| gcd(step, count) == 1);
    let step = step.unwrap_or(1);
    (0..count).map(move |index| index * step % count)
}

const fn gcd(a: usize, b: usize) -> usize {
    if b == 0 { a } else { gcd(b, a % b) }
}

#[cfg(test)]
mod tests {
    use super::spread;

    #[test]
    fn each_number_has_its_turn() {
        for count in 0..300 {
            let mut order: Vec<usize> = spread(count).collect();
            order.sort_unstable();
            assert!(order.into_iter().eq(0..count));
        }
    }
}
