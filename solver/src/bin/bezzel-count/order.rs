//! Which count is ordered.

use std::fmt;
use std::str::FromStr;

use bezzel_solver::queens::Piece;
use bezzel_solver::queens::QueensError;
use bezzel_solver::queens::count::CountRequest;
use thiserror::Error;

/// The version of the numbering of parts, which is that of this program. Only shares of one version fit together.
pub(crate) const VERSION: &str = env!("CARGO_PKG_VERSION");

/// A count, or a share of one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Order {
    pub(crate) n: u32,
    pub(crate) piece: Piece,
    /// `None` for the whole.
    pub(crate) share: Option<Share>,
}

impl Order {
    /// What the solver is asked for.
    ///
    /// # Errors
    ///
    /// If n is out of range, or there is no such share.
    pub(crate) fn request(self) -> Result<CountRequest, QueensError> {
        match self.share {
            None => CountRequest::whole(self.n, self.piece),
            Some(Share { number, of }) => CountRequest::share(self.n, self.piece, number, of),
        }
    }
}

impl fmt::Display for Order {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { n, piece, share } = self;
        write!(f, "{n} {piece}s")?;
        match share {
            None => Ok(()),
            Some(share) => write!(f, ", share {share}"),
        }
    }
}

/// One of so many shares of a count, as in `3/64`. They are numbered from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Share {
    pub(crate) number: u64,
    pub(crate) of: u64,
}

/// A text does not name a share.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub(crate) enum ShareError {
    #[error("expected a share such as 0/64, the first of 64")]
    Form,
    #[error("expected 0/{of} to {last}/{of}: shares are numbered from 0", last = of - 1)]
    Number { of: u64 },
}

impl FromStr for Share {
    type Err = ShareError;

    fn from_str(text: &str) -> Result<Self, ShareError> {
        let (number, of) = text.split_once('/').ok_or(ShareError::Form)?;
        let read = |text: &str| text.parse::<u64>().map_err(|_| ShareError::Form);
        match (read(number)?, read(of)?) {
            (_, 0) => Err(ShareError::Form),
            (number, of) if number >= of => Err(ShareError::Number { of }),
            (number, of) => Ok(Self { number, of }),
        }
    }
}

impl fmt::Display for Share {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.number, self.of)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_are_written_as_they_are_read() {
        for text in ["0/1", "63/64", "0/18446744073709551615"] {
            let share: Share = text.parse().unwrap();
            assert_eq!(share.to_string(), text);
        }
    }

    #[test]
    fn other_texts_are_no_shares() {
        for text in ["", "1", "/", "0/0", "-1/2", "1/2/3", "a/b", "0.5/2"] {
            assert_eq!(text.parse::<Share>(), Err(ShareError::Form), "{text:?}");
        }
        let error = "64/64".parse::<Share>().unwrap_err();
        assert_eq!(
            error.to_string(),
            "expected 0/64 to 63/64: shares are numbered from 0"
        );
    }
}
