use super::Solution;
use crate::board::Symmetry;

/// One of the distinct images of a solution, and the symmetries that lead to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OrbitImage {
    /// The image.
    pub solution: Solution,
    /// The symmetries that lead from the solution of the orbit to this image, in the order of
    /// [`Symmetry::ALL`]. Each image of an orbit has the same number of them.
    pub symmetries: Vec<Symmetry>,
}

pub(super) fn orbit(solution: Solution) -> Vec<OrbitImage> {
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
    images
}
