//! The colours of the style sheet as light, for the tests that compare them.

/// A colour as the light that a screen gives: red, green and blue from 0 to 1.
pub type Light = [f64; 3];
pub type Matrix = [[f64; 3]; 3];

/// A custom property of the style sheet, in the light or the dark theme.
pub fn colour(name: &str, dark: bool) -> Light {
    let tokens = include_str!("../../../../../static/styles/tokens.css");
    let start = format!("--{name}: light-dark(");
    let (_, rest) = tokens
        .split_once(&start)
        .expect("the style sheet has six digits for it");
    let (both, _) = rest
        .split_once(')')
        .expect("the style sheet has six digits for it");
    let mut colours = both.split(", #");
    let hex = colours
        .nth(usize::from(dark))
        .expect("the style sheet has six digits for it");
    light_of(hex.trim_start_matches('#'))
}

/// The colour that a style sheet writes as six digits.
///
/// # Panics
///
/// If the text is not a colour.
pub fn light_of(hex: &str) -> Light {
    [0, 2, 4].map(|at| {
        let part = u8::from_str_radix(&hex[at..at + 2], 16)
            .expect("the style sheet has six digits for it");
        let part = f64::from(part) / 255.0;
        if part <= 0.040_45 {
            part / 12.92
        } else {
            ((part + 0.055) / 1.055).powf(2.4)
        }
    })
}

/// A colour as eyes with this matrix see it.
pub fn times(matrix: Matrix, light: Light) -> Light {
    matrix.map(|row| row.iter().zip(light).map(|(a, b)| a * b).sum())
}

/// Oklab, by Björn Ottosson, 2020.
pub fn oklab(light: Light) -> Light {
    let cones = [
        [0.412_221_470_8, 0.536_332_536_3, 0.051_445_992_9],
        [0.211_903_498_2, 0.680_699_545_1, 0.107_396_956_6],
        [0.088_302_461_9, 0.281_718_837_6, 0.629_978_700_5],
    ];
    let lab = [
        [0.210_454_255_3, 0.793_617_785_0, -0.004_072_046_8],
        [1.977_998_495_1, -2.428_592_205_0, 0.450_593_709_9],
        [0.025_904_037_1, 0.782_771_766_2, -0.808_675_766_0],
    ];
    times(
        lab,
        times(cones, light.map(|part| part.clamp(0.0, 1.0))).map(f64::cbrt),
    )
}

/// The letters of the regions, each with its colour.
pub fn regions(dark: bool) -> Vec<(char, Light)> {
    let region = |letter| (letter, colour(&format!("region-{letter}"), dark));
    ('a'..='r').map(region).collect()
}

/// The colours of the regions, by number.
pub fn region_lights(dark: bool) -> Vec<Light> {
    regions(dark).into_iter().map(|(_, light)| light).collect()
}
