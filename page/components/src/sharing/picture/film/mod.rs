//! A run as a moving picture in SVG. It begins with its last frame, for viewers that show only that.

mod mark;
mod sheet;

use std::collections::HashMap;
use std::fmt::Write;

pub use mark::Mark;

use super::svg::{INK, PAPER, Picture, QUIET, escaped};
use crate::drawings::{Figure, UNIT};

/// The most frames: of longer runs every second, third and so on is shown.
const MOST_FRAMES: usize = 2_000;
/// The time for which the end is seen before the run and after it, in milliseconds.
const HOLD: u32 = 2_000;
/// The time that the frames take together, and the bounds of that of each, in milliseconds.
const WHOLE: u32 = 30_000;
const FRAME: (u32, u32) = (40, 500);
/// The height of a line of a sentence, and the width of its letters, which is that of wide ones.
const LINE: u32 = 34;
const LETTER: u32 = 14;
/// The frames of a run, on the picture of an empty board.
#[derive(Clone, Debug)]
pub struct Film {
    /// The board, with nothing that moves.
    ground: Picture,
    frames: u32,
    marks: Vec<(Mark, Spans)>,
    /// The places of the marks in their list.
    places: HashMap<Mark, usize>,
    /// The sentence of each frame; none if there are no sentences.
    words: Vec<String>,
}

/// The frames in which a drawing can be seen, in ascending order: the first of each part, and the one after its last.
type Spans = Vec<(u32, u32)>;

/// A drawing of a film.
struct Item {
    drawing: String,
    spans: Spans,
}

/// The time of a film, in milliseconds: the end is held, then come the frames, and the last one is held.
struct Clock {
    frames: u32,
    frame: u32,
}

impl Clock {
    fn of(frames: u32) -> Self {
        Self {
            frames,
            frame: (WHOLE / frames.max(1)).clamp(FRAME.0, FRAME.1),
        }
    }

    const fn total(&self) -> u32 {
        self.at(self.frames) + HOLD
    }

    const fn at(&self, frame: u32) -> u32 {
        HOLD + frame * self.frame
    }

    /// Whether a drawing is seen at the start, and the times at which this turns, as parts of the whole.
    fn changes(&self, spans: &[(u32, u32)]) -> (bool, Vec<String>) {
        let (is_last, turns) = turns(spans, self.frames);
        let part = |frame| {
            let part = f64::from(self.at(frame)) / f64::from(self.total());
            let part = format!("{part:.5}");
            let digits = part.trim_start_matches('0').trim_end_matches('0');
            digits.to_owned()
        };
        (is_last, turns.into_iter().map(part).collect())
    }
}

/// Whether a drawing is seen in the last frame, with which a film begins, and the frames at which this turns then.
fn turns(spans: &[(u32, u32)], frames: u32) -> (bool, Vec<u32>) {
    let is_last = spans.last().is_some_and(|&(_, end)| end == frames);
    let is_first = spans.first().is_some_and(|&(start, _)| start == 0);
    let first = (is_last && !is_first).then_some(0);
    // A drawing of the last frame and of the first one stays.
    let inner = spans.iter().flat_map(|&(start, end)| [start, end]);
    let inner = inner.skip(usize::from(is_last && is_first));
    let turns = first.into_iter().chain(inner);
    (is_last, turns.filter(|&frame| frame < frames).collect())
}

impl Film {
    /// A film without frames.
    pub fn new(ground: Picture) -> Self {
        Self {
            ground,
            frames: 0,
            marks: Vec::new(),
            places: HashMap::new(),
            words: Vec::new(),
        }
    }

    /// Adds a frame.
    pub fn push(&mut self, marks: impl IntoIterator<Item = Mark>) {
        let frame = self.frames;
        self.frames += 1;
        for mark in marks {
            self.see(mark, frame);
        }
    }

    /// Adds a frame with its sentence.
    pub fn push_with_words(&mut self, marks: impl IntoIterator<Item = Mark>, words: String) {
        self.push(marks);
        self.words.push(words);
    }

    fn see(&mut self, mark: Mark, frame: u32) {
        let place = *self.places.entry(mark).or_insert_with(|| {
            self.marks.push((mark, Vec::new()));
            self.marks.len() - 1
        });
        match self.marks[place].1.last_mut() {
            Some((_, end)) if *end == frame => *end += 1,
            _ => self.marks[place].1.push((frame, frame + 1)),
        }
    }

    /// The text of the film, if it is wanted with its sentences below the board.
    pub fn svg(&self, with_words: bool) -> String {
        let clock = Clock::of(self.frames);
        let has_words = with_words && !self.words.is_empty();
        let (sentences, below) = if has_words {
            self.sentences()
        } else {
            (Vec::new(), 0)
        };
        // Drawings of the last frame are drawn, and all others hidden twice: some programs that show the first picture alone
        // know one way, some the other.
        let (mut last, mut hidden) = (String::new(), String::new());
        let drawings = self.layers().into_iter().map(|(mark, spans)| Item {
            drawing: mark.drawing(&self.ground),
            spans: spans.clone(),
        });
        for item in drawings.chain(sentences) {
            let (is_last, times) = clock.changes(&item.spans);
            let list = if is_last { &mut last } else { &mut hidden };
            list.push_str(&element(&item.drawing, is_last, &times, clock.total()));
        }
        let body = format!(
            "{last}<g visibility=\"hidden\"><set attributeName=\"visibility\" to=\"visible\" begin=\"0s\"/>{hidden}</g>"
        );
        self.ground.document(&styled(&body), &self.figures(), below)
    }

    /// The pieces that appear.
    fn figures(&self) -> Vec<Figure> {
        let is_seen = |figure: &Figure| {
            let mut marks = self.marks.iter();
            marks.any(|(mark, _)| matches!(mark, Mark::Figure(seen, _) if seen == figure))
        };
        Figure::ALL.into_iter().filter(is_seen).collect()
    }

    /// The marks from the lowest to the highest.
    fn layers(&self) -> Vec<&(Mark, Spans)> {
        let mut marks: Vec<_> = self.marks.iter().collect();
        marks.sort_by_key(|(mark, _)| mark.layer());
        marks
    }

    /// The sentences below the board, and the room that they need.
    fn sentences(&self) -> (Vec<Item>, u32) {
        let (width, height) = self.ground.extent();
        let middle = self.ground.size.columns() * UNIT / 2;
        // Below the coordinates: the picture begins above the board.
        let first = height - LINE;
        let mut frame = 0;
        let mut most = 0;
        let sentence = |part: &[String]| {
            let from = frame;
            frame += part.len() as u32;
            let lines = lines(&part[0], (width / LETTER) as usize);
            most = most.max(lines.len() as u32);
            let mut drawing = format!(
                "text fill=\"{QUIET}\" stroke=\"none\" font-family=\"sans-serif\" font-size=\"26\">"
            );
            for (line, words) in (0..).zip(&lines) {
                let (y, words) = (first + line * LINE, escaped(words));
                // Writing to a string does not fail.
                let _ = write!(drawing, "<tspan x=\"{middle}\" y=\"{y}\">{words}</tspan>");
            }
            let spans = vec![(from, frame)];
            Item { drawing, spans }
        };
        let parts = self.words.chunk_by(|a, b| a == b);
        let sentences = parts.map(sentence).collect();
        (sentences, most * LINE)
    }
}

/// A sentence in lines of at most so many letters, unless a word is longer.
fn lines(sentence: &str, most: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in sentence.split_whitespace() {
        match lines.last_mut() {
            Some(line) if line.chars().count() + 1 + word.chars().count() <= most => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}

/// A group of marks.
fn styled(marks: &str) -> String {
    format!(
        "<g fill=\"{INK}\" color=\"{INK}\" stroke=\"{PAPER}\" stroke-width=\"3\" stroke-linejoin=\"round\" stroke-linecap=\"round\" paint-order=\"stroke\" text-anchor=\"middle\">{marks}</g>"
    )
}

/// The places of the frames to show of a run that has so many: every second, third and so on of many, and the last one.
pub fn shown_places(count: usize) -> impl Iterator<Item = usize> {
    let every = thinning(count);
    (0..count).filter(move |place| (count - 1 - place).is_multiple_of(every))
}

/// The distance between the frames to show of so many.
pub fn thinning(count: usize) -> usize {
    count.div_ceil(MOST_FRAMES).max(1)
}

/// An element with its animation. `drawing` is the element from its name to the text within it.
fn element(drawing: &str, is_seen: bool, times: &[String], total: u32) -> String {
    let name = drawing.split(' ').next().unwrap_or_default();
    let (attributes, text) = drawing.split_once('>').unwrap_or((drawing, ""));
    let hidden = if is_seen { "" } else { " opacity=\"0\"" };
    let mut animation = String::new();
    if !times.is_empty() {
        let values = (0..=times.len()).map(|place| {
            if (place % 2 == 0) == is_seen {
                "1"
            } else {
                "0"
            }
        });
        let values: Vec<&str> = values.collect();
        // Writing to a string does not fail.
        let _ = write!(
            animation,
            "<animate attributeName=\"opacity\" dur=\"{}s\" repeatCount=\"indefinite\" calcMode=\"discrete\" values=\"{}\" keyTimes=\"0;{}\"/>",
            f64::from(total) / 1000.0,
            values.join(";"),
            times.join(";")
        );
    }
    format!("<{attributes}{hidden}>{text}{animation}</{name}>")
}

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests {
    use bezzel_solver::board::{Size, Square};

    use super::*;
    use crate::link::Notation;

    pub fn film(frames: &[&[Mark]]) -> Film {
        let size = Size::new(4, 4).expect("4 x 4 is a size");
        let mut film = Film::new(Picture::empty(
            size,
            "4 < 5".to_owned(),
            Notation::default(),
        ));
        for (frame, marks) in frames.iter().enumerate() {
            film.push_with_words(marks.iter().copied(), format!("Step {frame} & on"));
        }
        film
    }

    pub const QUEEN: Mark = Mark::Figure(Figure::Queen, Square::new(0, 1));
    pub const OTHER: Mark = Mark::Figure(Figure::Queen, Square::new(1, 3));
    pub const CROSS: Mark = Mark::Refused(Square::new(1, 2));

    /// Whether an element is seen at a part of the film.
    fn is_seen(node: roxmltree::Node<'_, '_>, part: f64) -> bool {
        let animation = node.children().find(|child| child.has_tag_name("animate"));
        let Some(animation) = animation else {
            return node.attribute("opacity").is_none();
        };
        let list = |name| animation.attribute(name).expect("a list").split(';');
        let times = list("keyTimes").map(|time| time.parse::<f64>().expect("a number"));
        let at = times.zip(list("values")).filter(|(time, _)| *time <= part);
        at.last().is_some_and(|(_, value)| value == "1")
    }

    #[test]
    fn each_mark_is_seen_in_its_frames() {
        let frames: [&[Mark]; 5] = [&[], &[QUEEN], &[QUEEN, CROSS], &[OTHER], &[QUEEN, OTHER]];
        let film = film(&frames);
        let svg = film.svg(true);
        let document = roxmltree::Document::parse(&svg).unwrap();
        let clock = Clock::of(5);
        let find = |start: &str| {
            let mut nodes = document.descendants();
            nodes.find(|node| svg[node.range()].starts_with(start))
        };
        for mark in [QUEEN, OTHER, CROSS] {
            let node = find(&format!("<{}", mark.element(&film.ground))).unwrap();
            let seen = |time: u32| is_seen(node, f64::from(time) / f64::from(clock.total()));
            // The end, the frames, the end again.
            assert_eq!(seen(HOLD / 2), frames[4].contains(&mark), "{mark:?}");
            for (frame, marks) in (0..).zip(frames) {
                let middle = clock.at(frame) + clock.frame / 2;
                assert_eq!(seen(middle), marks.contains(&mark), "{mark:?} in {frame}");
            }
            let end = clock.total() - HOLD / 2;
            assert_eq!(seen(end), frames[4].contains(&mark), "{mark:?}");
        }
        let sentences = document.descendants();
        let sentences: Vec<_> = sentences
            .filter(|node| node.has_tag_name("tspan"))
            .filter_map(|node| node.text())
            .collect();
        assert_eq!(sentences.len(), 5);
        // The sentence of the end is the first.
        assert_eq!(sentences[0], "Step 4 & on");
        let places = |name| {
            let nodes = document
                .descendants()
                .filter(move |node| node.has_tag_name(name));
            nodes.filter_map(|node| node.attribute("y")?.parse::<u32>().ok())
        };
        // Their letters are 26 high.
        let coordinates = places("text").max().unwrap();
        assert!(places("tspan").all(|y| y > coordinates + 26), "{svg}");
    }

    #[test]
    fn sentences_are_no_wider_than_the_board() {
        let words =
            "A dead end: row 2 has no free square. Backtrack: the last queen is taken back.";
        let lines = lines(words, 35);
        assert_eq!(lines.join(" "), words);
        assert_eq!(lines.len(), 3);
        assert!(lines.iter().all(|line| line.len() <= 35));
    }

    #[test]
    fn a_still_picture_shows_the_end() {
        let film = film(&[&[QUEEN], &[CROSS], &[OTHER, Mark::Solved]]);
        let svg = film.svg(false);
        let document = roxmltree::Document::parse(&svg).unwrap();
        let hidden = document.descendants();
        let hidden = hidden.filter(|node| node.attribute("opacity") == Some("0"));
        for node in hidden.clone() {
            let group = node.parent().unwrap();
            assert_eq!(group.attribute("visibility"), Some("hidden"));
        }
        assert_eq!(hidden.count(), 2);
        assert!(!svg.contains("Step"));
    }

    #[test]
    fn a_film_of_nothing_is_a_picture() {
        for film in [film(&[]), film(&[&[]])] {
            assert!(roxmltree::Document::parse(&film.svg(true)).is_ok());
        }
    }

    #[test]
    fn long_films_are_quick_and_short_ones_slow() {
        assert_eq!(Clock::of(1).frame, 500);
        assert_eq!(Clock::of(218).frame, 137);
        assert_eq!(Clock::of(2_000).frame, 40);
    }
}
