//! Candidates come in one by one, and are kept as what becomes of them.

use crate::answer::{Answer, Groups, answer};
use crate::by_number;
use crate::candidate::{Candidate, Form, NO_NUMBER};
use crate::group::{Group, MAX_N};
use bezzel_solver::queens::Piece;

/// The number of forms and sizes that are kept apart. Other texts have numbers of any form.
const MAX_GROUPS: usize = 256;
/// The numbers of candidates that are kept in all.
const ROOM: usize = 1 << 22;

#[derive(Clone, Debug)]
pub(crate) struct Collector {
    n: Option<u32>,
    piece: Option<Piece>,
    groups: Groups,
    room: usize,
}

impl Collector {
    pub fn new(n: Option<u32>, piece: Option<Piece>) -> Self {
        Self {
            n,
            piece,
            groups: Groups::new(),
            room: ROOM,
        }
    }

    pub fn piece(&self) -> Piece {
        self.piece.unwrap_or_default()
    }

    pub fn add(&mut self, candidate: Candidate) {
        let form = candidate.form;
        let is_asked_for = !form.is_tour() || self.piece.is_none();
        if candidate.width > MAX_N + 1 || !is_asked_for || !is_plausible(&candidate) {
            return;
        }
        if form == Form::List
            && let Some(tour) = by_number::tour(&candidate)
        {
            self.add(tour);
        }
        let rows = if form.is_tour() { candidate.rows } else { 0 };
        let name = (form, candidate.width, rows);
        if self.groups.len() >= MAX_GROUPS && !self.groups.contains_key(&name) {
            self.make_room();
        }
        let n = self.n;
        let group = self
            .groups
            .entry(name)
            .or_insert_with(|| Group::of(&candidate, n));
        self.room -= group.add(candidate, self.piece.unwrap_or_default(), self.room);
    }

    /// Gives up the group that explains least.
    fn make_room(&mut self) {
        let least = self.groups.iter().min_by_key(|(_, group)| group.weight());
        if let Some((&name, _)) = least
            && let Some(group) = self.groups.remove(&name)
        {
            self.room += group.kept();
        }
    }

    pub fn groups(&self) -> &Groups {
        &self.groups
    }

    pub fn answer(&self) -> Answer {
        answer(&self.groups, self.piece())
    }
}

/// Whether at least half of a list's numbers can be columns.
fn is_plausible(candidate: &Candidate) -> bool {
    let values = &candidate.values;
    let columns = values.iter().filter(|&&value| value <= candidate.width + 1);
    match candidate.form {
        Form::List | Form::Digits | Form::Worded => {
            let holes = values.iter().filter(|&&value| value == NO_NUMBER).count();
            columns.count() * 2 >= values.len() && holes * 2 <= values.len() && values.len() > 2
        }
        _ => true,
    }
}
