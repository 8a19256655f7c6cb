# The abstract classes of collections.
from _collections_abc import *
from _collections_abc import __all__
