export const tabNames = ['youtube', 'rtmp', 'dual'] as const;
export type TabName = (typeof tabNames)[number];

/** The tab that a key leads to (WAI-ARIA: the arrow keys wrap around, Home and End go to the ends); null for other keys. */
export function tabAfter(current: TabName, key: string): TabName | null {
  const place = tabNames.indexOf(current);
  const last = tabNames.length - 1;
  const next = {
    ArrowRight: place === last ? 0 : place + 1,
    ArrowLeft: place === 0 ? last : place - 1,
    Home: 0,
    End: last,
  }[key];
  return next === undefined ? null : (tabNames[next] ?? null);
}
