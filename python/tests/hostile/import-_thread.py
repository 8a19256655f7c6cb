# ends: ModuleNotFoundError
print('begins')
import _thread
