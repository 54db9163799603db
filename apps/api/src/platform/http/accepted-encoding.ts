// Not @fastify/accepts: it is as fast, but returns gzip to a browser that names gzip before br, and br is smaller.
/** The best of our encodings that the caller accepts; undefined for none. `q=0` refuses an encoding. */
export function acceptedEncoding(header: string | string[] | undefined): 'br' | 'gzip' | undefined {
  const accepted = new Set(
    String(header ?? '')
      .split(',')
      .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
      .map((part) => part.split(';', 1)[0]?.trim().toLowerCase()),
  );
  return (['br', 'gzip'] as const).find((name) => accepted.has(name));
}
