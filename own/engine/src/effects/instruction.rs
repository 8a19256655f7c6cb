//! The effects of single instructions, and the names that they read or bind.

use super::Name;
use rustpython_vm::{
    Py, PyObjectRef, PyRef,
    builtins::PyCode,
    bytecode::{Instruction, OpArg},
};

/// Whether an instruction changes nothing but the stack, or new objects that are on it alone.
pub const fn is_harmless(op: Instruction) -> bool {
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
pub fn names(code: &Py<PyCode>, op: Instruction, arg: OpArg) -> impl Iterator<Item = Name> + use<> {
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
pub fn stored(
    code: &Py<PyCode>,
    op: Instruction,
    arg: OpArg,
) -> impl Iterator<Item = Name> + use<> {
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
pub fn local(code: &Py<PyCode>, place: usize) -> Option<Name> {
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
pub fn inner(code: &Py<PyCode>) -> impl Iterator<Item = PyRef<PyCode>> {
    let constants = code.constants.iter();
    constants.filter_map(|constant| {
        PyObjectRef::from(constant.clone())
            .downcast::<PyCode>()
            .ok()
    })
}
