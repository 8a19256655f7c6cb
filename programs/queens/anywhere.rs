// A warning: placing N queens anywhere on the board finds each solution N! times, once in each order.
const N: usize = 8; // @n
const FIRST_ONLY: bool = false; // @first @all

struct Search {
    queens: Vec<(usize, usize)>, // at first the queens of a given board
    count: u64,
}

impl Search {
    /// Tells whether no queen attacks the square (i, j).
    fn is_free(&self, i: usize, j: usize) -> bool {
        let mut queens = self.queens.iter();
        queens.all(|&(r, c)| i != r && j != c && i.abs_diff(r) != j.abs_diff(c))
    }

    /// Places one more queen on any free square.
    /// Returns true to end the search. // @all
    fn place(&mut self) -> bool { // @all fn place(&mut self) {
        for i in 0..N {
            for j in 0..N {
                if self.is_free(i, j) { // @try
                    self.queens.push((i, j)); // @place
                    if self.queens.len() == N {
                        self.count += 1;
                        self.print(); // @solution
                        if FIRST_ONLY { // @all
                            return true; // @all
                        } // @all
                    } else if self.place() { // @all } else {
                        return true; // @all self.place();
                    }
                    self.queens.pop(); // @back
                }
            }
        }
        false // @return @all return;
    }

    fn print(&self) {
        let mut queens = self.queens.clone();
        queens.sort();
        let columns: Vec<String> = queens.iter().map(|(_, j)| j.to_string()).collect();
        println!("{}", columns.join(" "));
    }
}

fn main() {
    let mut search = Search {
        queens: Vec::new(),
        count: 0,
    };
    search.place(); // @start
    println!("{}", search.count);
}
