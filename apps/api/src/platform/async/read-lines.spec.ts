import { Readable } from 'node:stream';
import { readLines } from './read-lines.ts';

const read = async (...chunks: Buffer[]): Promise<string[]> => {
  const lines: string[] = [];
  for await (const line of readLines(Readable.from(chunks))) lines.push(line);
  return lines;
};

describe('readLines', () => {
  it('ends a line only at a line feed, not at other line ends of Unicode', async () => {
    const texts = ['one\u2028two', 'one\u2029two', 'one\u0085two', 'one\rtwo'];
    expect(await read(Buffer.from(`${texts.join('\n')}\n`))).toEqual(texts);
  });

  it('joins lines and characters that are cut between chunks', async () => {
    const bytes = Buffer.from('Lëmo 🙏\nöö\n');
    expect(await read(...Array.from(bytes, (_, at) => bytes.subarray(at, at + 1)))).toEqual(['Lëmo 🙏', 'öö']);
  });

  it('yields empty lines, and a last line without a line feed', async () => {
    expect(await read(Buffer.from('one\n\ntwo'))).toEqual(['one', '', 'two']);
    expect(await read()).toEqual([]);
  });
});
