//! The parts that several screens of the page share. Nothing here knows one of them.

#[macro_use]
extern crate bezzel_named as named;

pub mod board;
pub mod control;
mod drawings;
mod hooks;
mod memory;
mod panels;
pub mod plane;
pub mod screen;
mod sharing;
pub mod transport;
mod words;

pub use board::{SmallBoard, Strokes, hole, knight_words, use_strokes};
pub use control::{
    BoardFields, CountAsProgram, LinkTo, NameSquares, Notated, SizeFields, SquareNames, go_first,
    make_task, size_words,
};
pub use drawings::{
    Figure, Plot, REGION_COLOURS, UNIT, centre, checks, cividis, dark_squares, dots_path,
    house_outline, line_path, paper_regions, piece_sprite, power_of_ten, region_colours,
    region_letter, region_pieces, regions, squares_path, tints,
};
#[cfg(any(test, feature = "testing"))]
pub use drawings::{light_of, oklab, region_lights};
pub use hooks::{
    Held, Loaded, PageActions, PageMode, PointerHandlers, RunListener, clock, dispatching,
    dispatching_keys, prefers_reduced_motion, print, use_frames, use_held_pointer, use_later,
    use_loaded, use_page, use_presented, use_seconds, use_size_of,
};
pub use memory::{
    History, PuzzleRecords, Record, Standing, StoredState, link_back, prefer_knight_grade,
    prefer_sort, preferred_knight_grade, preferred_sort, puzzle_name, recall_history,
    recall_history_of, store_set, stores, today, use_set_of, use_stored_history,
};
pub use panels::{
    CloseDialog, Dialog, Gallery, JobPanel, JobPanelProps, Notices, Section, Stage,
    count_error_words, job_panel, reason_figure, reason_words, stage,
};
pub use sharing::{
    CopyLink, Film, FilmMark, Formats, FormatsButton, FormatsSubject, LatexNode, LinkCode, Picture,
    SaveDrawing, SaveFilm, SavePicture, Share, ShareSheet, Shared, SharedText, address_of, copy,
    download, download_parts, escaped, given_pixels, page_address, shown_places,
    tell_embedding_page, thinning,
};
pub use transport::{take_key, use_presenting_keys, use_presenting_taps};
pub use words::{
    code_words, counted, duration, expected_words, failure_words, obstacle_words, progress_bar,
    result_number, tally, tick,
};

use bezzel_browser::{bridge, clock, locale, settings, storage, text};
use bezzel_links as link;
use bezzel_tasks as task;
