import { textOf } from './file-text.ts';

const bytes = (...values: number[]): Uint8Array => new Uint8Array(values);

describe('textOf', () => {
  it('reads UTF-8 with letters of Acholi, with and without a byte order mark', () => {
    const text = 'Ŋom,Aŋwen';
    const utf8 = new TextEncoder().encode(text);
    expect(textOf(utf8)).toBe(text);
    expect(textOf(bytes(0xef, 0xbb, 0xbf, ...utf8))).toBe(text);
  });

  it('reads what Excel writes on Windows: Windows-1252, or UTF-16 with a byte order mark', () => {
    // Node 20 decodes the bytes 0x80 to 0x9f of Windows-1252 differently from browsers; this text has none of them.
    expect(textOf(bytes(0x4a, 0x6f, 0x73, 0xe9))).toBe('José');
    expect(textOf(bytes(0xff, 0xfe, 0x4a, 0x01, 0x41, 0x00))).toBe('ŊA');
  });

  it.each([
    ['a spreadsheet', bytes(0x50, 0x4b, 3, 4, 20), 'Save As'],
    ['an old spreadsheet', bytes(0xd0, 0xcf, 0x11, 0xe0), 'Save As'],
    ['a file that is no text', bytes(1, 0, 2), 'not a text file'],
    ['an empty file', bytes(32, 10), 'empty'],
    ['a file that is too large', new Uint8Array(5_000_001).fill(65), '5 MB'],
  ])('refuses %s and says what to do', (_what, file, words) => {
    expect(() => textOf(file)).toThrow(words);
  });
});
