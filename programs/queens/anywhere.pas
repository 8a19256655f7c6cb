// A warning: placing N queens anywhere on the board finds each solution N! times, once in each order.
program Anywhere;

const
  N = 8;  // @n
  FirstOnly = False;  // @first @all

type
  TSquare = record
    I, J: Integer;
  end;

var
  Queens: array[1..N] of TSquare;  // at first the queens of a given board
  Placed: Integer = 0;  // the number of queens on the board
  Count: Integer = 0;

// Tells whether no queen attacks the square (I, J).
function IsFree(I, J: Integer): Boolean;
var
  K, Rows, Columns: Integer;
begin
  for K := 1 to Placed do
  begin
    Rows := Abs(Queens[K].I - I);
    Columns := Abs(Queens[K].J - J);
    if (Rows = 0) or (Columns = 0) or (Rows = Columns) then
      Exit(False);
  end;
  IsFree := True;
end;

procedure Print;
var
  I, K: Integer;
begin
  for I := 1 to N do
    for K := 1 to N do
      if Queens[K].I = I then
        Write(Queens[K].J, ' ');
  WriteLn;
end;

// Places one more queen on any free square.
// Returns True to end the search.  // @all
function Place: Boolean;  // @all procedure Place;
var
  I, J: Integer;
begin
  for I := 1 to N do
    for J := 1 to N do
    begin
      if IsFree(I, J) then  // @try
      begin
        Placed := Placed + 1;
        Queens[Placed].I := I;
        Queens[Placed].J := J;  // @place
        if Placed = N then
        begin
          Count := Count + 1;
          Print;  // @solution
          if FirstOnly then  // @all
            Exit(True);  // @all
        end
        else if Place() then  // @all else
          Exit(True);  // @all Place();
        Placed := Placed - 1;  // @back
      end;
    end;
  Place := False;  // @return @all Exit;
end;

begin
  Place();  // @start
  WriteLn(Count);
end.
