// Every way to place N queens, row by row: bit masks.
#include <bit>
#include <cstdint>
#include <iostream>
#include <vector>

constexpr int N = 8;  // @n
constexpr bool FIRST_ONLY = false;  // @first @all

std::vector<int> queens;  // the column of the queen in each row
int count = 0;

// Places a queen in row i, with the attacked columns in the masks.
// Returns true to end the search.  // @all
bool place(int i, std::uint64_t columns, std::uint64_t falling, std::uint64_t rising) {  // @all void place(int i, std::uint64_t columns, std::uint64_t falling, std::uint64_t rising) {
    std::uint64_t free = ~(columns | falling | rising) & (~std::uint64_t{0} >> (64 - N));  // @choose
    while (free) {
        std::uint64_t bit = free & -free;
        free ^= bit;
        queens.push_back(std::countr_zero(bit));  // @place
        if (i + 1 == N) {
            ++count;
            for (int column : queens) std::cout << column << ' ';
            std::cout << '\n';  // @solution
            if (FIRST_ONLY) return true;  // @all
        } else if (place(i + 1, columns | bit, (falling | bit) << 1, (rising | bit) >> 1)) {  // @all } else {
            return true;  // @all place(i + 1, columns | bit, (falling | bit) << 1, (rising | bit) >> 1);
        }
        queens.pop_back();  // @back
    }
    return false;  // @return @all return;
}

int main() {
    place(0, 0, 0, 0);  // @start
    std::cout << count << '\n';
}
