//! The claims of an output, from its report and its words.

use super::Judge;
use crate::board::{Kind, Piece};
use crate::verdict::numbers::statements;
use crate::verdict::positions::Positions;
use crate::verdict::{Claim, Outcome, Verdict, path, source};
use bezzel_output::{Notation, Report, check};
use bezzel_solver::queens;

/// The longest output that is read once more.
const LONGEST: usize = 1 << 16;

impl Judge<'_> {
    /// The report on the output: on the board of the program, or on another one that it names.
    fn report<'r>(
        &mut self,
        given: Option<&'r Report>,
        free: Option<&'r Report>,
    ) -> Option<&'r Report> {
        let sizes = source::sizes(self.ran.source, self.ran.given);
        let is_of_program = |report: &&Report| {
            let is_named = report
                .size
                .is_some_and(|size| sizes.contains(&size.rows().into()));
            let is_drawn = report.notation == Notation::Drawn;
            report.right > 0 && (is_named || is_drawn || self.reading.is_none())
        };
        // Marks of a tour that breaks off may stand as queens do.
        let of_tour = self
            .board
            .map(|(piece, _)| piece)
            .filter(|piece| *piece == Piece::Knight);
        let piece = self.reading.map(|reading| reading.piece).or(of_tour);
        let is_of_piece = |report: &&Report| piece.is_none_or(|piece| piece == piece_of(report));
        let given = given
            .filter(is_of_piece)
            .filter(|report| report.size.is_some());
        let other = free.filter(is_of_piece).filter(is_of_program);
        let report = match (given, other) {
            (Some(given), Some(other)) if other.right > given.right => Some(other),
            (None, other) => other,
            (given, _) => given,
        };
        // If no variable holds a board, any list of numbers could be a list of queens.
        let is_drawn = |report: &&Report| report.notation == Notation::Drawn;
        let has_solutions = !self.search.seen.is_empty();
        let report = report.filter(|report| match piece_of(report) {
            _ if report.right > 0 || has_solutions => true,
            Piece::Queen => is_drawn(report) || self.is_of_chess(),
            // A square of numbers may be a magic one.
            Piece::Knight => self.reading.is_some() || self.speaks_of_knight(),
        });
        if let Some(report) = report.filter(|report| report.right > 0 || self.board.is_none())
            && let Some(size) = report.size
        {
            self.board = Some((piece_of(report), size));
        }
        report
    }

    /// The report on an output with a tour and no queens, though the variables have queens: what a program says decides.
    fn tour_instead(
        &mut self,
        output: &str,
        given: Option<&Report>,
        free: Option<&Report>,
    ) -> Option<Report> {
        let has_right = given.into_iter().chain(free).any(|report| report.right > 0);
        let is_of_queens = self.reading?.piece == Piece::Queen;
        if has_right || !is_of_queens || output.len() > LONGEST {
            return None;
        }
        let report = check(output, None, None);
        let is_tour = report.piece.is_none() && report.right > 0;
        is_tour.then(|| {
            (self.reading, self.board) = (None, None);
            report
        })
    }

    /// The output without the item before the first row, if the lists of the program have one and it prints it.
    fn without_dummy(&self, output: &str, given: Option<&Report>) -> Option<(String, Report)> {
        let reading = self.reading?;
        if reading.kind != (Kind::Columns { dummy: true }) || !output.contains("[0, ") {
            return None;
        }
        let text = output.replace("[0, ", "[");
        let report = check(&text, Some(reading.size.rows()), Some(queens::Piece::Queen));
        let more =
            given.is_none_or(|given| given.right < report.right && given.read <= report.read);
        more.then_some((text, report))
    }

    /// Judges the claims of an output.
    pub fn claims(
        &mut self,
        output: &str,
        given: Option<&Report>,
        free: Option<&Report>,
    ) -> Verdict {
        let without = self.without_dummy(output, given);
        let (output, given) = without
            .as_ref()
            .map_or((output, given), |(text, report)| (&**text, Some(report)));
        let tour = self.tour_instead(output, given, free);
        let given = tour.as_ref().or(given);
        let report = self.report(given, free);
        let piece = self.board.map(|(piece, _)| piece);
        let mut positions = report
            .zip(piece)
            .map_or_else(Positions::default, |(report, piece)| {
                let search = (self.reading.is_some()).then_some(self.search);
                Positions::of(report, output, piece, search)
            });
        let n = self.board.map(|(_, size)| size.rows());
        if let (None, Some(Piece::Queen), Some(n)) = (report, piece, n)
            && self.is_of_chess()
        {
            positions.add(n, output);
        }
        if report.is_some() && piece == Some(Piece::Queen) {
            positions.add_small(output);
        }
        if let (true, Some((Piece::Knight, size))) = (positions.is_empty(), self.board) {
            positions.wrong.extend(path::wrong(output, size));
        }
        let by = |byte: usize| self.line_of(byte);
        let sizes = source::sizes(self.ran.source, self.ran.given);
        let said = statements(output, n, !positions.is_empty(), &sizes, &by);
        let mut verdict = self.weigh(output, &positions, &said, report);
        if verdict.claim == Claim::Nothing && self.prints_part_of_tour(output) {
            (verdict.outcome, verdict.claim) = (Outcome::Wrong, Claim::Part);
        }
        self.wrong = positions.wrong;
        self.wrong.extend(
            positions
                .short
                .filter(|_| verdict.outcome == Outcome::Wrong),
        );
        verdict
    }

    /// Whether the last lines of an output are a knight's board on which squares are missing.
    fn prints_part_of_tour(&self, output: &str) -> bool {
        let Some((Piece::Knight, size)) = self.board else {
            return false;
        };
        let rows = size.rows() as usize;
        let is_row = |line: &&str| {
            let numbers = line.split(|sign: char| !sign.is_ascii_digit() && sign != '-');
            numbers
                .filter(|number| number.parse::<i64>().is_ok())
                .count()
                == size.columns() as usize
        };
        let lines = output
            .trim_end()
            .lines()
            .rev()
            .filter(|line| !line.trim().is_empty());
        lines.take(rows).filter(is_row).count() == rows
    }

    /// The line of the program that has printed a byte.
    fn line_of(&self, byte: usize) -> String {
        let step = self.recording.step_of_output(byte);
        let line = self.recording.state(step).line_before().unwrap_or_default();
        let line = self.ran.source.lines().nth(line.saturating_sub(1) as usize);
        line.unwrap_or_default().to_owned()
    }
}

fn piece_of(report: &Report) -> Piece {
    match report.piece {
        Some(_) => Piece::Queen,
        None => Piece::Knight,
    }
}
