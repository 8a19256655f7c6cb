use super::super::CountError;
use super::super::circuit::Circuits;
use super::super::layout::Laid;
use super::super::memory::check_memory;
use super::RandomToursRequest;
use super::factors::TwoFactors;
use crate::job::{Job, Progress, Resumable};
use crate::knight::{Path, TourKind};
use crate::random::Random;

/// The state of a [`RandomTours`].
///
/// It does not hold the prepared tables: a resumed job prepares them anew, which takes less
/// than a second for 8 x 8 squares.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct RandomToursCheckpoint {
    /// The random numbers that were taken.
    numbers: u64,
    /// The 2-factors that were drawn.
    tries: u64,
    /// The number of drawn 2-factors that are tours.
    tours: u64,
    /// The steps that were taken.
    steps: u64,
}

/// Draws tours of a board uniformly at random, as a [`Job`]: each tour of the board has the same
/// chance each time, so that one may come again.
///
/// A result is a tour, or the error that ends the work: the device may have too little memory. A
/// step takes some ten microseconds; the first ones prepare. The results depend on the request
/// alone.
///
/// A closed tour begins at a1 and goes to b3 first; an open one runs in either direction, from any
/// square to any other. Both begin with the path of the request, if it has one. Where a1 is a hole, a closed tour begins at the
/// leftmost square of the lowest rank.
///
/// # Examples
///
/// How many closed tours has a chess board? An estimate from a thousand of them, without a count:
///
/// ```no_run
/// use bezzel_solver::Job;
/// use bezzel_solver::board::Size;
/// use bezzel_solver::knight::TourKind;
/// use bezzel_solver::knight::count::random::{RandomTours, RandomToursRequest};
///
/// let request = RandomToursRequest::new(Size::square(8)?, TourKind::Closed, 1848, 1000);
/// let mut job = RandomTours::start(request)?;
/// let mut tours = 0;
/// while !job.advance(1000, &mut |tour| tours += u32::from(tour.is_ok())).done {}
///
/// let two_factors = job.two_factors().expect("the job has prepared them");
/// assert_eq!(two_factors, 56_691_832_946_529);
/// let estimate = two_factors as f64 * f64::from(tours) / job.tries() as f64;
/// assert!((estimate / 13_267_364_410_532.0 - 1.0).abs() < 0.1);
/// # Ok::<_, Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct RandomTours {
    request: RandomToursRequest,
    /// `None` where they are not needed: at the end, and on a board of one square.
    factors: Option<TwoFactors>,
    circuits: Circuits,
    random: Random,
    two_factors: Option<u128>,
    at: RandomToursCheckpoint,
    ended: bool,
}

impl RandomToursCheckpoint {
    fn may_be(&self) -> bool {
        self.tours <= self.tries && self.tries <= self.numbers / 2
    }
}

impl RandomTours {
    /// The number of tries without a tour after which the job fails. If there are few 2-factors, it is this number of
    /// tries for each of them: the chance of missing one is 1 in 10^27.
    const MOST_TRIES: u64 = 1_000_000;
    const MOST_TRIES_OF_EACH: u128 = 64;

    /// The number of 2-factors drawn so far, also before a resumption, and tours or not.
    #[must_use]
    pub const fn tries(&self) -> u64 {
        self.at.tries
    }

    /// The number of 2-factors of the board. For open tours, it is the number for the board with an extra square that
    /// neighbours all others. It is `None` while it is unknown.
    ///
    /// The number of tours, open ones in one direction, is this times the share of the tries that
    /// were tours, up to the error of chance.
    #[must_use]
    pub const fn two_factors(&self) -> Option<u128> {
        self.two_factors
    }

    /// Begins again with another seed, without preparing the board again.
    ///
    /// # Errors
    ///
    /// As [`Self::start`](Job::start), if the job has ended, and with it what was prepared. It stays ended then.
    pub fn restart(&mut self, seed: u64) -> Result<(), CountError> {
        self.request.seed = seed;
        if self.ended {
            *self = Self::start(self.request.clone())?;
        } else {
            self.random = Random::new(seed);
            self.at = RandomToursCheckpoint::default();
        }
        Ok(())
    }

    /// The bytes in use at present, exact to some KiB.
    #[must_use]
    pub fn memory(&self) -> u64 {
        self.factors.as_ref().map_or(0, TwoFactors::bytes)
    }

    /// Does the next step.
    fn step(&mut self) -> Result<Option<Path>, CountError> {
        let Some(factors) = &mut self.factors else {
            let only = self.request.squares().collect();
            return Ok(Some(Path::verified(only)));
        };
        let RandomToursRequest {
            size,
            kind,
            memory_limit: limit,
            ..
        } = self.request;
        let Some(total) = self.two_factors else {
            if factors.prepare()? {
                self.two_factors = factors.total();
            }
            check_memory(size, kind, factors.bytes(), limit)?;
            return Ok(None);
        };
        if total == 0 {
            return Err(CountError::NoSuchTours { size, kind });
        }
        let tries = self.at.tries;
        let of_all = total.saturating_mul(Self::MOST_TRIES_OF_EACH);
        if self.at.tours == 0 && u128::from(tries) >= of_all.min(Self::MOST_TRIES.into()) {
            return Err(CountError::NoneDrawn { size, kind, tries });
        }
        let mask = u128::MAX >> total.leading_zeros();
        let [high, low] = [self.random.next_u64(), self.random.next_u64()];
        self.at.numbers = self.at.numbers.saturating_add(2);
        let number = u128::from(high) << 64 | u128::from(low);
        let backwards = number & 1 == 1;
        let number = number >> 1 & mask;
        if number >= total {
            return Ok(None);
        }
        factors.get(number, &mut self.circuits);
        self.at.tries = self.at.tries.saturating_add(1);
        let is_tour = self.circuits.is_single();
        Ok(is_tour.then(|| self.path(backwards)))
    }

    /// The tour that was drawn.
    fn path(&self, backwards: bool) -> Path {
        let RandomToursRequest { kind, path, .. } = &self.request;
        let start = path.first();
        if kind.is_closed() {
            return match start {
                None => self.circuits.closed_tour(),
                Some(_) => self.circuits.closed_tour_by(path),
            };
        }
        let mut squares = self.circuits.squares();
        if start.map_or(backwards, |_| squares.first() != start) {
            squares.reverse();
        }
        Path::verified(squares)
    }
}

impl Job for RandomTours {
    type Request = RandomToursRequest;
    /// A tour, or the error that ends the work.
    type Found = Result<Path, CountError>;
    type Output = Result<Vec<Path>, CountError>;
    type Error = CountError;

    fn start(request: RandomToursRequest) -> Result<Self, CountError> {
        Self::resume(request, RandomToursCheckpoint::default())
    }

    /// Works for about `steps` steps. After an error nothing more can be found, and the work counts
    /// as done.
    fn advance(&mut self, steps: u64, found: &mut dyn FnMut(Result<Path, CountError>)) -> Progress {
        let mut left = steps;
        while left > 0 && !self.ended {
            left -= 1;
            self.at.steps = self.at.steps.saturating_add(1);
            match self.step() {
                Ok(None) => continue,
                Ok(Some(path)) => {
                    self.at.tours += 1;
                    self.ended = self.at.tours == self.request.tours;
                    found(Ok(path));
                }
                Err(error) => {
                    self.ended = true;
                    found(Err(error));
                }
            }
            if self.ended {
                self.factors = None;
            }
        }
        self.progress()
    }

    fn run(mut self) -> Self::Output {
        let mut tours = Vec::new();
        self.advance(u64::MAX, &mut |tour| tours.push(tour));
        tours.into_iter().collect()
    }

    fn progress(&self) -> Progress {
        let fraction = self.at.tours as f64 / self.request.tours as f64;
        Progress::new(self.ended, fraction, self.at.steps)
    }
}

impl Resumable for RandomTours {
    type Checkpoint = RandomToursCheckpoint;

    fn resume(
        request: RandomToursRequest,
        checkpoint: RandomToursCheckpoint,
    ) -> Result<Self, CountError> {
        request.check()?;
        if checkpoint.tours > request.tours || !checkpoint.may_be() {
            return Err(CountError::Checkpoint {
                next: checkpoint.tries,
                sum: checkpoint.tours.into(),
            });
        }
        let laid = Laid::new(&request.board()?);
        let has_hub = request.kind == TourKind::Open;
        let rules = request.rules(&laid);
        let needed = request.squares().nth(1).is_some() && checkpoint.tours < request.tours;
        let factors = needed.then(|| TwoFactors::new(laid.layout(), has_hub, &rules));
        let circuits = Circuits::new(laid, has_hub);
        let mut random = Random::new(request.seed);
        random.skip(checkpoint.numbers);
        Ok(Self {
            factors: factors.transpose()?,
            circuits,
            random,
            two_factors: None,
            at: checkpoint,
            ended: checkpoint.tours == request.tours,
            request,
        })
    }

    fn checkpoint(&self) -> RandomToursCheckpoint {
        self.at
    }
}
