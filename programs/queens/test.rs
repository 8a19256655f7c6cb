// Every way to place N queens, row by row: each square is tested against each queen.
const N: usize = 8; // @n
const FIRST_ONLY: bool = false; // @first @all

struct Search {
    queens: Vec<usize>, // the column of the queen in each row
    count: u64,
}

impl Search {
    /// Tells whether a queen above attacks the square (i, j).
    fn attacked(&self, i: usize, j: usize) -> bool {
        let mut queens = self.queens.iter().enumerate();
        queens.any(|(row, &column)| column == j || column.abs_diff(j) == i - row)
    }

    /// Places a queen in row i and goes on below it.
    /// Returns true to end the search. // @all
    fn place(&mut self, i: usize) -> bool { // @all fn place(&mut self, i: usize) {
        for j in 0..N {
            if !self.attacked(i, j) { // @try
                self.queens.push(j); // @place
                if i + 1 == N {
                    self.count += 1;
                    self.print(); // @solution
                    if FIRST_ONLY { // @all
                        return true; // @all
                    } // @all
                } else if self.place(i + 1) { // @all } else {
                    return true; // @all self.place(i + 1);
                }
                self.queens.pop(); // @back
            }
        }
        false // @return @all return;
    }

    fn print(&self) {
        let columns: Vec<String> = self.queens.iter().map(usize::to_string).collect();
        println!("{}", columns.join(" "));
    }
}

fn main() {
    let mut search = Search {
        queens: Vec::new(),
        count: 0,
    };
    search.place(0); // @start
    println!("{}", search.count);
}
