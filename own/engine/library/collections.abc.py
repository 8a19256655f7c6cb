from typing import (
    Callable, Collection, Container, Generator, Hashable, Iterable, Iterator, Mapping, MutableMapping, MutableSequence,
    MutableSet, Reversible, Sequence, Set, Sized,
)
