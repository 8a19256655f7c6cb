use super::Solution;
use crate::board::Symmetry;

pub(super) fn orbit(solution: Solution) -> Vec<(Solution, Vec<Symmetry>)> {
    let mut images: Vec<(Solution, Vec<Symmetry>)> = Vec::new();
    for symmetry in Symmetry::ALL {
        let image = solution.image(symmetry);
        match images.iter_mut().find(|(known, _)| *known == image) {
            Some((_, symmetries)) => symmetries.push(symmetry),
            None => images.push((image, vec![symmetry])),
        }
    }
    images
}
