# arguments: 5
import sys
from dataclasses import dataclass, field


@dataclass
class Position:
    size: int
    columns: dict[int, int] = field(default_factory=dict)

    @property
    def row(self) -> int:
        return len(self.columns)

    @property
    def is_full(self) -> bool:
        return self.row == self.size

    def allows(self, column: int) -> bool:
        return all(column != c and abs(column - c) != self.row - r for r, c in self.columns.items())

    def search(self):
        if self.is_full:
            yield dict(self.columns)
            return
        for column in range(self.size):
            if self.allows(column):
                self.columns[self.row] = column
                yield from self.search()
                self.columns.popitem()


position = Position(int(sys.argv[1]))
for number, solution in enumerate(position.search(), 1):
    print(number, solution)
print(position)
