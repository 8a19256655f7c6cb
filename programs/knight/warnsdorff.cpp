// Every knight's tour from a square: the knight first tries the square with the fewest onward moves.
#include <algorithm>
#include <iostream>
#include <utility>
#include <vector>

constexpr int ROWS = 5;  // @rows
constexpr int COLUMNS = 5;  // @columns
constexpr int START_ROW = 4;  // @row
constexpr int START_COLUMN = 0;  // @column
constexpr int MOVES[8][2] = {{-2, -1}, {-2, 1}, {-1, -2}, {-1, 2}, {1, -2}, {1, 2}, {2, -1}, {2, 1}};
constexpr bool FIRST_ONLY = false;  // @first @all

using Square = std::pair<int, int>;

int h[ROWS][COLUMNS];  // the number of each square
int count = 0;

// Tells whether the square (i, j) is on the board and has no number.
bool is_free(int i, int j) {
    return 0 <= i && i < ROWS && 0 <= j && j < COLUMNS && h[i][j] == 0;
}

// The free squares to which the knight can go from a square.
std::vector<Square> onward(Square from) {
    std::vector<Square> squares;
    for (auto& [down, right] : MOVES) {
        Square to(from.first + down, from.second + right);
        if (is_free(to.first, to.second)) squares.push_back(to);
    }
    return squares;
}

// The same squares, sorted: those with the fewest onward moves first.
std::vector<Square> fewest_first(Square from) {
    std::vector<Square> squares = onward(from);
    auto fewer = [](Square one, Square other) { return onward(one).size() < onward(other).size(); };
    std::stable_sort(squares.begin(), squares.end(), fewer);
    return squares;
}

void print() {
    for (auto& row : h) {
        for (int number : row) std::cout << number << ' ';
        std::cout << '\n';
    }
    std::cout << '\n';
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
        std::vector<Square> squares = fewest_first({i, j});  // @choose
        for (auto [x, y] : squares) {
            if (visit(x, y, k + 1)) return true;  // @all visit(x, y, k + 1);
        }
    }
    h[i][j] = 0;  // @back
    return false;  // @all
}

int main() {
    visit(START_ROW, START_COLUMN, 1);  // @start
    std::cout << count << '\n';
}
