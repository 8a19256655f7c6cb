print("before")
import scipy
print("after")
