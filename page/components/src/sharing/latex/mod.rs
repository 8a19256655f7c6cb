//! Boards and trees for papers in LaTeX: by TikZ, and boards also by the package `chessboard`.

mod board;
mod chessboard;
mod listed;
#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests;
mod tree;

pub use board::{PREAMBLE as TIKZ, board};
pub use chessboard::{PREAMBLE as CHESSBOARD, chessboard, is_drawn};
pub use tree::{PREAMBLE as PLAIN_TIKZ, TreeNode, tree};
