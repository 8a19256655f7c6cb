# ends: Lines
print('begins')
while True:
    try:
        while True:
            pass
    except:
        pass
