//! Sums in pages: none is moved to make room for others, and room is given back while they are read.

use super::super::CountError;
use super::super::error::{reserve, with_capacity};

/// The place of degrees, and the lower and upper half of the ways to reach them.
pub type Sum = [u32; 3];

/// The sums of a page.
const PAGE: usize = 1 << 15;

/// Sums in the order in which they were added. All pages but the last are full.
#[derive(Debug, Default)]
pub struct Pages {
    sums: Vec<Vec<Sum>>,
    len: usize,
    /// The number of pages that were dropped.
    forgotten: usize,
}

/// The place of a sum.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Cursor {
    page: usize,
    index: usize,
}

/// Reads sums one after another.
#[derive(Copy, Clone, Debug)]
pub struct Reader<'a> {
    pages: &'a Pages,
    page: usize,
    /// The sums of the page.
    sums: &'a [Sum],
    index: usize,
}

impl Reader<'_> {
    /// The next sum, which stays the next one.
    #[inline]
    pub fn peek(&self) -> Option<Sum> {
        self.sums.get(self.index).copied()
    }

    /// Moves to the sum after the next one.
    #[inline]
    pub fn skip(&mut self) {
        self.index += 1;
        if self.index == PAGE {
            *self = self.pages.read_from(Cursor {
                page: self.page + 1,
                index: 0,
            });
        }
    }

    /// The place of the next sum.
    pub const fn cursor(&self) -> Cursor {
        let &Self { page, index, .. } = self;
        Cursor { page, index }
    }
}

pub fn sum_of(place: u32, ways: u64) -> Sum {
    [place, ways as u32, (ways >> 32) as u32]
}

pub fn ways([_, low, high]: Sum) -> u64 {
    u64::from(high) << 32 | u64::from(low)
}

impl Pages {
    pub fn len(&self) -> usize {
        self.len
    }

    #[inline]
    pub fn push(&mut self, sum: Sum) -> Result<(), CountError> {
        if self.has_full_pages() {
            reserve(&mut self.sums, 1)?;
            // A small board has one page, which is not full.
            let is_first = self.len == 0;
            let page = if is_first {
                Ok(Vec::new())
            } else {
                with_capacity(PAGE)
            };
            self.sums.push(page?);
        }
        let last = self.sums.len() - 1;
        reserve(&mut self.sums[last], 1)?;
        self.sums[last].push(sum);
        self.len += 1;
        Ok(())
    }

    /// Whether all pages are full.
    #[inline]
    pub fn has_full_pages(&self) -> bool {
        self.len.is_multiple_of(PAGE)
    }

    #[inline]
    pub fn get(&self, index: usize) -> Option<Sum> {
        self.sums.get(index / PAGE)?.get(index % PAGE).copied()
    }

    /// Reads sums from a place on.
    pub fn read_from(&self, Cursor { page, index }: Cursor) -> Reader<'_> {
        let sums = self.sums.get(page).map_or(&[][..], Vec::as_slice);
        Reader {
            pages: self,
            page,
            sums,
            index,
        }
    }

    /// The place behind all sums.
    pub fn end(&self) -> Cursor {
        Cursor {
            page: self.sums.len(),
            index: 0,
        }
    }

    pub fn iter(&self) -> impl Iterator<Item = &Sum> {
        self.sums.iter().flatten()
    }

    /// Forgets the pages before one.
    pub fn forget_before(&mut self, Cursor { page, .. }: Cursor) {
        let end = page.min(self.sums.len());
        while self.forgotten < end {
            self.sums[self.forgotten] = Vec::new();
            self.forgotten += 1;
        }
    }

    /// Gives back the room that is not needed when nothing more is added.
    pub fn fit(&mut self) {
        self.sums.shrink_to_fit();
        if let Some(last) = self.sums.last_mut() {
            last.shrink_to_fit();
        }
    }

    /// The bytes of the sums.
    pub fn bytes(&self) -> u64 {
        let sums: usize = self.sums[self.forgotten..].iter().map(Vec::capacity).sum();
        (sums * size_of::<Sum>()) as u64
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sums_are_read_while_those_before_are_forgotten() {
        let mut pages = Pages::default();
        let count = 2 * PAGE + 5;
        for place in 0..count {
            pages.push(sum_of(place as u32, 1 << 40)).unwrap();
        }
        pages.fit();
        let all = pages.bytes();
        let mut at = Cursor::default();
        for place in 0..count {
            assert_eq!(pages.get(place), Some(sum_of(place as u32, 1 << 40)));
            let mut reader = pages.read_from(at);
            assert_eq!(reader.peek(), pages.get(place));
            reader.skip();
            at = reader.cursor();
            pages.forget_before(at);
        }
        assert_eq!((pages.read_from(at).peek(), pages.len()), (None, count));
        assert_eq!(pages.get(0), None);
        assert!(pages.bytes() < all / 1000);
        assert_eq!(ways(sum_of(7, 1 << 40)), 1 << 40);
    }
}
