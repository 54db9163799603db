import { useEffect, useState } from 'react';

/** The current time, updated at the given interval. @param every milliseconds */
export function useNow(every: number): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const clock = setInterval(() => setNow(new Date()), every);
    return () => clearInterval(clock);
  }, [every]);
  return now;
}
