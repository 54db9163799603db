import { StringDecoder } from 'node:string_decoder';

/**
 * The lines of a file with one JSON value on each line. Only '\n' ends a line: since Node 24, `readline` also ends lines at U+2028
 * and U+2029, which JSON does not escape (nodejs/node #57591).
 */
export async function* readLines(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new StringDecoder('utf8');
  let line = '';
  for await (const chunk of chunks) {
    const [end = '', ...next] = decoder.write(chunk).split('\n');
    line += end;
    for (const begin of next) {
      yield line;
      line = begin;
    }
  }
  line += decoder.end();
  if (line) yield line;
}
