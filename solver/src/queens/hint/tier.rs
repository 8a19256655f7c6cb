/// The tiers of hints, by how much they give away.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "lowercase")
)]
pub enum Tier {
    /// The pieces that are wrong.
    #[default]
    Mistake,
    /// The forbidden squares of a row or column, each with the piece that forbids it.
    Forbidden,
    /// A square that must hold a piece, and why.
    Forced,
    /// A square of some completion.
    Reveal,
}

crate::names!(Tier {
    Mistake: "mistake",
    Forbidden: "forbidden",
    Forced: "forced",
    Reveal: "reveal",
});

impl Tier {
    /// The tier that gives away more, if there is one.
    #[must_use]
    pub const fn next(self) -> Option<Self> {
        match self {
            Self::Mistake => Some(Self::Forbidden),
            Self::Forbidden => Some(Self::Forced),
            Self::Forced => Some(Self::Reveal),
            Self::Reveal => None,
        }
    }
}
