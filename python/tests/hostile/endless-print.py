# ends: Bytes
print('begins')
while True:
    print('queens')
