use super::super::checkpoint::TourCountCheckpoint;
use super::super::circuit::Circuits;
use super::super::layout::Laid;
use super::super::memory::check_memory;
use super::super::progress::fraction;
use super::super::stages::{Joins, Stages};
use super::super::sweeps::{Later, Part};
use super::super::work::Work;
use super::super::{CountError, TourCountRequest};
use super::groups::Groups;
use super::images::{Image, cycles, images, tours};
use super::memory::{has_table, later, memory_to_number};
use super::parts::{Parts, SeamDegrees};
use super::ways;
use crate::job::{Job, Progress};
use crate::knight::{Board, Path, TourKind, is_tour};

/// The numbers of the closed tours of a board, which are prepared as a [`Job`].
///
/// The preparation takes up to a second; its steps take some ten microseconds. Then [`Self::tour`] and [`Self::number`] take
/// some milliseconds, for 8 x 8 squares ten on average. There are no results but, if the device has too little memory,
/// the error that ends the work. What is prepared is lost when the job is dropped.
///
/// # Examples
///
/// ```
/// use bezzel_solver::Job;
/// use bezzel_solver::board::Size;
/// use bezzel_solver::knight::count::numbers::TourNumbers;
///
/// let mut numbers = TourNumbers::start(Size::square(6)?.into())?;
/// while !numbers.advance(100, &mut |error| panic!("{error}")).done {}
/// assert_eq!(numbers.count(), Some(9862));
///
/// let tour = numbers.tour(1848)?;
/// assert_eq!(numbers.number(&tour)?, 1848);
/// # Ok::<_, Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct TourNumbers {
    board: Board,
    request: TourCountRequest,
    stages: Stages,
    parts: Parts,
    /// The table with the tours of the parts, for a board that has one.
    table: Option<Table>,
    circuits: Circuits,
    stage: Stage,
    work: Work,
}

/// Reads a table of the tours of parts. A program that never asks for a board with a table does not carry it.
type Table = fn() -> Result<Parts, CountError>;

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum Stage {
    /// Finding states, and the parts of the board.
    States,
    /// Putting the parts in order, those from this number on.
    Order(u64),
    /// Counting their tours.
    Count,
    Ready,
    Failed,
}

impl TourNumbers {
    /// The bytes that the numbers of a board take at their peak: an estimate, rather above than below the truth.
    ///
    /// # Errors
    ///
    /// [`CountError::NoTours`] if the board has no closed tour, [`CountError::NoSuchTours`] if that shows at once of a board
    /// with holes, [`CountError::TooWide`] if its shorter side is more than 8
    /// squares, [`CountError::TooLong`] if its longer side is more than 100.
    pub fn memory_needed(board: impl Into<Board>) -> Result<u64, CountError> {
        let board = board.into();
        memory_to_number(&board, has_table(&board))
    }

    /// The number of closed tours of the board, once everything is prepared.
    #[must_use]
    pub fn count(&self) -> Option<u128> {
        (self.stage == Stage::Ready).then(|| self.parts.count())
    }

    /// The number of a closed tour, from 1. It is the same for each start and both directions.
    ///
    /// # Errors
    ///
    /// [`CountError::NotClosedTour`] if the path is not one of the board, [`CountError::NotPrepared`] as long as the job
    /// is not done, [`CountError::OutOfMemory`].
    pub fn number(&mut self, tour: &Path) -> Result<u128, CountError> {
        let size = self.board.size();
        if !is_tour(&self.board, tour.squares(), TourKind::Closed) {
            return Err(CountError::NotClosedTour { size });
        }
        if self.stage != Stage::Ready {
            return Err(CountError::NotPrepared);
        }
        let Some(mut joins) = self.stages.joins() else {
            return Err(CountError::NotPrepared);
        };
        let circuits = &mut self.circuits;
        circuits.follow(tour);
        let degrees = ways::degrees(joins.seam.halves()[0], circuits);
        let orbit = images(joins.seam, joins.sweeps, degrees);
        let target = orbit
            .iter()
            .map(|image| image.degrees)
            .min()
            .unwrap_or(degrees);
        let images = images(joins.seam, joins.sweeps, target);
        let all = SeamDegrees::new(joins.seam.halves()[0]);
        let before = self
            .parts
            .before(&all, target, |part| tours(&mut joins, part))?;
        let cycles = cycles(&mut joins, target)?;

        let is_seen = |image: &Image| image.degrees == degrees;
        let place = images.iter().position(is_seen).unwrap_or_default();
        let Image {
            below, mirrored, ..
        } = images[place];
        let [upper, lower] = joins.seam.halves();
        circuits.look_from(below, mirrored);
        let mut groups = Groups::new(joins.sweeps, Part::Upper, joins.gather);
        let above = ways::number(&mut groups, upper, target, circuits)?;
        groups.tidy()?;
        circuits.look_from(!below, mirrored);
        let opposite = upper.opposite(target);
        let mut groups = Groups::new(joins.sweeps, Part::Lower, joins.gather);
        let mut under = ways::number(&mut groups, lower, opposite, circuits)?;
        under.pairing = under.pairing.renamed(opposite.ends(), lower.names());
        let index = joins.joiner.pairs(target).number([above, under])?;
        groups.tidy()?;
        Ok(1 + before + place as u128 * cycles + index)
    }

    /// The closed tour with this number, from 1 to [`Self::count`]. It begins at a1 and goes to b3 first.
    ///
    /// # Errors
    ///
    /// [`CountError::Number`] if there is none, [`CountError::NotPrepared`] as long as the job is not done,
    /// [`CountError::OutOfMemory`].
    pub fn tour(&mut self, number: u128) -> Result<Path, CountError> {
        let size = self.board.size();
        let count = self.count().ok_or(CountError::NotPrepared)?;
        if !(1..=count).contains(&number) {
            return Err(CountError::Number {
                number,
                count,
                size,
            });
        }
        let Some(mut joins) = self.stages.joins() else {
            return Err(CountError::NotPrepared);
        };
        let all = SeamDegrees::new(joins.seam.halves()[0]);
        let (target, left) = self
            .parts
            .find(&all, number - 1, |part| tours(&mut joins, part))?;
        let cycles = cycles(&mut joins, target)?;
        let found = joins.joiner.pairs(target).find(left % cycles)?;
        let Some([above, mut under]) = found else {
            unreachable!("the cycles are as many as were counted")
        };
        let Image {
            below, mirrored, ..
        } = images(joins.seam, joins.sweeps, target)[(left / cycles) as usize];
        let [upper, lower] = joins.seam.halves();
        under.pairing = under.pairing.renamed(target.ends(), upper.names());

        let circuits = &mut self.circuits;
        circuits.clear();
        circuits.look_from(below, mirrored);
        let mut groups = Groups::new(joins.sweeps, Part::Upper, joins.gather);
        ways::draw(&mut groups, upper, target, above, circuits)?;
        groups.tidy()?;
        circuits.look_from(!below, mirrored);
        let mut groups = Groups::new(joins.sweeps, Part::Lower, joins.gather);
        ways::draw(&mut groups, lower, upper.opposite(target), under, circuits)?;
        groups.tidy()?;
        Ok(circuits.closed_tour())
    }

    /// Starts without the table for 8 x 8 squares: programs that number other boards do not carry it. 8 x 8 squares then take
    /// ten seconds and 280 MB.
    ///
    /// # Errors
    ///
    /// As the job's start.
    pub fn start_without_table(board: impl Into<Board>) -> Result<Self, CountError> {
        Self::begin(board.into(), None)
    }

    fn begin(board: Board, table: Option<Table>) -> Result<Self, CountError> {
        let needed = memory_to_number(&board, table.is_some())?;
        let limit = TourCountRequest::MEMORY_LIMIT;
        check_memory(board.size(), TourKind::Closed, needed, limit)?;
        Self::prepared_by(board, later(table.is_some()), table)
    }

    /// The state before the first square, where some are left for later.
    fn prepared_by(board: Board, later: Later, table: Option<Table>) -> Result<Self, CountError> {
        let request = TourCountRequest {
            // Parts in a table are not counted, as if nearly all of them were for others.
            shares: if table.is_some() { u32::MAX } else { 1 },
            ..TourCountRequest::whole(board.clone(), TourKind::Closed)
        };
        Ok(Self {
            stages: Stages::new(&request, Some(later))?,
            request,
            parts: Parts::default(),
            table,
            circuits: Circuits::new(Laid::new(&board), false),
            board,
            stage: Stage::States,
            work: Work::default(),
        })
    }

    /// Does a little, and returns the number of states that were looked at.
    fn work(&mut self) -> Result<u64, CountError> {
        /// Parts that are ordered at once.
        const PARTS: u64 = 1 << 10;
        if self.stage == Stage::States {
            let work = self.stages.prepare()?;
            if work.is_none() {
                self.stage = Stage::Order(0);
            }
            return Ok(work.unwrap_or(0));
        }
        let Some(Joins {
            sweeps,
            seam,
            joiner,
            ..
        }) = self.stages.joins()
        else {
            return Ok(0);
        };
        match self.stage {
            Stage::Order(next) if next < seam.parts() => {
                let end = next + PARTS;
                self.parts.extend(&seam.targets(sweeps, next..end))?;
                self.stage = Stage::Order(end);
                Ok(PARTS)
            }
            Stage::Order(_) => {
                seam.forget_targets()?;
                match self.table {
                    Some(read) => self.parts = read()?,
                    None => self.parts.order(),
                }
                self.stage = Stage::Count;
                Ok(Work::STEP)
            }
            Stage::Count => {
                let Some(part) = self.parts.next() else {
                    // A board without holes that has none was refused before.
                    if self.parts.count() == 0 && !self.board.holes().is_empty() {
                        return Err(CountError::NoSuchTours {
                            size: self.board.size(),
                            kind: TourKind::Closed,
                        });
                    }
                    self.parts.finish();
                    self.stage = Stage::Ready;
                    return Ok(0);
                };
                let (cycles, work) = joiner.cycles(sweeps, seam, part)?;
                let tours = cycles.checked_mul(seam.images(sweeps, part));
                self.parts.push(tours.ok_or(CountError::TooMany)?)?;
                Ok(work)
            }
            Stage::States | Stage::Ready | Stage::Failed => Ok(0),
        }
    }

    fn is_done(&self) -> bool {
        matches!(self.stage, Stage::Ready | Stage::Failed)
    }
}

impl Job for TourNumbers {
    /// The board, either way round. Squares may be missing from it.
    type Request = Board;
    /// The error that ends the work.
    type Found = CountError;
    type Output = Result<Self, CountError>;
    type Error = CountError;

    /// # Errors
    ///
    /// As [`TourNumbers::memory_needed`], and [`CountError::TooLarge`] if that is more than
    /// [`TourCountRequest::MEMORY_LIMIT`].
    fn start(board: Board) -> Result<Self, CountError> {
        let table: Option<Table> = has_table(&board).then_some(Parts::of_chess_board);
        Self::begin(board, table)
    }

    fn advance(&mut self, steps: u64, found: &mut dyn FnMut(CountError)) -> Progress {
        let mut left = steps;
        while left > 0 && !self.is_done() {
            match self.work() {
                Ok(states) => left = left.saturating_sub(self.work.add(states)),
                Err(error) => {
                    self.stage = Stage::Failed;
                    found(error);
                }
            }
        }
        self.progress()
    }

    fn run(mut self) -> Self::Output {
        let mut failure = None;
        self.advance(u64::MAX, &mut |error| failure = Some(error));
        failure.map_or(Ok(self), Err)
    }

    fn progress(&self) -> Progress {
        let none = TourCountCheckpoint::default();
        let found = fraction(&self.request, &self.stages, &none, &none);
        let fraction = if self.stage == Stage::Count {
            found + (1.0 - found) * self.parts.share()
        } else {
            found
        };
        Progress::new(self.is_done(), fraction, self.work.steps())
    }
}

#[cfg(test)]
mod tests;
