//! A question about the position, and what has been heard of the answer.

use std::rc::Rc;

use bezzel_solver::queens::completion::{CompletionRequest, NoCompletion};
use bezzel_solver::queens::{Placement, Solution};

use crate::bridge::{Event, Failure, Found, Heard, Task, Work};
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
    /// It is asked no longer.
    Cancel,
    /// A worker has something to say.
    Heard(Heard),
}

impl Asked {
    /// Nothing yet.
    pub(in super::super) const fn nothing() -> Self {
        Self {
            wish: 0,
            standing: Standing::Quiet,
        }
    }

    /// The position is another one: what was asked of the one before is dropped.
    pub(in super::super) const fn dropped(&self) -> Self {
        Self {
            wish: self.wish,
            standing: Standing::Quiet,
        }
    }

    /// The work that is wanted of the workers.
    pub(in super::super) fn wanted(&self) -> Option<Rc<Work>> {
        match &self.standing {
            Standing::Running { work, .. } => Some(Rc::clone(work)),
            _ => None,
        }
    }

    /// Why the position cannot be completed, where that is known.
    pub(in super::super) const fn impossible(&self) -> Option<NoCompletion> {
        match self.standing {
            Standing::Impossible(reason) => Some(reason),
            _ => None,
        }
    }

    /// Whether a question can be asked of boards of this side.
    pub(super) const fn can_ask(question: Question, n: u32) -> bool {
        match question {
            Question::Complete => true,
            Question::Count => n <= Solution::MAX_N,
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
