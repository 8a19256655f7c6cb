// Every way to place N queens, row by row: bit masks.
const N: usize = 8; // @n
const FIRST_ONLY: bool = false; // @first @all

struct Search {
    queens: Vec<u32>, // the column of the queen in each row
    count: u64,
}

impl Search {
    /// Places a queen in row i, with the attacked columns in the masks.
    /// Returns true to end the search. // @all
    fn place(&mut self, i: usize, columns: u64, falling: u64, rising: u64) -> bool { // @all fn place(&mut self, i: usize, columns: u64, falling: u64, rising: u64) {
        let mut free = !(columns | falling | rising) & (u64::MAX >> (64 - N)); // @choose
        while free != 0 {
            let bit = free & free.wrapping_neg();
            free ^= bit;
            self.queens.push(bit.trailing_zeros()); // @place
            if i + 1 == N {
                self.count += 1;
                self.print(); // @solution
                if FIRST_ONLY { // @all
                    return true; // @all
                } // @all
            } else if self.place(i + 1, columns | bit, (falling | bit) << 1, (rising | bit) >> 1) { // @all } else {
                return true; // @all self.place(i + 1, columns | bit, (falling | bit) << 1, (rising | bit) >> 1);
            }
            self.queens.pop(); // @back
        }
        false // @return @all return;
    }

    fn print(&self) {
        let columns: Vec<String> = self.queens.iter().map(u32::to_string).collect();
        println!("{}", columns.join(" "));
    }
}

fn main() {
    let mut search = Search {
        queens: Vec::new(),
        count: 0,
    };
    search.place(0, 0, 0, 0); // @start
    println!("{}", search.count);
}
