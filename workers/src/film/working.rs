//! A film is made frame by frame.

use bezzel_solver::Progress;
use gif::{Encoder, Frame, Repeat};
use serde_bytes::ByteBuf;

use super::canvas::{Canvas, Part};
use super::{Change, Task};
use crate::{AtWork, Startable};

/// Whether a change is of a drawing that there is, on a square of the picture.
fn is_within(task: &Task, height: u32, change: Change) -> bool {
    if task.side == 0 || task.columns == 0 || task.across == 0 {
        return false;
    }
    let right = task.margin + task.columns * task.side;
    let rows = u32::from(change.square) / task.columns + 1;
    let area = (task.side * task.side) as usize;
    right <= task.width
        && task.margin + rows * task.side <= height
        && usize::from(change.drawing) < task.sheet.len() / 4 / area
}

/// Makes a film.
struct Working {
    task: Task,
    canvas: Canvas,
    encoder: Encoder<Vec<u8>>,
    /// The frames that are made.
    made: usize,
    /// A picture that is not written yet, since it may last longer, with its time in hundredths of a second.
    held: Option<(Frame<'static>, u16)>,
}

impl Startable for Task {
    fn start(self) -> Result<Box<dyn AtWork<Self>>, String> {
        let height = self.ground.len() as u32 / 4 / self.width.max(1);
        let drawn = self.frames.iter().flatten();
        if !drawn
            .into_iter()
            .all(|change| is_within(&self, height, *change))
        {
            return Err("a drawing is outside of its picture".to_owned());
        }
        let (Ok(width), Ok(height)) = (u16::try_from(self.width), u16::try_from(height)) else {
            return Err("a film has at most 65535 pixels to a side".to_owned());
        };
        let canvas = Canvas::of(&self);
        let encoder = Encoder::new(Vec::new(), width, height, &canvas.palette.bytes());
        let mut encoder = encoder.map_err(|error| error.to_string())?;
        encoder
            .set_repeat(Repeat::Infinite)
            .map_err(|error| error.to_string())?;
        Ok(Box::new(Working {
            task: self,
            canvas,
            encoder,
            made: 0,
            held: None,
        }))
    }
}

impl Working {
    fn time(&self, frame: usize) -> u16 {
        if frame == 0 || frame + 1 == self.task.frames.len() {
            self.task.hold
        } else {
            self.task.pace
        }
    }

    fn frame(&mut self) {
        let time = self.time(self.made);
        let changes = &self.task.frames[self.made];
        let part = self.canvas.change(&self.task, changes);
        let part = if self.made == 0 {
            Some(self.canvas.whole(&self.task))
        } else {
            part
        };
        self.made += 1;
        match (part, &mut self.held) {
            (Some(part), _) => {
                self.write();
                let pixels = self.canvas.cut(&self.task, part);
                self.held = Some((picture(part, pixels), time));
            }
            (None, Some((_, before))) => *before = before.saturating_add(time),
            (None, None) => {}
        }
    }

    /// Writes the picture that is held.
    fn write(&mut self) {
        if let Some((mut frame, time)) = self.held.take() {
            frame.delay = time;
            // Writing to memory does not fail.
            let _ = self.encoder.write_frame(&frame);
        }
    }
}

fn picture(part: Part, pixels: Vec<u8>) -> Frame<'static> {
    let (width, height) = (part.right - part.left, part.bottom - part.top);
    let mut frame = Frame::from_indexed_pixels(width as u16, height as u16, pixels, None);
    (frame.left, frame.top) = (part.left as u16, part.top as u16);
    frame
}

impl AtWork<Task> for Working {
    fn advance(&mut self, steps: u64) -> (Progress, Option<ByteBuf>) {
        let count = self.task.frames.len();
        let mut worked = 0;
        while worked < steps.max(1) && self.made < count {
            self.frame();
            worked += 1;
        }
        let done = self.made == count;
        let progress = Progress {
            fraction: self.made as f64 / count.max(1) as f64,
            done,
            steps: worked,
        };
        if !done {
            return (progress, None);
        }
        self.write();
        let file = self.encoder.get_ref().clone();
        // The mark of the end.
        (progress, Some(ByteBuf::from([file, vec![0x3b]].concat())))
    }

    fn rest(&self) -> Task {
        self.task.clone()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LIGHT: [u8; 4] = [250, 240, 220, 255];
    const INK: [u8; 4] = [30, 20, 10, 255];

    /// A board of 2 x 2 squares of 4 pixels, with a margin of one; drawing 0 is a dot of ink, drawing 1 covers half.
    fn task(frames: Vec<Vec<Change>>) -> Task {
        let mut sheet = [[0; 4]; 32];
        sheet[0] = INK;
        for pixel in sheet.chunks_mut(8) {
            pixel[4..].fill([30, 20, 10, 128]);
        }
        Task {
            width: 10,
            ground: ByteBuf::from([LIGHT; 100].concat()),
            margin: 1,
            side: 4,
            columns: 2,
            sheet: ByteBuf::from(sheet.concat()),
            across: 2,
            frames,
            pace: 20,
            hold: 150,
        }
    }

    fn change(drawing: u16, square: u16) -> Change {
        Change { drawing, square }
    }

    /// The time of each picture, and the whole picture at that time.
    fn read(file: &[u8]) -> Vec<(u16, Vec<[u8; 4]>)> {
        let mut options = gif::DecodeOptions::new();
        options.set_color_output(gif::ColorOutput::RGBA);
        let mut decoder = options.read_info(file).unwrap();
        assert_eq!((decoder.width(), decoder.height()), (10, 10));
        assert_eq!(decoder.repeat(), Repeat::Infinite);
        let mut canvas = vec![[0; 4]; 100];
        let mut found = Vec::new();
        while let Some(frame) = decoder.read_next_frame().unwrap() {
            let pixels = frame.buffer.chunks(4).enumerate();
            for (at, pixel) in pixels {
                let (x, y) = (at as u16 % frame.width, at as u16 / frame.width);
                let place = (frame.top + y) * 10 + frame.left + x;
                canvas[usize::from(place)] = pixel.try_into().unwrap();
            }
            found.push((frame.delay, canvas.clone()));
        }
        found
    }

    fn made(task: Task) -> Vec<(u16, Vec<[u8; 4]>)> {
        let mut work = task.start().unwrap();
        loop {
            if let (Progress { done: true, .. }, file) = work.advance(1) {
                return read(&file.expect("the file comes with the end"));
            }
        }
    }

    #[test]
    fn each_frame_shows_its_drawings() {
        let film = made(task(vec![
            vec![change(0, 3)],
            vec![change(0, 3), change(0, 0)],
            vec![change(1, 0)],
            vec![],
            vec![change(0, 0), change(1, 0), change(0, 3)],
        ]));
        // The fourth frame is as the third.
        let times: Vec<u16> = film.iter().map(|(time, _)| *time).collect();
        assert_eq!(times, [150, 20, 40, 150]);
        let at = |picture: usize, x: usize, y: usize| film[picture].1[y * 10 + x];
        // The first square begins at (1, 1), and the last at (5, 5).
        assert_eq!((at(0, 1, 1), at(0, 5, 5)), (LIGHT, INK));
        assert_eq!((at(1, 1, 1), at(1, 5, 5)), (INK, LIGHT));
        // Half of the ink: (250 * 127 + 30 * 128) / 255 and so on.
        assert_eq!((at(2, 2, 2), at(2, 9, 9)), ([140, 130, 115, 255], LIGHT));
        assert_eq!(film[3].1, film[0].1);
    }

    #[test]
    fn a_film_of_nothing_is_a_picture() {
        assert_eq!(made(task(vec![vec![]])).len(), 1);
        assert_eq!(made(task(vec![vec![], vec![], vec![]])).len(), 1);
    }

    #[test]
    fn drawings_outside_are_refused() {
        for (width, side, columns, across, square) in [
            (0, 4, 2, 2, 0),
            (10, 0, 0, 0, 0),
            (10, 9, 1, 1, 1),
            (10, 4, 2, 2, 4),
        ] {
            let odd = Task {
                width,
                side,
                columns,
                across,
                ..task(vec![vec![change(0, square)]])
            };
            assert!(odd.start().is_err(), "{width} {side} {square}");
        }
        assert!(task(vec![vec![change(2, 0)]]).start().is_err());
    }
}
