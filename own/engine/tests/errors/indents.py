def place(row):
    if row:
	print(row)
    return row


place(1)
