// One way to place N queens: they start on random squares, and attacked queens move to the square that the fewest attack.
import java.util.ArrayList;
import java.util.List;

class Queens {
    static final int N = 8;  // @n
    static final long SEED = 0;  // @seed
    static final int MOVES = 256;  // an attempt with more moves is given up
    static final int ATTEMPTS = 1000;
    static final long STEP = 0x9E3779B97F4A7C15L;  // the random numbers (SplitMix64) add this to their state

    static long state;
    static int[] queens = new int[N];  // the column of the queen in each row

    // A random number from 0 to n - 1.
    static int below(long n) {
        state += STEP;
        long z = (state ^ state >>> 30) * 0xBF58476D1CE4E5B9L;
        z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
        z ^= z >>> 31;
        return (int) ((z >>> 32) * n + ((z & 0xFFFFFFFFL) * n >>> 32) >>> 32);
    }

    static int oneOf(List<Integer> items) {
        return items.get(below(items.size()));
    }

    // The number of queens in other rows that attack the square (i, j).
    static int attacks(int i, int j) {
        int count = 0;
        for (int row = 0; row < N; ++row) {
            int columns = Math.abs(queens[row] - j);
            if (row != i && (columns == 0 || columns == Math.abs(row - i))) ++count;
        }
        return count;
    }

    // The rows with a queen that is attacked.
    static List<Integer> attacked() {
        List<Integer> rows = new ArrayList<>();
        for (int i = 0; i < N; ++i) {
            if (attacks(i, queens[i]) > 0) rows.add(i);
        }
        return rows;
    }

    // The other columns of row i where the fewest queens attack.
    static List<Integer> best(int i) {
        List<Integer> columns = new ArrayList<>();
        int fewest = N;
        for (int j = 0; j < N; ++j) {
            if (j == queens[i] || attacks(i, j) > fewest) continue;
            if (attacks(i, j) < fewest) columns.clear();
            fewest = attacks(i, j);
            columns.add(j);
        }
        return columns;
    }

    static void scatter() {
        for (int row = 0; row < N; ++row) queens[row] = below(N);
    }

    static void print() {
        for (int column : queens) System.out.print(column + " ");
        System.out.println();
    }

    // Repairs a random board; returns false if that takes too many moves.
    static boolean repair(long attempt) {
        state = SEED + ((attempt - 1) << 32) * STEP;
        scatter();  // @scatter
        int moves = 0;
        for (List<Integer> rows = attacked(); !rows.isEmpty(); rows = attacked()) {
            if (moves == MOVES) {
                return false;  // @give-up
            }
            int i = oneOf(rows);  // @pick
            queens[i] = oneOf(best(i));  // @move
            ++moves;
        }
        print();  // @solution
        return true;
    }

    // The number of solutions found: 1, or 0 if no attempt succeeds.
    static int search() {
        for (int attempt = 1; attempt <= ATTEMPTS; ++attempt) {
            if (repair(attempt)) return 1;
        }
        return 0;
    }

    public static void main(String[] arguments) {
        System.out.println(search());  // @start
    }
}
