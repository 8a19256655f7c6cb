//! Why a graphics processor does not count.

use bezzel_named::{Named, named};

named! {
    /// A kind of trouble.
    pub enum TroubleKind {
        /// The browser offers none.
        None = "none",
        /// The only one is a program, which the processor runs: this one.
        Software = "software",
        /// The browser does not open it; says why.
        Refused = "refused",
        /// The device has failed; the detail says how.
        Lost = "lost",
        /// The device has counted a part wrongly; the detail describes the part. All its other sums may be wrong as
        /// well.
        Wrong = "wrong",
        /// The device would take longer than the processor.
        Slower = "slower",
    }
}

/// Why a graphics processor does not count, or no longer; then the processor does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trouble {
    /// Its kind.
    pub kind: TroubleKind,
    /// More about it: a name, or the browser's own message.
    pub detail: String,
}

impl Trouble {
    /// Trouble of a kind, with its detail.
    pub fn new(kind: TroubleKind, detail: impl Into<String>) -> Self {
        let detail = detail.into();
        Self { kind, detail }
    }

    /// The reason with which a worker refuses a share.
    pub fn reason(&self) -> String {
        [self.kind.name(), &self.detail].join(" ")
    }

    /// The trouble that a worker has given as its reason.
    pub fn from_reason(reason: &str) -> Self {
        let (name, detail) = reason.split_once(' ').unwrap_or((reason, ""));
        let kind = TroubleKind::from_name(name);
        Self::new(kind.unwrap_or(TroubleKind::Lost), detail)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn trouble_crosses_to_the_page_as_a_reason() {
        for kind in TroubleKind::ALL {
            let trouble = Trouble::new(kind, "a device, lost");
            assert_eq!(Trouble::from_reason(&trouble.reason()), trouble);
        }
    }
}
