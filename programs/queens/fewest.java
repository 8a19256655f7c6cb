// Every way to place N queens: next comes the row or column with the fewest free squares.
import java.util.ArrayList;
import java.util.List;

class Queens {
    static final int N = 8;  // @n
    static final boolean FIRST_ONLY = false;  // @first @all

    record Square(int i, int j) {}

    static List<Square> queens = new ArrayList<>();
    static int count = 0;

    // Tells whether no queen attacks the square.
    static boolean isFree(Square square) {
        return queens.stream().noneMatch(queen -> {
            int rows = Math.abs(queen.i - square.i), columns = Math.abs(queen.j - square.j);
            return rows == 0 || columns == 0 || rows == columns;
        });
    }

    // Tells whether row k, or column k - N if k >= N, has a queen.
    static boolean hasQueen(int k) {
        return queens.stream().anyMatch(queen -> queen.i == k || queen.j == k - N);
    }

    // The free squares of the row or column that has the fewest; rows and columns with a queen do not count.
    static List<Square> fewestChoices() {
        List<Square> fewest = null;
        for (int k = 0; k < 2 * N; ++k) {
            if (hasQueen(k)) continue;
            List<Square> free = new ArrayList<>();
            for (int l = 0; l < N; ++l) {
                Square square = k < N ? new Square(k, l) : new Square(l, k - N);
                if (isFree(square)) free.add(square);
            }
            if (fewest == null || free.size() < fewest.size()) fewest = free;
        }
        return fewest;
    }

    static void print() {
        int[] columns = new int[N];
        for (Square queen : queens) columns[queen.i] = queen.j;
        for (int column : columns) System.out.print(column + " ");
        System.out.println();
    }

    // Places one more queen in the row or column with the fewest free squares.
    // Returns true to end the search.  // @all
    static boolean place() {  // @all static void place() {
        List<Square> free = fewestChoices();  // @choose
        for (Square square : free) {
            queens.add(square);  // @place
            if (queens.size() == N) {
                ++count;
                print();  // @solution
                if (FIRST_ONLY) return true;  // @all
            } else if (place()) {  // @all } else {
                return true;  // @all place();
            }
            queens.remove(queens.size() - 1);  // @back
        }
        return false;  // @return @all return;
    }

    public static void main(String[] arguments) {
        place();  // @start
        System.out.println(count);
    }
}
