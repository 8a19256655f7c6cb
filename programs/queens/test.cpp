// Every way to place N queens, row by row: each square is tested against each queen.
#include <cstdlib>
#include <iostream>
#include <vector>

constexpr int N = 8;  // @n
constexpr bool FIRST_ONLY = false;  // @first @all

std::vector<int> queens;  // the column of the queen in each row
int count = 0;

// Tells whether a queen above attacks the square (i, j).
bool attacked(int i, int j) {
    for (int row = 0; row < i; ++row) {
        int column = queens[row];
        if (column == j || std::abs(column - j) == i - row) return true;
    }
    return false;
}

// Places a queen in row i and goes on below it.
// Returns true to end the search.  // @all
bool place(int i) {  // @all void place(int i) {
    for (int j = 0; j < N; ++j) {
        if (!attacked(i, j)) {  // @try
            queens.push_back(j);  // @place
            if (i + 1 == N) {
                ++count;
                for (int column : queens) std::cout << column << ' ';
                std::cout << '\n';  // @solution
                if (FIRST_ONLY) return true;  // @all
            } else if (place(i + 1)) {  // @all } else {
                return true;  // @all place(i + 1);
            }
            queens.pop_back();  // @back
        }
    }
    return false;  // @return @all return;
}

int main() {
    place(0);  // @start
    std::cout << count << '\n';
}
