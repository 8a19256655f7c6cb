# ends: EOFError
print('begins')
input()
