//! The signs by which positions are steps of a search, and not its ends.

use super::attacks::{differ_by_one, measures};
use crate::board::Piece;
use crate::search::Search;
use crate::verdict::words;
use bezzel_output::{Printed, Report};
use bezzel_solver::board::Size;

/// The lines above a position that may say its meaning.
const ABOVE: usize = 2;

/// The share of positions with a sign of a search that makes all of them steps of it.
const STEPS_SHARE: f64 = 0.8;

/// The sign that a position gives of its meaning.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Sign {
    /// It is given for a solution.
    End,
    /// It is a step of a search.
    Step,
    /// The program says that it is no solution.
    Denied,
    Nothing,
}

/// The text around positions.
pub struct Context<'a> {
    pub lines: &'a [&'a str],
    /// The lines of a position at least.
    pub height: usize,
    pub size: Size,
}

impl Context<'_> {
    pub fn sign(
        &self,
        printed: &Printed,
        next: Option<usize>,
        piece: Piece,
        is_local: bool,
    ) -> Sign {
        let at = printed.line as usize - 1;
        let own = self
            .lines
            .get(at)
            .copied()
            .unwrap_or_default()
            .to_lowercase();
        let own = own.split(['[', '(']).next().unwrap_or_default().to_owned();
        let above = (0..at)
            .rev()
            .map(|line| self.lines[line])
            .filter(|line| !line.trim().is_empty());
        let above: Vec<String> = above
            .take(ABOVE)
            .take_while(|line| has_word(line))
            .map(str::to_lowercase)
            .collect();
        let end = at + 2 * self.size.rows() as usize + 4;
        let end = next.map_or(end, |next| next.min(end)).min(self.lines.len());
        let from = (at + self.height).min(end);
        let below: Vec<String> = self.lines[from..end]
            .iter()
            .filter(|line| has_word(line) || line.trim().parse::<u64>().is_ok())
            .take(ABOVE)
            .map(|line| line.to_lowercase())
            .collect();
        let rest_of_own = self
            .lines
            .get(at)
            .copied()
            .unwrap_or_default()
            .to_lowercase();
        let rest_of_own = rest_of_own
            .rsplit([']', ')'])
            .next()
            .unwrap_or_default()
            .to_owned();
        let beside = || [&own, &rest_of_own].into_iter().chain(&above).chain(&below);
        let attacks = if piece == Piece::Queen {
            measures(&printed.squares)
        } else {
            Vec::new()
        };
        let tells_attacks = beside().any(|line| {
            words::of_attack(line) && whole_numbers(line).any(|number| attacks.contains(&number))
        });
        let says_end = words::of_end(&own) || above.iter().any(|line| words::of_end(line));
        let says_step = words::of_step(&own) || above.iter().any(|line| words::of_step(line));
        let denial = below.iter().take(usize::from(!has_word(&rest_of_own)));
        let is_denied = denial
            .chain([&rest_of_own])
            .any(|line| words::of_refusal(line));
        if is_denied {
            Sign::Denied
        } else if tells_attacks {
            Sign::Step
        } else if says_end {
            Sign::End
        } else if is_local && (says_step || beside().any(|line| words::of_attack(line))) {
            Sign::Step
        } else {
            Sign::Nothing
        }
    }
}

/// Whether the positions without any word are steps of a search.
pub fn are_steps(
    full: &[&Printed],
    signs: &[Sign],
    parts: usize,
    report: &Report,
    last_right: bool,
    search: Option<&Search>,
    piece: Piece,
) -> bool {
    if signs.contains(&Sign::End) || full.is_empty() {
        return false;
    }
    // A program that prints its unfinished boards prints steps.
    if parts > full.len() && parts > report.right as usize {
        return true;
    }
    if piece == Piece::Knight || full.len() < 3 || report.right > u64::from(last_right) {
        return false;
    }
    let is_local = search.is_none_or(Search::is_local);
    let moved = full
        .windows(2)
        .filter(|pair| differ_by_one(&pair[0].squares, &pair[1].squares))
        .count();
    is_local && moved as f64 >= STEPS_SHARE * (full.len() - 1) as f64
}

fn has_word(line: &str) -> bool {
    let letters = line
        .chars()
        .filter(|sign| sign.is_alphabetic() && !matches!(sign, 'q' | 'Q' | 'x' | 'X' | 'o' | 'O'));
    letters.count() > 1
}

fn whole_numbers(line: &str) -> impl Iterator<Item = u64> {
    line.split(|sign: char| !sign.is_ascii_digit())
        .filter_map(|digits| digits.parse().ok())
}
