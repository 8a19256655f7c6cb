//! The words of outputs that tell the meaning of a number or a board beside them, in several languages, in small letters. Those
//! with a blank before them begin a word; the others may also be parts of one.

mod denials;
mod problems;
mod search;
mod solutions;

pub use denials::{of_denial, of_none, of_refusal};
pub use problems::{of_chess, of_closed, of_knight, of_other, of_problem, of_queen, of_way};
pub use search::{of_attack, of_step, of_time, of_work};
pub use solutions::{
    of_all, of_count, of_end, of_essential, of_fundamental, of_sample, of_solutions, of_sum,
    of_these,
};

fn any(text: &str, words: &[&str]) -> bool {
    let begins = |word: &str| {
        let mut places = text.match_indices(word);
        places.any(|(at, _)| !text[..at].ends_with(char::is_alphabetic))
    };
    words.iter().any(|word| match word.strip_prefix(' ') {
        Some(word) => begins(word),
        None => text.contains(word),
    })
}

/// Whether a text has one of these words, apart from the tournaments of a genetic search.
fn any_without_tournament(text: &str, words: &[&str]) -> bool {
    any(&text.replace("tournament", ""), words)
}
