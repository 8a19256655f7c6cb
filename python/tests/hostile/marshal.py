# ends: any
print('begins')
import marshal
exec(marshal.loads(b'\xe3\x00\x00\x00\x00'))
