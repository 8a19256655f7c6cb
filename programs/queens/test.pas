// Every way to place N queens, row by row: each square is tested against each queen.
program TestSquares;

const
  N = 8;  // @n
  FirstOnly = False;  // @first

var
  Queens: array[1..N] of Integer;  // the column of the queen in each row
  Count: Integer = 0;

// Tells whether a queen above attacks the square (I, J).
function Attacked(I, J: Integer): Boolean;
var
  Row: Integer;
begin
  for Row := 1 to I - 1 do
    if (Queens[Row] = J) or (Abs(Queens[Row] - J) = I - Row) then
      Exit(True);
  Attacked := False;
end;

// Places a queen in row I and goes on below it; returns True to end the search.
function Place(I: Integer): Boolean;
var
  J, Row: Integer;
begin
  for J := 1 to N do
  begin
    if not Attacked(I, J) then  // @try
    begin
      Queens[I] := J;  // @place
      if I = N then
      begin
        Count := Count + 1;
        for Row := 1 to N do
          Write(Queens[Row], ' ');
        WriteLn;  // @solution
        if FirstOnly then
          Exit(True);
      end
      else if Place(I + 1) then
        Exit(True);
      Queens[I] := 0;  // @back
    end;
  end;
  Place := False;  // @return
end;

begin
  Place(1);  // @start
  WriteLn(Count);
end.
