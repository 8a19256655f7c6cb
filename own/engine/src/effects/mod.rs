//! The effects of a program's lines: the names that a line binds, and whether it may change an object. Before the next line only
//! these have to be looked at.

mod instruction;
mod known;

use std::{
    collections::{HashMap, HashSet},
    rc::Rc,
};

use instruction::{inner, is_harmless, local, names, stored};
use known::{BUILTINS, CHANGING, IMPORTED, METHODS, WILD};
use rustpython_vm::{
    AsObject, Py,
    builtins::{PyCode, PyStrInterned},
    bytecode::{CodeFlags, Instruction, OpArg, OpArgState, oparg::BinaryOperator},
};

/// A name, of which there is one for each text.
pub type Name = &'static PyStrInterned;

/// The effects of all lines of a program.
#[derive(Default)]
pub struct Effects {
    lines: HashMap<(usize, u32), Effect>,
    functions: HashSet<Name>,
    /// How the program binds its names.
    bindings: HashMap<Name, Binding>,
}

/// The effect of a line of a function.
#[derive(Clone, Default)]
pub struct Effect {
    /// The global names that it binds, and the local ones.
    pub globals: Rc<Vec<Name>>,
    /// See [`globals`](Self::globals).
    pub locals: Rc<Vec<Name>>,
    /// Whether it may change an object, or a variable of another function.
    pub may_change: bool,
    /// The names of the variables and attributes that it reads or binds: an object that nothing else holds is changed by no
    /// other line.
    pub names: Vec<Name>,
    /// Whether it may reach objects without their names.
    pub is_wild: bool,
    /// Whether one of its operators may change an object that is bound to one of its names: `+=` changes a list, but no number.
    pub is_augmented: bool,
}

#[derive(Copy, Clone, PartialEq, Eq)]
enum Binding {
    Definition,
    Import,
    Other,
}

impl Binding {
    /// The binding of a name to the value of the instruction before.
    fn of(code: &Py<PyCode>, name: Name, before: Option<Instruction>) -> Self {
        match before {
            Some(Instruction::MakeFunction | Instruction::SetFunctionAttribute { .. }) => {
                Self::Definition
            }
            // A class, or a function with a decorator, comes from a call.
            Some(Instruction::Call { .. })
                if inner(code).any(|inner| std::ptr::eq(inner.obj_name, name)) =>
            {
                Self::Definition
            }
            Some(Instruction::ImportFrom { .. } | Instruction::ImportName { .. }) => Self::Import,
            _ => Self::Other,
        }
    }
}

/// The calls of a line whose functions are known, and all of them.
#[derive(Default)]
struct Calls {
    harmless: u32,
    all: u32,
}

impl Effects {
    /// The effects of the lines of a program, from the code of its module.
    pub fn of(module: &Py<PyCode>) -> Self {
        let mut effects = Self::default();
        effects.learn(module);
        effects.follow(module);
        effects
    }

    /// The effect of a line; `None` where anything may happen in it.
    pub fn line(&self, code: &Py<PyCode>, line: u32) -> Option<&Effect> {
        self.lines.get(&(code.get_id(), line))
    }

    /// Learns how a code and those within it bind names.
    fn learn(&mut self, code: &Py<PyCode>) {
        self.functions.insert(code.obj_name);
        let others = [CodeFlags::VARARGS, CodeFlags::VARKEYWORDS]
            .map(|flag| u32::from(code.flags.contains(flag)));
        let arguments = code.arg_count + code.kwonlyarg_count + others.iter().sum::<u32>();
        for argument in code.varnames.iter().take(arguments as usize) {
            self.bind(argument, Binding::Other);
        }
        let mut state = OpArgState::default();
        let mut before = None;
        for unit in code.instructions.iter() {
            let (op, arg) = state.get(*unit);
            let op = op.deoptimize();
            // Of two that are bound at once, nobody knows which comes from the instruction before.
            let before_one =
                before.filter(|_| !matches!(op, Instruction::StoreFastStoreFast { .. }));
            for name in stored(code, op, arg) {
                self.bind(name, Binding::of(code, name, before_one));
            }
            if !matches!(op, Instruction::Cache | Instruction::ExtendedArg) {
                before = Some(op);
            }
        }
        for inner in inner(code) {
            self.learn(&inner);
        }
    }

    fn bind(&mut self, name: Name, binding: Binding) {
        let known = self.bindings.entry(name).or_insert(binding);
        if *known != binding {
            *known = Binding::Other;
        }
    }

    /// Whether a function changes nothing but by lines of the program.
    fn is_harmless(&self, name: Name) -> bool {
        match self.bindings.get(name) {
            None => BUILTINS.contains(&name.as_str()),
            Some(Binding::Definition) => true,
            Some(Binding::Import) => IMPORTED.contains(&name.as_str()),
            Some(Binding::Other) => false,
        }
    }

    /// Whether a method changes nothing but by lines of the program.
    fn is_harmless_method(&self, name: Name) -> bool {
        let text = name.as_str();
        METHODS.contains(&text)
            || IMPORTED.contains(&text)
            || self.functions.contains(name) && !CHANGING.contains(&text)
    }

    /// Finds the effects of the lines of a code and of those within it. Those of a class have none: its names are in no
    /// function.
    fn follow(&mut self, code: &Py<PyCode>) {
        let is_module = code.obj_name.as_str() == super::trace::MODULE;
        if is_module || code.flags.contains(CodeFlags::OPTIMIZED) {
            let mut lines: HashMap<u32, (Effect, Calls)> = HashMap::new();
            let mut state = OpArgState::default();
            let mut loaded = None;
            for (unit, (location, _)) in code.instructions.iter().zip(code.locations.iter()) {
                let (op, arg) = state.get(*unit);
                let op = op.deoptimize();
                let (effect, calls) = lines.entry(location.line.get() as u32).or_default();
                loaded = self.add(code, (op, arg), loaded, effect, calls);
            }
            for (line, (mut effect, calls)) in lines {
                effect.may_change |= calls.harmless != calls.all;
                // They are recorded in the order in which a function has them.
                let locals = Rc::make_mut(&mut effect.locals);
                locals.sort_by_key(|name| code.varnames.iter().position(|own| own == name));
                locals.dedup();
                effect.names.sort_by_key(|name| name.as_str());
                effect.names.dedup();
                effect.is_wild = effect
                    .names
                    .iter()
                    .any(|name| WILD.contains(&name.as_str()));
                self.lines.insert((code.get_id(), line), effect);
            }
        }
        for inner in inner(code) {
            self.follow(&inner);
        }
    }

    /// Adds an instruction to the effect of its line. `loaded` is the function that the one before may have loaded, and is
    /// harmless or not; the same is returned for the next.
    fn add(
        &self,
        code: &Py<PyCode>,
        (op, arg): (Instruction, OpArg),
        loaded: Option<bool>,
        effect: &mut Effect,
        calls: &mut Calls,
    ) -> Option<bool> {
        let global = |index: usize| code.names.get(index).copied();
        effect.names.extend(names(code, op, arg));
        let mut call = |is_harmless: bool| calls.harmless += u32::from(is_harmless);
        match op {
            Instruction::LoadGlobal { namei } => {
                let index = namei.get(arg);
                let name = global((index >> 1) as usize);
                if index & 1 == 1 {
                    call(name.is_some_and(|name| self.is_harmless(name)));
                }
            }
            Instruction::LoadName { namei } => {
                return global(namei.get(arg) as usize).map(|name| self.is_harmless(name));
            }
            Instruction::LoadFast { var_num }
            | Instruction::LoadFastBorrow { var_num }
            | Instruction::LoadFastCheck { var_num } => {
                return local(code, var_num.get(arg).as_usize()).map(|name| self.is_harmless(name));
            }
            Instruction::LoadDeref { i } => {
                return local(code, i.get(arg).as_usize()).map(|name| self.is_harmless(name));
            }
            Instruction::LoadAttr { namei } => {
                let attribute = namei.get(arg);
                let name = global(attribute.name_idx() as usize);
                let is_harmless = name.is_some_and(|name| self.is_harmless_method(name));
                if !attribute.is_method() {
                    return Some(is_harmless);
                }
                call(is_harmless);
            }
            Instruction::LoadSuperAttr { namei } => {
                let attribute = namei.get(arg);
                let name = global(attribute.name_idx() as usize);
                let is_harmless = name.is_some_and(|name| self.is_harmless_method(name));
                if attribute.is_load_method() {
                    call(is_harmless);
                }
                // It calls `super` by itself.
            }
            Instruction::PushNull => call(loaded == Some(true)),
            Instruction::Call { .. } | Instruction::CallKw { .. } | Instruction::CallFunctionEx => {
                calls.all += 1;
            }
            Instruction::BinaryOp { op } => {
                effect.is_augmented |= op.get(arg) as u8 >= BinaryOperator::InplaceAdd as u8
            }
            Instruction::StoreName { .. } | Instruction::StoreGlobal { .. } => {
                Rc::make_mut(&mut effect.globals).extend(stored(code, op, arg));
            }
            Instruction::StoreFast { .. }
            | Instruction::StoreFastLoadFast { .. }
            | Instruction::StoreFastStoreFast { .. } => {
                Rc::make_mut(&mut effect.locals).extend(stored(code, op, arg));
            }
            op => effect.may_change |= !is_harmless(op),
        }
        None
    }
}
