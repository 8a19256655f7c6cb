// Every knight's tour from a square: the knight tries each of its eight moves and takes it back.
class Tours {
    static final int ROWS = 5;  // @rows
    static final int COLUMNS = 5;  // @columns
    static final int START_ROW = 4;  // @row
    static final int START_COLUMN = 0;  // @column
    static final int[][] MOVES = {{-2, -1}, {-2, 1}, {-1, -2}, {-1, 2}, {1, -2}, {1, 2}, {2, -1}, {2, 1}};
    static final boolean FIRST_ONLY = false;  // @first @all

    static int[][] h = new int[ROWS][COLUMNS];  // the number of each square
    static int count = 0;

    // Tells whether the square (i, j) is on the board and has no number.
    static boolean isFree(int i, int j) {
        return 0 <= i && i < ROWS && 0 <= j && j < COLUMNS && h[i][j] == 0;
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
            for (int[] move : MOVES) {
                int down = move[0], right = move[1];
                if (isFree(i + down, j + right)) {  // @try
                    if (visit(i + down, j + right, k + 1)) return true;  // @all visit(i + down, j + right, k + 1);
                }
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
