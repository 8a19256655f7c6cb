//! The images of a part of the board, in a mirror, upside down or both, and the tours that they have together.

use super::super::CountError;
use super::super::degrees::Degrees;
use super::super::seam::Seam;
use super::super::stages::Joins;
use super::super::sweeps::{Part, Sweeps};
use super::groups::Groups;

/// One of the images of the tours of a part: the degrees of the upper part, and the view of the board that turns these
/// tours into those of the part.
#[derive(Copy, Clone, Debug)]
pub struct Image {
    pub degrees: Degrees,
    pub below: bool,
    pub mirrored: bool,
}

/// The tours of a part and of its images; none if one of these has lesser degrees.
pub fn tours(joins: &mut Joins, part: Degrees) -> Result<u128, CountError> {
    let images = images(joins.seam, joins.sweeps, part);
    if images.iter().any(|image| image.degrees < part) {
        return Ok(0);
    }
    Ok(cycles(joins, part)? * images.len() as u128)
}

/// The cycles of a part, whose states the joiner has afterwards.
pub fn cycles(joins: &mut Joins, part: Degrees) -> Result<u128, CountError> {
    let [upper, lower] = joins.seam.halves();
    // Most parts without tours have no states on one side.
    let opposite = upper.opposite(part);
    for (side, half, degrees) in [(Part::Lower, lower, opposite), (Part::Upper, upper, part)] {
        let mut groups = Groups::new(joins.sweeps, side, joins.gather);
        if !groups.find_sources(half.squares, &half.choices, degrees)? {
            return Ok(0);
        }
    }
    let (cycles, _) = joins.joiner.cycles(joins.sweeps, joins.seam, part)?;
    Ok(cycles)
}

/// The different images of these degrees: themselves, in a mirror, upside down, and both, as far as the board is its own
/// image.
pub fn images(seam: &Seam, sweeps: &Sweeps, degrees: Degrees) -> Vec<Image> {
    let upper = seam.halves()[0];
    let mut images: Vec<Image> = Vec::with_capacity(4);
    for below in [false, true]
        .into_iter()
        .take(1 + usize::from(seam.is_alike()))
    {
        let sides = 1 + usize::from(sweeps.layers().0.is_folded());
        for mirrored in [false, true].into_iter().take(sides) {
            let mut degrees = degrees;
            if below {
                degrees = upper.opposite(degrees);
            }
            if mirrored {
                degrees = degrees.mirrored();
            }
            if images.iter().all(|image| image.degrees != degrees) {
                images.push(Image {
                    degrees,
                    below,
                    mirrored,
                });
            }
        }
    }
    images
}
