crate::names::named! {
    /// The tiers of hints, by how much they give away.
    #[derive(Default)]
    pub enum Tier ("a tier", "mistake, forbidden, forced or reveal") {
        /// The pieces that are wrong.
        #[default]
        Mistake = "mistake",
        /// The forbidden squares of a row or column, each with the piece that forbids it.
        Forbidden = "forbidden",
        /// A square that must hold a piece, and why.
        Forced = "forced",
        /// A square of some completion.
        Reveal = "reveal",
    }
}

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
