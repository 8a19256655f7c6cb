//! The route taken out of the page: as link, texts, table, picture, on paper.

use std::fmt::Write;

use yew::prelude::*;

use super::board::colour;
use super::display::{Layer, Layers};
use super::route::Route;
use super::state::State;
use crate::components::{
    Figure, Film, FilmMark, Picture, SaveFilm, Share, SharedText, shown_places,
};
use crate::link::{Names, Notation, move_digits};
use crate::locale::Locale;
use crate::text;

/// Pictures of larger boards would be too much for what shows them.
const MOST_DRAWN: u64 = 250 * 250;
/// A film has an element for each square of a board.
const MOST_FILMED: u64 = 32 * 32;
/// `LaTeX` takes half a minute for a board of this size.
const MOST_WRITTEN: u64 = 64 * 64;
/// The side of a board above which numbers on a picture cannot be read.
const MOST_NUMBERED: u32 = 64;

/// The buttons.
pub fn share(state: &State, locale: &Locale) -> Html {
    let route = state.route();
    let begun = !route.path.is_empty();
    let notation = locale.notation;
    let shared = |name: &'static str, file, make: fn(&Route, Notation) -> String| {
        let route = route.clone();
        let text = Callback::from(move |()| make(&route, notation));
        SharedText { name, file, text }
    };
    let texts = [
        shared("copy-moves", None, moves),
        shared("copy-digits", None, |route, _| digits(route)),
        shared("save-moves", Some(("txt", "text/plain")), moves),
        shared("save-csv", Some(("csv", "text/csv")), csv),
    ];
    let size = route.board.size();
    let (visited, rows, columns) = (route.at, size.rows(), size.columns());
    let title = text!(locale, "tour-picture", visited, rows, columns);
    let (drawn, layers) = (route.clone(), state.layers);
    let no_picture = (size.area() > MOST_DRAWN).then_some("why-no-picture");
    let no_formats = (size.area() > MOST_WRITTEN).then_some("why-no-latex");
    let film = {
        let (route, layers, title) = (route.clone(), state.layers, title.clone());
        Callback::from(move |()| film(&route, &title, layers, notation))
    };
    let no_film = match route.visited() {
        [] => Some("why-no-film-yet"),
        _ if size.area() > MOST_FILMED => Some("why-no-film"),
        _ => None,
    };
    html! {
        <>
        <Share
            texts={texts.into_iter().filter(|_| begun).collect::<Vec<_>>()}
            picture={Callback::from(move |()| picture(&drawn, &title, layers, notation))}
            {no_picture}
            {no_formats}
            file={file_name(route)}
        />
        <div class="share">
            <SaveFilm {film} file={file_name(route)} disabled={no_film} />
        </div>
        </>
    }
}

/// The moves up to the knight's square.
fn film(route: &Route, title: &str, layers: Layers, notation: Notation) -> Film {
    let size = route.board.size();
    let mut film = Film::new(Picture {
        holes: route.board.holes().to_vec(),
        ..Picture::empty(size, title.to_owned(), notation)
    });
    let lined = layers.has(Layer::Line);
    let path = route.visited();
    for visited in shown_places(path.len()).map(|place| place + 1) {
        let mut marks = FilmMark::of_path(&path[..visited], lined, true);
        if route.is_complete() && visited == path.len() {
            // The knight would cover the last number.
            marks.pop();
            marks.push(FilmMark::Number(visited as u32, path[visited - 1]));
            if route.is_closed_tour() && lined {
                marks.push(FilmMark::Line(path[visited - 1], path[0]));
            }
            marks.push(FilmMark::Solved);
        }
        film.push(marks);
    }
    film
}

fn picture(route: &Route, title: &str, layers: Layers, notation: Notation) -> Picture {
    let size = route.board.size();
    let is_numbered =
        layers.has(Layer::Numbers) && size.rows().max(size.columns()) <= MOST_NUMBERED;
    Picture {
        size,
        title: title.to_owned(),
        notation,
        // On a complete tour the knight would cover the last number.
        pieces: route
            .knight()
            .filter(|_| !route.is_complete())
            .map(|square| (square, Figure::Knight))
            .into_iter()
            .collect(),
        holes: route.board.holes().to_vec(),
        path: route.visited().to_vec(),
        lined: layers.has(Layer::Line),
        closed: route.is_complete() && route.is_closed_tour(),
        numbers: route
            .visited()
            .iter()
            .copied()
            .zip(1..)
            .filter(|_| is_numbered)
            .collect(),
        coloured: layers.has(Layer::Colour).then_some(colour),
        regions: Vec::new(),
    }
}

/// The squares visited, in their order.
fn moves(route: &Route, notation: Notation) -> String {
    let size = route.board.size();
    let names = Names { size, notation };
    let squares: Vec<String> = route.visited().iter().map(|at| names.square(*at)).collect();
    squares.join(" ")
}

/// The start, and a digit from 0 to 7 for each move.
fn digits(route: &Route) -> String {
    let start = route
        .path
        .first()
        .map(|start| start.name(route.board.size()));
    format!(
        "{} {}",
        start.unwrap_or_default(),
        move_digits(route.visited())
    )
}

/// A row for each square: its number, its name, its row and its column.
fn csv(route: &Route, notation: Notation) -> String {
    let size = route.board.size();
    let names = Names { size, notation };
    let mut file = "number,square,row,column\n".to_owned();
    for (number, square) in (1..).zip(route.visited()) {
        let name = square.name(size);
        let (row, column) = names.numbers(*square);
        // Writing to a string does not fail.
        let _ = writeln!(file, "{number},{name},{row},{column}");
    }
    file
}

/// A file name that describes the route.
fn file_name(route: &Route) -> String {
    let kind = match route.is_complete() {
        true if route.is_closed_tour() => "closed-tour",
        true => "tour",
        false => "path",
    };
    format!("knights-{kind}-{}", route.board.size())
}

#[cfg(test)]
#[cfg(not(target_arch = "wasm32"))]
mod tests {
    use super::super::route::tests::route;
    use super::*;

    #[test]
    fn each_form_tells_the_squares_that_were_visited() {
        let route = route("?size=3x4&start=a3&moves=541&step=3");
        let from_one = Notation::default();
        let from_zero = Notation {
            from_zero: true,
            pairs: true,
            ..from_one
        };
        assert_eq!(moves(&route, from_one), "a3 c2 a1");
        assert_eq!(moves(&route, from_zero), "(0, 0) (1, 2) (2, 0)");
        assert_eq!(digits(&route), "a3 54");
        assert_eq!(
            csv(&route, from_one),
            "number,square,row,column\n1,a3,1,1\n2,c2,2,3\n3,a1,3,1\n"
        );
        assert_eq!(
            csv(&route, from_zero),
            "number,square,row,column\n1,a3,0,0\n2,c2,1,2\n3,a1,2,0\n"
        );
        assert_eq!(file_name(&route), "knights-path-3x4");
        assert_eq!(moves(&self::route("?size=3x4"), from_one), "");
    }

    #[test]
    fn the_picture_shows_what_the_board_shows() {
        let begun = route("?size=3x4&start=a3&moves=54&holes=d1");
        let picture = picture(&begun, "begun", Layers::default(), Notation::default());
        assert_eq!(picture.path.len(), 3);
        assert_eq!((picture.pieces.len(), picture.holes.len()), (1, 1));
        assert!(picture.svg().contains("<title>begun</title>"));
        assert!(!picture.closed);
        let closed = self::route("?size=3x3&start=a1&moves=1723605&holes=b2");
        assert!(self::picture(&closed, "closed", Layers::default(), Notation::default()).closed);
        let begun = closed.shown_at(7);
        assert!(!self::picture(&begun, "begun", Layers::default(), Notation::default()).closed);
        let tour = route("?size=3x4&start=a3&moves=54154145145");
        let picture = self::picture(&tour, "tour", Layers::default(), Notation::default());
        assert!(picture.pieces.is_empty());
        assert_eq!(file_name(&tour), "knights-tour-3x4");
    }
}
