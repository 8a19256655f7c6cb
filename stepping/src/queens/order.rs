use bezzel_solver::Random;

named! {
/// The order in which the search visits the squares of a row. In a column, top replaces left.
    #[derive(Default, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
    #[serde(rename_all = "lowercase")]
    pub enum Order {
    /// The order from left to right.
        #[default]
        Left = "left",
    /// The order from right to left.
        Right = "right",
    /// The order from the middle outwards. Of two squares at the same distance, the left one comes first.
        Middle = "middle",
    /// An order that is shuffled once, the same in all rows.
        Random = "random",
    }
}

impl Order {
    /// The squares of a row of `n` in this order, from 0. The seed matters only for
    /// [`Random`](Self::Random).
    ///
    /// ```
    /// use bezzel_stepping::queens::Order;
    ///
    /// assert_eq!(Order::Middle.squares(5, 0), [2, 1, 3, 0, 4]);
    /// assert_eq!(Order::Middle.squares(6, 0), [2, 3, 1, 4, 0, 5]);
    /// ```
    pub fn squares(self, n: u8, seed: u64) -> Vec<u8> {
        let mut squares: Vec<u8> = (0..n).collect();
        match self {
            Self::Left => {}
            Self::Right => squares.reverse(),
            Self::Middle => {
                squares.clear();
                for off in 0..n.div_ceil(2) {
                    let (left, right) = ((n - 1) / 2 - off, n / 2 + off);
                    squares.push(left);
                    if right != left {
                        squares.push(right);
                    }
                }
            }
            Self::Random => Random::new(seed).shuffle(&mut squares),
        }
        squares
    }
}
