# Tables as text.
QUOTE_MINIMAL, QUOTE_ALL, QUOTE_NONNUMERIC, QUOTE_NONE = range(4)


class Error(Exception):
    pass


class _Writer:
    def __init__(self, csvfile, delimiter=",", quotechar='"', lineterminator="\r\n", quoting=QUOTE_MINIMAL):
        self._write, self._delimiter, self._quote, self._end, self._quoting = csvfile.write, delimiter, quotechar, lineterminator, quoting

    def _field(self, value, is_alone):
        text = "" if value is None else str(value)
        special = (self._delimiter, self._quote, "\r", "\n")
        is_number = isinstance(value, (int, float))
        if self._quoting == QUOTE_ALL or self._quoting == QUOTE_NONNUMERIC and not is_number or is_alone and not text or (
                self._quoting != QUOTE_NONE and any(sign in text for sign in special)):
            return self._quote + text.replace(self._quote, self._quote * 2) + self._quote
        return text

    def writerow(self, row):
        row = list(row)
        return self._write(self._delimiter.join(self._field(value, len(row) == 1) for value in row) + self._end)

    def writerows(self, rows):
        for row in rows:
            self.writerow(row)


def writer(csvfile, dialect="excel", **options):
    return _Writer(csvfile, **options)


def reader(csvfile, dialect="excel", delimiter=",", quotechar='"', **options):
    row, field, is_quoted = [], "", False
    for line in csvfile:
        at, line = 0, line if is_quoted else line.rstrip("\r\n")
        if not line and not is_quoted:
            yield []
            continue
        while at < len(line):
            sign = line[at]
            if is_quoted and sign == quotechar and line[at + 1:at + 2] == quotechar:
                field, at = field + quotechar, at + 1
            elif sign == quotechar and (is_quoted or not field):
                is_quoted = not is_quoted
            elif sign == delimiter and not is_quoted:
                row.append(field)
                field = ""
            elif is_quoted or sign not in "\r\n":
                field += sign
            at += 1
        if not is_quoted:
            yield row + [field]
            row, field = [], ""


class DictWriter:
    def __init__(self, f, fieldnames, restval="", extrasaction="raise", **options):
        self.fieldnames, self._rest, self.writer = fieldnames, restval, writer(f, **options)

    def writeheader(self):
        return self.writer.writerow(self.fieldnames)

    def writerow(self, rowdict):
        unknown = [key for key in rowdict if key not in self.fieldnames]
        if unknown:
            raise ValueError("dict contains fields not in fieldnames: " + ", ".join(map(repr, unknown)))
        return self.writer.writerow(rowdict.get(key, self._rest) for key in self.fieldnames)

    def writerows(self, rowdicts):
        for row in rowdicts:
            self.writerow(row)


def DictReader(f, fieldnames=None, **options):
    for row in reader(f, **options):
        if fieldnames is None:
            fieldnames = row
        elif row:
            yield dict(zip(fieldnames, row))
