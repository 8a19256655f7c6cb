print("before")
import numpy
print("after")
