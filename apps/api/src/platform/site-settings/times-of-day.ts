/** Matches '9:00 PM', and also '9:00' where a later time has the AM or PM for both. */
const clock = /(\d{1,2}):(\d\d)(?:\s*([AP])M\b)?/gi;
const halfDay = 720;

/** Minutes after midnight. If two times share one AM or PM, the first is the earlier one. */
function minutesOf(found: readonly RegExpMatchArray[], at: number): number {
  const [, hour, minute, own] = found[at] ?? [];
  const next = found.slice(at + 1).find(([, , , half]) => half);
  const half = own ?? next?.[3] ?? found.findLast(([, , , each]) => each)?.[3];
  const minutes = (Number(hour) % 12) * 60 + Number(minute) + (half?.toUpperCase() === 'P' ? halfDay : 0);
  const isTooLate = own === undefined && next !== undefined && minutes > minutesOf(found, at + 1);
  return isTooLate ? (minutes + halfDay) % (2 * halfDay) : minutes;
}

const written = (minutes: number): string => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;

/** Rewrites times of day for a 24-hour clock: '5:00–6:30 PM' → '17:00–18:30'. A text without AM and PM is unchanged. */
export function in24Hours(text: string): string {
  const found = [...text.matchAll(clock)];
  if (!found.some(([, , , half]) => half)) return text;
  let at = -1;
  return text.replace(clock, () => written(minutesOf(found, (at += 1))));
}
