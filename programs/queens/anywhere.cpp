// A warning: placing N queens anywhere on the board finds each solution N! times, once in each order.
#include <cstdlib>
#include <iostream>
#include <vector>

constexpr int N = 8;  // @n
constexpr bool FIRST_ONLY = false;  // @first @all

struct Square {
    int i, j;
};

std::vector<Square> queens;  // at first the queens of a given board
int count = 0;

// Tells whether no queen attacks the square (i, j).
bool is_free(int i, int j) {
    for (Square queen : queens) {
        int rows = std::abs(queen.i - i), columns = std::abs(queen.j - j);
        if (rows == 0 || columns == 0 || rows == columns) return false;
    }
    return true;
}

void print() {
    std::vector<int> columns(N);
    for (auto [i, j] : queens) columns[i] = j;
    for (int column : columns) std::cout << column << ' ';
    std::cout << '\n';
}

// Places one more queen on any free square.
// Returns true to end the search.  // @all
bool place() {  // @all void place() {
    for (int i = 0; i < N; ++i) {
        for (int j = 0; j < N; ++j) {
            if (is_free(i, j)) {  // @try
                queens.push_back({i, j});  // @place
                if (queens.size() == N) {
                    ++count;
                    print();  // @solution
                    if (FIRST_ONLY) return true;  // @all
                } else if (place()) {  // @all } else {
                    return true;  // @all place();
                }
                queens.pop_back();  // @back
            }
        }
    }
    return false;  // @return @all return;
}

int main() {
    place();  // @start
    std::cout << count << '\n';
}
