// A warning: placing N queens anywhere on the board finds each solution N! times, once in each order.
import java.util.ArrayList;
import java.util.List;

class Queens {
    static final int N = 8;  // @n
    static final boolean FIRST_ONLY = false;  // @first @all

    record Square(int i, int j) {}

    static List<Square> queens = new ArrayList<>();  // at first the queens of a given board
    static int count = 0;

    // Tells whether no queen attacks the square (i, j).
    static boolean isFree(int i, int j) {
        for (Square queen : queens) {
            int rows = Math.abs(queen.i - i), columns = Math.abs(queen.j - j);
            if (rows == 0 || columns == 0 || rows == columns) return false;
        }
        return true;
    }

    static void print() {
        int[] columns = new int[N];
        for (Square queen : queens) columns[queen.i] = queen.j;
        for (int column : columns) System.out.print(column + " ");
        System.out.println();
    }

    // Places one more queen on any free square.
    // Returns true to end the search.  // @all
    static boolean place() {  // @all static void place() {
        for (int i = 0; i < N; ++i) {
            for (int j = 0; j < N; ++j) {
                if (isFree(i, j)) {  // @try
                    queens.add(new Square(i, j));  // @place
                    if (queens.size() == N) {
                        ++count;
                        print();  // @solution
                        if (FIRST_ONLY) return true;  // @all
                    } else if (place()) {  // @all } else {
                        return true;  // @all place();
                    }
                    queens.remove(queens.size() - 1);  // @back
                }
            }
        }
        return false;  // @return @all return;
    }

    public static void main(String[] arguments) {
        place();  // @start
        System.out.println(count);
    }
}
