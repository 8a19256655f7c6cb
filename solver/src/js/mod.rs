//! The functions of the JavaScript package `bezzel-solver`; only with the feature `js`.
//!
//! They take and give values as people write them: columns count from 1, row 1 is the top, squares
//! are algebraic, counts are `BigInt`. Whatever is wrong with an argument is thrown as an `Error`
//! that says what was found and what was expected. Their docs are those of the package, so they
//! speak of JavaScript.

mod argument;
mod knight;
mod options;
mod queens;

use wasm_bindgen::prelude::*;

pub use argument::ArgumentError;
pub use knight::{can_finish, count_closed_tours, count_open_tours, duel, tour, tour_verdict};
pub use queens::{
    completions, conflicts, construct_queens, count_queens, list_queens, random_queens,
};

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
/** A superqueen moves as a queen and as a knight. */
export type Piece = "queen" | "superqueen";

/** A square such as "a1": the file's letters from the left, the rank's number from the bottom. */
export type Square = string;

export interface QueensCount {
    /** All solutions. */
    all: bigint;
    /** Those that are not turned or mirrored images of one another. */
    fundamental: bigint;
}

export interface ListOptions {
    /** Default "queen". */
    piece?: Piece;
    /** Only the first image of each solution in lexicographic order; default false. */
    fundamental?: boolean;
    /** The most solutions to list; default all. */
    limit?: number;
    /** Squares that must hold a piece; default none. */
    fixed?: Square[];
}

export interface CompletionOptions {
    /** Default "queen". */
    piece?: Piece;
    /** The most completions to list; default all. They are all counted. */
    limit?: number;
}

export interface Completions {
    count: bigint;
    /** The column, from 1, of each row's piece, from the top row. In lexicographic order. */
    list: Uint8Array[];
}

export interface TourOptions {
    /** Where the tour starts; default anywhere. */
    start?: Square;
    /** Where it ends; default anywhere. Not for closed tours. */
    end?: Square;
    /** Whether a last move leads back to the start; default false. */
    closed?: boolean;
}

export interface TourVerdict {
    exists: boolean;
    /** Why there is none, in English; null where there is one. */
    reason: string | null;
}

/** What `tour` throws where there is no tour. */
export interface NoTour extends Error {
    name: "NoTour";
    /** Why, in English. */
    reason: string;
}

export interface FinishOptions {
    /** Whether a last move must lead back to the start; default false. */
    closed?: boolean;
}

export interface DuelVerdict {
    /** Who wins under perfect play: who is to move, or the other. */
    winner: "mover" | "other";
    /** A move that wins; null where none does. */
    move: Square | null;
}
"#;
