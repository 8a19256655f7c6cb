// Every way to place N queens: next comes the row or column with the fewest free squares.
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

#define N 8  // @n
#define FIRST_ONLY false  // @first @all

typedef struct {
    int i, j;
} Square;

typedef struct {
    int size;
    Square squares[N];
} Choices;

Square queens[N];
int placed = 0;  // the number of these queens
int count = 0;

// Tells whether no queen attacks the square.
bool is_free(Square square) {
    for (int k = 0; k < placed; ++k) {
        int rows = abs(queens[k].i - square.i), columns = abs(queens[k].j - square.j);
        if (rows == 0 || columns == 0 || rows == columns) return false;
    }
    return true;
}

// Tells whether row k, or column k - N if k >= N, has a queen.
bool has_queen(int k) {
    for (int l = 0; l < placed; ++l) {
        if (queens[l].i == k || queens[l].j == k - N) return true;
    }
    return false;
}

// The free squares of the row or column that has the fewest; rows and columns with a queen do not count.
Choices fewest_choices(void) {
    Choices fewest = {.size = N + 1};  // more squares than any row has
    for (int k = 0; k < 2 * N; ++k) {
        if (has_queen(k)) continue;
        Choices free = {.size = 0};
        for (int l = 0; l < N; ++l) {
            Square square = k < N ? (Square){k, l} : (Square){l, k - N};
            if (is_free(square)) free.squares[free.size++] = square;
        }
        if (free.size < fewest.size) fewest = free;
    }
    return fewest;
}

void print(void) {
    int columns[N];
    for (int k = 0; k < N; ++k) columns[queens[k].i] = queens[k].j;
    for (int row = 0; row < N; ++row) printf("%d ", columns[row]);
    printf("\n");
}

// Places one more queen in the row or column with the fewest free squares.
// Returns true to end the search.  // @all
bool place(void) {  // @all void place(void) {
    Choices free = fewest_choices();  // @choose
    for (int k = 0; k < free.size; ++k) {
        queens[placed++] = free.squares[k];  // @place
        if (placed == N) {
            ++count;
            print();  // @solution
            if (FIRST_ONLY) return true;  // @all
        } else if (place()) {  // @all } else {
            return true;  // @all place();
        }
        --placed;  // @back
    }
    return false;  // @return @all return;
}

int main(void) {
    place();  // @start
    printf("%d\n", count);
}
