//! Undo and redo without limit.

use std::rc::Rc;

/// A value with all its earlier values, and the values that were undone.
///
/// Cloning costs no more than three pointers: the values are shared in two
/// linked lists.
#[derive(Clone, Debug)]
pub struct History<T> {
    past: Stack<T>,
    present: Rc<T>,
    future: Stack<T>,
}

/// Histories are the same when they share their values: comparing thousands of
/// them one by one would cost more than a needless render.
impl<T> PartialEq for History<T> {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.present, &other.present)
            && self.past.is_same(&other.past)
            && self.future.is_same(&other.future)
    }
}

impl<T: Clone + PartialEq> History<T> {
    /// A value with neither past nor future.
    pub fn new(present: T) -> Self {
        Self {
            past: Stack::default(),
            present: Rc::new(present),
            future: Stack::default(),
        }
    }

    /// The present value.
    pub fn present(&self) -> &T {
        &self.present
    }

    /// The earlier values, the latest first.
    pub fn past(&self) -> impl Iterator<Item = &T> {
        self.past.iter()
    }

    /// The values taken back, the latest first.
    pub fn future(&self) -> impl Iterator<Item = &T> {
        self.future.iter()
    }

    /// Adds a change. Undo returns to the value before, and redo ends. An equal value is no change.
    #[must_use]
    pub fn change(&self, value: T) -> Self {
        if *self.present == value {
            return self.clone();
        }
        Self {
            past: self.past.push(Rc::clone(&self.present)),
            present: Rc::new(value),
            future: Stack::default(),
        }
    }

    /// Replaces the present value without a change of the history: undo and redo stay.
    #[must_use]
    pub fn amend(&self, value: T) -> Self {
        Self {
            present: Rc::new(value),
            ..self.clone()
        }
    }

    /// One change back, where there is one.
    pub fn undo(&self) -> Option<Self> {
        let (present, past) = self.past.pop()?;
        Some(Self {
            past,
            future: self.future.push(Rc::clone(&self.present)),
            present,
        })
    }

    /// Undoes to an intermediate value that was never pushed; redo leads back to the present.
    #[must_use]
    pub fn undo_to(&self, value: T) -> Self {
        Self {
            past: self.past.clone(),
            present: Rc::new(value),
            future: self.future.push(Rc::clone(&self.present)),
        }
    }

    /// One change forward again, where there is one.
    pub fn redo(&self) -> Option<Self> {
        let (present, future) = self.future.pop()?;
        Some(Self {
            past: self.past.push(Rc::clone(&self.present)),
            future,
            present,
        })
    }

    /// Whether there is a change to take back.
    pub const fn can_undo(&self) -> bool {
        self.past.0.is_some()
    }

    /// Whether there is a change to make again.
    pub const fn can_redo(&self) -> bool {
        self.future.0.is_some()
    }
}

/// A list that shares its tail.
#[derive(Debug)]
struct Stack<T>(Option<Rc<Entry<T>>>);

#[derive(Debug)]
struct Entry<T> {
    value: Rc<T>,
    below: Stack<T>,
}

impl<T> Stack<T> {
    fn push(&self, value: Rc<T>) -> Self {
        Self(Some(Rc::new(Entry {
            value,
            below: self.clone(),
        })))
    }

    fn is_same(&self, other: &Self) -> bool {
        match (&self.0, &other.0) {
            (Some(own), Some(other)) => Rc::ptr_eq(own, other),
            (None, None) => true,
            _ => false,
        }
    }

    fn iter(&self) -> impl Iterator<Item = &T> {
        let entries = std::iter::successors(self.0.as_deref(), |entry| entry.below.0.as_deref());
        entries.map(|entry| &*entry.value)
    }

    fn pop(&self) -> Option<(Rc<T>, Self)> {
        let entry = self.0.as_ref()?;
        Some((Rc::clone(&entry.value), entry.below.clone()))
    }
}

impl<T> Clone for Stack<T> {
    fn clone(&self) -> Self {
        Self(self.0.clone())
    }
}

impl<T> Default for Stack<T> {
    fn default() -> Self {
        Self(None)
    }
}

/// Takes a long list apart one by one: the drop that the compiler writes would
/// call itself once for each entry.
impl<T> Drop for Stack<T> {
    fn drop(&mut self) {
        let mut next = self.0.take();
        while let Some(entry) = next {
            next = Rc::into_inner(entry).and_then(|mut entry| entry.below.0.take());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::History;

    #[test]
    fn undo_and_redo_walk_the_changes() {
        let history = History::new(0).change(1).change(2);
        let back = history.undo().unwrap().undo().unwrap();
        assert_eq!(*back.present(), 0);
        assert!(!back.can_undo() && back.undo().is_none());
        let again = back.redo().unwrap().redo().unwrap();
        assert_eq!(again.present(), history.present());
        assert!(again.can_undo() && !again.can_redo());
    }

    #[test]
    fn a_change_after_undo_drops_what_was_taken_back() {
        let history = History::new(0).change(1).undo().unwrap().change(5);
        assert!(!history.can_redo());
        assert_eq!(*history.undo().unwrap().present(), 0);
    }

    #[test]
    fn an_amended_value_keeps_past_and_future() {
        let history = History::new(0).change(1).change(2).undo().unwrap().amend(7);
        assert_eq!(*history.present(), 7);
        assert_eq!(*history.undo().unwrap().present(), 0);
        assert_eq!(*history.redo().unwrap().present(), 2);
    }

    #[test]
    fn what_came_before_the_first_change_can_be_named() {
        let history = History::new(2).change(3);
        let first = history.undo().unwrap().undo_to(1);
        assert_eq!((*first.present(), first.can_undo()), (1, false));
        let again = first.redo().unwrap().redo().unwrap();
        assert_eq!(*again.present(), 3);
        // Undo and redo work as before from there.
        assert_eq!(*again.undo().unwrap().undo().unwrap().present(), 1);
    }

    #[test]
    fn an_equal_value_is_no_change() {
        let history = History::new(0).change(1).undo().unwrap();
        assert_eq!(history.change(0), history);
    }

    #[test]
    fn a_hundred_thousand_changes_can_be_made_and_dropped() {
        let mut history = History::new(0);
        for value in 1..=100_000 {
            history = history.change(value);
        }
        for _ in 0..100_000 {
            history = history.undo().unwrap();
        }
        assert_eq!(*history.present(), 0);
        assert!(!history.can_undo());
    }
}
