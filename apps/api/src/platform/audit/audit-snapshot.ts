/** Bytes of one snapshot as JSON: more than any item of content can have, so that each version can be restored whole. */
const maxBytes = 1_000_000;
/** What long texts are cut to, tried one after the other until the snapshot fits. */
const textLengths = [Infinity, 20_000, 4_000, 1_000, 200];
/** Characters of a text that a list of entries needs. */
const listedLength = 2_000;
const secret = /password|hash|secret|token|authorization/i;

/** The beginning of a text, no character cut in two. */
export const shorten = (text: string, longest: number): string => text.slice(0, longest).replace(/\p{Surrogate}$/u, '');

function tidy(value: unknown, longest: number): unknown {
  if (typeof value === 'string')
    return value.length > longest ? `${shorten(value, longest)}… (${value.length} characters)` : value;
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.slice(0, longest).map((item) => tidy(item, longest));
  if (typeof value !== 'object' || value === null) return value;
  // An instant like passwordChangedAt tells when, not what.
  const snapshot = Object.entries(value).filter(([name]) => !secret.test(name) || name.endsWith('At'));
  return Object.fromEntries(snapshot.map(([name, inner]) => [name, tidy(inner, longest)]));
}

/** What a list shows of a snapshot: long texts shortened. */
export const toListed = (snapshot: object | null): object | null =>
  snapshot && (tidy(snapshot, listedLength) as object);

/** What the audit log keeps of a thing: all of it but secrets; where it is enormous, with long texts shortened. */
export function toSnapshot(thing: object | null | undefined): Record<string, unknown> | null {
  if (thing === null || thing === undefined) return null;
  for (const longest of textLengths) {
    const snapshot = tidy(thing, longest) as Record<string, unknown>;
    if (Buffer.byteLength(JSON.stringify(snapshot)) <= maxBytes) return snapshot;
  }
  return { note: 'Too large to be kept here' };
}
