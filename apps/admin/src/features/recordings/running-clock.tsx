import { useEffect, useState } from 'react';
import { formatLength } from '../../uploads/upload-copy.ts';

/** How long something has been going on, counted on by itself. */
export function RunningClock({ since }: { since: string }) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  // Read out each second it would drown everything else.
  return <span role="timer">{formatLength(Math.max(0, (now - Date.parse(since)) / 1_000))}</span>;
}
