import { toCsv } from './csv.ts';

describe('a CSV file', () => {
  it('has a byte order mark, a line of names, and lines that end as RFC 4180 says', () => {
    expect(
      toCsv(
        ['a', 'b'],
        [
          [1, true],
          [null, 'x'],
        ],
      ),
    ).toBe('\uFEFFa,b\r\n1,true\r\n,x\r\n');
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

  it('leaves a number a number, also a negative one', () => {
    expect(toCsv(['n'], [[-5]])).toBe('\uFEFFn\r\n-5\r\n');
  });
});
