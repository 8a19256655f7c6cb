# ends: SyntaxError
print('begins')
eval('(' * 100000 + ')' * 100000)
