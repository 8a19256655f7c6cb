//! Reads one event from bytes.

use super::{Change, Event, MAX_DEPTH, MAX_ITEMS, MAX_TEXT, Scope};
use crate::{Object, Value};
use std::rc::Rc;

/// Why no event is read.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Stop {
    /// The bytes end within the event.
    Short,
    /// The bytes are not the beginning of any event.
    Damaged,
}

/// An entry of a stream.
#[derive(Debug)]
pub enum Entry {
    /// The next name.
    Name(Rc<str>),
    Event(Event),
}

/// Bytes that are being read, with the names that came before them.
pub struct Decoder<'a> {
    pub bytes: &'a [u8],
    /// The place of the next byte.
    pub at: usize,
    pub names: &'a [Rc<str>],
}

impl Decoder<'_> {
    pub fn entry(&mut self) -> Result<Entry, Stop> {
        Ok(Entry::Event(match self.byte()? {
            b'N' => return Ok(Entry::Name(self.text()?)),
            b'C' => Event::Call {
                function: self.name()?,
                line: self.small()?,
                generator: self.flag()?,
            },
            b'R' => Event::Resume {
                call: self.small()?,
            },
            b'E' => Event::Return(self.value(0)?),
            b'Y' => Event::Yield(self.value(0)?),
            b'X' => Event::Raise {
                class: self.name()?,
                line: self.small()?,
            },
            b'V' => Event::Variable {
                scope: self.scope()?,
                name: self.name()?,
            },
            b'S' => self.change(|decoder| decoder.value(0).map(Change::Set))?,
            b'M' => self.change(|decoder| {
                let (start, removed) = (decoder.size()?, decoder.size()?);
                let items = decoder.many(2 * MAX_ITEMS, |decoder| decoder.value(1))?;
                Ok(Change::Splice {
                    start,
                    removed,
                    items,
                })
            })?,
            b'U' => Event::Unset {
                scope: self.scope()?,
                variable: self.size()?,
            },
            b'L' => Event::Line(self.small()?),
            b'P' => Event::Print(self.text()?),
            _ => return Err(Stop::Damaged),
        }))
    }

    fn change(
        &mut self,
        change: impl FnOnce(&mut Self) -> Result<Change, Stop>,
    ) -> Result<Event, Stop> {
        Ok(Event::Change {
            scope: self.scope()?,
            variable: self.size()?,
            path: self.many(MAX_DEPTH, Self::size)?,
            change: change(self)?,
        })
    }

    fn byte(&mut self) -> Result<u8, Stop> {
        let byte = *self.bytes.get(self.at).ok_or(Stop::Short)?;
        self.at += 1;
        Ok(byte)
    }

    fn flag(&mut self) -> Result<bool, Stop> {
        match self.byte()? {
            0 => Ok(false),
            1 => Ok(true),
            _ => Err(Stop::Damaged),
        }
    }

    fn scope(&mut self) -> Result<Scope, Stop> {
        let is_local = self.flag()?;
        Ok(if is_local {
            Scope::Local
        } else {
            Scope::Global
        })
    }

    fn number(&mut self) -> Result<u64, Stop> {
        let mut number = 0;
        for shift in (0..64).step_by(7) {
            let byte = self.byte()?;
            number |= u64::from(byte & 127) << shift;
            if byte < 128 {
                return Ok(number);
            }
        }
        Err(Stop::Damaged)
    }

    fn small(&mut self) -> Result<u32, Stop> {
        u32::try_from(self.number()?).map_err(|_| Stop::Damaged)
    }

    fn size(&mut self) -> Result<usize, Stop> {
        self.small().map(|number| number as usize)
    }

    fn taken(&mut self, length: usize) -> Result<&[u8], Stop> {
        let rest = self.bytes.get(self.at..).unwrap_or_default();
        let bytes = rest.get(..length).ok_or(Stop::Short)?;
        self.at += length;
        Ok(bytes)
    }

    fn text(&mut self) -> Result<Rc<str>, Stop> {
        let length = self.size()?;
        if length > MAX_TEXT {
            return Err(Stop::Damaged);
        }
        let text = str::from_utf8(self.taken(length)?);
        text.map(Rc::from).map_err(|_| Stop::Damaged)
    }

    fn name(&mut self) -> Result<Rc<str>, Stop> {
        let number = self.size()?;
        self.names.get(number).cloned().ok_or(Stop::Damaged)
    }

    fn many<T>(
        &mut self,
        most: usize,
        mut one: impl FnMut(&mut Self) -> Result<T, Stop>,
    ) -> Result<Vec<T>, Stop> {
        let count = self.size()?;
        if count > most {
            return Err(Stop::Damaged);
        }
        (0..count).map(|_| one(self)).collect()
    }

    /// A value within `depth` others.
    fn value(&mut self, depth: usize) -> Result<Value, Stop> {
        if depth > MAX_DEPTH {
            return Err(Stop::Damaged);
        }
        let items =
            |decoder: &mut Self| decoder.many(MAX_ITEMS, |decoder| decoder.value(depth + 1));
        Ok(match self.byte()? {
            b'n' => Value::None,
            b't' => Value::Bool(true),
            b'f' => Value::Bool(false),
            b'i' => {
                let number = self.number()?;
                Value::Int((number >> 1) as i64 ^ -((number & 1) as i64))
            }
            b'b' => Value::BigInt(self.name()?),
            b'd' => {
                let bytes = self.taken(8)?.try_into().map_err(|_| Stop::Damaged)?;
                Value::Float(f64::from_le_bytes(bytes))
            }
            b's' => Value::Str(self.name()?),
            b'o' => Value::Opaque(self.name()?),
            b'[' => Value::list(items(self)?),
            b'l' => {
                let identity = self.size()?;
                Value::list_with_identity(items(self)?, identity)
            }
            b'(' => Value::Tuple(items(self)?.into()),
            b'{' => Value::Set(items(self)?.into()),
            b'm' => {
                let pair =
                    |decoder: &mut Self| Ok((decoder.value(depth + 1)?, decoder.value(depth + 1)?));
                Value::Dict(self.many(MAX_ITEMS, pair)?.into())
            }
            b'c' => {
                let class = self.name()?;
                let attribute =
                    |decoder: &mut Self| Ok((decoder.name()?, decoder.value(depth + 1)?));
                let attributes = self.many(MAX_ITEMS, attribute)?;
                Value::Object(Object { class, attributes }.into())
            }
            _ => return Err(Stop::Damaged),
        })
    }
}
