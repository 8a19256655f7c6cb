// Every way to place N queens, row by row: each square is tested against each queen.
import java.util.ArrayList;
import java.util.List;

class Queens {
    static final int N = 8;  // @n
    static final boolean FIRST_ONLY = false;  // @first @all

    static List<Integer> queens = new ArrayList<>();  // the column of the queen in each row
    static int count = 0;

    // Tells whether a queen above attacks the square (i, j).
    static boolean attacked(int i, int j) {
        for (int row = 0; row < i; ++row) {
            int column = queens.get(row);
            if (column == j || Math.abs(column - j) == i - row) return true;
        }
        return false;
    }

    static void print() {
        for (int column : queens) System.out.print(column + " ");
        System.out.println();
    }

    // Places a queen in row i and goes on below it.
    // Returns true to end the search.  // @all
    static boolean place(int i) {  // @all static void place(int i) {
        for (int j = 0; j < N; ++j) {
            if (!attacked(i, j)) {  // @try
                queens.add(j);  // @place
                if (i + 1 == N) {
                    ++count;
                    print();  // @solution
                    if (FIRST_ONLY) return true;  // @all
                } else if (place(i + 1)) {  // @all } else {
                    return true;  // @all place(i + 1);
                }
                queens.remove(i);  // @back
            }
        }
        return false;  // @return @all return;
    }

    public static void main(String[] arguments) {
        place(0);  // @start
        System.out.println(count);
    }
}
