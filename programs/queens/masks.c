// Every way to place N queens, row by row: bit masks.
#include <stdbool.h>  // @all
#include <stdint.h>
#include <stdio.h>

#define N 8  // @n
#define FIRST_ONLY false  // @first @all

int queens[N];  // the column of the queen in each row
int count = 0;

// The number of the lowest bit that is set.
int lowest(uint64_t bits) {
    int j = 0;
    while (!(bits >> j & 1)) ++j;
    return j;
}

void print(void) {
    for (int row = 0; row < N; ++row) printf("%d ", queens[row]);
    printf("\n");
}

// Places a queen in row i, with the attacked columns in the masks.
// Returns true to end the search.  // @all
bool place(int i, uint64_t columns, uint64_t falling, uint64_t rising) {  // @all void place(int i, uint64_t columns, uint64_t falling, uint64_t rising) {
    uint64_t free = ~(columns | falling | rising) & (~(uint64_t)0 >> (64 - N));  // @choose
    while (free) {
        uint64_t bit = free & -free;
        free ^= bit;
        queens[i] = lowest(bit);  // @place
        if (i + 1 == N) {
            ++count;
            print();  // @solution
            if (FIRST_ONLY) return true;  // @all
        } else if (place(i + 1, columns | bit, (falling | bit) << 1, (rising | bit) >> 1)) {  // @all } else {
            return true;  // @all place(i + 1, columns | bit, (falling | bit) << 1, (rising | bit) >> 1);
        }
        queens[i] = -1;  // @back
    }
    return false;  // @return @all return;
}

int main(void) {
    place(0, 0, 0, 0);  // @start
    printf("%d\n", count);
}
