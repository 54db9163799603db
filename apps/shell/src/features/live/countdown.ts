const minute = 60_000;

/** Whole days, hours and minutes from `now` to `moment`, rounded up to a minute. */
export function countdownTo(moment: Date, now: Date): { days: number; hours: number; minutes: number } {
  const left = Math.max(0, Math.ceil((moment.getTime() - now.getTime()) / minute));
  return { days: Math.floor(left / 1_440), hours: Math.floor((left % 1_440) / 60), minutes: left % 60 };
}
