import { csvPieces, heading, toCsv } from './csv.ts';

describe('a CSV file', () => {
  it('has a byte order mark, a line of headings, and lines that end as RFC 4180 says', () => {
    expect(
      toCsv(
        ['a', 'b'],
        [
          [1, true],
          [null, 'x'],
        ],
      ),
    ).toBe('\uFEFFA,B\r\n1,true\r\n,x\r\n');
  });

  it.each([
    ['email', 'Email'],
    ['headOfFamily', 'Head of Family'],
    ['amountUsd', 'Amount USD'],
    ['audioUrl', 'Audio URL'],
    ['id', 'ID'],
  ])('names the column of %s %s', (field, expected) => {
    expect(heading(field)).toBe(expected);
  });

  it('writes money as a number with two decimals, also negative amounts', () => {
    expect(toCsv(['amountUsd'], [[{ cents: 1_250 }], [{ cents: -135 }]])).toBe(
      '\uFEFFAmount USD\r\n12.50\r\n-1.35\r\n',
    );
  });

  it.each([
    ['a "quoted" word', '"a ""quoted"" word"'],
    ['one, two', '"one, two"'],
    ['one\ntwo', '"one\ntwo"'],
    ['ŋat 🙏', 'ŋat 🙏'],
    ['=SUM(A1)', "'=SUM(A1)"],
    ['+256', "'+256"],
    ['-1', "'-1"],
    ['@cmd', "'@cmd"],
    ['\tx', "'\tx"],
    ['\rx', '"\'\rx"'],
    ['=a,b', '"\'=a,b"'],
    ['a=b', 'a=b'],
  ])('writes %j as %s', (value, expected) => {
    expect(toCsv([], [[value]])).toBe(`\uFEFF\r\n${expected}\r\n`);
  });

  it('writes a number unchanged, also a negative one', () => {
    expect(toCsv(['n'], [[-5]])).toBe('\uFEFFN\r\n-5\r\n');
  });
});

describe('the pieces of a CSV file', () => {
  async function* batches(...each: number[][]): AsyncGenerator<number[]> {
    for (const batch of each) yield await Promise.resolve(batch);
  }
  const cells = (row: number): number[] => [row];

  it.each([[[[1, 2], [3]]], [[[1, 2, 3], []]], [[[], [1, 2, 3]]]])(
    'give the same file together as when it is written at once: %j',
    async (each) => {
      let text = '';
      for await (const piece of csvPieces(['n'], batches(...each), cells)) text += piece;
      expect(text).toBe(toCsv(['n'], [[1], [2], [3]]));
    },
  );

  it('let other work use the event loop between two pieces', async () => {
    let turns = 0;
    let handle = setImmediate(function count() {
      turns += 1;
      handle = setImmediate(count);
    });
    const seen: number[] = [];
    for await (const piece of csvPieces(['n'], batches([1], [2], [3]), cells)) if (piece) seen.push(turns);
    clearImmediate(handle);
    expect(seen).toEqual([...new Set(seen)]);
  });
});
