// Every way to place N queens, row by row: marker arrays.
program MarkerArrays;

const
  N = 8;  // @n
  FirstOnly = False;  // @first @all

var
  Queens: array[1..N] of Integer;  // the column of the queen in each row
  A: array[1..N] of Boolean;  // A[J]: column J is taken
  B: array[2..2 * N] of Boolean;  // B[I + J]: the rising diagonal is taken
  C: array[1 - N..N - 1] of Boolean;  // C[I - J]: the falling diagonal is taken
  Count: Integer = 0;

// Places a queen in row I and goes on below it.
// Returns True to end the search.  // @all
function Place(I: Integer): Boolean;  // @all procedure Place(I: Integer);
var
  J, Row: Integer;
begin
  for J := 1 to N do
  begin
    if not (A[J] or B[I + J] or C[I - J]) then  // @try
    begin
      Queens[I] := J;
      A[J] := True;
      B[I + J] := True;
      C[I - J] := True;  // @place
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
      A[J] := False;
      B[I + J] := False;
      C[I - J] := False;  // @back
    end;
  end;
  Place := False;  // @return @all Exit;
end;

begin
  Place(1);  // @start
  WriteLn(Count);
end.
