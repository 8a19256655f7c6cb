// Every way to place N queens: next comes the row or column with the fewest free squares.
const N: usize = 8; // @n
const FIRST_ONLY: bool = false; // @first @all

type Square = (usize, usize);

struct Search {
    queens: Vec<Square>,
    count: u64,
}

impl Search {
    /// Tells whether no queen attacks the square (i, j).
    fn is_free(&self, &(i, j): &Square) -> bool {
        let mut queens = self.queens.iter();
        queens.all(|&(r, c)| i != r && j != c && i.abs_diff(r) != j.abs_diff(c))
    }

    /// The free squares of the row or column that has the fewest; rows and columns with a queen do not count.
    fn fewest_choices(&self) -> Vec<Square> {
        let free = |squares: &dyn Fn(usize) -> Square| -> Vec<Square> {
            (0..N).map(squares).filter(|square| self.is_free(square)).collect()
        };
        let rows = (0..N).filter(|&i| self.queens.iter().all(|queen| queen.0 != i));
        let columns = (0..N).filter(|&j| self.queens.iter().all(|queen| queen.1 != j));
        let in_rows = rows.map(|i| free(&|j| (i, j)));
        let in_columns = columns.map(|j| free(&|i| (i, j)));
        in_rows.chain(in_columns).min_by_key(Vec::len).unwrap_or_default()
    }

    /// Places one more queen in the row or column with the fewest free squares.
    /// Returns true to end the search. // @all
    fn place(&mut self) -> bool { // @all fn place(&mut self) {
        let free = self.fewest_choices(); // @choose
        for (i, j) in free {
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
