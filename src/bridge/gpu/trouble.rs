//! Why a graphics processor does not count.

use crate::bridge::Failure;

/// Why a graphics processor does not count, or no longer; then the processor does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// The browser offers none.
    None,
    /// The only one is this program, which the processor runs.
    Software(String),
    /// The browser does not open it; says why.
    Refused(String),
    /// It has failed; says how.
    Lost(String),
    /// It has miscounted a part, which is described: nothing that it has counted is to be trusted.
    Wrong(String),
    /// It would take longer than the processor.
    Slower,
}

impl Trouble {
    /// The name of the kind of trouble.
    #[must_use]
    pub const fn name(&self) -> &'static str {
        match self {
            Self::None => "none",
            Self::Software(_) => "software",
            Self::Refused(_) => "refused",
            Self::Lost(_) => "lost",
            Self::Wrong(_) => "wrong",
            Self::Slower => "slower",
        }
    }

    /// What is known of it besides: a name, or what the browser says, in its words.
    #[must_use]
    pub fn detail(&self) -> &str {
        match self {
            Self::Software(detail)
            | Self::Refused(detail)
            | Self::Lost(detail)
            | Self::Wrong(detail) => detail,
            Self::None | Self::Slower => "",
        }
    }

    /// The reason with which a worker refuses a share.
    pub(super) fn reason(&self) -> String {
        [self.name(), self.detail()].join(" ")
    }

    /// The trouble with a worker that has failed so.
    #[must_use]
    pub fn of(failure: &Failure) -> Self {
        let reason = match failure {
            Failure::Refused(reason) => reason,
            Failure::OtherVersion => "lost other version",
            Failure::Workers => "lost no answer",
            Failure::NotLoaded => "lost not loaded",
        };
        let (name, detail) = reason.split_once(' ').unwrap_or((reason, ""));
        let detail = detail.to_owned();
        match name {
            "none" => Self::None,
            "software" => Self::Software(detail),
            "refused" => Self::Refused(detail),
            "wrong" => Self::Wrong(detail),
            "slower" => Self::Slower,
            _ => Self::Lost(detail),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn trouble_crosses_to_the_page_as_a_reason() {
        let words = "a device, lost";
        for trouble in [
            Trouble::None,
            Trouble::Software(words.to_owned()),
            Trouble::Refused(words.to_owned()),
            Trouble::Lost(words.to_owned()),
            Trouble::Wrong(words.to_owned()),
            Trouble::Slower,
        ] {
            assert_eq!(Trouble::of(&Failure::Refused(trouble.reason())), trouble);
        }
        assert_eq!(
            Trouble::of(&Failure::NotLoaded),
            Trouble::Lost("not loaded".to_owned())
        );
    }
}
