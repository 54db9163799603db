export const tabNames = ['youtube', 'rtmp', 'dual'] as const;
export type TabName = (typeof tabNames)[number];

/** Where a key leads from a tab (WAI-ARIA: arrows go round, Home and End to the ends); null when it leads nowhere. */
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
