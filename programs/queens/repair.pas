// One way to place N queens: they start on random squares, and attacked queens move to the square that the fewest attack.
program MinConflicts;

const
  N = 8;  // @n
  Seed: QWord = 0;  // @seed
  MaxMoves = 256;  // an attempt with more moves is given up
  Attempts = 1000;
  Step = QWord($9E3779B97F4A7C15);  // the random numbers (SplitMix64) add this to their state

type
  TNumbers = record
    Size: Integer;
    Items: array[1..N] of Integer;
  end;

var
  State: QWord;
  Queens: array[1..N] of Integer;  // the column of the queen in each row

// A random number from 0 to K - 1.
function Below(K: QWord): Integer;
var
  Z: QWord;
begin
  State := State + Step;
  Z := (State xor (State shr 30)) * QWord($BF58476D1CE4E5B9);
  Z := (Z xor (Z shr 27)) * QWord($94D049BB133111EB);
  Z := Z xor (Z shr 31);
  Below := ((Z shr 32) * K + (((Z and $FFFFFFFF) * K) shr 32)) shr 32;
end;

function OneOf(const Numbers: TNumbers): Integer;
begin
  OneOf := Numbers.Items[1 + Below(Numbers.Size)];
end;

procedure Add(var Numbers: TNumbers; Number: Integer);
begin
  Numbers.Size := Numbers.Size + 1;
  Numbers.Items[Numbers.Size] := Number;
end;

// The number of queens in other rows that attack the square (I, J).
function Attacks(I, J: Integer): Integer;
var
  Row, Columns: Integer;
begin
  Attacks := 0;
  for Row := 1 to N do
  begin
    Columns := Abs(Queens[Row] - J);
    if (Row <> I) and ((Columns = 0) or (Columns = Abs(Row - I))) then
      Attacks := Attacks + 1;
  end;
end;

// The rows with a queen that is attacked.
function Attacked: TNumbers;
var
  I: Integer;
begin
  Attacked.Size := 0;
  for I := 1 to N do
    if Attacks(I, Queens[I]) > 0 then
      Add(Attacked, I);
end;

// The other columns of row I where the fewest queens attack.
function Best(I: Integer): TNumbers;
var
  J, Fewest: Integer;
begin
  Best.Size := 0;
  Fewest := N;
  for J := 1 to N do
    if (J <> Queens[I]) and (Attacks(I, J) <= Fewest) then
    begin
      if Attacks(I, J) < Fewest then
        Best.Size := 0;
      Fewest := Attacks(I, J);
      Add(Best, J);
    end;
end;

// Repairs a random board; returns False if that takes too many moves.
function Repair(Attempt: QWord): Boolean;
var
  I, Row, Moves: Integer;
  Rows: TNumbers;
begin
  State := Seed + ((Attempt - 1) shl 32) * Step;
  for Row := 1 to N do Queens[Row] := 1 + Below(N);  // @scatter
  Moves := 0;
  Rows := Attacked();
  while Rows.Size > 0 do
  begin
    if Moves = MaxMoves then
    begin
      Exit(False);  // @give-up
    end;
    I := OneOf(Rows);  // @pick
    Queens[I] := OneOf(Best(I));  // @move
    Moves := Moves + 1;
    Rows := Attacked();
  end;
  for Row := 1 to N do
    Write(Queens[Row], ' ');
  WriteLn;  // @solution
  Repair := True;
end;

// The number of solutions found: 1, or 0 if no attempt succeeds.
function Search: Integer;
var
  Attempt: Integer;
begin
  for Attempt := 1 to Attempts do
    if Repair(Attempt) then
      Exit(1);
  Search := 0;
end;

begin
  WriteLn(Search());  // @start
end.
