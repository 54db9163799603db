import { useEffect, useState } from 'react';

/** The time, renewed every so often (milliseconds). */
export function useNow(every: number): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const clock = setInterval(() => setNow(new Date()), every);
    return () => clearInterval(clock);
  }, [every]);
  return now;
}
