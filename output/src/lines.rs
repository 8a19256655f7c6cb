//! Bytes as they come, cut into lines.

/// A line that is longer is read in pieces.
const MAX_LINE: usize = 1 << 16;

/// The line that has begun.
#[derive(Clone, Debug)]
pub struct Lines {
    begun: Vec<u8>,
    after_return: bool,
    escape: Escape,
}

/// The unit that ends with a byte.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum End {
    /// A piece of a long line.
    Piece,
    /// The line.
    Line,
}

/// The progress in a terminal's escape sequence for a colour.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum Escape {
    None,
    Begun,
    Code,
}

impl Lines {
    pub const fn new() -> Self {
        Self {
            begun: Vec::new(),
            after_return: false,
            escape: Escape::None,
        }
    }

    /// Takes the first bytes that only continue a line. Returns their number.
    pub fn push_plain(&mut self, bytes: &[u8]) -> usize {
        let is_plain = |&&byte: &&u8| !matches!(byte, 0 | b'\n' | b'\r' | 0x1b | 0xfe | 0xff);
        let room = (MAX_LINE - 1).saturating_sub(self.begun.len());
        if self.escape != Escape::None {
            return 0;
        }
        let count = bytes.iter().take(room).take_while(is_plain).count();
        self.begun.extend_from_slice(&bytes[..count]);
        self.after_return &= count == 0;
        count
    }

    /// Takes the next byte.
    pub fn push(&mut self, byte: u8) -> Option<End> {
        let after_return = std::mem::replace(&mut self.after_return, byte == b'\r');
        match (self.escape, byte) {
            // Texts in UTF-16 have zeros between letters.
            (_, 0 | 0xfe | 0xff) => None,
            (_, 0x1b) => self.escaped(Escape::Begun),
            (Escape::Begun, b'[') => self.escaped(Escape::Code),
            (Escape::Code, _) if !byte.is_ascii_alphabetic() => None,
            (Escape::Code, _) => self.escaped(Escape::None),
            (_, b'\n') if after_return => None,
            (_, b'\n' | b'\r') => Some(End::Line),
            _ => {
                self.escape = Escape::None;
                self.begun.push(byte);
                let length = self.begun.len();
                let is_end = matches!(byte, b']' | b')' | b'}')
                    || length >= 4 * MAX_LINE && !byte.is_ascii_alphanumeric();
                let is_long = length >= MAX_LINE && is_end || length >= 5 * MAX_LINE;
                is_long.then_some(End::Piece)
            }
        }
    }

    const fn escaped(&mut self, escape: Escape) -> Option<End> {
        self.escape = escape;
        None
    }

    /// The text that has arrived since the last call.
    pub fn take(&mut self) -> String {
        let begun = std::mem::take(&mut self.begun);
        String::from_utf8(begun)
            .unwrap_or_else(|error| String::from_utf8_lossy(error.as_bytes()).into_owned())
    }

    /// Takes back the memory of a text that has been read.
    pub fn reuse(&mut self, text: String) {
        self.begun = text.into_bytes();
        self.begun.clear();
    }
}
