//! A question about the position, and the known part of the answer.

use std::rc::Rc;

use bezzel_solver::queens::completion::{CompletionRequest, NoCompletion};
use bezzel_solver::queens::hint::{Hint, Tier};
use bezzel_solver::queens::{Placement, Rank, Solution, is_solution};

use crate::bridge::LongJob;
use crate::bridge::Work;
use crate::bridge::position::{Found, Task, WorkerEvent};
use crate::link::QueensLink;

/// The same position is always completed in the same way.
const SEED: u64 = 1;

/// A question about a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    /// One way to complete it.
    Complete,
    /// The number of all ways.
    Count,
    /// A hint of this tier.
    Hint(Tier),
    /// The number of the solution. The page asks this itself for every solution.
    Name,
}

/// A question, or none, with the known part of the answer.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Inquiry {
    /// The last question.
    pub question: Option<Question>,
    /// The work on it, and its results; for a count, the completions so far.
    pub job: LongJob<Task, Option<Answer>>,
}

/// An answer.
#[derive(Clone, Debug, PartialEq)]
pub enum Answer {
    /// The position has no completion.
    Impossible(NoCompletion),
    /// The number of ways that complete it.
    Counted(u64),
    /// A hint.
    Hint(Rc<Hint>),
    /// The number of the solution.
    Name(Box<Rank>),
}

/// An event of a question.
#[derive(Clone, Debug)]
pub enum Action {
    /// The visitor asks it.
    Ask(Question),
    /// A hint is asked for, or more of one.
    Hint,
    /// The visitor cancels it.
    Cancel,
    /// A worker reports.
    Worker(WorkerEvent),
}

impl Inquiry {
    /// Handles a change of the position: the question about the one before is dropped, and if the position is a
    /// solution, its number is requested.
    pub fn restart_on(&mut self, position: &QueensLink) {
        let QueensLink { placement, piece } = position;
        if placement.n() <= Rank::MAX_N && is_solution(placement, *piece) {
            self.ask(Question::Name, position);
        } else {
            self.question = None;
            self.job.reset();
        }
    }

    /// The hint that was given.
    pub fn hint(&self) -> Option<Rc<Hint>> {
        match &self.job.found {
            Some(Answer::Hint(hint)) => Some(Rc::clone(hint)),
            _ => None,
        }
    }

    /// Whether a hint was given that nothing can be added to: it is about a mistake, reveals a square, or nothing is known.
    pub fn is_hint_complete(&self) -> bool {
        self.hint()
            .is_some_and(|hint| !matches!(hint.tier(), Some(Tier::Forbidden | Tier::Forced)))
    }

    /// The tier of the next hint: one more than the last, up to the full hint.
    pub fn next_tier(&self) -> Tier {
        let given = self.hint().and_then(|hint| hint.tier());
        given.map_or(Tier::Mistake, |given| given.next().unwrap_or(given))
    }

    /// Whether a question can be asked of boards of this side.
    pub const fn can_ask(question: Question, n: u32) -> bool {
        match question {
            Question::Complete | Question::Hint(_) => true,
            Question::Count => n <= Solution::MAX_N,
            Question::Name => n <= Rank::MAX_N,
        }
    }

    /// The progress of a count, which continues while another screen is open.
    pub fn work(&self) -> Option<Work> {
        Work::of(&self.job).filter(|_| self.question == Some(Question::Count))
    }

    /// Takes in an action. Returns the completed position, when it arrives.
    pub fn act(&mut self, action: Action, position: &QueensLink) -> Option<Placement> {
        match action {
            Action::Ask(question) => self.ask(question, position),
            Action::Hint => self.ask(Question::Hint(self.next_tier()), position),
            Action::Cancel => self.job.cancel(),
            Action::Worker(event) => match self.job.receive(event)?.found {
                Found::Completion(Some(Ok(columns))) => {
                    return Placement::from_columns(&columns).ok();
                }
                Found::Completion(Some(Err(reason))) => self.answer(Answer::Impossible(reason)),
                Found::Completions(count) => self.answer(Answer::Counted(count)),
                Found::Hint(Some(hint)) => self.answer(Answer::Hint(Rc::from(hint))),
                Found::Name(Some(name)) => self.answer(Answer::Name(name)),
                _ => {}
            },
        }
        None
    }

    fn answer(&mut self, answer: Answer) {
        self.job.found = Some(answer);
    }

    fn ask(&mut self, question: Question, position: &QueensLink) {
        let request = CompletionRequest::of(&position.placement, position.piece, SEED);
        let task = match question {
            Question::Complete => Task::Complete(request),
            Question::Count => Task::CountCompletions(request.into()),
            Question::Hint(tier) => Task::Hint(request, tier),
            Question::Name => {
                let columns = position.placement.columns().unwrap_or_default();
                // The visitor has seen that it is one.
                let Ok(solution) = Solution::from_columns(&columns) else {
                    return;
                };
                Task::Name(solution, position.piece)
            }
        };
        self.question = Some(question);
        self.job.start([task]);
        if question == Question::Count {
            self.answer(Answer::Counted(0));
        }
    }
}
