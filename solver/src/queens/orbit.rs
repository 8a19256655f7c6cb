use super::Solution;
use crate::board::Symmetry;

/// The distinct images of a solution under the eight symmetries of the square.
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
/// assert_eq!(orbit.size(), 2);
/// assert_eq!(orbit.images()[0].solution, solution);
/// assert_eq!(orbit.images()[1].solution.to_string(), "3142");
/// assert_eq!(orbit.images()[1].symmetries, [
///     Symmetry::FlipHorizontal,
///     Symmetry::FlipVertical,
///     Symmetry::Transpose,
///     Symmetry::AntiTranspose,
/// ]);
/// # Ok::<_, bezzel_solver::queens::SolutionError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Orbit {
    images: Vec<OrbitImage>,
}

/// One image of a solution, and the symmetries that lead to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OrbitImage {
    /// The image.
    pub solution: Solution,
    /// The symmetries that lead from the solution of the orbit to this image, in the order of
    /// [`Symmetry::ALL`]. Each image of an orbit has the same number of them.
    pub symmetries: Vec<Symmetry>,
}

impl Orbit {
    pub(super) fn of(solution: Solution) -> Self {
        let mut images: Vec<OrbitImage> = Vec::new();
        for symmetry in Symmetry::ALL {
            let image = solution.image(symmetry);
            match images.iter_mut().find(|known| known.solution == image) {
                Some(known) => known.symmetries.push(symmetry),
                None => images.push(OrbitImage {
                    solution: image,
                    symmetries: vec![symmetry],
                }),
            }
        }
        Self { images }
    }

    /// The images, in the order in which [`Symmetry::ALL`] leads to them: the solution itself
    /// comes first.
    #[must_use]
    pub fn images(&self) -> &[OrbitImage] {
        &self.images
    }

    /// The number of images: 8, 4 or 2; 1 only for n = 1.
    #[must_use]
    pub fn size(&self) -> u8 {
        self.images.len() as u8
    }
}
