// One way to place N queens: they start on random squares, and attacked queens move to the square that the fewest attack.
const N: usize = 8; // @n
const SEED: u64 = 0; // @seed
const MOVES: usize = 256; // an attempt with more moves is given up
const ATTEMPTS: u64 = 1000;
const STEP: u64 = 0x9e37_79b9_7f4a_7c15; // the random numbers (SplitMix64) add this to their state

struct Search {
    state: u64,
    queens: Vec<usize>, // the column of the queen in each row
}

impl Search {
    /// A random number from 0 to n - 1.
    fn below(&mut self, n: usize) -> usize {
        self.state = self.state.wrapping_add(STEP);
        let mut z = self.state;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^= z >> 31;
        ((u128::from(z) * n as u128) >> 64) as usize
    }

    fn one_of(&mut self, items: &[usize]) -> usize {
        items[self.below(items.len())]
    }

    /// The number of queens in other rows that attack the square (i, j).
    fn attacks(&self, i: usize, j: usize) -> usize {
        let attack = |&(row, &column): &(usize, &usize)| {
            row != i && (column == j || column.abs_diff(j) == row.abs_diff(i))
        };
        self.queens.iter().enumerate().filter(attack).count()
    }

    /// The rows with a queen that is attacked.
    fn attacked(&self) -> Vec<usize> {
        (0..N).filter(|&i| self.attacks(i, self.queens[i]) > 0).collect()
    }

    /// The other columns of row i where the fewest queens attack.
    fn best(&self, i: usize) -> Vec<usize> {
        let others = || (0..N).filter(|&j| j != self.queens[i]);
        let fewest = others().map(|j| self.attacks(i, j)).min();
        others().filter(|&j| Some(self.attacks(i, j)) == fewest).collect()
    }

    /// Repairs a random board; returns false if that takes too many moves.
    fn repair(&mut self, attempt: u64) -> bool {
        self.state = SEED.wrapping_add(((attempt - 1) << 32).wrapping_mul(STEP));
        self.queens = (0..N).map(|_| self.below(N)).collect(); // @scatter
        let mut moves = 0;
        loop {
            let rows = self.attacked();
            if rows.is_empty() {
                self.print(); // @solution
                return true;
            }
            if moves == MOVES {
                return false; // @give-up
            }
            let i = self.one_of(&rows); // @pick
            self.queens[i] = self.one_of(&self.best(i)); // @move
            moves += 1;
        }
    }

    fn print(&self) {
        let columns: Vec<String> = self.queens.iter().map(usize::to_string).collect();
        println!("{}", columns.join(" "));
    }
}

fn main() {
    let mut search = Search {
        state: 0,
        queens: Vec::new(),
    };
    let solved = (1..=ATTEMPTS).any(|attempt| search.repair(attempt)); // @start
    println!("{}", u8::from(solved));
}
