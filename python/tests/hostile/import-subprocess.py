# ends: ModuleNotFoundError
print('begins')
import subprocess
