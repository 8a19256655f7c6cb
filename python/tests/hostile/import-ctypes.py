# ends: ModuleNotFoundError
print('begins')
import ctypes
