/// How much a hint gives away.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "lowercase")
)]
pub enum Tier {
    /// Which pieces are wrong.
    #[default]
    Mistake,
    /// Which squares of a row or column are forbidden, and by which piece each.
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
