import type { Publishing } from '../../api/stream.types.ts';

export interface Sample {
  /** Milliseconds since 1970. */
  at: number;
  /** Bits per second; 0 while nothing arrives. */
  bitrate: number;
}

/** Time span of the graph in milliseconds. */
const span = 5 * 60_000;

/** Adds a sample and drops those that are older than the graph. */
export function withSample(history: Sample[], at: number, publishing: Publishing | null): Sample[] {
  return [...history.filter((sample) => at - sample.at <= span), { at, bitrate: publishing?.bitrate ?? 0 }];
}

/** Lowest and highest bitrate of the graph; null if there are fewer than two samples. */
export function range(history: Sample[]): { least: number; most: number } | null {
  if (history.length < 2) return null;
  const rates = history.map(({ bitrate }) => bitrate);
  return { least: Math.min(...rates), most: Math.max(...rates) };
}

/** Points of an SVG polyline, from the left (five minutes ago) to the right (now), with 0 at the bottom. */
export function points(history: Sample[], width: number, height: number): string {
  const now = history.at(-1)?.at ?? 0;
  const most = Math.max(1, ...history.map(({ bitrate }) => bitrate)) * 1.1;
  return history
    .map(
      ({ at, bitrate }) =>
        `${Math.round(width * (1 - (now - at) / span))},${Math.round(height * (1 - bitrate / most))}`,
    )
    .join(' ');
}
