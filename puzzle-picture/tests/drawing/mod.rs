//! Pictures of boards.

#![allow(
    clippy::unreadable_literal,
    reason = "colours are written as everywhere"
)]

use image::imageops::{FilterType, blur, resize};
use image::{DynamicImage, ImageFormat, RgbImage, RgbaImage};
use tiny_skia::{Color, FillRule, Paint, PathBuilder, Pixmap, Stroke, Transform};

use crate::numbers::Numbers;

mod palettes;

pub use palettes::PALETTES;
use palettes::Palette;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Glyph {
    Queen,
    Cross,
    Star,
    Dot,
}

/// How a board is drawn, and what happens to the picture.
pub struct Picture {
    n: usize,
    is_dark: bool,
    colours: Vec<u32>,
    page: u32,
    ink: u32,
    /// All lengths are in pixels.
    side: f32,
    gap: f32,
    round: f32,
    /// The lines between all squares, and those between regions.
    thin: f32,
    thick: f32,
    line: u32,
    frame: f32,
    board_round: f32,
    margins: [f32; 4],
    has_texts: bool,
    glyphs: usize,
    scale: Option<f32>,
    blur: f32,
    /// The quality of JPEG, unless it is not compressed.
    quality: Option<u8>,
    /// The light at the darker side of a photo.
    shade: f32,
    noise: f32,
}

fn channels(colour: u32) -> [u8; 3] {
    [colour >> 16, colour >> 8, colour].map(|part| part as u8)
}

fn paint(colour: u32) -> Paint<'static> {
    let [red, green, blue] = channels(colour);
    let mut paint = Paint::default();
    paint.set_color_rgba8(red, green, blue, 255);
    paint
}

/// A rectangle with round corners.
fn box_path(x: f32, y: f32, width: f32, height: f32, round: f32) -> Option<tiny_skia::Path> {
    let mut path = PathBuilder::new();
    let (right, bottom) = (x + width, y + height);
    if round <= 0.0 {
        path.push_rect(tiny_skia::Rect::from_ltrb(x, y, right, bottom)?);
        return path.finish();
    }
    let k = round * 0.448;
    path.move_to(x + round, y);
    path.line_to(right - round, y);
    path.cubic_to(right - k, y, right, y + k, right, y + round);
    path.line_to(right, bottom - round);
    path.cubic_to(right, bottom - k, right - k, bottom, right - round, bottom);
    path.line_to(x + round, bottom);
    path.cubic_to(x + k, bottom, x, bottom - k, x, bottom - round);
    path.line_to(x, y + round);
    path.cubic_to(x, y + k, x + k, y, x + round, y);
    path.close();
    path.finish()
}

fn fill(map: &mut Pixmap, rectangle: [f32; 4], round: f32, colour: u32) {
    let [x, y, width, height] = rectangle;
    if width <= 0.0 || height <= 0.0 {
        return;
    }
    if let Some(path) = box_path(x, y, width, height, round) {
        map.fill_path(
            &path,
            &paint(colour),
            FillRule::Winding,
            Transform::identity(),
            None,
        );
    }
}

impl Picture {
    #[allow(clippy::too_many_lines, reason = "it is one choice after another")]
    pub fn random(n: usize, palette: usize, numbers: &mut Numbers) -> Self {
        let Palette { is_dark, colours } = PALETTES[palette];
        let is_plain = colours.len() == 1;
        // Colours are given to regions in any order.
        let mut colours = colours.to_vec();
        for at in (1..colours.len()).rev() {
            colours.swap(at, numbers.below(at + 1));
        }
        let side = numbers.within(26.0, 84.0);
        let side = if numbers.chance(60) {
            side.round()
        } else {
            side
        };
        let has_gap = !is_plain && numbers.chance(30);
        let has_lines = !has_gap && (is_plain || numbers.chance(75));
        let thin = if has_lines {
            numbers.one(&[1.0, 1.0, 1.5, 2.0])
        } else {
            0.0
        };
        let thick = if is_plain {
            thin + numbers.within(2.0, 3.5)
        } else if has_lines && numbers.chance(50) {
            thin + numbers.within(1.0, 3.0)
        } else {
            0.0
        };
        let round = if has_gap && numbers.chance(70) {
            side * numbers.within(0.05, 0.22)
        } else {
            0.0
        };
        let page = if is_dark {
            numbers.one(&[0x000000, 0x121212, 0x1b1f23, 0x0d1117])
        } else {
            numbers.one(&[0xffffff, 0xf4f2ee, 0xfafafa, 0xe9e5df])
        };
        let ink = if is_dark { 0xe6e6e6 } else { 0x1a1a1a };
        let line = match (is_dark, numbers.below(3)) {
            (false, 0) | (true, 1) => 0x000000,
            (false, 1) => 0x444444,
            (false, _) => 0x222222,
            (true, 0) => 0xffffff,
            (true, _) => 0xa0a0a0,
        };
        let line = if is_plain && line == 0 && is_dark {
            0xdddddd
        } else {
            line
        };
        let margin = |numbers: &mut Numbers, most: f32| {
            if numbers.chance(12) {
                0.0
            } else {
                numbers.within(4.0, most)
            }
        };
        let is_cut_out = numbers.chance(20);
        let margins = if is_cut_out {
            [0.0; 4].map(|_| margin(numbers, 14.0))
        } else {
            [
                margin(numbers, 120.0),
                numbers.within(20.0, 420.0),
                margin(numbers, 120.0),
                numbers.within(20.0, 420.0),
            ]
        };
        Self {
            n,
            is_dark,
            colours,
            page,
            ink,
            side,
            gap: if has_gap {
                numbers.within(2.0, side * 0.12)
            } else {
                0.0
            },
            round,
            thin,
            thick,
            line,
            frame: if is_plain || numbers.chance(60) {
                thick.max(thin)
            } else {
                0.0
            },
            board_round: if !has_gap && numbers.chance(25) {
                side * 0.15
            } else {
                0.0
            },
            margins,
            has_texts: !is_cut_out && numbers.chance(80),
            glyphs: numbers.one(&[0, 0, 10, 30, 70]),
            scale: numbers.chance(60).then(|| numbers.within(0.62, 1.7)),
            blur: if numbers.chance(40) {
                numbers.within(0.3, 1.3)
            } else {
                0.0
            },
            quality: numbers.chance(60).then(|| numbers.within(50.0, 95.0) as u8),
            shade: if numbers.chance(15) {
                numbers.within(0.75, 0.97)
            } else {
                1.0
            },
            noise: if numbers.chance(15) {
                numbers.within(1.0, 6.0)
            } else {
                0.0
            },
        }
    }

    /// Lines of short words, and a button or two.
    fn texts(&self, map: &mut Pixmap, area: [f32; 4], numbers: &mut Numbers) {
        let [left, top, right, bottom] = area;
        let size = numbers.within(8.0, 18.0);
        let mut y = top + size;
        while y + size < bottom {
            if numbers.chance(15) {
                let width = numbers.within(60.0, 160.0).min(right - left - 16.0);
                fill(
                    map,
                    [left + 8.0, y, width, size * 2.2],
                    size,
                    numbers.one(&[0x0a66c2, self.ink, 0x888888]),
                );
                y += size * 3.0;
                continue;
            }
            let mut x = left + 8.0;
            while x + size * 3.0 < right && !numbers.chance(8) {
                let letters = numbers.below(7) + 2;
                for _ in 0..letters {
                    let height = size * numbers.one(&[0.55, 0.55, 0.8]);
                    fill(
                        map,
                        [x, y + size - height, size * 0.12, height],
                        0.0,
                        self.ink,
                    );
                    fill(
                        map,
                        [
                            x,
                            y + size * numbers.one(&[0.45, 0.7, 0.9]),
                            size * 0.38,
                            size * 0.1,
                        ],
                        0.0,
                        self.ink,
                    );
                    x += size * 0.55;
                    if x + size >= right {
                        break;
                    }
                }
                x += size * 0.4;
            }
            y += size * 1.6;
        }
    }

    fn glyph(&self, map: &mut Pixmap, glyph: Glyph, [x, y]: [f32; 2], back: u32) {
        let [red, green, blue] = channels(back).map(f32::from);
        let is_light = 0.3 * red + 0.6 * green + 0.1 * blue > 110.0;
        let ink = paint(if is_light { 0x101010 } else { 0xf0f0f0 });
        let mut path = PathBuilder::new();
        let mut polygon = |corners: &[(f32, f32)]| {
            for (at, (right, below)) in corners.iter().enumerate() {
                let (x, y) = (x + right * self.side, y + below * self.side);
                if at == 0 {
                    path.move_to(x, y);
                } else {
                    path.line_to(x, y);
                }
            }
        };
        match glyph {
            Glyph::Queen => polygon(&[
                (0.22, 0.3),
                (0.36, 0.5),
                (0.5, 0.22),
                (0.64, 0.5),
                (0.78, 0.3),
                (0.7, 0.75),
                (0.3, 0.75),
            ]),
            Glyph::Star => polygon(&std::array::from_fn::<_, 10, _>(|point| {
                let angle = std::f32::consts::PI * (point as f32 / 5.0 - 0.5);
                let reach = if point % 2 == 0 { 0.36 } else { 0.15 };
                (0.5 + reach * angle.cos(), 0.52 + reach * angle.sin())
            })),
            Glyph::Dot => {
                path.push_circle(x + self.side / 2.0, y + self.side / 2.0, self.side * 0.08);
            }
            Glyph::Cross => {
                polygon(&[(0.32, 0.32), (0.68, 0.68)]);
                polygon(&[(0.68, 0.32), (0.32, 0.68)]);
            }
        }
        let path = path.finish().expect("it has corners");
        if glyph == Glyph::Cross {
            let stroke = Stroke {
                width: self.side * 0.06,
                ..Stroke::default()
            };
            map.stroke_path(&path, &ink, &stroke, Transform::identity(), None);
        } else {
            map.fill_path(&path, &ink, FillRule::Winding, Transform::identity(), None);
        }
    }

    /// The lines between squares. Thick ones come last, so that thin ones do not cross them.
    fn lines(&self, map: &mut Pixmap, regions: &[u8]) {
        let n = self.n;
        for is_thick in [false, true] {
            for square in 0..n * n {
                let (row, column) = (square / n, square % n);
                let [x, y] = self.corner(square);
                for (other, is_there, is_right) in [
                    (square + 1, column + 1 < n, true),
                    (square + n, row + 1 < n, false),
                ] {
                    let differs = is_there && regions[square] != regions[other];
                    let is_wide = differs && self.thick > 0.0;
                    if !is_there || is_wide != is_thick {
                        continue;
                    }
                    let wide = if is_wide { self.thick } else { self.thin };
                    let half = wide / 2.0;
                    let rectangle = if is_right {
                        [x + self.side - half, y - half, wide, self.side + wide]
                    } else {
                        [x - half, y + self.side - half, self.side + wide, wide]
                    };
                    fill(map, rectangle, 0.0, self.line);
                }
            }
        }
    }

    /// The upper left corner of a square.
    fn corner(&self, square: usize) -> [f32; 2] {
        let [left, top, ..] = self.margins;
        let (row, column) = (square / self.n, square % self.n);
        [
            left + column as f32 * self.side,
            top + row as f32 * self.side,
        ]
    }

    fn drawn(&self, regions: &[u8], numbers: &mut Numbers) -> RgbaImage {
        let n = self.n;
        let whole = self.side * n as f32;
        let [left, top, right, bottom] = self.margins;
        let (width, height) = ((whole + left + right).ceil(), (whole + top + bottom).ceil());
        let mut map = Pixmap::new(width as u32, height as u32).expect("it has an area");
        let [red, green, blue] = channels(self.page);
        map.fill(Color::from_rgba8(red, green, blue, 255));
        if self.has_texts {
            self.texts(&mut map, [left.max(8.0), 0.0, width, top - 12.0], numbers);
            self.texts(
                &mut map,
                [left.max(8.0), top + whole + 12.0, width, height],
                numbers,
            );
        }
        if self.has_texts && numbers.chance(40) {
            // A card around the board.
            let card = if self.is_dark { 0x24282d } else { 0xffffff };
            let around = numbers.within(3.0, 12.0);
            let side = whole + 2.0 * around;
            fill(
                &mut map,
                [left - around, top - around, side, side],
                8.0,
                card,
            );
        }
        if self.gap > 0.0 && numbers.chance(50) {
            let back = numbers.one(&[self.line, self.page]);
            fill(&mut map, [left, top, whole, whole], 0.0, back);
        }
        let colour = |square: usize| self.colours[regions[square] as usize % self.colours.len()];
        for square in 0..n * n {
            let [x, y] = self.corner(square);
            let inner = self.side - self.gap;
            fill(
                &mut map,
                [x + self.gap / 2.0, y + self.gap / 2.0, inner, inner],
                self.round,
                colour(square),
            );
        }
        self.lines(&mut map, regions);
        if self.frame > 0.0 {
            let half = self.frame / 2.0;
            if let Some(path) = box_path(left, top, whole, whole, self.board_round) {
                let stroke = Stroke {
                    width: 2.0 * half,
                    ..Stroke::default()
                };
                map.stroke_path(
                    &path,
                    &paint(self.line),
                    &stroke,
                    Transform::identity(),
                    None,
                );
            }
        }
        let kinds = [Glyph::Queen, Glyph::Cross, Glyph::Star, Glyph::Dot];
        let mark = numbers.one(&[Glyph::Cross, Glyph::Dot]);
        for square in 0..n * n {
            if numbers.chance(self.glyphs) {
                let glyph = if numbers.chance(80) {
                    mark
                } else {
                    numbers.one(&kinds)
                };
                self.glyph(&mut map, glyph, self.corner(square), colour(square));
            }
        }
        RgbaImage::from_raw(map.width(), map.height(), map.take()).expect("all pixels are there")
    }

    /// The picture in red, green, blue and opacity, with its width and its height.
    pub fn pixels(&self, regions: &[u8], numbers: &mut Numbers) -> (Vec<u8>, usize, usize) {
        let mut image = DynamicImage::ImageRgba8(self.drawn(regions, numbers)).to_rgb8();
        if let Some(scale) = self.scale {
            let side = |pixels: u32| (pixels as f32 * scale).round().max(1.0) as u32;
            image = resize(
                &image,
                side(image.width()),
                side(image.height()),
                FilterType::Triangle,
            );
        }
        if self.blur > 0.0 {
            image = blur(&image, self.blur);
        }
        if self.shade < 1.0 || self.noise > 0.0 {
            let width = image.width() as f32;
            for (x, _, pixel) in image.enumerate_pixels_mut() {
                let light = 1.0 - (1.0 - self.shade) * x as f32 / width;
                for part in &mut pixel.0 {
                    let noise = numbers.within(-self.noise, self.noise);
                    *part = (f32::from(*part) * light + noise).clamp(0.0, 255.0) as u8;
                }
            }
        }
        if let Some(quality) = self.quality {
            image = compressed(image, quality);
        }
        let (width, height) = image.dimensions();
        let rgba = DynamicImage::ImageRgb8(image).to_rgba8().into_raw();
        (rgba, width as usize, height as usize)
    }
}

/// The picture after JPEG. Its colours, without their lightness, are halved in size before, as most programs do.
fn compressed(mut image: RgbImage, quality: u8) -> RgbImage {
    let (width, height) = image.dimensions();
    let light = |pixel: [f32; 3]| 0.299 * pixel[0] + 0.587 * pixel[1] + 0.114 * pixel[2];
    for y in (0..height).step_by(2) {
        for x in (0..width).step_by(2) {
            let places: Vec<_> = [(0, 0), (1, 0), (0, 1), (1, 1)]
                .into_iter()
                .map(|(right, below)| (x + right, y + below))
                .filter(|(x, y)| *x < width && *y < height)
                .collect();
            let mut sum = [0.0; 3];
            for (x, y) in &places {
                let pixel = image.get_pixel(*x, *y).0.map(f32::from);
                for (sum, part) in sum.iter_mut().zip(pixel) {
                    *sum += (part - light(pixel)) / places.len() as f32;
                }
            }
            for (x, y) in &places {
                let pixel = image.get_pixel(*x, *y).0.map(f32::from);
                let mixed = sum.map(|part| (part + light(pixel)).round().clamp(0.0, 255.0) as u8);
                image.put_pixel(*x, *y, image::Rgb(mixed));
            }
        }
    }
    let mut bytes = std::io::Cursor::new(Vec::new());
    let encoder = image::codecs::jpeg::JpegEncoder::new_with_quality(&mut bytes, quality);
    let written = image.write_with_encoder(encoder);
    written.expect("the picture is small");
    image::load_from_memory_with_format(bytes.get_ref(), ImageFormat::Jpeg)
        .expect("what was written is read")
        .to_rgb8()
}
