// Every way to place N queens, column by column: look left along each line.
program WalkLines;

const
  N = 8;  // @n
  FirstOnly = False;  // @first @all

var
  Board: array[1..N, 1..N] of Boolean;  // the squares with a queen
  Queens: array[1..N] of Integer;  // the row of the queen in each column
  Count: Integer = 0;

// Walks from the square (I, J) to the left, Step rows down each time; tells whether a queen is met.
function MeetsQueen(I, J, Step: Integer): Boolean;
begin
  while (J > 1) and (I + Step >= 1) and (I + Step <= N) do
  begin
    I := I + Step;
    J := J - 1;
    if Board[I, J] then
      Exit(True);
  end;
  MeetsQueen := False;
end;

// Places a queen in column J and goes on to the right.
// Returns True to end the search.  // @all
function Place(J: Integer): Boolean;  // @all procedure Place(J: Integer);
var
  I, Column: Integer;
begin
  for I := 1 to N do
  begin
    if not (MeetsQueen(I, J, 0) or MeetsQueen(I, J, -1) or MeetsQueen(I, J, 1)) then  // @try
    begin
      Board[I, J] := True;
      Queens[J] := I;  // @place
      if J = N then
      begin
        Count := Count + 1;
        for Column := 1 to N do
          Write(Queens[Column], ' ');
        WriteLn;  // @solution
        if FirstOnly then  // @all
          Exit(True);  // @all
      end
      else if Place(J + 1) then  // @all else
        Exit(True);  // @all Place(J + 1);
      Board[I, J] := False;
      Queens[J] := 0;  // @back
    end;
  end;
  Place := False;  // @return @all Exit;
end;

begin
  Place(1);  // @start
  WriteLn(Count);
end.
