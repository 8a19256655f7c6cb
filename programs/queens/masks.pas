// Every way to place N queens, row by row: bit masks.
program BitMasks;

const
  N = 8;  // @n
  FirstOnly = False;  // @first @all

var
  Queens: array[1..N] of Integer;  // the column of the queen in each row
  Count: Integer = 0;

// Places a queen in row I, with the attacked columns in the masks.
// Returns True to end the search.  // @all
function Place(I: Integer; Columns, Falling, Rising: QWord): Boolean;  // @all procedure Place(I: Integer; Columns, Falling, Rising: QWord);
var
  Free, Bit: QWord;
  Row: Integer;
begin
  Free := not (Columns or Falling or Rising) and (High(QWord) shr (64 - N));  // @choose
  while Free <> 0 do
  begin
    Bit := Free and (not Free + 1);
    Free := Free xor Bit;
    Queens[I] := BsfQWord(Bit) + 1;  // @place
    if I = N then
    begin
      Count := Count + 1;
      for Row := 1 to N do
        Write(Queens[Row], ' ');
      WriteLn;  // @solution
      if FirstOnly then  // @all
        Exit(True);  // @all
    end
    else if Place(I + 1, Columns or Bit, (Falling or Bit) shl 1, (Rising or Bit) shr 1) then  // @all else
      Exit(True);  // @all Place(I + 1, Columns or Bit, (Falling or Bit) shl 1, (Rising or Bit) shr 1);
    Queens[I] := 0;  // @back
  end;
  Place := False;  // @return @all Exit;
end;

begin
  Place(1, 0, 0, 0);  // @start
  WriteLn(Count);
end.
