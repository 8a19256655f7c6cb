//! The search for the next change of a variable. It may take long, so it is done in parts ([`Recording::seek`]).
//!
//! [`Recording::seek`]: crate::Recording::seek

use crate::State;
use crate::format::Scope;
use std::rc::Rc;

/// A search for the next step after which a variable has got another value, or has lost or changed a part of it.
#[derive(Clone, Debug, PartialEq)]
pub struct NextChange {
    scope: Scope,
    name: Rc<str>,
    /// The call that runs at the beginning.
    pub(crate) call: Option<u32>,
    /// The state that the search has come to.
    pub(crate) state: State,
}

/// The result of a part of a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sought {
    /// The step, which may be the last one.
    Step(u32),
    /// The recording has no such step.
    Never,
    /// There are more lines to look at.
    Later,
}

impl NextChange {
    /// A search from a state on. A local variable is one of the call that runs there.
    pub fn new(state: &State, scope: Scope, name: Rc<str>) -> Self {
        Self {
            scope,
            name,
            call: state.running().map(|frame| frame.call),
            state: state.clone(),
        }
    }

    /// The name of the variable.
    pub const fn name(&self) -> &Rc<str> {
        &self.name
    }

    /// Whether the variable is one of a call.
    pub(crate) fn is_local(&self) -> bool {
        self.scope == Scope::Local
    }

    /// Whether a change of the variable with this number of a scope is one of the sought variable.
    pub(crate) fn is(&self, scope: Scope, variable: usize) -> bool {
        let running = self.state.running();
        let variables = match scope {
            Scope::Global => self.state.globals(),
            Scope::Local => running.map_or(&[][..], |frame| &frame.variables),
        };
        let is_here = !self.is_local() || running.map(|frame| frame.call) == self.call;
        let variable = variables.get(variable);
        let has_name = variable.is_some_and(|variable| variable.name == self.name);
        scope == self.scope && is_here && has_name
    }
}
