// Every way to place N queens: next comes the row or column with the fewest free squares.
program FewestChoicesFirst;

const
  N = 8;  // @n
  FirstOnly = False;  // @first @all

type
  TSquare = record
    I, J: Integer;
  end;
  TSquares = record
    Size: Integer;
    Items: array[1..N] of TSquare;
  end;

var
  Queens: TSquares;
  Count: Integer = 0;

// Tells whether no queen attacks the square (I, J).
function IsFree(I, J: Integer): Boolean;
var
  K, Rows, Columns: Integer;
begin
  for K := 1 to Queens.Size do
  begin
    Rows := Abs(Queens.Items[K].I - I);
    Columns := Abs(Queens.Items[K].J - J);
    if (Rows = 0) or (Columns = 0) or (Rows = Columns) then
      Exit(False);
  end;
  IsFree := True;
end;

procedure Add(var Squares: TSquares; I, J: Integer);
begin
  Squares.Size := Squares.Size + 1;
  Squares.Items[Squares.Size].I := I;
  Squares.Items[Squares.Size].J := J;
end;

// Tells whether row K, or column K - N if K > N, has a queen.
function HasQueen(K: Integer): Boolean;
var
  Q: Integer;
begin
  for Q := 1 to Queens.Size do
    if (Queens.Items[Q].I = K) or (Queens.Items[Q].J = K - N) then
      Exit(True);
  HasQueen := False;
end;

// The free squares of row K, or of column K - N if K > N.
function FreeSquares(K: Integer): TSquares;
var
  L: Integer;
begin
  FreeSquares.Size := 0;
  for L := 1 to N do
    if (K <= N) and IsFree(K, L) then
      Add(FreeSquares, K, L)
    else if (K > N) and IsFree(L, K - N) then
      Add(FreeSquares, L, K - N);
end;

// The free squares of the row or column that has the fewest; rows and columns with a queen do not count.
function FewestChoices: TSquares;
var
  K: Integer;
  Free: TSquares;
begin
  FewestChoices.Size := N + 1;
  for K := 1 to 2 * N do
    if not HasQueen(K) then
    begin
      Free := FreeSquares(K);
      if Free.Size < FewestChoices.Size then
        FewestChoices := Free;
    end;
end;

procedure Print;
var
  I, K: Integer;
begin
  for I := 1 to N do
    for K := 1 to N do
      if Queens.Items[K].I = I then
        Write(Queens.Items[K].J, ' ');
  WriteLn;
end;

// Places one more queen in the row or column with the fewest free squares.
// Returns True to end the search.  // @all
function Place: Boolean;  // @all procedure Place;
var
  K: Integer;
  Free: TSquares;
begin
  Free := FewestChoices();  // @choose
  for K := 1 to Free.Size do
  begin
    Add(Queens, Free.Items[K].I, Free.Items[K].J);  // @place
    if Queens.Size = N then
    begin
      Count := Count + 1;
      Print;  // @solution
      if FirstOnly then  // @all
        Exit(True);  // @all
    end
    else if Place() then  // @all else
      Exit(True);  // @all Place();
    Queens.Size := Queens.Size - 1;  // @back
  end;
  Place := False;  // @return @all Exit;
end;

begin
  Place();  // @start
  WriteLn(Count);
end.
