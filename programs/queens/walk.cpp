// Every way to place N queens, column by column: look left along each line.
#include <iostream>
#include <vector>

constexpr int N = 8;  // @n
constexpr bool FIRST_ONLY = false;  // @first @all

bool board[N][N];  // the squares with a queen
std::vector<int> queens;  // the row of the queen in each column
int count = 0;

// Walks from the square (i, j) to the left, step rows down each time; tells whether a queen is met.
bool meets_queen(int i, int j, int step) {
    while (j > 0 && 0 <= i + step && i + step < N) {
        i += step;
        --j;
        if (board[i][j]) return true;
    }
    return false;
}

// Places a queen in column j and goes on to the right.
// Returns true to end the search.  // @all
bool place(int j) {  // @all void place(int j) {
    for (int i = 0; i < N; ++i) {
        if (!meets_queen(i, j, 0) && !meets_queen(i, j, -1) && !meets_queen(i, j, 1)) {  // @try
            board[i][j] = true;
            queens.push_back(i);  // @place
            if (j + 1 == N) {
                ++count;
                for (int row : queens) std::cout << row << ' ';
                std::cout << '\n';  // @solution
                if (FIRST_ONLY) return true;  // @all
            } else if (place(j + 1)) {  // @all } else {
                return true;  // @all place(j + 1);
            }
            board[i][j] = false;
            queens.pop_back();  // @back
        }
    }
    return false;  // @return @all return;
}

int main() {
    place(0);  // @start
    std::cout << count << '\n';
}
