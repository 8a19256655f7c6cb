// Every way to place N queens, row by row: marker arrays.
program MarkerArrays;

const
  N = 8;  // @n
  FirstOnly = False;  // @first @all

var
  Queens: array[1..N] of Integer;  // the column of the queen in each row
  A: array[1..N] of Boolean;  // A[J]: column J is free
  B: array[2..2 * N] of Boolean;  // B[I + J]: the rising diagonal is free
  C: array[1 - N..N - 1] of Boolean;  // C[I - J]: the falling diagonal is free
  Count: Integer = 0;

// Places a queen in row I and goes on below it.
// Returns True to end the search.  // @all
function Place(I: Integer): Boolean;  // @all procedure Place(I: Integer);
var
  J, Row: Integer;
begin
  for J := 1 to N do
  begin
    if A[J] and B[I + J] and C[I - J] then  // @try
    begin
      Queens[I] := J;
      A[J] := False;
      B[I + J] := False;
      C[I - J] := False;  // @place
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
      A[J] := True;
      B[I + J] := True;
      C[I - J] := True;  // @back
    end;
  end;
  Place := False;  // @return @all Exit;
end;

begin
  FillChar(A, SizeOf(A), True);
  FillChar(B, SizeOf(B), True);
  FillChar(C, SizeOf(C), True);
  Place(1);  // @start
  WriteLn(Count);
end.
