import { useState } from 'react';
import { liveCopy as copy } from '../live.copy.ts';
import { countClick } from '../media-shortcut.ts';

/** LIVE-05: three clicks within three seconds open the media console in a new tab. */
export function MediaSetup({ className }: { className?: string | undefined }) {
  const [clicks, setClicks] = useState<readonly number[]>([]);
  const [left, setLeft] = useState(0);
  return (
    <p className={className}>
      <button
        type="button"
        data-hold=""
        onClick={() => {
          const counted = countClick(clicks, Date.now());
          setClicks(counted.clicks);
          setLeft(counted.left);
          if (counted.opens) window.open('/media-setup', '_blank', 'noopener');
        }}
      >
        {copy.mediaSetup}
      </button>
      <span role="status">{left > 0 ? copy.mediaSetupLeft({ presses: left }) : ''}</span>
    </p>
  );
}
