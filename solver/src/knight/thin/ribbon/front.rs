use super::Ribbon;

/// The number of vertices that can have edges, from the next vertex to complete on.
pub const WIDTH: usize = 8;

/// The vertex has both its edges, or is not in the ribbon.
const COMPLETE: u8 = 14;
/// The piece that ends here begins with an end of the path.
const TO_AN_END: u8 = 15;

/// The vertices at the front of the sweep, that of the sweep first: to each, the place of the one
/// at the other end of its piece, which is itself as long as it has no edge.
///
/// An end of the path counts as the end of a piece whose other end is out of sight: all it needs
/// is one edge more.
#[derive(Copy, Clone)]
pub struct Front {
    mates: [u8; WIDTH],
}

/// The vertices that come into sight as the sweep moves on.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Entering {
    /// A vertex in the middle of the path.
    Inner,
    /// An end of the path.
    End,
    /// The ribbon is at its end.
    Nothing,
}

impl Front {
    pub const EMPTY: Self = Self {
        mates: [COMPLETE; WIDTH],
    };

    pub fn packed(self) -> u32 {
        self.mates
            .iter()
            .rev()
            .fold(0, |packed, &mate| packed << 4 | u32::from(mate))
    }

    pub fn unpacked(mut packed: u32) -> Self {
        let mates = std::array::from_fn(|_| {
            let mate = (packed & 15) as u8;
            packed >>= 4;
            mate
        });
        Self { mates }
    }

    /// Puts what comes into sight at a place that is free.
    pub const fn place(&mut self, at: usize, entering: Entering) {
        self.mates[at] = match entering {
            Entering::Inner => at as u8,
            Entering::End => TO_AN_END,
            Entering::Nothing => COMPLETE,
        };
    }

    /// All fronts that follow if the first vertex gets the edges that it lacks, with the places
    /// that these edges lead to; 0 stands for no edge.
    pub fn completions(self, ribbon: Ribbon, row: usize, mut found: impl FnMut(Self, [u8; 2])) {
        let forward = ribbon.forward[row];
        match self.mates[0] {
            COMPLETE => found(self, [0; 2]),
            0 => {
                for (k, &one) in forward.iter().enumerate() {
                    let Some(joined) = self.joined(one) else {
                        continue;
                    };
                    for &two in &forward[k + 1..] {
                        if let Some(joined) = joined.joined(two) {
                            found(joined, [one, two]);
                        }
                    }
                }
            }
            _ => {
                for &one in forward {
                    if let Some(joined) = self.joined(one) {
                        found(joined, [one, 0]);
                    }
                }
            }
        }
    }

    /// The front with one more edge from the first vertex. It is `None` if the other vertex has two edges already, or a
    /// circle closes.
    fn joined(mut self, to: u8) -> Option<Self> {
        let [behind, beyond] = [self.mates[0], self.mates[to as usize]];
        if beyond == COMPLETE || behind == to {
            return None;
        }
        self.mates[0] = COMPLETE;
        self.mates[to as usize] = COMPLETE;
        // The ends beyond the two vertices, which are now in the middle of one piece; or the vertices themselves, if
        // they had no edge.
        match (behind, beyond) {
            (TO_AN_END, TO_AN_END) => {}
            (TO_AN_END, end) | (end, TO_AN_END) => self.mates[end as usize] = TO_AN_END,
            (one, other) => {
                self.mates[one as usize] = other;
                self.mates[other as usize] = one;
            }
        }
        Some(self)
    }

    /// One vertex on. The first must be complete.
    pub fn moved_on(mut self, entering: Entering) -> Self {
        debug_assert_eq!(self.mates[0], COMPLETE);
        self.mates.rotate_left(1);
        for mate in &mut self.mates[..WIDTH - 1] {
            if *mate < COMPLETE {
                *mate -= 1;
            }
        }
        self.place(WIDTH - 1, entering);
        self
    }
}
