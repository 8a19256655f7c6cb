//! Links.

use bezzel_links::{Link, Place, PuzzleSource, PuzzlesLink};
use bezzel_solver::queens::puzzle::{Puzzle, make};
use percent_encoding::percent_decode_str;

use crate::error::{Fault, TextError};
use crate::{penpa, puzz_link};

/// The puzzle of the first link in a text; `None` if there is none.
pub fn read(text: &str) -> Option<Result<Puzzle, TextError>> {
    let is_link = |word: &&str| {
        let word = word.to_ascii_lowercase();
        word.starts_with("http://")
            || word.starts_with("https://")
            || word.starts_with("#/")
            || word.starts_with("starbattle/")
            || ["puzz.link/", "pzv.jp/", "pzprxs"]
                .iter()
                .any(|host| word.starts_with(host))
    };
    // A link in the source of a program is a remark.
    let mut words = text.split_whitespace();
    let word = if text.contains('[') {
        words.next().filter(is_link)?
    } else {
        words.find(is_link)?
    };
    if let Some((_, parameters)) = word.split_once("#/") {
        return Some(own(parameters));
    }
    let link = percent_decode_str(word).decode_utf8_lossy();
    let read = puzz_link::read(&link).or_else(|| penpa::read(&link));
    Some(read.unwrap_or_else(|| Err(Fault::Link.into())))
}

/// A link of this page, without the beginning `#/`.
fn own(parameters: &str) -> Result<Puzzle, TextError> {
    let (link, notices) = Link::read(&format!("#/{parameters}"));
    if link.screen.place() != Place::Puzzles {
        let fault = if notices.is_empty() {
            Fault::Elsewhere(link.to_string())
        } else {
            Fault::Link
        };
        return Err(fault.into());
    }
    let (link, wrong): (PuzzlesLink, _) = link.screen.read();
    if let Some(notice) = notices.first().or(wrong.first()) {
        return Err(Fault::Value(notice.parameter).into());
    }
    let day = match link.source {
        PuzzleSource::Own(puzzle) => return Ok(puzzle),
        PuzzleSource::Day(Some(day), _) => Some(day),
        PuzzleSource::Numbered { .. } => None,
        PuzzleSource::Todays | PuzzleSource::Day(None, _) => return Err(Fault::NoPuzzle.into()),
    };
    let request = link.source.request(day.unwrap_or_default());
    let request = request.ok_or(Fault::NoPuzzle)?;
    make(request).map_err(|error| Fault::Puzzle(error).into())
}
