// Every knight's tour from a square: the knight tries each of its eight moves and takes it back.
program KnightsTours;

const
  Rows = 5;  // @rows
  Columns = 5;  // @columns
  StartRow = 5;  // @pascal-row
  StartColumn = 1;  // @pascal-column
  Down: array[0..7] of Integer = (-2, -2, -1, -1, 1, 1, 2, 2);
  Right: array[0..7] of Integer = (-1, 1, -2, 2, -2, 2, -1, 1);
  FirstOnly = False;  // @first @all

var
  H: array[1..Rows, 1..Columns] of Integer;  // the number of each square
  Count: Integer = 0;

// Tells whether the square (I, J) is on the board and has no number.
function IsFree(I, J: Integer): Boolean;
begin
  IsFree := (I >= 1) and (I <= Rows) and (J >= 1) and (J <= Columns) and (H[I, J] = 0);
end;

procedure Print;
var
  I, J: Integer;
begin
  for I := 1 to Rows do
  begin
    for J := 1 to Columns do
      Write(H[I, J], ' ');
    WriteLn;
  end;
  WriteLn;
end;

// Visits the square (I, J) as number K and goes on from there.
// Returns True to end the search.  // @all
function Visit(I, J, K: Integer): Boolean;  // @all procedure Visit(I, J, K: Integer);
var
  M: Integer;
begin
  H[I, J] := K;  // @place
  if K = Rows * Columns then
  begin
    Count := Count + 1;
    Print;  // @solution
    if FirstOnly then  // @all
      Exit(True);  // @all
  end
  else
    for M := 0 to 7 do
    begin
      if IsFree(I + Down[M], J + Right[M]) then  // @try
        if Visit(I + Down[M], J + Right[M], K + 1) then  // @all Visit(I + Down[M], J + Right[M], K + 1);
          Exit(True);  // @all
    end;
  H[I, J] := 0;  // @back
  Visit := False;  // @all
end;

begin
  Visit(StartRow, StartColumn, 1);  // @start
  WriteLn(Count);
end.
