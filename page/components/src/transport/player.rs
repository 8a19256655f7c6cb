//! A player: its state, its speed, and the steps that are due.

use std::ops::RangeInclusive;

use super::{Command, Speed};

/// The greatest time of a frame, so that a tab that comes back from sleep does not make up for all missed steps.
const LONGEST_FRAME: f64 = 250.0;

/// The playback of something that has steps.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Player {
    /// Whether it plays.
    pub on: bool,
    /// Whether the place is to be announced: it is not while it plays, and not on the seek bar, which speaks for itself.
    pub announced: bool,
    /// The speed.
    pub speed: Speed,
    /// Whether the visitor has chosen the speed.
    is_chosen: bool,
    /// Thousandths of a step that are left over from earlier frames.
    left_over: u64,
}

impl Default for Player {
    fn default() -> Self {
        Self {
            on: false,
            announced: false,
            speed: Speed::Steps(5),
            is_chosen: false,
            left_over: 0,
        }
    }
}

impl Player {
    /// Plays from now on.
    pub const fn start(&mut self) {
        self.on = true;
        self.announced = false;
        self.left_over = 0;
    }

    /// Stands still from now on.
    pub const fn stop(&mut self) {
        self.on = false;
        self.announced = true;
    }

    /// Carries out a command at the step `at`, and returns the step to go to. At its end, the run is played again.
    pub fn obey(&mut self, command: Command, at: u64, steps: RangeInclusive<u64>) -> u64 {
        let (first, last) = steps.into_inner();
        let step = match command {
            Command::Speed(speed) => {
                self.choose(speed);
                return at;
            }
            Command::Play => {
                self.start();
                return if at < last { at } else { first };
            }
            Command::Pause => at,
            Command::Step => at.saturating_add(1),
            Command::Back => at.saturating_sub(1),
            Command::Seek(step) => step,
        };
        self.stop();
        self.announced = !matches!(command, Command::Seek(_));
        step.clamp(first, last)
    }

    /// Takes a speed that the visitor has chosen.
    pub const fn choose(&mut self, speed: Speed) {
        self.speed = speed;
        self.is_chosen = true;
    }

    /// Takes a speed that suits the run, unless the visitor has chosen one.
    pub const fn suit(&mut self, speed: Speed) {
        if !self.is_chosen {
            self.speed = speed;
        }
    }

    /// The steps that are due after `milliseconds` more; `None` means as many as possible.
    pub fn due(&mut self, milliseconds: f64) -> Option<u64> {
        let Speed::Steps(a_second) = self.speed else {
            return None;
        };
        let milliseconds = milliseconds.clamp(0.0, LONGEST_FRAME).round() as u64;
        self.left_over += milliseconds * u64::from(a_second);
        let steps = self.left_over / 1000;
        self.left_over %= 1000;
        Some(steps)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn player(speed: u32) -> Player {
        Player {
            speed: Speed::Steps(speed),
            ..Player::default()
        }
    }

    #[test]
    fn the_steps_of_many_frames_add_up_to_the_speed() {
        for speed in [1, 2, 5, 30, 1000] {
            let mut player = player(speed);
            let steps: u64 = (0..625).filter_map(|_| player.due(16.0)).sum();
            assert_eq!(steps, 10 * u64::from(speed));
        }
    }

    #[test]
    fn each_command_has_its_step() {
        let mut player = player(5);
        let mut go = |command, at| (player.obey(command, at, 1..=9), player.on, player.announced);
        assert_eq!(go(Command::Play, 4), (4, true, false));
        assert_eq!(go(Command::Speed(Speed::Fastest), 5), (5, true, false));
        assert_eq!(go(Command::Pause, 6), (6, false, true));
        assert_eq!(go(Command::Step, 6), (7, false, true));
        assert_eq!(go(Command::Step, 9), (9, false, true));
        assert_eq!(go(Command::Back, 1), (1, false, true));
        assert_eq!(go(Command::Seek(100), 1), (9, false, false));
        assert_eq!(go(Command::Play, 9), (1, true, false));
        assert_eq!(player.speed, Speed::Fastest);
    }

    #[test]
    fn a_long_sleep_is_not_made_up_for() {
        assert_eq!(player(100).due(1e9), Some(25));
    }

    #[test]
    fn a_chosen_speed_stays() {
        let mut player = player(5);
        player.suit(Speed::Steps(30));
        assert_eq!(player.speed, Speed::Steps(30));
        player.choose(Speed::Fastest);
        player.suit(Speed::Steps(30));
        assert_eq!(player.speed, Speed::Fastest);
    }
}
