//! The number of tours with each value of a feature: bars on the page, and a picture or a table of all features to save.

use std::fmt::Write;

use yew::prelude::*;

use crate::bridge::tour_count::{Drawn, Feature};
use crate::components::escaped;
use crate::locale::Locale;
use crate::text;

/// The height of the highest bar, and the width of all of them.
const HEIGHT: u64 = 120;
const WIDTH: u64 = 300;
/// The room that a histogram with its words takes in a picture.
const ROOM: u64 = 190;

/// The values that occur, and the most frequent of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Range {
    least: usize,
    most: usize,
    peak: usize,
}

impl Range {
    /// `None` where there are no tours.
    fn of(histogram: &[u64]) -> Option<Self> {
        let occurs = |tours: &u64| *tours > 0;
        let least = histogram.iter().position(occurs)?;
        let most = histogram.iter().rposition(occurs)?;
        let peak = (least..=most).max_by_key(|value| histogram[*value])?;
        Some(Self { least, most, peak })
    }
}

/// A feature of the drawn tours as bars.
pub fn histogram(feature: Feature, drawn: &Drawn, locale: &Locale) -> Html {
    let name = feature.name();
    let tours = &drawn.histograms[feature as usize];
    let Some(range) = Range::of(tours) else {
        return Html::default();
    };
    let Range { least, most, peak } = range;
    let label = text!(locale, "sample-range", least, most, peak);
    html! {
        <figure class="histogram" data-feature={name}>
            <figcaption>
                <strong>{ locale.text(&format!("feature-{name}"), &[]) }</strong>
                { " " }
                <span class="quiet">{ locale.text(&format!("feature-{name}-means"), &[]) }</span>
            </figcaption>
            <svg viewBox={format!("0 0 {WIDTH} {HEIGHT}")} role="img" aria-label={label.clone()} preserveAspectRatio="none">
                <path d={bars(tours, range)} />
            </svg>
            <p class="range" aria-hidden="true">
                <span>{ least }</span>
                if least != most {
                    <span>{ most }</span>
                }
            </p>
            <p class="quiet">{ label }</p>
        </figure>
    }
}

/// The bars, in whole units: the highest as high as there is room.
fn bars(tours: &[u64], Range { least, most, peak }: Range) -> String {
    let count = (most - least + 1) as u64;
    let mut path = String::new();
    for (index, tours_here) in (0..).zip(&tours[least..=most]) {
        let (left, right) = (index * WIDTH / count, (index + 1) * WIDTH / count);
        let width = right - left - u64::from(right - left > 2);
        // A bar is never too low to be seen.
        let height = (tours_here * HEIGHT).div_ceil(tours[peak].max(1));
        if height > 0 {
            // Writing to a string does not fail.
            let _ = write!(path, "M{left} {HEIGHT}v-{height}h{width}v{height}z");
        }
    }
    path
}

/// All features as one picture.
pub fn svg(title: &str, drawn: &Drawn, locale: &Locale) -> String {
    let name = |feature: Feature| locale.text(&format!("feature-{}", feature.name()), &[]);
    picture(title, drawn, name)
}

fn picture(title: &str, drawn: &Drawn, name: impl Fn(Feature) -> String) -> String {
    let height = ROOM * Feature::ALL.len() as u64;
    let width = WIDTH + 40;
    let title = escaped(title);
    let mut picture = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 -30 {width} {}\" font-family=\"serif\" font-size=\"13\">\
         <title>{title}</title><text x=\"20\" y=\"-8\">{title}</text>",
        height + 30
    );
    for (row, feature) in (0..).zip(Feature::ALL) {
        let tours = &drawn.histograms[feature as usize];
        let Some(range) = Range::of(tours) else {
            continue;
        };
        let name = escaped(&name(feature));
        let top = ROOM * row;
        // Writing to a string does not fail.
        let _ = write!(
            picture,
            "<g transform=\"translate(20 {top})\"><text y=\"24\">{name}</text>\
             <path transform=\"translate(0 34)\" fill=\"#4a5d7a\" d=\"{}\"/>\
             <text y=\"{words}\">{}</text><text x=\"{WIDTH}\" y=\"{words}\" text-anchor=\"end\">{}</text></g>",
            bars(tours, range),
            range.least,
            range.most,
            words = HEIGHT + 50,
        );
    }
    picture + "</svg>\n"
}

/// All features as a table: a row for each value that occurs.
pub fn csv(drawn: &Drawn) -> String {
    let mut table = "feature,value,tours\n".to_owned();
    for feature in Feature::ALL {
        let tours = drawn.histograms[feature as usize].iter();
        for (value, tours) in tours.enumerate().filter(|(_, tours)| **tours > 0) {
            // Writing to a string does not fail.
            let _ = writeln!(table, "{},{value},{tours}", feature.name());
        }
    }
    table
}

#[cfg(test)]
#[cfg(not(target_arch = "wasm32"))]
mod tests {
    use super::*;

    #[test]
    fn the_highest_bar_fills_the_height_and_rare_values_are_seen() {
        let tours = [0, 0, 1, 0, 1000];
        let range = Range::of(&tours).unwrap();
        assert_eq!((range.least, range.most, range.peak), (2, 4, 4));
        assert_eq!(bars(&tours, range), "M0 120v-1h99v1zM200 120v-120h99v120z");
        assert_eq!(Range::of(&[0, 0]), None);
    }

    #[test]
    fn the_picture_is_xml_whatever_its_words_are() {
        let mut drawn = Drawn::default();
        drawn.histograms[0] = vec![0, 3];
        let svg = picture("3 < 4 & so on", &drawn, |_| "loops & crossings".to_owned());
        let document = roxmltree::Document::parse(&svg).unwrap();
        let texts: Vec<_> = document
            .descendants()
            .filter_map(|node| node.text())
            .collect();
        assert_eq!(texts[0], "3 < 4 & so on");
        assert!(texts.contains(&"loops & crossings"));
    }

    #[test]
    fn the_table_has_a_row_for_each_value_that_occurs() {
        let mut drawn = Drawn::default();
        drawn.histograms[0] = vec![0, 3];
        drawn.histograms[4] = vec![2];
        assert_eq!(
            csv(&drawn),
            "feature,value,tours\ncrossings,1,3\nslope,0,2\n"
        );
    }
}
