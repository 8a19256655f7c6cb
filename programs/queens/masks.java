// Every way to place N queens, row by row: bit masks.
import java.util.ArrayList;
import java.util.List;

class Queens {
    static final int N = 8;  // @n
    static final boolean FIRST_ONLY = false;  // @first @all

    static List<Integer> queens = new ArrayList<>();  // the column of the queen in each row
    static int count = 0;

    static void print() {
        for (int column : queens) System.out.print(column + " ");
        System.out.println();
    }

    // Places a queen in row i, with the attacked columns in the masks.
    // Returns true to end the search.  // @all
    static boolean place(int i, long columns, long falling, long rising) {  // @all static void place(int i, long columns, long falling, long rising) {
        long free = ~(columns | falling | rising) & (-1L >>> (64 - N));  // @choose
        while (free != 0) {
            long bit = free & -free;
            free ^= bit;
            queens.add(Long.numberOfTrailingZeros(bit));  // @place
            if (i + 1 == N) {
                ++count;
                print();  // @solution
                if (FIRST_ONLY) return true;  // @all
            } else if (place(i + 1, columns | bit, (falling | bit) << 1, (rising | bit) >>> 1)) {  // @all } else {
                return true;  // @all place(i + 1, columns | bit, (falling | bit) << 1, (rising | bit) >>> 1);
            }
            queens.remove(i);  // @back
        }
        return false;  // @return @all return;
    }

    public static void main(String[] arguments) {
        place(0, 0, 0, 0);  // @start
        System.out.println(count);
    }
}
