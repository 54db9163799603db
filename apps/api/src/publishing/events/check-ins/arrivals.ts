const minute = 60_000;
const day = 24 * 60;
/** Possible lengths of a bar, in minutes: round times on a clock. */
const spanLengths = [5, 10, 15, 30, 60, 120, 240, day];
/** Maximum number of bars that fit on a phone. */
const maxBars = 40;

/** The first entry of a ticket that was not undone. */
export interface Arrival {
  at: Date;
  gate: string;
  /** Name of a person who walked in. */
  name: string | null;
}

/** Number of people who came within a span that begins at `from`. */
export interface ArrivalSpan {
  from: Date;
  count: number;
}

/** Arrivals counted in equal spans from the first to the last, including spans without arrivals. */
export function arrivalCurve(times: readonly number[]): { minutes: number; spans: ArrivalSpan[] } {
  const first = times.reduce((one, other) => Math.min(one, other), Infinity);
  const last = times.reduce((one, other) => Math.max(one, other), -Infinity);
  const minutes =
    spanLengths.find((length) => spanOf(last, length) - spanOf(first, length) < maxBars) ??
    // One span is kept spare, because the first span may begin before the first arrival.
    Math.ceil((last - first) / minute / day / (maxBars - 1)) * day;
  if (times.length === 0) return { minutes, spans: [] };
  const begin = spanOf(first, minutes);
  const counts = new Array<number>(spanOf(last, minutes) - begin + 1).fill(0);
  for (const time of times) {
    const at = spanOf(time, minutes) - begin;
    counts[at] = (counts[at] ?? 0) + 1;
  }
  return {
    minutes,
    spans: counts.map((count, at) => ({ from: new Date((begin + at) * minutes * minute), count })),
  };
}

const spanOf = (time: number, minutes: number): number => Math.floor(time / (minutes * minute));
