// A warning: placing N queens anywhere on the board finds each solution N! times, once in each order.
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

#define N 8  // @n
#define FIRST_ONLY false  // @first @all

typedef struct {
    int i, j;
} Square;

Square queens[N];  // at first the queens of a given board
int placed = 0;  // the number of these queens
int count = 0;

// Tells whether no queen attacks the square (i, j).
bool is_free(int i, int j) {
    for (int k = 0; k < placed; ++k) {
        int rows = abs(queens[k].i - i), columns = abs(queens[k].j - j);
        if (rows == 0 || columns == 0 || rows == columns) return false;
    }
    return true;
}

void print(void) {
    int columns[N];
    for (int k = 0; k < N; ++k) columns[queens[k].i] = queens[k].j;
    for (int row = 0; row < N; ++row) printf("%d ", columns[row]);
    printf("\n");
}

// Places one more queen on any free square.
// Returns true to end the search.  // @all
bool place(void) {  // @all void place(void) {
    for (int i = 0; i < N; ++i) {
        for (int j = 0; j < N; ++j) {
            if (is_free(i, j)) {  // @try
                queens[placed++] = (Square){i, j};  // @place
                if (placed == N) {
                    ++count;
                    print();  // @solution
                    if (FIRST_ONLY) return true;  // @all
                } else if (place()) {  // @all } else {
                    return true;  // @all place();
                }
                --placed;  // @back
            }
        }
    }
    return false;  // @return @all return;
}

int main(void) {
    place();  // @start
    printf("%d\n", count);
}
