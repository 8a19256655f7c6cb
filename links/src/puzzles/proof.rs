//! A proof: the steps by which a visitor solves a puzzle, each with its reason.

use bezzel_solver::board::{Size, Square};
use bezzel_solver::queens::Placement;
use bezzel_solver::queens::puzzle::Reason;

use crate::Expected;
use crate::fields::flag;
use crate::query::{Query, Writer};

/// The parameters of a proof, which is no by default, of the reasons that are allowed, and of the steps.
const PROVE: &str = "prove";
const REASONS: &str = "rules";
const STEPS: &str = "proof";

/// The steps of a proof, and the reasons that a step can have.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proof {
    /// The reasons that are allowed, in their order; at least one.
    pub reasons: Vec<Reason>,
    /// The steps. No square has two.
    pub steps: Vec<ProofStep>,
}

/// A step of a proof: a queen, if its reason is [`Reason::Single`], or else crosses.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProofStep {
    /// The reason.
    pub reason: Reason,
    /// The squares, at least one, and of a queen one.
    pub squares: Vec<Square>,
}

impl Default for Proof {
    /// Nothing is proved yet, and each reason is allowed.
    fn default() -> Self {
        Self {
            reasons: Reason::ALL.to_vec(),
            steps: Vec::new(),
        }
    }
}

impl Proof {
    /// The same reasons, and no steps.
    #[must_use]
    pub fn begun_anew(&self) -> Self {
        Self {
            reasons: self.reasons.clone(),
            steps: Vec::new(),
        }
    }

    /// The queens and the crosses of the steps, on a board of this side.
    pub(super) fn marks(&self, empty: &Placement) -> [Placement; 2] {
        let of = |queens: bool| {
            let mut marks = empty.clone();
            let steps = self.steps.iter();
            for step in steps.filter(|step| step.is_queen() == queens) {
                for &square in &step.squares {
                    marks.insert(square);
                }
            }
            marks
        };
        [of(true), of(false)]
    }

    /// Reads a proof. Its steps are not on `given` squares; whether they follow depends on the puzzle.
    pub(super) fn read(query: &mut Query, given: &Placement) -> Option<Self> {
        if !query.read(PROVE, flag(&["0", "1"]))? {
            return None;
        }
        let all = Reason::ALL.map(Reason::name).to_vec();
        let reasons = query.parsed(REASONS, Expected::SomeOf(all), parse_reasons);
        let steps = query.parsed(STEPS, Expected::Proof, |text| parse_steps(text, given));
        Some(Self {
            reasons: reasons.unwrap_or_else(|| Reason::ALL.to_vec()),
            steps: steps.unwrap_or_default(),
        })
    }

    pub(super) fn write(&self, size: Size, writer: &mut Writer) {
        writer.add(PROVE, 1);
        if self.reasons != Reason::ALL {
            let names: Vec<_> = self.reasons.iter().map(|reason| reason.name()).collect();
            writer.add(REASONS, names.join("."));
        }
        if !self.steps.is_empty() {
            let steps: Vec<_> = self.steps.iter().map(|step| step.text(size)).collect();
            writer.add(STEPS, steps.join("."));
        }
    }
}

impl ProofStep {
    /// Whether the step places a queen.
    pub fn is_queen(&self) -> bool {
        self.reason == Reason::Single
    }

    /// The first letter of the reason, and the names of the squares.
    fn text(&self, size: Size) -> String {
        let mut text: String = self.reason.name().chars().take(1).collect();
        for square in &self.squares {
            text += &square.name(size);
        }
        text
    }

    /// Reads what [`text`](Self::text) writes.
    fn parse(text: &str, size: Size) -> Option<Self> {
        let mut reasons = Reason::ALL.into_iter();
        let reason = reasons.find(|reason| text.chars().next() == reason.name().chars().next())?;
        let mut squares = Vec::new();
        let mut rest = text.get(1..)?;
        while !rest.is_empty() {
            let end = rest.get(1..)?.find(|sign: char| !sign.is_ascii_digit());
            let (name, next) = rest.split_at(end.map_or(rest.len(), |end| end + 1));
            squares.push(Square::from_name(name, size).ok()?);
            rest = next;
        }
        let step = Self { reason, squares };
        let is_whole = !step.squares.is_empty() && (!step.is_queen() || step.squares.len() == 1);
        is_whole.then_some(step)
    }
}

fn parse_reasons(text: &str) -> Option<Vec<Reason>> {
    let named: Option<Vec<Reason>> = text.split('.').map(|name| name.parse().ok()).collect();
    let named = named?;
    let mut reasons = Reason::ALL.to_vec();
    reasons.retain(|reason| named.contains(reason));
    Some(reasons)
}

fn parse_steps(text: &str, given: &Placement) -> Option<Vec<ProofStep>> {
    let mut taken = given.clone();
    let mut steps = Vec::new();
    for step in text.split('.') {
        let step = ProofStep::parse(step, given.size())?;
        for &square in &step.squares {
            if taken.contains(square) {
                return None;
            }
            taken.insert(square);
        }
        steps.push(step);
    }
    Some(steps)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_reason_has_a_letter_of_its_own() {
        let letters = Reason::ALL.map(|reason| reason.name().chars().next());
        for (at, letter) in letters.iter().enumerate() {
            assert!(letter.is_some() && !letters[..at].contains(letter));
        }
    }

    #[test]
    fn steps_are_read_as_they_are_written() {
        let given = Placement::from_columns(&[1; 1].map(|_| 0).repeat(10)).unwrap();
        let text = "sa10.gb9c10.aj1";
        let steps = parse_steps(text, &given).unwrap();
        assert_eq!(steps[1].squares.len(), 2);
        let written: Vec<_> = steps.iter().map(|step| step.text(given.size())).collect();
        assert_eq!(written.join("."), text);
        for wrong in [
            "", "s", "sa1b1", "xa1", "ga1.", "ga11", "gk1", "ga1b", "ga1a1", "ga1.sa1", "g1a",
            "gé1",
        ] {
            assert_eq!(parse_steps(wrong, &given), None, "{wrong}");
        }
    }
}
