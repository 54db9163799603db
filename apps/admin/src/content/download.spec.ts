import { joinCsv } from './download.ts';

describe('files of the same columns as one', () => {
  it('have the headings once, and every row', () =>
    expect(joinCsv(['\uFEFFID,Title\r\n1,"a\r\nb"\r\n', '\uFEFFID,Title\r\n2,c\r\n'])).toBe(
      '\uFEFFID,Title\r\n1,"a\r\nb"\r\n2,c\r\n',
    ));
  it('are the file itself where there is one', () => expect(joinCsv(['ID\r\n1\r\n'])).toBe('ID\r\n1\r\n'));
});
