use crate::board::{Size, Square};
use crate::knight::Step;

/// The squares of a board that follow each other on the tour being put together, in either
/// direction: to each square, the digits of the steps to its neighbours as bits.
pub struct Links {
    size: Size,
    steps: Vec<u8>,
}

impl Links {
    pub fn new(size: Size) -> Self {
        Self {
            size,
            steps: vec![0; size.area() as usize],
        }
    }

    pub const fn size(&self) -> Size {
        self.size
    }

    /// Links two squares a knight's move apart; parts them if they are linked. So a link can be
    /// taken away from a part of the tour that is laid only afterwards.
    pub fn toggle(&mut self, a: Square, b: Square) {
        if let Some(step) = Step::between(a, b) {
            let [a, b] = [a, b].map(|square| self.size.index(square) as usize);
            self.steps[a] ^= 1 << step.digit();
            self.steps[b] ^= 1 << step.reversed().digit();
        }
    }

    /// The squares from an end of the path on, as far as it leads.
    pub fn path_from(&self, start: Square) -> Vec<Square> {
        let mut path = Vec::with_capacity(self.steps.len());
        let mut at = start;
        // The digit of the step back.
        let mut back = None;
        while path.len() < self.steps.len() {
            path.push(at);
            let back_bit = back.map_or(0, |step: Step| 1 << step.digit());
            let forth = self.steps[self.size.index(at) as usize] & !back_bit;
            let Some(step) = Step::from_digit(forth.trailing_zeros() as u8) else {
                break;
            };
            let Some(to) = step.taken_from(at, self.size) else {
                break;
            };
            back = Some(step.reversed());
            at = to;
        }
        path
    }
}
