// Every way to place N queens, column by column: look left along each line.
const N: usize = 8; // @n
const FIRST_ONLY: bool = false; // @first @all

struct Search {
    board: [[bool; N]; N], // the squares with a queen
    queens: Vec<usize>, // the row of the queen in each column
    count: u64,
}

impl Search {
    /// Walks from the square (i, j) to the left, step rows down each time; tells whether a queen is met.
    fn meets_queen(&self, mut i: usize, j: usize, step: isize) -> bool {
        for column in (0..j).rev() {
            match i.checked_add_signed(step) {
                Some(row) if row < N => i = row,
                _ => return false,
            }
            if self.board[i][column] {
                return true;
            }
        }
        false
    }

    /// Places a queen in column j and goes on to the right.
    /// Returns true to end the search. // @all
    fn place(&mut self, j: usize) -> bool { // @all fn place(&mut self, j: usize) {
        for i in 0..N {
            if ![0, -1, 1].iter().any(|&step| self.meets_queen(i, j, step)) { // @try
                self.board[i][j] = true;
                self.queens.push(i); // @place
                if j + 1 == N {
                    self.count += 1;
                    self.print(); // @solution
                    if FIRST_ONLY { // @all
                        return true; // @all
                    } // @all
                } else if self.place(j + 1) { // @all } else {
                    return true; // @all self.place(j + 1);
                }
                self.board[i][j] = false;
                self.queens.pop(); // @back
            }
        }
        false // @return @all return;
    }

    fn print(&self) {
        let rows: Vec<String> = self.queens.iter().map(usize::to_string).collect();
        println!("{}", rows.join(" "));
    }
}

fn main() {
    let mut search = Search {
        board: [[false; N]; N],
        queens: Vec::new(),
        count: 0,
    };
    search.place(0); // @start
    println!("{}", search.count);
}
