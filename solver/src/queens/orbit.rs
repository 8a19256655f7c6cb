use super::Solution;
use crate::board::Symmetry;

impl Solution {
    /// The distinct images under the eight symmetries, each with the symmetries that lead to it, in the order of
    /// [`Symmetry::ALL`]: the solution itself comes first. There are 8, 4 or 2 images; 1 only for n = 1.
    ///
    /// # Examples
    ///
    /// ```
    /// use bezzel_solver::board::Symmetry;
    /// use bezzel_solver::queens::Solution;
    ///
    /// // . Q . .      . . Q .
    /// // . . . Q      Q . . .
    /// // Q . . .      . . . Q
    /// // . . Q .      . Q . .
    /// let solution: Solution = "2413".parse()?;
    /// let orbit = solution.orbit();
    /// assert_eq!(orbit.len(), 2);
    /// assert_eq!(orbit[0].0, solution);
    /// assert_eq!(orbit[1].0.to_string(), "3142");
    /// assert_eq!(orbit[1].1, [
    ///     Symmetry::FlipHorizontal,
    ///     Symmetry::FlipVertical,
    ///     Symmetry::Transpose,
    ///     Symmetry::AntiTranspose,
    /// ]);
    /// # Ok::<_, bezzel_solver::queens::QueensError>(())
    /// ```
    #[must_use]
    pub fn orbit(self) -> Vec<(Self, Vec<Symmetry>)> {
        let mut images: Vec<(Self, Vec<Symmetry>)> = Vec::new();
        for symmetry in Symmetry::ALL {
            let image = self.image(symmetry);
            match images.iter_mut().find(|(known, _)| *known == image) {
                Some((_, symmetries)) => symmetries.push(symmetry),
                None => images.push((image, vec![symmetry])),
            }
        }
        images
    }
}
