/** Some bytes of a file, first and last one included. */
export interface ByteRange {
  first: number;
  last: number;
}

// Not range-parser 1.3: it refuses the last n bytes of a file shorter than n, where RFC 9110 wants the whole file.
/**
 * Reads a Range header (RFC 9110, 14.2) for a file of so many bytes. undefined: the whole file is to be answered, also
 * for several ranges at once, which no player asks for and would only multiply the work.
 */
export function readRange(header: string | null | undefined, bytes: number): ByteRange | 'unsatisfiable' | undefined {
  const [, from, to] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.replaceAll(' ', '') ?? '') ?? [];
  if (from === undefined || to === undefined || (from === '' && to === '')) return undefined;
  if (from === '')
    return Number(to) === 0 || bytes === 0
      ? 'unsatisfiable'
      : { first: Math.max(0, bytes - Number(to)), last: bytes - 1 };
  if (to !== '' && Number(to) < Number(from)) return undefined;
  if (Number(from) >= bytes) return 'unsatisfiable';
  return { first: Number(from), last: to === '' ? bytes - 1 : Math.min(Number(to), bytes - 1) };
}
