//! The link of the puzzles screen: the puzzle, and the marks that the visitor has put on its squares.

mod day;
mod proof;
mod spec;

pub use day::Day;
pub use proof::{Proof, ProofStep};
pub use spec::{Grade, PuzzleSpec};

use bezzel_solver::queens::notation::{parse_permutation, permutation_text};
use bezzel_solver::queens::puzzle::{Kind, MAX_MADE_N, MAX_N, MIN_N, Puzzle, PuzzleRequest, Rule};
use bezzel_solver::queens::{Piece, Placement};

use super::fields::{Fields, any_number, flag, named, number};
use super::queens::empty;
use super::query::{Query, Writer};
use super::{Expected, KIND, KNIGHT, Place, ScreenLink, square_set};
use crate::named::Named;

/// The board's side when a link names none.
const DEFAULT_N: u32 = 8;

/// The rule when a link names none.
const DEFAULT_RULE: Rule = Rule::Chess(Piece::Queen);

/// Whether squares of queens may touch; the piece of a chess rule has a parameter of its own.
const RULES: [&str; 2] = [Rule::Chess(Piece::Queen).name(), Rule::Touch.name()];

/// A puzzle and the marks on its squares.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PuzzlesLink {
    /// The puzzle.
    pub source: PuzzleSource,
    /// The squares on which the visitor has put queens.
    pub queens: Placement,
    /// The squares that the visitor has crossed out.
    pub crosses: Placement,
    /// The proof, where each step is given with its reason: then the queens and the crosses are those of its steps.
    pub proof: Option<Proof>,
}

/// The origin of a puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PuzzleSource {
    /// Today's puzzle, of the sort that the visitor prefers: the bare link.
    Todays,
    /// The puzzle of a day; of today where none is named.
    Day(Option<Day>, PuzzleSpec),
    /// A puzzle that is made from a number.
    Numbered {
        /// The board's side.
        n: u32,
        /// The kind, the rule and the grade.
        spec: PuzzleSpec,
        /// The number.
        seed: u32,
    },
    /// A puzzle that somebody has made.
    Own(Puzzle),
}

impl PuzzleSource {
    /// The board's side.
    pub fn n(&self) -> u32 {
        match self {
            Self::Todays => PuzzleSpec::default().of_day(Day::default()).n,
            Self::Day(_, spec) => spec.of_day(Day::default()).n,
            Self::Numbered { n, .. } => *n,
            Self::Own(puzzle) => puzzle.n(),
        }
    }

    /// The rule of the puzzle.
    pub fn rule(&self) -> Rule {
        match self {
            Self::Todays => PuzzleSpec::default().rule,
            Self::Day(_, spec) | Self::Numbered { spec, .. } => spec.rule,
            Self::Own(puzzle) => puzzle.rule(),
        }
    }

    /// The request to the solver; `None` if the puzzle is given.
    pub fn request(&self, today: Day) -> Option<PuzzleRequest> {
        match self {
            Self::Todays => Some(PuzzleSpec::default().of_day(today)),
            Self::Day(day, spec) => Some(spec.of_day(day.unwrap_or(today))),
            Self::Numbered { n, spec, seed } => Some(spec.numbered(*n, *seed)),
            Self::Own(_) => None,
        }
    }
}

impl From<PuzzleSource> for PuzzlesLink {
    /// The puzzle, on which nothing has been put.
    fn from(source: PuzzleSource) -> Self {
        let empty = empty(source.n());
        Self {
            source,
            queens: empty.clone(),
            crosses: empty,
            proof: None,
        }
    }
}

impl Default for PuzzlesLink {
    fn default() -> Self {
        PuzzleSource::Todays.into()
    }
}

impl PuzzlesLink {
    /// The same, where the bare link opens the puzzle of this sort.
    #[must_use]
    pub fn preferring(self, spec: PuzzleSpec) -> Self {
        match self.source {
            PuzzleSource::Todays => Self {
                proof: self.proof,
                ..Self::from(PuzzleSource::Day(None, spec))
            },
            _ => self,
        }
    }

    /// The same puzzle, on which nothing has been put.
    #[must_use]
    pub fn unmarked(&self) -> Self {
        self.of(self.source.clone())
    }

    /// Another puzzle, on which nothing has been put, to be solved as this one.
    #[must_use]
    pub fn of(&self, source: PuzzleSource) -> Self {
        Self {
            proof: self.proof.as_ref().map(Proof::begun_anew),
            ..Self::from(source)
        }
    }

    /// The same puzzle with a proof, and its queens and crosses.
    #[must_use]
    pub fn with_proof(&self, proof: Proof) -> Self {
        let [queens, crosses] = proof.marks(&empty(self.source.n()));
        Self {
            source: self.source.clone(),
            queens,
            crosses,
            proof: Some(proof),
        }
    }

    /// Whether nothing has been put on the squares.
    pub fn is_blank(&self) -> bool {
        self.queens.is_empty() && self.crosses.is_empty()
    }

    /// The sides of puzzles that visitors make. Those that the page makes end at [`MAX_MADE_N`].
    pub const SIDES: std::ops::RangeInclusive<u32> = MIN_N..=MAX_N;
}

impl ScreenLink for PuzzlesLink {
    const PLACE: Place = Place::Puzzles;

    fn fields(&mut self, fields: &mut Fields<'_>) {
        fields.by_hand(self, Self::read, Self::write);
    }
}

impl PuzzlesLink {
    fn read(query: &mut Query) -> Self {
        let rule = read_rule(query);
        let made = read_own(query, rule.unwrap_or(DEFAULT_RULE)).map(PuzzleSource::Own);
        let mut source = made.unwrap_or_else(|| read_made(query, rule));
        let empty = empty(source.n());
        let given = match &source {
            PuzzleSource::Own(puzzle) => puzzle.given().clone(),
            _ => empty.clone(),
        };
        if let Some(proof) = Proof::read(query, &given) {
            // Steps belong to one board.
            if source == PuzzleSource::Todays && !proof.steps.is_empty() {
                source = PuzzleSource::Day(None, PuzzleSpec::default());
            }
            return Self::from(source).with_proof(proof);
        }
        let queens = read_position(query, "q", source.n()).unwrap_or_else(|| empty.clone());
        let crosses = query.parsed("marks", Expected::Squares(empty.size()), |text| {
            square_set::parse(text, empty.n())
        });
        let queens = without(&queens, &given);
        let crosses = crosses.map(|crosses| without(&without(&crosses, &queens), &given));
        let crosses = crosses.unwrap_or_else(|| empty.clone());
        // Marks belong to one board.
        if source == PuzzleSource::Todays && !(queens.is_empty() && crosses.is_empty()) {
            source = PuzzleSource::Day(None, PuzzleSpec::default());
        }
        Self {
            source,
            queens,
            crosses,
            proof: None,
        }
    }

    fn write(&self, writer: &mut Writer) {
        match &self.source {
            PuzzleSource::Todays => {}
            PuzzleSource::Day(day, spec) => {
                writer.add_some("day", *day);
                spec.write(writer);
            }
            PuzzleSource::Numbered { n, spec, seed } => {
                writer.add("n", n);
                spec.write(writer);
                writer.add("seed", seed);
            }
            PuzzleSource::Own(puzzle) => {
                writer.add("n", puzzle.n());
                if puzzle.rule() != Rule::Chess(Piece::Queen) {
                    spec::write_rule(puzzle.rule(), writer);
                }
                let regions = puzzle.regions_text();
                writer.add_some("regions", regions.as_ref());
                if regions.is_none() || !puzzle.given().is_empty() {
                    writer.add("given", position_text(puzzle.given()));
                }
            }
        }
        if let Some(proof) = &self.proof {
            return proof.write(self.queens.size(), writer);
        }
        if !self.queens.is_empty() {
            writer.add("q", position_text(&self.queens));
        }
        if !self.crosses.is_empty() {
            writer.add("marks", square_set::text(&self.crosses));
        }
    }
}

/// The rule, if the link names one.
fn read_rule(query: &mut Query) -> Option<Rule> {
    let touch = query.read("rule", flag(&RULES));
    let piece = query.read("piece", named::<Piece>());
    match (touch, piece) {
        (Some(true), _) => Some(Rule::Touch),
        (None, None) => None,
        _ => Some(Rule::Chess(piece.unwrap_or_default())),
    }
}

/// The puzzle of a day, or one made from a number.
fn read_made(query: &mut Query, rule: Option<Rule>) -> PuzzleSource {
    let kind = query.parsed(KIND, kinds(), Named::from_name);
    let spec = PuzzleSpec {
        kind: kind.unwrap_or(PuzzleSpec::default().kind),
        rule: rule.unwrap_or(DEFAULT_RULE),
        ..PuzzleSpec::default()
    };
    let is_numbered = query.value("n").is_some() || query.value("seed").is_some();
    if is_numbered {
        let least = PuzzleSpec::least_n(spec.rule);
        let n = query.read("n", number(least..=MAX_MADE_N));
        let n = n.unwrap_or(DEFAULT_N.max(least));
        let grade = spec.read_grade(query, |spec| spec.numbered(n, 0));
        let spec = spec.of_grade(grade);
        let seed = query.read("seed", any_number()).unwrap_or(0);
        return PuzzleSource::Numbered { n, spec, seed };
    }
    let day = query.parsed("day", Expected::Date, |text| text.parse().ok());
    let grade = spec.read_grade(query, |spec| spec.of_day(Day::default()));
    if (day, kind, rule, grade) == (None, None, None, None) {
        return PuzzleSource::Todays;
    }
    PuzzleSource::Day(day, spec.of_grade(grade))
}

/// The kinds of puzzles, also those of another screen.
fn kinds() -> Expected {
    let names = Kind::ALL.iter().map(|&kind| Named::name(kind));
    Expected::OneOf(names.chain([KNIGHT]).collect())
}

/// The puzzle that the link itself holds.
fn read_own(query: &mut Query, rule: Rule) -> Option<Puzzle> {
    let (regions, given) = (query.value("regions"), query.value("given"));
    regions.as_ref().or(given.as_ref())?;
    let asked = query.read("n", number(PuzzlesLink::SIDES));
    // If the link has no size, the text of the puzzle gives it.
    let of_text = regions.as_ref().map(|text| text.chars().count().isqrt());
    let of_text =
        of_text.or_else(|| Some(parse_permutation(given.as_ref()?, None).ok()?.n() as usize));
    let of_text = of_text.and_then(|n| u32::try_from(n).ok());
    let of_text = of_text.filter(|n| PuzzlesLink::SIDES.contains(n));
    let n = asked.or(of_text).unwrap_or(DEFAULT_N);

    let position = read_position(query, "given", n);
    let has_given = position.is_some();
    let open = Puzzle::new(rule, position.unwrap_or_else(|| empty(n))).ok()?;
    let divided = query.parsed("regions", Expected::Regions(n), |text| {
        open.clone().with_regions(text).ok()
    });
    divided.or_else(|| has_given.then_some(open))
}

/// A position as the board's link has it, or its squares.
fn read_position(query: &mut Query, name: &'static str, n: u32) -> Option<Placement> {
    query.parsed(name, Expected::Permutation(n), |text| {
        let permutation = parse_permutation(text, Some(n)).ok();
        permutation.or_else(|| square_set::parse(text, n))
    })
}

fn position_text(placement: &Placement) -> String {
    permutation_text(placement).unwrap_or_else(|| square_set::text(placement))
}

/// The squares of a set that are not of another.
fn without(set: &Placement, others: &Placement) -> Placement {
    let mut rest = set.clone();
    for square in others.squares() {
        rest.remove(square);
    }
    rest
}
