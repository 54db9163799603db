/** `ids` with one of them moved to another index. */
export function moved(ids: readonly number[], id: number, to: number): number[] {
  const others = ids.filter((one) => one !== id);
  return others.toSpliced(Math.max(0, Math.min(to, others.length)), 0, id);
}

/** Photos in the order of these ids. Photos that are not in `ids` follow in their previous order. */
export function inOrder<Photo extends { id: number }>(photos: readonly Photo[], ids: readonly number[]): Photo[] {
  const place = new Map(ids.map((id, index) => [id, index]));
  return photos.toSorted((a, b) => (place.get(a.id) ?? ids.length) - (place.get(b.id) ?? ids.length));
}
