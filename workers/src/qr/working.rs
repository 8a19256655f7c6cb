//! The code of a text is made in one step.

use bezzel_solver::Progress;
use qrcode::{Color, EcLevel, QrCode};

use super::{Code, Task};
use crate::plain::DONE;
use crate::{AtWork, Startable};

impl Startable for Task {
    fn start(self) -> Result<Box<dyn AtWork<Self>>, String> {
        Ok(Box::new(self))
    }
}

impl AtWork<Self> for Task {
    fn advance(&mut self, _steps: u64) -> (Progress, Option<Code>) {
        (DONE, code(&self.text))
    }

    fn rest(&self) -> Self {
        self.clone()
    }
}

/// The smallest code of a text: readable where 15 % of it are damaged if the text is short enough for that, else 7 %.
fn code(text: &str) -> Option<Code> {
    let code = [EcLevel::M, EcLevel::L]
        .into_iter()
        .find_map(|level| QrCode::with_error_correction_level(text, level).ok())?;
    let is_dark = code
        .to_colors()
        .into_iter()
        .map(|module| module == Color::Dark);
    Some(Code {
        side: u32::try_from(code.width()).ok()?,
        is_dark: is_dark.collect(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn made(text: &str) -> Option<Code> {
        let mut work = Task {
            text: text.to_owned(),
        }
        .start()
        .unwrap();
        let (progress, found) = work.advance(1);
        assert!(progress.done);
        found
    }

    /// The text of a code, by a reader that shares no code with the writer.
    fn read(code: &Code) -> String {
        let side = code.side as usize;
        let mut picture =
            rqrr::PreparedImage::prepare_from_greyscale(8 * (side + 8), 8 * (side + 8), |x, y| {
                let (column, row) = ((x / 8).wrapping_sub(4), (y / 8).wrapping_sub(4));
                let is_dark = column < side && row < side && code.is_dark[row * side + column];
                if is_dark { 0 } else { 255 }
            });
        let grids = picture.detect_grids();
        assert_eq!(grids.len(), 1);
        grids[0].decode().expect("the code can be read").1
    }

    #[test]
    fn a_code_is_read_back() {
        for text in [
            "https://example.org/#/queens?n=8&b=15863724",
            "https://example.org/bezzel/#/puzzles?kind=knight&size=6x6&numbers=1a1.9c5.36d4",
            "xin chào, üdvözlet",
        ] {
            let code = made(text).expect("the text is short");
            assert_eq!(code.is_dark.len() as u32, code.side * code.side);
            assert_eq!(read(&code), text);
        }
    }

    #[test]
    fn the_longest_text_has_2953_bytes() {
        let text = "a".repeat(2953);
        let code = made(&text).expect("the text just fits");
        assert_eq!((code.side, read(&code)), (177, text));
        assert_eq!(made(&"a".repeat(2954)), None);
    }

    #[test]
    fn the_path_has_the_dark_modules() {
        let code = Code {
            side: 3,
            is_dark: vec![true, true, false, false, false, false, true, false, true],
        };
        assert_eq!(code.path(), "M0 0h2v1h-2zM0 2h1v1h-1zM2 2h1v1h-1z");
    }
}
