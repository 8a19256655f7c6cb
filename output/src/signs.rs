//! The signs of a line that show quickly what it cannot have.

/// Single characters, and pairs of one after the other, that a line has somewhere.
#[derive(Copy, Clone, Debug, Default)]
pub struct Signs {
    singles: u16,
    pairs: u16,
    /// The number of numbers.
    pub numbers: u32,
}

/// The singles that a character is, and the pairs that it begins and ends.
#[derive(Copy, Clone)]
struct Class {
    single: u16,
    begins: u16,
    ends: u16,
}

/// Characters that are no ASCII.
pub const OTHER: u16 = 1;
pub const LETTER: u16 = 1 << 1;
pub const TAG: u16 = 1 << 2;
pub const AMPERSAND: u16 = 1 << 3;
/// An opening round bracket.
pub const ROUND: u16 = 1 << 4;
pub const UNDERSCORE: u16 = 1 << 5;
/// An opening square bracket.
pub const SQUARE: u16 = 1 << 6;
pub const BACKSLASH: u16 = 1 << 7;
/// A number, or another sign of a value.
pub const VALUE: u16 = 1 << 8;
pub const BAR: u16 = 1 << 9;
const DIGIT: u16 = 1 << 10;

/// Two letters.
pub const WORD: u16 = 1;
/// A point or an L behind a number, a zero behind a minus.
pub const FRACTION: u16 = 1 << 1;
pub const SUFFIX: u16 = 1 << 2;
const MINUS: u16 = 1 << 3;
/// A bracket right behind a name.
pub const CALL: u16 = 1 << 4;
/// Round brackets with nothing between them.
pub const NOTHING: u16 = 1 << 5;
/// Two dots.
pub const DOTS: u16 = 1 << 6;
/// A dot behind a space.
pub const DOTTED: u16 = 1 << 7;

static CLASSES: [Class; 256] = {
    let mut classes = [Class {
        single: 0,
        begins: 0,
        ends: 0,
    }; 256];
    let mut byte = 0;
    while byte < 256 {
        classes[byte] = class(byte as u8);
        byte += 1;
    }
    classes
};

const fn class(byte: u8) -> Class {
    let (single, begins, ends) = match byte {
        0x80.. => (OTHER, 0, 0),
        b'0' => (DIGIT | VALUE, FRACTION | SUFFIX | CALL, MINUS),
        b'1'..=b'9' => (DIGIT | VALUE, FRACTION | SUFFIX | CALL, 0),
        b'L' => (LETTER, WORD | CALL, WORD | SUFFIX),
        b'Q' => (LETTER | VALUE, WORD | CALL, WORD),
        b'a'..=b'z' | b'A'..=b'Z' => (LETTER, WORD | CALL, WORD),
        b'<' => (TAG, 0, 0),
        b'&' => (AMPERSAND, 0, 0),
        b'(' => (ROUND, NOTHING, CALL),
        b')' => (0, 0, NOTHING),
        b'_' => (UNDERSCORE, 0, 0),
        b'[' => (SQUARE | VALUE, 0, 0),
        b'\\' => (BACKSLASH, 0, 0),
        b'|' => (BAR, 0, 0),
        b'.' => (VALUE, DOTS, FRACTION | DOTS | DOTTED),
        b'-' => (0, MINUS, 0),
        b' ' => (0, DOTTED, 0),
        _ => (0, 0, 0),
    };
    Class {
        single,
        begins,
        ends,
    }
}

impl Signs {
    pub fn of(line: &str) -> Self {
        let mut signs = Self::default();
        let mut before = Class {
            single: 0,
            begins: 0,
            ends: 0,
        };
        for &byte in line.as_bytes() {
            let class = CLASSES[byte as usize];
            signs.singles |= class.single;
            signs.pairs |= class.ends & before.begins;
            signs.numbers += u32::from(class.single & !before.single & DIGIT != 0);
            before = class;
        }
        if signs.pairs & MINUS != 0 {
            signs.pairs |= FRACTION;
        }
        signs
    }

    /// Whether the line has one of these characters.
    pub const fn has(self, singles: u16) -> bool {
        self.singles & singles != 0
    }

    /// Whether the line has one of these pairs.
    pub const fn has_pair(self, pairs: u16) -> bool {
        self.pairs & pairs != 0
    }
}
