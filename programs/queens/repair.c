// One way to place N queens: they start on random squares, and attacked queens move to the square that the fewest attack.
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#define N 8  // @n
#define MOVES 256  // an attempt with more moves is given up
#define ATTEMPTS 1000
#define STEP 0x9E3779B97F4A7C15u  // the random numbers (SplitMix64) add this to their state

const uint64_t SEED = 0;  // @seed

uint64_t state;
int queens[N];  // the column of the queen in each row

typedef struct {
    int size;
    int items[N];
} List;

// A random number from 0 to n - 1.
int below(uint64_t n) {
    state += STEP;
    uint64_t z = (state ^ state >> 30) * 0xBF58476D1CE4E5B9u;
    z = (z ^ z >> 27) * 0x94D049BB133111EBu;
    z ^= z >> 31;
    return ((z >> 32) * n + ((z & 0xFFFFFFFF) * n >> 32)) >> 32;
}

int one_of(List list) {
    return list.items[below(list.size)];
}

// The number of queens in other rows that attack the square (i, j).
int attacks(int i, int j) {
    int count = 0;
    for (int row = 0; row < N; ++row) {
        int columns = abs(queens[row] - j);
        if (row != i && (columns == 0 || columns == abs(row - i))) ++count;
    }
    return count;
}

// The rows with a queen that is attacked.
List attacked(void) {
    List rows = {.size = 0};
    for (int i = 0; i < N; ++i) {
        if (attacks(i, queens[i]) > 0) rows.items[rows.size++] = i;
    }
    return rows;
}

// The other columns of row i where the fewest queens attack.
List best(int i) {
    List columns = {.size = 0};
    int fewest = N;
    for (int j = 0; j < N; ++j) {
        if (j == queens[i] || attacks(i, j) > fewest) continue;
        if (attacks(i, j) < fewest) columns.size = 0;
        fewest = attacks(i, j);
        columns.items[columns.size++] = j;
    }
    return columns;
}

// Repairs a random board; returns false if that takes too many moves.
bool repair(uint64_t attempt) {
    state = SEED + ((attempt - 1) << 32) * STEP;
    for (int row = 0; row < N; ++row) queens[row] = below(N);  // @scatter
    int moves = 0;
    for (List rows = attacked(); rows.size > 0; rows = attacked()) {
        if (moves == MOVES) {
            return false;  // @give-up
        }
        int i = one_of(rows);  // @pick
        queens[i] = one_of(best(i));  // @move
        ++moves;
    }
    for (int row = 0; row < N; ++row) printf("%d ", queens[row]);
    printf("\n");  // @solution
    return true;
}

// The number of solutions found: 1, or 0 if no attempt succeeds.
int search(void) {
    for (int attempt = 1; attempt <= ATTEMPTS; ++attempt) {
        if (repair(attempt)) return 1;
    }
    return 0;
}

int main(void) {
    printf("%d\n", search());  // @start
}
