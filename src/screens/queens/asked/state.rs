//! A question about the position, and what has been heard of the answer.

use std::rc::Rc;

use bezzel_solver::queens::completion::{CompletionRequest, NoCompletion};
use bezzel_solver::queens::hint::{Hint, HintRequest, Tier};
use bezzel_solver::queens::naming::{MAX_N, Name, NamingRequest};
use bezzel_solver::queens::{Placement, Solution, is_solution};

use crate::bridge::Failure;
use crate::bridge::position::{Event, Found, Heard, Task, Work};
use crate::link::QueensLink;

/// The same position is always completed in the same way.
const SEED: u64 = 1;

/// What can be asked about a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in super::super) enum Question {
    /// One way to complete it.
    Complete,
    /// The number of all ways.
    Count,
    /// A hint that gives so much away.
    Hint(Tier),
    /// Which solution it is: asked of itself, whenever it is one.
    Name,
}

/// A question, or nothing, with what is known of the answer.
#[derive(Clone, Debug, PartialEq)]
pub(in super::super) struct Asked {
    wish: u32,
    pub(super) standing: Standing,
}

/// How a question stands.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Standing {
    /// Nothing has been asked.
    Quiet,
    /// The workers are at it.
    Running {
        question: Question,
        work: Rc<Work>,
        /// The share that is done, in thousandths.
        thousandths: u32,
        /// The completions counted until now.
        count: u64,
    },
    /// Nothing completes the position.
    Impossible(NoCompletion),
    /// So many ways complete it.
    Counted(u64),
    /// A hint.
    Advised(Rc<Hint>),
    /// The position is this solution.
    Named(Box<Name>),
    /// The visitor has stopped it, a count at so many.
    Cancelled(Option<u64>),
    /// It could not be done.
    Failed(Failure),
}

/// What happens to a question.
#[derive(Clone, Debug)]
pub(in super::super) enum Action {
    /// It is asked.
    Ask(Question),
    /// A hint is asked for, or more of one.
    Hint,
    /// It is asked no longer.
    Cancel,
    /// A worker has something to say.
    Heard(Heard),
}

impl Asked {
    /// Nothing yet, but for the name of a solution.
    pub(in super::super) fn of(position: &QueensLink) -> Self {
        let nothing = Self {
            wish: 0,
            standing: Standing::Quiet,
        };
        nothing.of_another(position)
    }

    /// The position is another one: what was asked of the one before is dropped.
    pub(in super::super) fn of_another(&self, position: &QueensLink) -> Self {
        let QueensLink { placement, piece } = position;
        if placement.n() <= MAX_N && is_solution(placement, *piece) {
            self.asking(Question::Name, position)
        } else {
            self.standing_so(Standing::Quiet)
        }
    }

    /// The work that is wanted of the workers.
    pub(in super::super) fn wanted(&self) -> Option<Rc<Work>> {
        match &self.standing {
            Standing::Running { work, .. } => Some(Rc::clone(work)),
            _ => None,
        }
    }

    /// The hint that was given.
    pub(in super::super) fn hint(&self) -> Option<Rc<Hint>> {
        match &self.standing {
            Standing::Advised(hint) => Some(Rc::clone(hint)),
            _ => None,
        }
    }

    /// How much the next hint gives away: more than the last, up to all.
    pub(super) fn next_tier(&self) -> Tier {
        self.hint().map_or(Tier::Mistake, |hint| {
            let given = hint.tier().unwrap_or(hint.asked).max(hint.asked);
            given.next().unwrap_or(given)
        })
    }

    /// Whether a question can be asked of boards of this side.
    pub(super) const fn can_ask(question: Question, n: u32) -> bool {
        match question {
            Question::Complete | Question::Hint(_) => true,
            Question::Count => n <= Solution::MAX_N,
            Question::Name => n <= MAX_N,
        }
    }

    /// What an action makes of it; and the completed position, when that is
    /// heard.
    pub(in super::super) fn reduce(
        &self,
        action: Action,
        position: &QueensLink,
    ) -> (Self, Option<Placement>) {
        let standing = match action {
            Action::Ask(question) => return (self.asking(question, position), None),
            Action::Hint => {
                let question = Question::Hint(self.next_tier());
                return (self.asking(question, position), None);
            }
            Action::Cancel => match self.standing {
                Standing::Running {
                    question, count, ..
                } => Standing::Cancelled((question == Question::Count).then_some(count)),
                _ => self.standing.clone(),
            },
            Action::Heard(heard) if heard.wish == self.wish => {
                return self.hearing(heard.event);
            }
            Action::Heard(_) => self.standing.clone(),
        };
        (self.standing_so(standing), None)
    }

    const fn standing_so(&self, standing: Standing) -> Self {
        Self {
            wish: self.wish,
            standing,
        }
    }

    fn asking(&self, question: Question, position: &QueensLink) -> Self {
        let wish = self.wish + 1;
        let request = CompletionRequest::of(&position.placement, position.piece, SEED);
        let task = match question {
            Question::Complete => Task::Complete {
                request,
                from: None,
            },
            Question::Count => Task::CountCompletions {
                request,
                from: None,
            },
            Question::Hint(tier) => Task::Hint {
                request: HintRequest {
                    position: request,
                    tier,
                },
                from: None,
            },
            Question::Name => {
                let columns = position.placement.columns().unwrap_or_default();
                // Whoever asks has seen that it is one.
                let Ok(solution) = Solution::from_columns(&columns) else {
                    return self.standing_so(Standing::Quiet);
                };
                let piece = position.piece;
                Task::Name {
                    request: NamingRequest { solution, piece },
                    from: None,
                }
            }
        };
        Self {
            wish,
            standing: Standing::Running {
                question,
                work: Rc::new(Work {
                    tasks: vec![task],
                    wish,
                }),
                thousandths: 0,
                count: 0,
            },
        }
    }

    fn hearing(&self, event: Event) -> (Self, Option<Placement>) {
        let Standing::Running { question, work, .. } = &self.standing else {
            return (self.clone(), None);
        };
        let mut completed = None;
        let standing = match event {
            Event::Slice { progress, found } => match found {
                Found::Completion(Some(Ok(columns))) => {
                    completed = Placement::from_columns(&columns).ok();
                    Standing::Quiet
                }
                Found::Completion(Some(Err(reason))) => Standing::Impossible(reason),
                Found::Completions(count) if progress.done => Standing::Counted(count),
                Found::Hint(Some(hint)) => Standing::Advised(Rc::from(hint)),
                Found::Name(Some(name)) => Standing::Named(name),
                found => Standing::Running {
                    question: *question,
                    work: Rc::clone(work),
                    thousandths: (progress.fraction * 1000.0) as u32,
                    count: match found {
                        Found::Completions(count) => count,
                        _ => 0,
                    },
                },
            },
            Event::Failed(failure) => Standing::Failed(failure),
        };
        (self.standing_so(standing), completed)
    }
}
