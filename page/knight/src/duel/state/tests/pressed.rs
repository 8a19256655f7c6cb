//! Anything pressed in any order.

use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::Index;

use super::*;
use crate::link::Player;
use crate::named::Named;

proptest! {
    #![proptest_config(ProptestConfig {
        failure_persistence: None,
        ..ProptestConfig::with_cases(200)
    })]

    /// The link has the game after each deed, and undo leads back to the first of all.
    #[test]
    fn links_tell_the_game_whatever_is_done(deeds in vec((0..10_u8, any::<Index>()), 0..60)) {
        let start = open("?size=4x5");
        let squares: Vec<Square> = start.link().path.board.size().squares().collect();
        let mut state = Rc::clone(&start);
        for (deed, index) in deeds {
            state = after(&state, match deed {
                0 => Action::Undo,
                1 => Action::Redo,
                2 => Action::Reply,
                3 => Action::EditHoles(!state.edits_holes),
                4 => Action::Choose(index.index(2), Player::ALL[index.index(Player::ALL.len())]),
                _ => Action::Press(squares[index.index(squares.len())]),
            });
            let text = Link::of(state.link()).to_string();
            prop_assert_eq!(&tests::state::<DuelLink>(&text), state.link());
        }
        while state.history.can_undo() {
            state = after(&state, Action::Undo);
        }
        prop_assert_eq!(&state.link().path, &start.link().path);
    }
}
