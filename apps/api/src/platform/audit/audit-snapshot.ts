/** Most bytes of a snapshot as JSON; more than any content item can have, so that each version can be restored completely. */
const maxBytes = 1_000_000;
/** Lengths to which long texts are cut, tried in turn until the snapshot fits. */
const textLengths = [Infinity, 20_000, 4_000, 1_000, 200];
/** Most characters of a text in a list of entries. */
const listedLength = 2_000;
const secret = /password|hash|secret|token|authorization/i;

/** The beginning of a text, without cutting a surrogate pair in two. */
export const shorten = (text: string, longest: number): string => text.slice(0, longest).replace(/\p{Surrogate}$/u, '');

function tidy(value: unknown, longest: number): unknown {
  if (typeof value === 'string')
    return value.length > longest ? `${shorten(value, longest)}… (${value.length} characters)` : value;
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.slice(0, longest).map((item) => tidy(item, longest));
  if (typeof value !== 'object' || value === null) return value;
  // A time such as passwordChangedAt is no secret.
  const snapshot = Object.entries(value).filter(([name]) => !secret.test(name) || name.endsWith('At'));
  return Object.fromEntries(snapshot.map(([name, inner]) => [name, tidy(inner, longest)]));
}

/** A snapshot as shown in a list, with long texts shortened. */
export const toListed = (snapshot: object | null): object | null =>
  snapshot && (tidy(snapshot, listedLength) as object);

/** An item as the audit log stores it: without secrets, and with long texts shortened if it is too large. */
export function toSnapshot(thing: object | null | undefined): Record<string, unknown> | null {
  if (thing === null || thing === undefined) return null;
  for (const longest of textLengths) {
    const snapshot = tidy(thing, longest) as Record<string, unknown>;
    if (Buffer.byteLength(JSON.stringify(snapshot)) <= maxBytes) return snapshot;
  }
  return { note: 'Too large to be kept here' };
}
