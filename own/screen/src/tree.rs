//! The tree of the program's own calls, in the form that the search tree draws.

use std::rc::Rc;

use bezzel_recording::search::{Node as Call, Search, Tree};
use bezzel_recording::{Value, parameters};
use bezzel_stepping::queens::{Below, NodeKind};

use super::run::{Recorded, Run};
use super::written_value::written;
use crate::link::{Names, OwnLink};
use crate::locale::Locale;
use crate::text;
use bezzel_run::tree::{AnyTree, Branching, Node};

/// The calls of the recursive function. The root of the drawing is the call that all others are within, or the whole
/// program if there are several such calls.
struct Calls {
    search: Rc<Search>,
    recorded: Recorded,
    program: Rc<OwnLink>,
}

/// The names of the parameter for the object itself.
const RECEIVERS: [&str; 2] = ["self", "cls"];
/// The length at which an argument and a returned value are cut.
const MAX_LENGTH: usize = 24;

/// The tree of the search of a run, if it has a recursive function.
pub fn tree(search: &Rc<Search>, run: &Run) -> Option<AnyTree> {
    let calls = search.tree.as_ref()?.nodes();
    let tree = || Calls {
        search: search.clone(),
        recorded: run.recorded.clone(),
        program: run.program.clone(),
    };
    (!calls.is_empty()).then(|| AnyTree::new(tree()))
}

/// The path of the call at a step.
pub fn path_at(search: &Search, step: u32) -> Vec<u8> {
    let calls = Calls::of(search);
    let mut path = Vec::new();
    let mut call = calls.and_then(|tree| tree.at(step));
    while let (Some(tree), Some(index)) = (calls, call) {
        if Some(index) == single(tree) {
            break;
        }
        let parent = tree
            .nodes()
            .get(index as usize)
            .and_then(|node| node.parent);
        let place = tree.children(parent).position(|child| child == index);
        // A call beyond these is not drawn.
        path.push(place.map_or(u8::MAX, |place| place.min(u8::MAX.into()) as u8));
        call = parent;
    }
    path.reverse();
    path
}

/// The number of calls made by the call at a step that are over by then.
pub fn returned(search: &Search, step: u32) -> usize {
    let Some(tree) = Calls::of(search) else {
        return 0;
    };
    let calls = tree.children(tree.at(step));
    let is_over = |index: &u32| {
        let call = tree.nodes().get(*index as usize);
        call.is_some_and(|call| call.last < step)
    };
    calls.take_while(is_over).count()
}

/// The step at which the call of a path begins.
pub fn step_of(search: &Search, path: &[u8]) -> Option<u32> {
    let tree = Calls::of(search)?;
    match at(tree, path)? {
        At::Program => Some(0),
        At::Call(index) => Some(tree.nodes().get(index as usize)?.first),
    }
}

/// The one outermost call.
fn single(tree: &Tree) -> Option<u32> {
    let mut outermost = tree.children(None);
    outermost.next().filter(|_| outermost.next().is_none())
}

/// A place in the drawing.
#[derive(Clone, Copy)]
enum At {
    /// The whole program.
    Program,
    /// The call with this index.
    Call(u32),
}

impl At {
    /// The index of the call, if it is one.
    const fn call(self) -> Option<u32> {
        match self {
            Self::Program => None,
            Self::Call(index) => Some(index),
        }
    }
}

/// The place that a path leads to.
fn at(tree: &Tree, path: &[u8]) -> Option<At> {
    let root = single(tree).map_or(At::Program, At::Call);
    path.iter().try_fold(root, |at, place| {
        let child = tree.children(at.call()).nth(usize::from(*place))?;
        Some(At::Call(child))
    })
}

/// An argument or a returned value, cut where it is long.
fn written_value(value: &Value) -> String {
    written(value, MAX_LENGTH)
}

impl Calls {
    fn of(search: &Search) -> Option<&Tree> {
        search.tree.as_ref()
    }

    /// The call of a path, and its place among all; `None` for the whole program.
    fn call(&self, path: &[u8]) -> Option<(usize, &Call)> {
        let tree = Self::of(&self.search)?;
        let index = at(tree, path)?.call()? as usize;
        Some((index, tree.nodes().get(index)?))
    }

    /// A call with its arguments, as Python writes it.
    fn written(&self, call: &Call) -> String {
        let state = self.recorded.get().state(call.first);
        let Some(frame) = state.running() else {
            return String::new();
        };
        let names = parameters(&self.program.source, &frame.function, frame.defined);
        let given = names.iter().filter(|name| !RECEIVERS.contains(&&***name));
        let arguments: Vec<String> = given
            .filter_map(|name| {
                let variable = frame.variables.iter().find(|of| *of.name == **name)?;
                let value = written_value(variable.value.as_ref()?);
                Some(format!("{name}={value}"))
            })
            .collect();
        format!("{}({})", frame.function, arguments.join(", "))
    }

    /// The call and the value that it returned, in words.
    fn call_words(&self, call: &Call, locale: &Locale) -> String {
        let written = self.written(call);
        let Some(end) = self.recorded.get().end(call.call) else {
            return text!(locale, "own-call-open", call = written);
        };
        match end.value {
            Some(value) => {
                let value = written_value(&value);
                text!(locale, "own-call-returned", call = written, value)
            }
            None => text!(locale, "own-call-unsure", call = written),
        }
    }

    fn node(&self, path: Vec<u8>) -> Node {
        let call = self.call(&path).map(|(_, call)| call);
        let kind = match call {
            Some(call) if call.solutions > 0 && call.children == 0 => NodeKind::Solution,
            Some(call) if call.children == 0 => NodeKind::Failure,
            _ => NodeKind::Choice,
        };
        Node {
            square: call.and_then(|call| call.square),
            path,
            kind,
        }
    }
}

impl Branching for Calls {
    fn root(&self) -> Node {
        self.node(Vec::new())
    }

    fn children(&self, path: &[u8]) -> Vec<Node> {
        let Some(tree) = Self::of(&self.search) else {
            return Vec::new();
        };
        let count = at(tree, path).map_or(0, |at| tree.children(at.call()).count());
        let places = (0..=u8::MAX).take(count);
        places
            .map(|place| self.node([path, &[place]].concat()))
            .collect()
    }

    fn below(&self, path: &[u8], most_placements: u64) -> Option<Below> {
        let tree = Self::of(&self.search)?;
        let calls = tree.nodes();
        let (first, depth) = match self.call(path) {
            Some((index, call)) => (index, i64::from(call.depth)),
            None => (0, -1),
        };
        let mut below = Below::default();
        for (index, call) in calls.iter().enumerate().skip(first) {
            // Calls begin in the order of the tree.
            if index > first && i64::from(call.depth) <= depth {
                break;
            }
            below.placements += u64::from(index > first || depth < 0);
            below.dead_ends += u64::from(call.is_dead_end());
            below.solutions += u64::from(call.solutions);
            if below.placements > most_placements {
                return None;
            }
        }
        Some(below)
    }

    fn reasons(&self, node: &Node, _: Names, locale: &Locale) -> String {
        let Some((_, call)) = self.call(&node.path) else {
            return text!(locale, "own-node-program");
        };
        let (calls, solutions) = (call.children, call.solutions);
        let steps = text!(
            locale,
            "own-node-steps",
            first = call.first,
            last = call.last
        );
        let kind = match node.kind {
            NodeKind::Choice => text!(locale, "own-node-calls", calls, solutions),
            NodeKind::Solution => text!(locale, "own-node-solution", solutions),
            NodeKind::Failure => text!(locale, "own-node-dead-end"),
        };
        [self.call_words(call, locale), kind, steps].join(" ")
    }

    fn returned(&self, node: &Node) -> Option<String> {
        let (_, call) = self.call(&node.path)?;
        let end = self.recorded.get().end(call.call)?;
        end.value.as_ref().map(written_value)
    }
}

#[cfg(test)]
mod tests {
    use bezzel_recording::protocol::FromEngine;
    use bezzel_recording::search::Analysis;
    use bezzel_solver::board::Size;

    use super::super::run::News;
    use super::*;
    use crate::link::Language;
    use crate::locale::Texts;

    /// The calls of a recorded program.
    fn calls(bytes: &[u8], source: &str) -> Calls {
        let program = OwnLink {
            source: source.to_owned(),
            ..OwnLink::default()
        };
        let mut run = Run::new(1, Rc::new(program));
        run.receive(News::Message(FromEngine::Ready));
        run.receive(News::Message(FromEngine::Piece(bytes.to_vec().into())));
        let search = Rc::new(Analysis::of(&run.recorded.get(), None));
        Calls {
            search,
            recorded: run.recorded,
            program: run.program,
        }
    }

    fn english() -> Locale {
        let texts = concat!(
            include_str!("../../../static/locales/en/own.ftl"),
            include_str!("../../../static/locales/en/search.ftl")
        );
        Locale::new(
            Language::English,
            Texts::read(texts, Language::English).unwrap(),
        )
    }

    fn names() -> Names {
        english().names(Size::square(6).unwrap())
    }

    #[test]
    fn each_call_has_the_value_that_it_returned_and_its_arguments() {
        let calls = calls(
            include_bytes!("../../recording/tests/recorded/matrix.run"),
            include_str!("../../recording/tests/programs/matrix.py"),
        );
        let words = |node: &Node| calls.reasons(node, names(), &english());
        let root = calls.root();
        assert_eq!(calls.returned(&root).as_deref(), Some("True"));
        assert!(
            words(&root)
                .starts_with("solve(board=[[0, 0, 0, 0, 0, 0], [0, …], …], col=0) returns True. "),
            "{}",
            words(&root)
        );
        let mut values = Vec::new();
        let mut left = vec![root];
        while let Some(node) = left.pop() {
            values.extend(calls.returned(&node));
            left.extend(calls.children(&node.path));
        }
        let count = |of: &str| values.iter().filter(|value| *value == of).count();
        // The way to the first solution of six queens has seven calls, and all others fail.
        assert_eq!(count("True"), 7);
        assert_eq!(count("True") + count("False"), values.len());
        assert_eq!(
            values.len(),
            calls.search.tree.as_ref().unwrap().nodes().len()
        );
    }

    #[test]
    fn a_call_that_has_not_ended_has_no_value() {
        let calls = calls(
            include_bytes!("../../recording/tests/recorded/endless.run"),
            include_str!("../../recording/tests/programs/endless.py"),
        );
        let root = calls.root();
        assert_eq!(calls.returned(&root), None);
        let words = calls.reasons(&root, names(), &english());
        assert!(words.contains("does not end in the recording"), "{words}");
    }
}
