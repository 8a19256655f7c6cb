//! The programs that a visitor may begin from.

named! {
    /// A written program, by the name of its file in `programs/own/`.
    pub enum Written {
        /// A list with the column of each queen.
        List = "list",
        /// A matrix of noughts and ones, with a mistake to find.
        Matrix = "matrix",
        /// Marker arrays, with gaps to fill.
        Arrays = "arrays",
        /// Bit masks.
        Masks = "masks",
        /// A generator that calls itself.
        Generator = "generator",
        /// A class.
        Class = "class",
        /// All permutations, with a gap to fill.
        Permutations = "permutations",
        /// A knight by Warnsdorff's rule.
        Knight = "knight",
    }
}

impl Written {
    /// Its file in the folder of programs.
    pub fn file(self) -> String {
        format!("own/{}.py", self.name())
    }
}
