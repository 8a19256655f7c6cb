// Every knight's tour from a square: the knight tries each of its eight moves and takes it back.
#include <iostream>

constexpr int ROWS = 5;  // @rows
constexpr int COLUMNS = 5;  // @columns
constexpr int START_ROW = 4;  // @row
constexpr int START_COLUMN = 0;  // @column
constexpr int MOVES[8][2] = {{-2, -1}, {-2, 1}, {-1, -2}, {-1, 2}, {1, -2}, {1, 2}, {2, -1}, {2, 1}};
constexpr bool FIRST_ONLY = false;  // @first @all

int h[ROWS][COLUMNS];  // the number of each square
int count = 0;

// Tells whether the square (i, j) is on the board and has no number.
bool is_free(int i, int j) {
    return 0 <= i && i < ROWS && 0 <= j && j < COLUMNS && h[i][j] == 0;
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
        for (auto& [down, right] : MOVES) {
            if (is_free(i + down, j + right)) {  // @try
                if (visit(i + down, j + right, k + 1)) return true;  // @all visit(i + down, j + right, k + 1);
            }
        }
    }
    h[i][j] = 0;  // @back
    return false;  // @all
}

int main() {
    visit(START_ROW, START_COLUMN, 1);  // @start
    std::cout << count << '\n';
}
