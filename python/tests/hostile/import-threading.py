# ends: ModuleNotFoundError
print('begins')
import threading
