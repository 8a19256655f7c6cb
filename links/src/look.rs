//! The colours of the page, as a visitor chooses them.

named! {
    /// Light or dark; without a choice the page follows the system.
    pub enum Theme {
        /// Ink on paper.
        Light = "light",
        /// Paper on ink.
        Dark = "dark",
    }
}

named! {
    /// The colours of the squares.
    pub enum Colouring {
        /// The page's own colours, and the default.
        Paper = "paper",
        /// Grey blue.
        Sea = "sea",
        /// Brown.
        Wood = "wood",
        /// The highest contrast that pieces and marks allow.
        Contrast = "contrast",
    }
}

/// The colours that are chosen; `None` leaves each to its default.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Look {
    /// Light or dark.
    pub theme: Option<Theme>,
    /// The squares.
    pub board: Option<Colouring>,
}

impl Look {
    /// This, and where nothing is chosen, the other.
    #[must_use]
    pub fn or(self, other: Self) -> Self {
        Self {
            theme: self.theme.or(other.theme),
            board: self.board.or(other.board),
        }
    }

    /// The look with another choice.
    #[must_use]
    pub fn with(self, choice: LookChoice) -> Self {
        match choice {
            LookChoice::Theme(theme) => Self { theme, ..self },
            LookChoice::Board(board) => Self { board, ..self },
        }
    }
}

/// A choice of colours; `None` is the default.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LookChoice {
    /// Light or dark.
    Theme(Option<Theme>),
    /// The squares.
    Board(Option<Colouring>),
}
