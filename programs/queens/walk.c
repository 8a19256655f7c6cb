// Every way to place N queens, column by column: look left along each line.
#include <stdbool.h>
#include <stdio.h>

#define N 8  // @n
#define FIRST_ONLY false  // @first @all

bool board[N][N];  // the squares with a queen
int queens[N];  // the row of the queen in each column
int count = 0;

// Walks from the square (i, j) to the left, step rows down each time; tells whether a queen is met.
bool meets_queen(int i, int j, int step) {
    while (j > 0 && 0 <= i + step && i + step < N) {
        i += step;
        --j;
        if (board[i][j]) return true;
    }
    return false;
}

void print(void) {
    for (int column = 0; column < N; ++column) printf("%d ", queens[column]);
    printf("\n");
}

// Places a queen in column j and goes on to the right.
// Returns true to end the search.  // @all
bool place(int j) {  // @all void place(int j) {
    for (int i = 0; i < N; ++i) {
        if (!meets_queen(i, j, 0) && !meets_queen(i, j, -1) && !meets_queen(i, j, 1)) {  // @try
            board[i][j] = true;
            queens[j] = i;  // @place
            if (j + 1 == N) {
                ++count;
                print();  // @solution
                if (FIRST_ONLY) return true;  // @all
            } else if (place(j + 1)) {  // @all } else {
                return true;  // @all place(j + 1);
            }
            board[i][j] = false;
            queens[j] = -1;  // @back
        }
    }
    return false;  // @return @all return;
}

int main(void) {
    place(0);  // @start
    printf("%d\n", count);
}
