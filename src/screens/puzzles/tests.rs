//! The colours of the regions are told apart by people who see few colours, and what stands on them is seen by all.

/// A colour as the light that a screen gives: red, green and blue from 0 to 1.
type Light = [f64; 3];
type Matrix = [[f64; 3]; 3];

/// What people see whose eyes lack one of the three kinds of cones, by G. M. Machado and others, "A physiologically-based
/// model for simulation of color vision deficiency", 2009.
const VISIONS: [(&str, Matrix); 4] = [
    (
        "all cones",
        [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]],
    ),
    (
        "protanopia",
        [
            [0.152_286, 1.052_583, -0.204_868],
            [0.114_503, 0.786_281, 0.099_216],
            [-0.003_882, -0.048_116, 1.051_998],
        ],
    ),
    (
        "deuteranopia",
        [
            [0.367_322, 0.860_646, -0.227_968],
            [0.280_085, 0.672_501, 0.047_413],
            [-0.011_820, 0.042_940, 0.968_881],
        ],
    ),
    (
        "tritanopia",
        [
            [1.255_528, -0.076_749, -0.178_779],
            [-0.078_411, 0.930_809, 0.147_602],
            [0.004_733, 0.691_367, 0.303_900],
        ],
    ),
];

/// The least distance between two regions in Oklab, in which black and white are 1 apart: twice what is just seen.
const APART: f64 = 0.04;

/// A custom property of the style sheet, in the light or the dark theme.
fn colour(name: &str, dark: bool) -> Light {
    let tokens = include_str!("../../../static/styles/tokens.css");
    let start = format!("--{name}: light-dark(");
    let (_, rest) = tokens.split_once(&start).unwrap();
    let (both, _) = rest.split_once(')').unwrap();
    let mut colours = both.split(", #");
    let hex = colours.nth(usize::from(dark)).unwrap();
    let hex = hex.trim_start_matches('#');
    [0, 2, 4].map(|at| {
        let part = u8::from_str_radix(&hex[at..at + 2], 16).unwrap();
        let part = f64::from(part) / 255.0;
        if part <= 0.040_45 {
            part / 12.92
        } else {
            ((part + 0.055) / 1.055).powf(2.4)
        }
    })
}

fn times(matrix: Matrix, light: Light) -> Light {
    matrix.map(|row| row.iter().zip(light).map(|(a, b)| a * b).sum())
}

/// Oklab, by Björn Ottosson, 2020.
fn oklab(light: Light) -> [f64; 3] {
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

/// The contrast as the Web Content Accessibility Guidelines have it.
fn contrast(a: Light, b: Light) -> f64 {
    let [a, b] =
        [a, b].map(|[red, green, blue]| 0.05 + 0.2126 * red + 0.7152 * green + 0.0722 * blue);
    a.max(b) / a.min(b)
}

fn regions(dark: bool) -> Vec<(char, Light)> {
    let region = |letter| (letter, colour(&format!("region-{letter}"), dark));
    ('a'..='l').map(region).collect()
}

#[test]
fn regions_are_apart_for_all_eyes() {
    for dark in [false, true] {
        for (vision, matrix) in VISIONS {
            let seen: Vec<_> = regions(dark)
                .into_iter()
                .map(|(letter, light)| (letter, oklab(times(matrix, light))))
                .collect();
            for (at, (first, a)) in seen.iter().enumerate() {
                for (second, b) in &seen[..at] {
                    let squares = a.iter().zip(b).map(|(a, b)| (a - b).powi(2));
                    let distance = squares.sum::<f64>().sqrt();
                    assert!(
                        distance >= APART,
                        "{first} and {second}, dark: {dark}, {vision}: {distance:.3}"
                    );
                }
            }
        }
    }
}

#[test]
fn what_stands_on_a_region_is_seen() {
    for dark in [false, true] {
        for (letter, light) in regions(dark) {
            for (name, least) in [("ink", 4.5), ("accent", 3.0), ("conflict", 3.0)] {
                let found = contrast(light, colour(name, dark));
                assert!(
                    found >= least,
                    "{name} on {letter}, dark: {dark}: {found:.2}"
                );
            }
        }
    }
}
