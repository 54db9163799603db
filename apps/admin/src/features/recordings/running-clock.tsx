import { useEffect, useState } from 'react';
import { formatLength } from '../../uploads/upload-copy.ts';

/** Elapsed time since a moment, updated each second. */
export function RunningClock({ since }: { since: string }) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  // The role `timer` is not announced on each change; announcements every second would hide everything else.
  return <span role="timer">{formatLength(Math.max(0, (now - Date.parse(since)) / 1_000))}</span>;
}
