// Every knight's tour from a square: the knight first tries the square with the fewest onward moves.
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

class Tours {
    static final int ROWS = 5;  // @rows
    static final int COLUMNS = 5;  // @columns
    static final int START_ROW = 4;  // @row
    static final int START_COLUMN = 0;  // @column
    static final int[][] MOVES = {{-2, -1}, {-2, 1}, {-1, -2}, {-1, 2}, {1, -2}, {1, 2}, {2, -1}, {2, 1}};
    static final boolean FIRST_ONLY = false;  // @first @all

    record Square(int i, int j) {}

    static int[][] h = new int[ROWS][COLUMNS];  // the number of each square
    static int count = 0;

    // Tells whether the square (i, j) is on the board and has no number.
    static boolean isFree(int i, int j) {
        return 0 <= i && i < ROWS && 0 <= j && j < COLUMNS && h[i][j] == 0;
    }

    // The free squares to which the knight can go from a square.
    static List<Square> onward(Square from) {
        List<Square> squares = new ArrayList<>();
        for (int[] move : MOVES) {
            Square to = new Square(from.i + move[0], from.j + move[1]);
            if (isFree(to.i, to.j)) squares.add(to);
        }
        return squares;
    }

    // The same squares, sorted: those with the fewest onward moves first.
    static List<Square> fewestFirst(Square from) {
        List<Square> squares = onward(from);
        squares.sort(Comparator.comparing(square -> onward(square).size()));
        return squares;
    }

    static void print() {
        for (int[] row : h) {
            for (int number : row) System.out.print(number + " ");
            System.out.println();
        }
        System.out.println();
    }

    // Visits the square (i, j) as number k and goes on from there.
    // Returns true to end the search.  // @all
    static boolean visit(int i, int j, int k) {  // @all static void visit(int i, int j, int k) {
        h[i][j] = k;  // @place
        if (k == ROWS * COLUMNS) {
            ++count;
            print();  // @solution
            if (FIRST_ONLY) return true;  // @all
        } else {
            List<Square> squares = fewestFirst(new Square(i, j));  // @choose
            for (Square square : squares) {
                if (visit(square.i, square.j, k + 1)) return true;  // @all visit(square.i, square.j, k + 1);
            }
        }
        h[i][j] = 0;  // @back
        return false;  // @all
    }

    public static void main(String[] arguments) {
        visit(START_ROW, START_COLUMN, 1);  // @start
        System.out.println(count);
    }
}
