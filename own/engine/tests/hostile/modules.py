# ends: ModuleNotFoundError
print('begins')
for name in ('re', 'subprocess', 'ctypes', 'threading', 'asyncio', 'urllib', 'socket', 'js'):
    try:
        __import__(name)
    except ModuleNotFoundError:
        pass
    else:
        print(name, 'is there')
import js
