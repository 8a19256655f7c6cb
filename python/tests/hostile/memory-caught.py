# ends: memory
print('begins')
x = []
while True:
    try:
        x.append(bytearray(10 ** 6))
    except:
        pass
