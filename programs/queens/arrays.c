// Every way to place N queens, row by row: marker arrays.
#include <stdbool.h>
#include <stdio.h>

#define N 8  // @n
#define FIRST_ONLY false  // @first @all

int queens[N];  // the column of the queen in each row
bool a[N];  // a[j]: column j is taken
bool b[2 * N - 1];  // b[i + j]: the rising diagonal is taken
bool c[2 * N - 1];  // c[i - j + N - 1]: the falling diagonal is taken
int count = 0;

void print(void) {
    for (int row = 0; row < N; ++row) printf("%d ", queens[row]);
    printf("\n");
}

// Places a queen in row i and goes on below it.
// Returns true to end the search.  // @all
bool place(int i) {  // @all void place(int i) {
    for (int j = 0; j < N; ++j) {
        if (!a[j] && !b[i + j] && !c[i - j + N - 1]) {  // @try
            queens[i] = j;
            a[j] = b[i + j] = c[i - j + N - 1] = true;  // @place
            if (i + 1 == N) {
                ++count;
                print();  // @solution
                if (FIRST_ONLY) return true;  // @all
            } else if (place(i + 1)) {  // @all } else {
                return true;  // @all place(i + 1);
            }
            a[j] = b[i + j] = c[i - j + N - 1] = false;
            queens[i] = -1;  // @back
        }
    }
    return false;  // @return @all return;
}

int main(void) {
    place(0);  // @start
    printf("%d\n", count);
}
