# ends: ModuleNotFoundError
print('begins')
import urllib
