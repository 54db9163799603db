import { useState } from 'react';
import { countClick } from '../media-shortcut.ts';

const copy = {
  button: 'Media Setup',
  left: (presses: number) => `For the media team: press ${presses === 1 ? 'once' : 'twice'} more.`,
} as const;

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
        {copy.button}
      </button>
      <span role="status">{left > 0 ? copy.left(left) : ''}</span>
    </p>
  );
}
