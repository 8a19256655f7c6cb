use super::decode::{Decoder, Entry, Stop};
use super::{Event, VERSION};
use std::rc::Rc;
use thiserror::Error;

/// The bytes of a recorded run that have arrived so far.
///
/// [`read`](Self::read) reads each event once, as far as the bytes go. Later [`again`](Self::again) reads it at its place.
///
/// # Examples
///
/// ```
/// use bezzel_recording::format::{Event, Recorder, Stream};
///
/// let mut recorder = Recorder::new();
/// recorder.line(1);
/// recorder.print("Hello");
/// let bytes = recorder.take();
///
/// let mut stream = Stream::new();
/// stream.push(&bytes[..4]);
/// assert_eq!(stream.read(), Ok(Some(Event::Line(1))));
/// assert_eq!(stream.read(), Ok(None)); // the rest has not come
/// stream.push(&bytes[4..]);
/// assert_eq!(stream.read(), Ok(Some(Event::Print("Hello".into()))));
/// ```
#[derive(Clone, Debug, Default)]
pub struct Stream {
    bytes: Vec<u8>,
    names: Vec<Rc<str>>,
    /// The place of the first byte that is not read.
    end: usize,
}

/// The bytes of a stream are damaged.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Error)]
#[error("no recorded run has the bytes at {at}")]
pub struct Damaged {
    /// The place of the first event that cannot be read.
    pub at: usize,
}

impl Stream {
    /// An empty stream.
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds bytes, cut anywhere.
    pub fn push(&mut self, bytes: &[u8]) {
        self.bytes.extend_from_slice(bytes);
    }

    /// The number of bytes that have come.
    pub const fn len(&self) -> usize {
        self.bytes.len()
    }

    /// Whether no bytes have arrived.
    pub const fn is_empty(&self) -> bool {
        self.bytes.is_empty()
    }

    /// The place of the first byte that is not read.
    pub const fn position(&self) -> usize {
        self.end
    }

    /// Reads the next event; `None` until more bytes come.
    ///
    /// # Errors
    ///
    /// [`Damaged`] if no event begins here. The stream stays where it is.
    pub fn read(&mut self) -> Result<Option<Event>, Damaged> {
        if self.end == 0 {
            match self.bytes.first() {
                None => return Ok(None),
                Some(&VERSION) => self.end = 1,
                Some(_) => return Err(Damaged { at: 0 }),
            }
        }
        loop {
            let mut decoder = self.decoder(self.end);
            let entry = decoder.entry();
            let at = decoder.at;
            match entry {
                Err(Stop::Short) => return Ok(None),
                Err(Stop::Damaged) => return Err(Damaged { at: self.end }),
                Ok(Entry::Name(name)) => self.names.push(name),
                Ok(Entry::Event(event)) => {
                    self.end = at;
                    return Ok(Some(event));
                }
            }
            self.end = at;
        }
    }

    /// Reads the event at a [position](Self::position) again, and returns it with the position after it. It is `None`
    /// at the end of the part that has been read.
    pub fn again(&self, position: usize) -> Option<(Event, usize)> {
        let mut decoder = self.decoder(position.max(1));
        while decoder.at < self.end {
            if let Entry::Event(event) = decoder.entry().ok()? {
                return Some((event, decoder.at));
            }
        }
        None
    }

    fn decoder(&self, at: usize) -> Decoder<'_> {
        let (bytes, names) = (&self.bytes, &self.names);
        Decoder { bytes, at, names }
    }
}
