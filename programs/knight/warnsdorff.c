// Every knight's tour from a square: the knight first tries the square with the fewest onward moves.
#include <stdbool.h>
#include <stdio.h>

#define ROWS 5  // @rows
#define COLUMNS 5  // @columns
#define START_ROW 4  // @row
#define START_COLUMN 0  // @column
#define FIRST_ONLY false  // @first @all

const int MOVES[8][2] = {{-2, -1}, {-2, 1}, {-1, -2}, {-1, 2}, {1, -2}, {1, 2}, {2, -1}, {2, 1}};

typedef struct {
    int i, j;
} Square;

typedef struct {
    int size;
    Square squares[8];
} Choices;

int h[ROWS][COLUMNS];  // the number of each square
int count = 0;

// Tells whether the square (i, j) is on the board and has no number.
bool is_free(int i, int j) {
    return 0 <= i && i < ROWS && 0 <= j && j < COLUMNS && h[i][j] == 0;
}

// The free squares to which the knight can go from a square.
Choices onward(Square from) {
    Choices onward = {.size = 0};
    for (int m = 0; m < 8; ++m) {
        Square to = {from.i + MOVES[m][0], from.j + MOVES[m][1]};
        if (is_free(to.i, to.j)) onward.squares[onward.size++] = to;
    }
    return onward;
}

// The same squares, sorted: those with the fewest onward moves first.
Choices fewest_first(Square from) {
    Choices all = onward(from), sorted = {.size = 0};
    for (int size = 0; size <= 8; ++size) {
        for (int k = 0; k < all.size; ++k) {
            if (onward(all.squares[k]).size == size) sorted.squares[sorted.size++] = all.squares[k];
        }
    }
    return sorted;
}

void print(void) {
    for (int i = 0; i < ROWS; ++i) {
        for (int j = 0; j < COLUMNS; ++j) printf("%d ", h[i][j]);
        printf("\n");
    }
    printf("\n");
}

// Visits the square (i, j) as number k and goes on from there.
// Returns true to end the search.  // @all
bool visit(int i, int j, int k) {  // @all void visit(int i, int j, int k) {
    h[i][j] = k;  // @place
    if (k == ROWS * COLUMNS) {
        ++count;
        print();  // @solution
        if (FIRST_ONLY) return true;  // @all
    } else {
        Choices next = fewest_first((Square){i, j});  // @choose
        for (int m = 0; m < next.size; ++m) {
            if (visit(next.squares[m].i, next.squares[m].j, k + 1)) return true;  // @all visit(next.squares[m].i, next.squares[m].j, k + 1);
        }
    }
    h[i][j] = 0;  // @back
    return false;  // @all
}

int main(void) {
    visit(START_ROW, START_COLUMN, 1);  // @start
    printf("%d\n", count);
}
