import { useState } from 'react';
import { countPress } from '../media-shortcut.ts';

const words = {
  button: 'Media Setup',
  left: (presses: number) => `For the media team: press ${presses === 1 ? 'once' : 'twice'} more.`,
} as const;

/** LIVE-05: three presses within three seconds open the media team's console in a new tab. */
export function MediaSetup({ className }: { className?: string | undefined }) {
  const [presses, setPresses] = useState<readonly number[]>([]);
  const [left, setLeft] = useState(0);
  return (
    <p className={className}>
      <button
        type="button"
        data-hold=""
        onClick={() => {
          const counted = countPress(presses, Date.now());
          setPresses(counted.presses);
          setLeft(counted.left);
          if (counted.opens) window.open('/media-setup', '_blank', 'noopener');
        }}
      >
        {words.button}
      </button>
      <span role="status">{left > 0 ? words.left(left) : ''}</span>
    </p>
  );
}
