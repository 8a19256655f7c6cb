// Every way to place N queens: next comes the row or column with the fewest free squares.
#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <vector>

constexpr int N = 8;  // @n
constexpr bool FIRST_ONLY = false;  // @first @all

struct Square {
    int i, j;
};

std::vector<Square> queens;
int count = 0;

// Tells whether no queen attacks the square.
bool is_free(Square square) {
    return std::none_of(queens.begin(), queens.end(), [=](Square queen) {
        int rows = std::abs(queen.i - square.i), columns = std::abs(queen.j - square.j);
        return rows == 0 || columns == 0 || rows == columns;
    });
}

// Tells whether row k, or column k - N if k >= N, has a queen.
bool has_queen(int k) {
    return std::any_of(queens.begin(), queens.end(), [=](Square queen) {
        return queen.i == k || queen.j == k - N;
    });
}

// The free squares of the row or column that has the fewest; rows and columns with a queen do not count.
std::vector<Square> fewest_choices() {
    std::vector<Square> fewest(N + 1);  // more squares than any row has
    for (int k = 0; k < 2 * N; ++k) {
        if (has_queen(k)) continue;
        std::vector<Square> free;
        for (int l = 0; l < N; ++l) {
            Square square = k < N ? Square{k, l} : Square{l, k - N};
            if (is_free(square)) free.push_back(square);
        }
        if (free.size() < fewest.size()) fewest = free;
    }
    return fewest;
}

void print() {
    std::vector<int> columns(N);
    for (auto [i, j] : queens) columns[i] = j;
    for (int column : columns) std::cout << column << ' ';
    std::cout << '\n';
}

// Places one more queen in the row or column with the fewest free squares.
// Returns true to end the search.  // @all
bool place() {  // @all void place() {
    std::vector<Square> free = fewest_choices();  // @choose
    for (Square square : free) {
        queens.push_back(square);  // @place
        if (queens.size() == N) {
            ++count;
            print();  // @solution
            if (FIRST_ONLY) return true;  // @all
        } else if (place()) {  // @all } else {
            return true;  // @all place();
        }
        queens.pop_back();  // @back
    }
    return false;  // @return @all return;
}

int main() {
    place();  // @start
    std::cout << count << '\n';
}
