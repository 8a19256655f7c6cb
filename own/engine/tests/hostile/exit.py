# ends: whole
import sys
print('begins')
sys.exit(3)
