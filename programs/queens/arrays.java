// Every way to place N queens, row by row: marker arrays.
import java.util.ArrayList;
import java.util.List;

class Queens {
    static final int N = 8;  // @n
    static final boolean FIRST_ONLY = false;  // @first @all

    static List<Integer> queens = new ArrayList<>();  // the column of the queen in each row
    static boolean[] a = new boolean[N];  // a[j]: column j is taken
    static boolean[] b = new boolean[2 * N - 1];  // b[i + j]: the rising diagonal is taken
    static boolean[] c = new boolean[2 * N - 1];  // c[i - j + N - 1]: the falling diagonal is taken
    static int count = 0;

    static void print() {
        for (int column : queens) System.out.print(column + " ");
        System.out.println();
    }

    // Places a queen in row i and goes on below it.
    // Returns true to end the search.  // @all
    static boolean place(int i) {  // @all static void place(int i) {
        for (int j = 0; j < N; ++j) {
            if (!a[j] && !b[i + j] && !c[i - j + N - 1]) {  // @try
                queens.add(j);
                a[j] = b[i + j] = c[i - j + N - 1] = true;  // @place
                if (i + 1 == N) {
                    ++count;
                    print();  // @solution
                    if (FIRST_ONLY) return true;  // @all
                } else if (place(i + 1)) {  // @all } else {
                    return true;  // @all place(i + 1);
                }
                a[j] = b[i + j] = c[i - j + N - 1] = false;
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
