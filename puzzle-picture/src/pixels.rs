//! The pixels of a picture, with sums from which the mean colour of any piece of a row or of a column is read at once.

/// A colour: red, green, blue, each from 0 to 255.
///
/// Colours are compared as they are stored, not as an eye sees them: the noise of a compressed picture is the same everywhere
/// in these numbers, and that noise is what colours have to be distinguished from.
pub type Colour = [f32; 3];

/// The distance of two colours.
pub fn distance(a: Colour, b: Colour) -> f32 {
    let squares = a.iter().zip(b).map(|(a, b)| (a - b) * (a - b));
    squares.sum::<f32>().sqrt()
}

/// A longer side is made smaller: that is quicker, and no board needs more.
const LONGEST: usize = 1600;

/// A picture.
pub struct Pixels {
    pub width: usize,
    pub height: usize,
    /// For each corner of pixels, the sum of the colours above it and to the left.
    sums: Vec<[u32; 3]>,
}

/// The two directions in which lines follow each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Axis {
    /// Lines between columns: places are counted from the left.
    Across,
    /// Lines between rows: places are counted from the top.
    Down,
}

impl Axis {
    pub const BOTH: [Self; 2] = [Self::Across, Self::Down];

    pub fn other(self) -> Self {
        match self {
            Self::Across => Self::Down,
            Self::Down => Self::Across,
        }
    }
}

impl Pixels {
    /// The pixels of red, green, blue and opacity. What lies behind them is white.
    pub fn new(rgba: &[u8], width: usize, height: usize) -> Self {
        let factor = width.max(height).div_ceil(LONGEST).max(1);
        let (wide, high) = (width / factor, height / factor);
        let area = (factor * factor) as u32;
        let mut sums = vec![[0; 3]; wide + 1];
        sums.reserve((wide + 1) * high);
        for y in 0..high {
            let mut row = [0; 3];
            sums.push(row);
            for x in 0..wide {
                let mut sum = [0_u32; 3];
                for inner in 0..factor {
                    let start = ((y * factor + inner) * width + x * factor) * 4;
                    for pixel in rgba[start..start + 4 * factor].chunks_exact(4) {
                        let opacity = u32::from(pixel[3]);
                        for (sum, part) in sum.iter_mut().zip(pixel) {
                            *sum += (u32::from(*part) * opacity + 255 * (255 - opacity)) / 255;
                        }
                    }
                }
                let above = sums[sums.len() - wide - 1];
                for (row, sum) in row.iter_mut().zip(sum) {
                    *row += (sum + area / 2) / area;
                }
                sums.push([0, 1, 2].map(|part| above[part] + row[part]));
            }
        }
        Self {
            width: wide,
            height: high,
            sums,
        }
    }

    /// The length of the picture in the direction of an axis.
    pub fn length(&self, axis: Axis) -> usize {
        match axis {
            Axis::Across => self.width,
            Axis::Down => self.height,
        }
    }

    /// The mean colour of a rectangle that lies in the picture and is not empty.
    fn rectangle(&self, [left, right]: [usize; 2], [top, bottom]: [usize; 2]) -> Colour {
        let at = |x: usize, y: usize| self.sums[y * (self.width + 1) + x];
        let (outer, inner) = (at(right, bottom), at(left, top));
        let (above, before) = (at(right, top), at(left, bottom));
        let area = ((right - left) * (bottom - top)) as f32;
        [0, 1, 2].map(|part| {
            let sum = (outer[part] - above[part]) - (before[part] - inner[part]);
            sum as f32 / area
        })
    }

    /// The mean colour of a rectangle, or of the nearest one in the picture: from and to a place on the axis, and from and to
    /// a place on the other one.
    pub fn mean(&self, axis: Axis, over: [f32; 2], along: [f32; 2]) -> Colour {
        let within = |axis: Axis, [from, to]: [f32; 2]| {
            let length = self.length(axis);
            let from = (from.round().max(0.0) as usize).min(length - 1);
            [from, (to.round().max(0.0) as usize).clamp(from + 1, length)]
        };
        let (over, along) = (within(axis, over), within(axis.other(), along));
        match axis {
            Axis::Across => self.rectangle(over, along),
            Axis::Down => self.rectangle(along, over),
        }
    }

    /// The colour at a place, or at the nearest one in the picture.
    pub fn at(&self, x: f32, y: f32) -> Colour {
        let (x, y) = (x.floor(), y.floor());
        self.mean(Axis::Across, [x, x + 1.0], [y, y + 1.0])
    }

    /// How much the colour changes from before a place of an axis to behind it, along a piece of the line there. The frame of
    /// the picture changes it from nothing.
    pub fn change(&self, axis: Axis, place: i32, along: [f32; 2]) -> f32 {
        if place <= 0 || place >= self.length(axis) as i32 {
            return f32::MAX;
        }
        let place = place as f32;
        let [before, behind] = [[place - 2.0, place], [place, place + 2.0]];
        distance(
            self.mean(axis, before, along),
            self.mean(axis, behind, along),
        )
    }
}
