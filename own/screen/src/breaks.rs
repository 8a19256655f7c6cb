//! Breakpoints: the lines of the program before which a run rests.

use crate::link::OwnLink;

/// Sets a breakpoint on a line, or takes it away.
pub fn toggle(breaks: &mut Vec<u32>, line: u32) {
    match breaks.binary_search(&line) {
        Ok(index) => {
            breaks.remove(index);
        }
        Err(index) if (1..=OwnLink::LAST_BREAK).contains(&line) => breaks.insert(index, line),
        Err(_) => {}
    }
}

/// The breakpoints of a program that has been changed. Those above and below the change stay on their lines. Those within it
/// keep their numbers as far as the change has as many lines, and the others go. Those beyond the end keep theirs, too.
pub fn moved(breaks: &[u32], old: &str, new: &str) -> Vec<u32> {
    let (old, new): (Vec<&str>, Vec<&str>) = (old.split('\n').collect(), new.split('\n').collect());
    let same = |(old, new): &(&&str, &&str)| old == new;
    let above = old.iter().zip(&new).take_while(same).count();
    let below = old[above..]
        .iter()
        .rev()
        .zip(new[above..].iter().rev())
        .take_while(same)
        .count();
    let of = |line: &u32| {
        let index = *line as usize - 1;
        if (old.len() - below..old.len()).contains(&index) {
            return Some(index + new.len() - old.len());
        }
        (index >= old.len() || index < new.len() - below).then_some(index)
    };
    let lines = breaks.iter().filter_map(of).map(|index| (index + 1) as u32);
    let mut lines: Vec<u32> = lines.filter(|line| *line <= OwnLink::LAST_BREAK).collect();
    lines.sort_unstable();
    lines.dedup();
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_press_sets_a_breakpoint_and_another_takes_it_away() {
        let mut breaks = Vec::new();
        for line in [9, 5, 0, 7, OwnLink::LAST_BREAK + 1] {
            toggle(&mut breaks, line);
        }
        assert_eq!(breaks, [5, 7, 9]);
        toggle(&mut breaks, 7);
        assert_eq!(breaks, [5, 9]);
    }

    #[test]
    fn breakpoints_stay_with_their_lines_when_the_program_changes() {
        let old = "a\nb\nc\nd\ne";
        let all = [1, 3, 5, 9];
        for (new, expected) in [
            // The same text, and a change within a line.
            (old, &[1, 3, 5, 9][..]),
            ("a\nb\ncc\nd\ne", &[1, 3, 5, 9]),
            // A line is added above the second, after it, at the end, and one is split.
            ("0\na\nb\nc\nd\ne", &[2, 4, 6, 9]),
            ("a\nb\n\nc\nd\ne", &[1, 4, 6, 9]),
            ("a\nb\nc\nd\ne\n", &[1, 3, 5, 9]),
            ("a\nb\nc\n\nd\ne", &[1, 3, 6, 9]),
            // A line with a breakpoint goes, and one without.
            ("a\nb\nd\ne", &[1, 4, 9]),
            ("a\nc\nd\ne", &[1, 2, 4, 9]),
            // Two breakpoints come together.
            ("0\n1\n2\n3\na\nb\nc\nd\ne", &[5, 7, 9]),
            // Nothing is left but the first line, which is another.
            ("x", &[1, 9]),
            ("", &[1, 9]),
        ] {
            assert_eq!(moved(&all, old, new), expected, "{new:?}");
        }
    }
}
