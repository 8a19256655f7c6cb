// Every way to place N queens, row by row: marker arrays.
#include <iostream>
#include <vector>

constexpr int N = 8;  // @n
constexpr bool FIRST_ONLY = false;  // @first @all

std::vector<int> queens;  // the column of the queen in each row
bool a[N];  // a[j]: column j is taken
bool b[2 * N - 1];  // b[i + j]: the rising diagonal is taken
bool c[2 * N - 1];  // c[i - j + N - 1]: the falling diagonal is taken
int count = 0;

// Places a queen in row i and goes on below it.
// Returns true to end the search.  // @all
bool place(int i) {  // @all void place(int i) {
    for (int j = 0; j < N; ++j) {
        if (!a[j] && !b[i + j] && !c[i - j + N - 1]) {  // @try
            queens.push_back(j);
            a[j] = b[i + j] = c[i - j + N - 1] = true;  // @place
            if (i + 1 == N) {
                ++count;
                for (int column : queens) std::cout << column << ' ';
                std::cout << '\n';  // @solution
                if (FIRST_ONLY) return true;  // @all
            } else if (place(i + 1)) {  // @all } else {
                return true;  // @all place(i + 1);
            }
            a[j] = b[i + j] = c[i - j + N - 1] = false;
            queens.pop_back();  // @back
        }
    }
    return false;  // @return @all return;
}

int main() {
    place(0);  // @start
    std::cout << count << '\n';
}
