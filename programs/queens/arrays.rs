// Every way to place N queens, row by row: marker arrays.
const N: usize = 8; // @n
const FIRST_ONLY: bool = false; // @first @all

struct Search {
    queens: Vec<usize>, // the column of the queen in each row
    a: [bool; N],         // a[j]: column j is taken
    b: [bool; 2 * N - 1], // b[i + j]: the rising diagonal is taken
    c: [bool; 2 * N - 1], // c[i + N - 1 - j]: the falling diagonal is taken
    count: u64,
}

impl Search {
    /// Places a queen in row i and goes on below it.
    /// Returns true to end the search. // @all
    fn place(&mut self, i: usize) -> bool { // @all fn place(&mut self, i: usize) {
        for j in 0..N {
            if !self.a[j] && !self.b[i + j] && !self.c[i + N - 1 - j] { // @try
                self.queens.push(j);
                self.mark(i, j, true); // @place
                if i + 1 == N {
                    self.count += 1;
                    self.print(); // @solution
                    if FIRST_ONLY { // @all
                        return true; // @all
                    } // @all
                } else if self.place(i + 1) { // @all } else {
                    return true; // @all self.place(i + 1);
                }
                self.mark(i, j, false);
                self.queens.pop(); // @back
            }
        }
        false // @return @all return;
    }

    fn mark(&mut self, i: usize, j: usize, taken: bool) {
        self.a[j] = taken;
        self.b[i + j] = taken;
        self.c[i + N - 1 - j] = taken;
    }

    fn print(&self) {
        let columns: Vec<String> = self.queens.iter().map(usize::to_string).collect();
        println!("{}", columns.join(" "));
    }
}

fn main() {
    let mut search = Search {
        queens: Vec::new(),
        a: [false; N],
        b: [false; 2 * N - 1],
        c: [false; 2 * N - 1],
        count: 0,
    };
    search.place(0); // @start
    println!("{}", search.count);
}
