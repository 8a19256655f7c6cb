# ends: ModuleNotFoundError
print('begins')
import js
