// Every way to place N queens, row by row: each square is tested against each queen.
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

#define N 8  // @n
#define FIRST_ONLY false  // @first @all

int queens[N];  // the column of the queen in each row
int count = 0;

// Tells whether a queen above attacks the square (i, j).
bool attacked(int i, int j) {
    for (int row = 0; row < i; ++row) {
        int column = queens[row];
        if (column == j || abs(column - j) == i - row) return true;
    }
    return false;
}

void print(void) {
    for (int row = 0; row < N; ++row) printf("%d ", queens[row]);
    printf("\n");
}

// Places a queen in row i and goes on below it.
// Returns true to end the search.  // @all
bool place(int i) {  // @all void place(int i) {
    for (int j = 0; j < N; ++j) {
        if (!attacked(i, j)) {  // @try
            queens[i] = j;  // @place
            if (i + 1 == N) {
                ++count;
                print();  // @solution
                if (FIRST_ONLY) return true;  // @all
            } else if (place(i + 1)) {  // @all } else {
                return true;  // @all place(i + 1);
            }
            queens[i] = -1;  // @back
        }
    }
    return false;  // @return @all return;
}

int main(void) {
    place(0);  // @start
    printf("%d\n", count);
}
