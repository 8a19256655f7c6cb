//! The speed of playback.

/// Steps a second.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Speed {
    /// This number.
    Steps(u32),
    /// As many steps as possible.
    Fastest,
}

impl Speed {
    /// The speeds that are offered, from the slowest.
    pub const ALL: [Self; 9] = [
        Self::Steps(1),
        Self::Steps(2),
        Self::Steps(5),
        Self::Steps(10),
        Self::Steps(30),
        Self::Steps(100),
        Self::Steps(1000),
        Self::Steps(10_000),
        Self::Fastest,
    ];
}
