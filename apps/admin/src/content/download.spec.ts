import { joinCsv } from './download.ts';

describe('files with the same columns, joined', () => {
  it('have the headings once, and all rows', () =>
    expect(joinCsv(['\uFEFFID,Title\r\n1,"a\r\nb"\r\n', '\uFEFFID,Title\r\n2,c\r\n'])).toBe(
      '\uFEFFID,Title\r\n1,"a\r\nb"\r\n2,c\r\n',
    ));
  it('are unchanged if there is only one', () => expect(joinCsv(['ID\r\n1\r\n'])).toBe('ID\r\n1\r\n'));
});
