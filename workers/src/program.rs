//! The programs of the workers, by name.

use bezzel_named::named;

named! {
    /// The programs of workers. Each has one family of tasks, so that no visitor loads code for the others.
    #[derive(PartialOrd, Ord)]
    pub enum WorkerProgram {
        /// Knows the tasks of [`queens`](crate::queens).
        Queens = "worker",
        /// Knows the tasks of [`position`](crate::position).
        Position = "worker_position",
        /// Knows the tasks of [`puzzle`](crate::puzzle).
        Puzzle = "worker_puzzle",
        /// Knows the tasks of [`puzzle_text`](crate::puzzle_text).
        PuzzleText = "worker_puzzle_text",
        /// Knows the tasks of [`picture`](crate::picture).
        Picture = "worker_picture",
        /// Knows the tasks of [`output`](crate::output).
        Output = "worker_output",
        /// Knows the tasks of [`knight`](crate::knight).
        Knight = "worker_knight",
        /// Knows the tasks of [`numbers`](crate::numbers).
        Numbers = "worker_numbers",
        /// Knows the tasks of [`tour`](crate::tour).
        Tour = "worker_tour",
        /// Knows the tasks of [`tour_count`](crate::tour_count).
        TourCount = "worker_tour_count",
        /// Knows the tasks of [`film`](crate::film).
        Film = "worker_film",
        /// Knows the tasks of [`qr`](crate::qr).
        Qr = "worker_qr",
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn each_program_has_its_file() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/src/bin");
        let files = std::fs::read_dir(folder).unwrap();
        let files: BTreeSet<_> = files.map(|file| file.unwrap().file_name()).collect();
        let names = WorkerProgram::ALL.map(|program| format!("{}.rs", program.name()).into());
        assert_eq!(files, BTreeSet::from(names));
    }
}
