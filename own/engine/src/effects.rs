//! The effects of a program's lines: the names that a line binds, and whether it may change an object. Before the next line only
//! these have to be looked at.

use std::{
    collections::{HashMap, HashSet},
    rc::Rc,
};

use rustpython_vm::{
    AsObject, Py, PyObjectRef, PyRef,
    builtins::{PyCode, PyStrInterned},
    bytecode::{CodeFlags, Instruction, OpArg, OpArgState, oparg::BinaryOperator},
};

/// A name, of which there is one for each text.
pub type Name = &'static PyStrInterned;

/// The built-in functions that change no object of the program. They may call functions of the program, whose lines have effects
/// of their own.
const BUILTINS: &[&str] = &[
    "abs",
    "all",
    "any",
    "bin",
    "bool",
    "chr",
    "dict",
    "divmod",
    "enumerate",
    "filter",
    "float",
    "format",
    "frozenset",
    "hasattr",
    "hash",
    "hex",
    "id",
    "input",
    "int",
    "isinstance",
    "issubclass",
    "iter",
    "len",
    "list",
    "map",
    "max",
    "min",
    "next",
    "object",
    "oct",
    "ord",
    "pow",
    "print",
    "range",
    "repr",
    "reversed",
    "round",
    "set",
    "sorted",
    "str",
    "sum",
    "super",
    "tuple",
    "type",
    "zip",
];
/// Functions of modules, imported by name or not, that change no object of the program.
const IMPORTED: &[&str] = &[
    "Counter",
    "OrderedDict",
    "accumulate",
    "ceil",
    "chain",
    "choice",
    "combinations",
    "combinations_with_replacement",
    "copy",
    "count",
    "cycle",
    "deepcopy",
    "defaultdict",
    "deque",
    "exp",
    "factorial",
    "floor",
    "islice",
    "isqrt",
    "log",
    "log2",
    "monotonic",
    "nlargest",
    "nsmallest",
    "perf_counter",
    "permutations",
    "process_time",
    "product",
    "randint",
    "random",
    "randrange",
    "reduce",
    "repeat",
    "sample",
    "sleep",
    "sqrt",
    "starmap",
    "takewhile",
    "time",
    "uniform",
    "zip_longest",
];
/// Methods of built-in types that change no object.
const METHODS: &[&str] = &[
    "__init__",
    "bit_count",
    "bit_length",
    "capitalize",
    "center",
    "difference",
    "endswith",
    "find",
    "format",
    "get",
    "index",
    "intersection",
    "isalpha",
    "isdigit",
    "isdisjoint",
    "issubset",
    "issuperset",
    "items",
    "join",
    "keys",
    "ljust",
    "lower",
    "lstrip",
    "replace",
    "rfind",
    "rjust",
    "rstrip",
    "split",
    "splitlines",
    "startswith",
    "strip",
    "symmetric_difference",
    "title",
    "union",
    "upper",
    "values",
    "zfill",
];
/// Methods of built-in types that change their object, whatever methods the program defines.
const CHANGING: &[&str] = &[
    "add",
    "append",
    "appendleft",
    "clear",
    "difference_update",
    "discard",
    "elements",
    "extend",
    "extendleft",
    "insert",
    "intersection_update",
    "move_to_end",
    "pop",
    "popitem",
    "popleft",
    "put",
    "remove",
    "reverse",
    "rotate",
    "setdefault",
    "shuffle",
    "sort",
    "subtract",
    "symmetric_difference_update",
    "update",
    "write",
];

/// Functions that reach variables and attributes by other ways than their names, or make objects with attributes.
const WILD: &[&str] = &[
    "__dict__",
    "__getattribute__",
    "__setattr__",
    "attrgetter",
    "copy",
    "deepcopy",
    "delattr",
    "eval",
    "exec",
    "getattr",
    "globals",
    "locals",
    "replace",
    "setattr",
    "vars",
];

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

/// Whether an instruction changes nothing but the stack, or new objects that are on it alone.
const fn is_harmless(op: Instruction) -> bool {
    use Instruction as I;
    matches!(
        op,
        I::BinarySlice
            | I::BuildList { .. }
            | I::BuildMap { .. }
            | I::BuildSet { .. }
            | I::BuildSlice { .. }
            | I::BuildString { .. }
            | I::BuildTuple { .. }
            | I::Cache
            | I::CallIntrinsic1 { .. }
            | I::CheckExcMatch
            | I::CompareOp { .. }
            | I::ContainsOp { .. }
            | I::ConvertValue { .. }
            | I::Copy { .. }
            | I::CopyFreeVars { .. }
            | I::DictMerge { .. }
            | I::DictUpdate { .. }
            | I::EndFor
            | I::EndSend
            | I::ExtendedArg
            | I::ForIter { .. }
            | I::FormatSimple
            | I::FormatWithSpec
            | I::GetIter
            | I::GetLen
            | I::GetYieldFromIter
            | I::IsOp { .. }
            | I::JumpBackward { .. }
            | I::JumpBackwardNoInterrupt { .. }
            | I::JumpForward { .. }
            | I::ListAppend { .. }
            | I::ListExtend { .. }
            | I::LoadCommonConstant { .. }
            | I::LoadConst { .. }
            | I::LoadFastAndClear { .. }
            | I::LoadFastBorrowLoadFastBorrow { .. }
            | I::LoadFastLoadFast { .. }
            | I::LoadSmallInt { .. }
            | I::MakeCell { .. }
            | I::MakeFunction
            | I::MapAdd { .. }
            | I::Nop
            | I::NotTaken
            | I::PopExcept
            | I::PopIter
            | I::PopJumpIfFalse { .. }
            | I::PopJumpIfNone { .. }
            | I::PopJumpIfNotNone { .. }
            | I::PopJumpIfTrue { .. }
            | I::PopTop
            | I::PushExcInfo
            | I::RaiseVarargs { .. }
            | I::Reraise { .. }
            | I::Resume { .. }
            | I::ReturnGenerator
            | I::ReturnValue
            | I::Send { .. }
            | I::SetAdd { .. }
            | I::SetFunctionAttribute { .. }
            | I::SetUpdate { .. }
            | I::Swap { .. }
            | I::ToBool
            | I::UnaryInvert
            | I::UnaryNegative
            | I::UnaryNot
            | I::UnpackEx { .. }
            | I::UnpackSequence { .. }
            | I::YieldValue { .. }
    )
}

/// The names that an instruction reads or binds.
fn names(code: &Py<PyCode>, op: Instruction, arg: OpArg) -> impl Iterator<Item = Name> + use<> {
    let global = |index: u32| code.names.get(index as usize).copied();
    let local = |place: usize| local(code, place);
    let found = match op {
        Instruction::LoadGlobal { namei } => [global(namei.get(arg) >> 1), None],
        Instruction::LoadName { namei }
        | Instruction::StoreName { namei }
        | Instruction::StoreGlobal { namei }
        | Instruction::DeleteName { namei }
        | Instruction::DeleteGlobal { namei }
        | Instruction::StoreAttr { namei }
        | Instruction::DeleteAttr { namei } => [global(namei.get(arg)), None],
        Instruction::LoadFromDictOrGlobals { i } => [global(i.get(arg)), None],
        Instruction::LoadAttr { namei } => [global(namei.get(arg).name_idx()), None],
        Instruction::LoadSuperAttr { namei } => [global(namei.get(arg).name_idx()), None],
        Instruction::LoadFast { var_num }
        | Instruction::LoadFastAndClear { var_num }
        | Instruction::LoadFastBorrow { var_num }
        | Instruction::LoadFastCheck { var_num }
        | Instruction::DeleteFast { var_num }
        | Instruction::StoreFast { var_num } => [local(var_num.get(arg).as_usize()), None],
        Instruction::LoadDeref { i }
        | Instruction::LoadFromDictOrDeref { i }
        | Instruction::DeleteDeref { i }
        | Instruction::StoreDeref { i } => [local(i.get(arg).as_usize()), None],
        Instruction::LoadFastLoadFast { var_nums }
        | Instruction::LoadFastBorrowLoadFastBorrow { var_nums }
        | Instruction::StoreFastLoadFast { var_nums }
        | Instruction::StoreFastStoreFast { var_nums } => {
            let (first, second) = var_nums.get(arg).indexes();
            [local(first.as_usize()), local(second.as_usize())]
        }
        _ => [None, None],
    };
    found.into_iter().flatten()
}

/// The names that an instruction binds. It reads those that come after them.
fn stored(code: &Py<PyCode>, op: Instruction, arg: OpArg) -> impl Iterator<Item = Name> + use<> {
    let count = match op {
        Instruction::StoreName { .. }
        | Instruction::StoreGlobal { .. }
        | Instruction::StoreFast { .. }
        | Instruction::StoreDeref { .. }
        | Instruction::StoreFastLoadFast { .. } => 1,
        Instruction::StoreFastStoreFast { .. } => 2,
        _ => 0,
    };
    names(code, op, arg).take(count)
}

/// The name of a local variable by its place: those of the function, those that functions within it use, and those of functions
/// around it.
fn local(code: &Py<PyCode>, place: usize) -> Option<Name> {
    let own = code.varnames.iter();
    let cells = code
        .cellvars
        .iter()
        .filter(|name| !code.varnames.contains(name));
    own.chain(cells)
        .chain(code.freevars.iter())
        .nth(place)
        .copied()
}

/// The codes of the functions and classes within a code.
fn inner(code: &Py<PyCode>) -> impl Iterator<Item = PyRef<PyCode>> {
    let constants = code.constants.iter();
    constants.filter_map(|constant| {
        PyObjectRef::from(constant.clone())
            .downcast::<PyCode>()
            .ok()
    })
}
