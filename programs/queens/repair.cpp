// One way to place N queens: they start on random squares, and attacked queens move to the square that the fewest attack.
#include <cstdint>
#include <cstdlib>
#include <iostream>
#include <vector>

constexpr int N = 8;  // @n
constexpr std::uint64_t SEED = 0;  // @seed
constexpr int MOVES = 256;  // an attempt with more moves is given up
constexpr int ATTEMPTS = 1000;
constexpr std::uint64_t STEP = 0x9E3779B97F4A7C15;  // the random numbers (SplitMix64) add this to their state

std::uint64_t state;
int queens[N];  // the column of the queen in each row

// A random number from 0 to n - 1.
int below(std::uint64_t n) {
    state += STEP;
    std::uint64_t z = (state ^ state >> 30) * 0xBF58476D1CE4E5B9;
    z = (z ^ z >> 27) * 0x94D049BB133111EB;
    z ^= z >> 31;
    return ((z >> 32) * n + ((z & 0xFFFFFFFF) * n >> 32)) >> 32;
}

int one_of(const std::vector<int>& items) {
    return items[below(items.size())];
}

// The number of queens in other rows that attack the square (i, j).
int attacks(int i, int j) {
    int count = 0;
    for (int row = 0; row < N; ++row) {
        int columns = std::abs(queens[row] - j);
        if (row != i && (columns == 0 || columns == std::abs(row - i))) ++count;
    }
    return count;
}

// The rows with a queen that is attacked.
std::vector<int> attacked() {
    std::vector<int> rows;
    for (int i = 0; i < N; ++i) {
        if (attacks(i, queens[i]) > 0) rows.push_back(i);
    }
    return rows;
}

// The other columns of row i where the fewest queens attack.
std::vector<int> best(int i) {
    std::vector<int> columns;
    int fewest = N;
    for (int j = 0; j < N; ++j) {
        if (j == queens[i] || attacks(i, j) > fewest) continue;
        if (attacks(i, j) < fewest) columns.clear();
        fewest = attacks(i, j);
        columns.push_back(j);
    }
    return columns;
}

// Repairs a random board; returns false if that takes too many moves.
bool repair(std::uint64_t attempt) {
    state = SEED + ((attempt - 1) << 32) * STEP;
    for (int& queen : queens) queen = below(N);  // @scatter
    int moves = 0;
    for (auto rows = attacked(); !rows.empty(); rows = attacked()) {
        if (moves == MOVES) {
            return false;  // @give-up
        }
        int i = one_of(rows);  // @pick
        queens[i] = one_of(best(i));  // @move
        ++moves;
    }
    for (int column : queens) std::cout << column << ' ';
    std::cout << '\n';  // @solution
    return true;
}

// The number of solutions found: 1, or 0 if no attempt succeeds.
int search() {
    for (int attempt = 1; attempt <= ATTEMPTS; ++attempt) {
        if (repair(attempt)) return 1;
    }
    return 0;
}

int main() {
    std::cout << search() << '\n';  // @start
}
