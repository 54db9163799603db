/** A range of bytes of a file, including the first and the last one. */
export interface ByteRange {
  first: number;
  last: number;
}

// The package range-parser 1.3 is not used: it refuses the last n bytes of a file shorter than n. RFC 9110 requires the whole file then.
/**
 * Reads a Range header (RFC 9110, 14.2) for a file of the given size in bytes. undefined: send the whole file. This also
 * applies to several ranges at once, which no player requests and which would only multiply the work.
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
