//! What can be written, and in which formats.

use bezzel_models::Language;

use crate::link::QueensLink;
use crate::locale::Locale;
use crate::sharing::Picture;
use crate::sharing::latex::{self, TreeNode};
use crate::text;

named! {
    /// A format.
    pub enum Format {
        /// A drawing in TikZ, for LaTeX.
        Tikz = "tikz",
        /// A board for the LaTeX package `chessboard`.
        Chessboard = "chessboard",
        /// A model in [`Language::Dimacs`].
        Dimacs = "dimacs",
        /// A model in [`Language::MiniZinc`].
        MiniZinc = "minizinc",
        /// A model in [`Language::AnswerSets`].
        AnswerSets = "asp",
    }
}

impl Format {
    /// The language of a model.
    const fn language(self) -> Option<Language> {
        match self {
            Self::Tikz | Self::Chessboard => None,
            Self::Dimacs => Some(Language::Dimacs),
            Self::MiniZinc => Some(Language::MiniZinc),
            Self::AnswerSets => Some(Language::AnswerSets),
        }
    }

    /// The end of the names of its files.
    pub fn ending(self) -> &'static str {
        self.language().map_or("tex", Language::ending)
    }
}

/// The subject of a text.
#[derive(Clone, Debug)]
pub enum Subject {
    /// A board, and the position on it if solvers are to complete it.
    Board(Picture, Option<QueensLink>),
    /// The nodes of a search tree, and the description of the tree.
    Tree(Vec<TreeNode>, String),
}

impl Subject {
    /// The formats in which it can be written.
    pub fn formats(&self) -> Vec<Format> {
        let can_write = |format: &Format| match (self, format) {
            (_, Format::Tikz) => true,
            (Self::Tree(..), _) => false,
            (Self::Board(picture, _), Format::Chessboard) => latex::is_drawn(picture),
            (Self::Board(_, position), _) => position.is_some(),
        };
        Format::ALL.into_iter().filter(can_write).collect()
    }

    /// Its text in one of these formats. Comments above it say what it needs and what it means.
    pub fn text(&self, format: Format, file: &str, locale: &Locale) -> String {
        let latex = |title: &str, preamble: &str| {
            [title.to_owned(), text!(locale, "head-latex", preamble)].to_vec()
        };
        let (head, text) = match self {
            Self::Tree(nodes, title) => (latex(title, latex::PLAIN_TIKZ), latex::tree(nodes)),
            Self::Board(picture, position) => match (format.language(), position) {
                (Some(language), Some(position)) => {
                    let head = model_head(language, picture, file, locale);
                    (head, language.model(&position.placement, position.piece))
                }
                _ if format == Format::Chessboard => (
                    latex(&picture.title, latex::CHESSBOARD),
                    latex::chessboard(picture),
                ),
                _ => (latex(&picture.title, latex::TIKZ), latex::board(picture)),
            },
        };
        let sign = format.language().map_or("%", Language::comment);
        let comment = |line: &String| [sign, " ", line, "\n"].concat();
        head.iter().map(comment).collect::<String>() + &text
    }
}

/// The board, the meaning of its variables, and how to find all solutions.
fn model_head(language: Language, picture: &Picture, file: &str, locale: &Locale) -> Vec<String> {
    let n = picture.size.rows();
    let variables = match language {
        Language::Dimacs => text!(locale, "head-dimacs", n),
        Language::MiniZinc => text!(locale, "head-minizinc"),
        Language::AnswerSets => text!(locale, "head-asp"),
    };
    let command = language.command(&format!("{file}.{}", language.ending()));
    vec![
        picture.title.clone(),
        variables,
        text!(locale, "head-solutions"),
        text!(locale, "head-command", command),
    ]
}

#[cfg(test)]
#[cfg(not(target_arch = "wasm32"))]
mod tests {
    use bezzel_solver::board::Size;
    use bezzel_solver::queens::Piece;

    use super::*;
    use crate::drawings::Figure;
    use crate::link::Notation;

    /// The formats of an empty board, or of one with this piece.
    fn formats(n: u32, figure: Option<Figure>, is_position: bool) -> Vec<Format> {
        let size = Size::square(n).unwrap();
        let mut picture = Picture::empty(size, String::new(), Notation::default());
        picture.pieces = figure
            .map(|figure| (size.a1(), figure))
            .into_iter()
            .collect();
        let position = is_position.then(|| QueensLink {
            piece: Piece::Queen,
            ..QueensLink::default()
        });
        Subject::Board(picture, position).formats()
    }

    #[test]
    fn only_what_can_be_written_is_offered() {
        use Format::{AnswerSets, Chessboard, Dimacs, MiniZinc, Tikz};
        assert_eq!(formats(8, Some(Figure::Queen), true), Format::ALL);
        assert_eq!(
            formats(8, Some(Figure::Superqueen), true),
            [Tikz, Dimacs, MiniZinc, AnswerSets]
        );
        assert_eq!(formats(26, Some(Figure::Knight), false), [Tikz, Chessboard]);
        assert_eq!(formats(27, None, false), [Tikz]);
        let tree = Subject::Tree(Vec::new(), String::new());
        assert_eq!(tree.formats(), [Tikz]);
    }
}
