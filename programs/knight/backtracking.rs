// Every knight's tour from a square: the knight tries each of its eight moves and takes it back.
const ROWS: usize = 5; // @rows
const COLUMNS: usize = 5; // @columns
const START_ROW: i32 = 4; // @row
const START_COLUMN: i32 = 0; // @column
const MOVES: [(i32, i32); 8] = [(-2, -1), (-2, 1), (-1, -2), (-1, 2), (1, -2), (1, 2), (2, -1), (2, 1)];
const FIRST_ONLY: bool = false; // @first @all

struct Search {
    h: [[usize; COLUMNS]; ROWS], // the number of each square
    count: u64,
}

impl Search {
    /// Tells whether the square (i, j) is on the board and has no number.
    fn is_free(&self, i: i32, j: i32) -> bool {
        let row = self.h.get(i as usize);
        row.and_then(|row| row.get(j as usize)) == Some(&0)
    }

    /// Visits the square (i, j) as number k and goes on from there.
    /// Returns true to end the search. // @all
    fn visit(&mut self, i: i32, j: i32, k: usize) -> bool { // @all fn visit(&mut self, i: i32, j: i32, k: usize) {
        self.h[i as usize][j as usize] = k; // @place
        if k == ROWS * COLUMNS {
            self.count += 1;
            self.print(); // @solution
            if FIRST_ONLY { // @all
                return true; // @all
            } // @all
        } else {
            for (down, right) in MOVES {
                if self.is_free(i + down, j + right) { // @try
                    if self.visit(i + down, j + right, k + 1) { // @all self.visit(i + down, j + right, k + 1);
                        return true; // @all
                    } // @all
                }
            }
        }
        self.h[i as usize][j as usize] = 0; // @back
        false // @all
    }

    fn print(&self) {
        for row in &self.h {
            let numbers: Vec<String> = row.iter().map(usize::to_string).collect();
            println!("{}", numbers.join(" "));
        }
        println!();
    }
}

fn main() {
    let mut search = Search {
        h: [[0; COLUMNS]; ROWS],
        count: 0,
    };
    search.visit(START_ROW, START_COLUMN, 1); // @start
    println!("{}", search.count);
}
