// Every way to place N queens, row by row: each square is tested against each queen.
program TestSquares;

const
  N = 8;  // @n
  FirstOnly = False;  // @first @all

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

// Places a queen in row I and goes on below it.
// Returns True to end the search.  // @all
function Place(I: Integer): Boolean;  // @all procedure Place(I: Integer);
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
        if FirstOnly then  // @all
          Exit(True);  // @all
      end
      else if Place(I + 1) then  // @all else
        Exit(True);  // @all Place(I + 1);
      Queens[I] := 0;  // @back
    end;
  end;
  Place := False;  // @return @all Exit;
end;

begin
  Place(1);  // @start
  WriteLn(Count);
end.
