// Every way to place N queens, column by column: look left along each line.
import java.util.ArrayList;
import java.util.List;

class Queens {
    static final int N = 8;  // @n
    static final boolean FIRST_ONLY = false;  // @first @all

    static boolean[][] board = new boolean[N][N];  // the squares with a queen
    static List<Integer> queens = new ArrayList<>();  // the row of the queen in each column
    static int count = 0;

    // Walks from the square (i, j) to the left, step rows down each time; tells whether a queen is met.
    static boolean meetsQueen(int i, int j, int step) {
        while (j > 0 && 0 <= i + step && i + step < N) {
            i += step;
            --j;
            if (board[i][j]) return true;
        }
        return false;
    }

    static void print() {
        for (int row : queens) System.out.print(row + " ");
        System.out.println();
    }

    // Places a queen in column j and goes on to the right.
    // Returns true to end the search.  // @all
    static boolean place(int j) {  // @all static void place(int j) {
        for (int i = 0; i < N; ++i) {
            if (!meetsQueen(i, j, 0) && !meetsQueen(i, j, -1) && !meetsQueen(i, j, 1)) {  // @try
                board[i][j] = true;
                queens.add(i);  // @place
                if (j + 1 == N) {
                    ++count;
                    print();  // @solution
                    if (FIRST_ONLY) return true;  // @all
                } else if (place(j + 1)) {  // @all } else {
                    return true;  // @all place(j + 1);
                }
                board[i][j] = false;
                queens.remove(j);  // @back
            }
        }
        return false;  // @return @all return;
    }

    public static void main(String[] arguments) {
        place(0);  // @start
        System.out.println(count);
    }
}
