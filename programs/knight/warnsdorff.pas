// Every knight's tour from a square: the knight first tries the square with the fewest onward moves.
program KnightsTours;

const
  Rows = 5;  // @rows
  Columns = 5;  // @columns
  StartRow = 5;  // @pascal-row
  StartColumn = 1;  // @pascal-column
  Down: array[0..7] of Integer = (-2, -2, -1, -1, 1, 1, 2, 2);
  Right: array[0..7] of Integer = (-1, 1, -2, 2, -2, 2, -1, 1);
  FirstOnly = False;  // @first @all

type
  // Moves, each from 0 to 7: the first Size of them.
  Moves = record
    Size: Integer;
    Move: array[1..8] of Integer;
  end;

var
  H: array[1..Rows, 1..Columns] of Integer;  // the number of each square
  Count: Integer = 0;

// Tells whether the square (I, J) is on the board and has no number.
function IsFree(I, J: Integer): Boolean;
begin
  IsFree := (I >= 1) and (I <= Rows) and (J >= 1) and (J <= Columns) and (H[I, J] = 0);
end;

// The number of moves from the square (I, J) to free squares.
function MovesOn(I, J: Integer): Integer;
var
  M, Number: Integer;
begin
  Number := 0;
  for M := 0 to 7 do
    if IsFree(I + Down[M], J + Right[M]) then
      Number := Number + 1;
  MovesOn := Number;
end;

// The moves from the square (I, J) to free squares, sorted: those with the fewest onward moves first.
function FewestFirst(I, J: Integer): Moves;
var
  On: array[0..7] of Integer;
  Found: Moves;
  M, Place: Integer;
begin
  Found.Size := 0;
  for M := 0 to 7 do
    if IsFree(I + Down[M], J + Right[M]) then
    begin
      On[M] := MovesOn(I + Down[M], J + Right[M]);
      Found.Size := Found.Size + 1;
      Place := Found.Size;
      while (Place > 1) and (On[Found.Move[Place - 1]] > On[M]) do
      begin
        Found.Move[Place] := Found.Move[Place - 1];
        Place := Place - 1;
      end;
      Found.Move[Place] := M;
    end;
  FewestFirst := Found;
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
  Onward: Moves;
  N, M: Integer;
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
  begin
    Onward := FewestFirst(I, J);  // @choose
    for N := 1 to Onward.Size do
    begin
      M := Onward.Move[N];
      if Visit(I + Down[M], J + Right[M], K + 1) then  // @all Visit(I + Down[M], J + Right[M], K + 1);
        Exit(True);  // @all
    end;
  end;
  H[I, J] := 0;  // @back
  Visit := False;  // @all
end;

begin
  Visit(StartRow, StartColumn, 1);  // @start
  WriteLn(Count);
end.
