//! A question, and how far its answer is.

use std::rc::Rc;

use bezzel_solver::board::Square;
use bezzel_solver::knight::Board;
use bezzel_solver::queens::{Piece, is_solution};
use yew::Reducible;

use crate::link::Task;
use crate::task::{Answer, Cell, Question, Reason, Setting, Unmet};

/// A question that is being answered.
#[derive(Clone, Debug, PartialEq)]
pub struct State {
    /// The question.
    pub question: Question,
    /// The state of the answer.
    pub outcome: Outcome,
    /// The cells that were named rightly.
    pub cells: Vec<Cell>,
    /// The pieces on the board, if the answer is a position.
    pub setting: Setting,
    /// The square that was answered last.
    square: Option<Square>,
    /// The wrong answer that was given last, until another is given.
    pub refused: Option<Answer>,
    /// The number of wrong answers to this question.
    pub misses: u32,
    /// Whether the right answer is shown.
    pub shown: bool,
    /// The answered questions of a run, and the number of those answered right at the first try.
    pub tally: (usize, usize),
    /// Whether the run has no further question.
    pub over: bool,
}

/// The state of an answer.
#[derive(Clone, Debug, PartialEq)]
pub enum Outcome {
    /// The visitor has not answered yet.
    Open,
    /// The answer was wrong, for this reason.
    Wrong(Reason),
    /// The position is not as it should be, and why.
    Lacking(Unmet),
    /// The answer was right.
    Solved,
}

impl Outcome {
    /// The name of the state in an attribute of the page.
    pub const fn name(&self) -> &'static str {
        match self {
            Self::Open => "open",
            Self::Wrong(_) | Self::Lacking(_) => "wrong",
            Self::Solved => "solved",
        }
    }
}

/// An action of a visitor on a question.
#[derive(Clone, Copy, Debug)]
pub enum Action {
    /// Answer.
    Answer(Answer),
    /// Press a square of the board.
    Press(Square),
    /// Have the position judged.
    Check,
    /// Show the right answer.
    Show,
    /// Ask another question of the same kind.
    Another,
    /// Ask the next question of the run.
    Next,
}

impl State {
    /// The number of wrong answers from which the right one is shown on request.
    const PATIENCE: u32 = 3;

    pub fn new(question: Question) -> Self {
        let setting = question.setting();
        Self {
            question,
            outcome: Outcome::Open,
            cells: Vec::new(),
            setting,
            square: None,
            refused: None,
            misses: 0,
            shown: false,
            tally: (0, 0),
            over: false,
        }
    }

    /// Whether the right answer may be shown.
    pub fn offers_answer(&self) -> bool {
        self.misses >= Self::PATIENCE && self.outcome != Outcome::Solved
    }

    /// Whether a press on the board is an answer. Other questions have buttons, lines or cells.
    fn is_answered_on_board(&self) -> bool {
        match &self.question {
            Question::Search(task) => match task.task {
                Task::Verdict => task.asks_whether_free(),
                asked => asked == Task::NextSquare,
            },
            Question::Program(_) => false,
            Question::Complete(_) | Question::Move(_) | Question::Position(_) => true,
        }
    }

    /// The square that was answered last.
    pub const fn square(&self) -> Option<Square> {
        self.square
    }

    fn answer(&mut self, answer: Answer) {
        if let Answer::Square(square) = answer {
            self.square = Some(square);
        }
        self.outcome = if let Err(reason) = self.question.judge(answer) {
            self.refused = Some(answer);
            Outcome::Wrong(reason)
        } else {
            self.refused = None;
            self.accept(answer)
        };
    }

    /// Handles a right answer, which may be a part of the whole.
    fn accept(&mut self, answer: Answer) -> Outcome {
        let is_whole = match (&self.question, answer, &mut self.setting) {
            (Question::Complete(_), Answer::Square(square), Setting::Queens(board)) => {
                board.insert(square);
                is_solution(board, Piece::Queen)
            }
            (Question::Search(task), Answer::Cell(cell), _) => {
                if !self.cells.contains(&cell) {
                    self.cells.push(cell);
                }
                let all = task.changed_cells();
                all.is_some_and(|all| all.len() == self.cells.len())
            }
            _ => true,
        };
        if is_whole {
            Outcome::Solved
        } else {
            Outcome::Open
        }
    }

    /// Puts something on a square of a position, or takes it away.
    fn toggle(&mut self, square: Square) {
        self.outcome = Outcome::Open;
        match &mut self.setting {
            Setting::Queens(board) => {
                board.toggle(square);
            }
            Setting::Squares(board) => {
                let mut holes = board.holes().to_vec();
                match holes.iter().position(|hole| *hole == square) {
                    Some(index) => drop(holes.remove(index)),
                    None => holes.push(square),
                }
                if let Ok(changed) = Board::new(board.size(), holes) {
                    *board = changed;
                }
            }
        }
    }
}

impl Reducible for State {
    type Action = Action;

    fn reduce(self: Rc<Self>, action: Action) -> Rc<Self> {
        let mut next = (*self).clone();
        match action {
            Action::Another => next = Self::new(self.question.another()),
            Action::Next => match self.question.next(self.square) {
                Some(question) => {
                    // A question that is passed over was not known.
                    let (answered, at_once) = self.tally;
                    let passed = usize::from(self.outcome != Outcome::Solved);
                    next = Self {
                        tally: (answered + passed, at_once),
                        ..Self::new(question)
                    }
                }
                None => next.over = true,
            },
            // An answered question does not change.
            _ if self.outcome == Outcome::Solved => return self,
            Action::Show => next.shown = self.offers_answer(),
            Action::Answer(answer) => next.answer(answer),
            Action::Press(square) if matches!(self.question, Question::Position(_)) => {
                next.toggle(square);
            }
            Action::Press(_) if !self.is_answered_on_board() => return self,
            Action::Press(square) => next.answer(Answer::Square(square)),
            Action::Check => {
                if let Question::Position(task) = &self.question {
                    let unmet = task.unmet(&self.setting);
                    next.outcome = unmet.map_or(Outcome::Solved, Outcome::Lacking);
                }
            }
        }
        let answers = matches!(action, Action::Answer(_) | Action::Press(_) | Action::Check);
        let is_wrong = matches!(next.outcome, Outcome::Wrong(_) | Outcome::Lacking(_));
        next.misses += u32::from(answers && is_wrong);
        if next.outcome == Outcome::Solved && self.outcome != Outcome::Solved {
            next.tally.0 += 1;
            next.tally.1 += usize::from(next.misses == 0);
        }
        Rc::new(next)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::link::Link;

    fn open(hash: &str) -> Rc<State> {
        let link = Link::read(hash).0;
        let task = link.study.task.expect("the link has a task");
        Rc::new(State::new(
            Question::about(&link.screen, task).expect("the task can be asked"),
        ))
    }

    fn after(state: &Rc<State>, action: Action) -> Rc<State> {
        Rc::clone(state).reduce(action)
    }

    fn press(state: &Rc<State>, name: &str) -> Rc<State> {
        let square = Square::from_name(name, state.setting.size()).unwrap();
        after(state, Action::Press(square))
    }

    #[test]
    fn a_wrong_answer_may_be_mended_and_a_right_one_stays() {
        let asked = open("#/search?n=4&algorithm=arrays&step=17&task=next-square");
        let wrong = press(&asked, "a3");
        assert_eq!(wrong.outcome.name(), "wrong");
        let pressed = Square::from_name("a3", wrong.setting.size()).unwrap();
        assert_eq!(
            (wrong.refused, wrong.misses),
            (Some(Answer::Square(pressed)), 1)
        );
        let solved = press(&wrong, "d3");
        assert_eq!(solved.outcome.name(), "solved");
        assert_eq!(press(&solved, "a3"), solved);
        let another = after(&solved, Action::Another);
        assert_eq!(another.outcome.name(), "open");
        assert_ne!(another.question, asked.question);
    }

    #[test]
    fn a_press_on_the_board_is_no_answer_where_buttons_lines_or_cells_are() {
        for (link, square) in [
            ("#/search?n=8&algorithm=arrays&step=73&task=verdict", "h1"),
            ("#/search?n=5&algorithm=masks&step=12&task=line", "e1"),
            ("#/search?n=4&algorithm=arrays&step=7&task=cells", "d1"),
        ] {
            let asked = open(link);
            assert_eq!(press(&asked, square), asked, "{link}");
        }
        // Whether a square is free is answered by the queen that attacks it, too.
        let asked = open("#/search?n=4&algorithm=arrays&step=3&task=verdict");
        assert_ne!(press(&asked, "a4"), asked);
    }

    #[test]
    fn the_answer_is_shown_from_the_third_miss_on_and_not_for_another_question() {
        let mut state = open("#/queens?n=6&task=position&property=dead-end.5");
        for misses in 0..3 {
            assert!(!after(&state, Action::Show).shown, "{misses} misses");
            state = after(&state, Action::Check);
        }
        let shown = after(&state, Action::Show);
        assert!(shown.shown && shown.outcome != Outcome::Solved);
        let another = after(&shown, Action::Another);
        assert!(!another.shown && !another.offers_answer());
    }

    #[test]
    fn those_who_go_first_see_how_many_they_knew_at_once() {
        let state = open("#/search?n=4&algorithm=arrays&step=17&task=next-square");
        let solved = press(&press(&state, "a3"), "d3");
        assert_eq!(solved.tally, (1, 0));
        let next = after(&solved, Action::Next);
        assert_eq!((next.outcome.name(), next.tally), ("open", (1, 0)));
        let free = after(&next, Action::Answer(Answer::Free));
        assert_eq!((free.outcome.name(), free.tally), ("solved", (2, 1)));
        let passed = after(&after(&free, Action::Next), Action::Next);
        assert_eq!(passed.tally, (3, 1));
    }

    #[test]
    fn all_three_cells_are_named() {
        let mut state = open("#/search?n=4&algorithm=arrays&step=17&task=cells");
        for (cell, outcome) in [
            (Cell::A(3), "open"),
            (Cell::A(3), "open"),
            (Cell::B(5), "open"),
            (Cell::C(0), "wrong"),
            (Cell::C(-1), "solved"),
        ] {
            state = after(&state, Action::Answer(Answer::Cell(cell)));
            assert_eq!(state.outcome.name(), outcome, "{cell:?}");
        }
    }

    #[test]
    fn a_position_is_judged_when_it_is_asked_for() {
        let state = open("#/tour?size=3x6&task=position&property=pieces.3");
        let one = press(&state, "c1");
        assert_eq!(one.outcome, Outcome::Open);
        let lacking = after(&one, Action::Check);
        assert_eq!(lacking.outcome, Outcome::Lacking(Unmet::Taken(1, 2)));
        let both = press(&press(&press(&lacking, "a1"), "a1"), "c3");
        assert_eq!(after(&both, Action::Check).outcome, Outcome::Solved);
    }

    #[test]
    fn a_position_is_completed_queen_by_queen() {
        let mut state = open("#/queens?n=4&q=0400&task=complete");
        for (name, outcome) in [
            ("b4", "open"),
            ("b1", "wrong"),
            ("a2", "open"),
            ("c1", "solved"),
        ] {
            state = press(&state, name);
            assert_eq!(state.outcome.name(), outcome, "{name}");
        }
    }
}
