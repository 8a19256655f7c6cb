# ends: ModuleNotFoundError
print('begins')
import re
