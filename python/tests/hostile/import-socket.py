# ends: ModuleNotFoundError
print('begins')
import socket
