import { useState } from 'react';
import { waitingCopy as copy } from './waiting.copy.ts';
import css from './waiting.module.css';

/** Button in the message of a form that got no answer. @param onPress returns false if the device has no room */
export function LaterButton({ onPress }: { onPress(): boolean }) {
  const [hasFailed, setFailed] = useState(false);
  return (
    <>
      {hasFailed ? ` ${copy.noRoom}` : null}
      <button
        type="button"

        className={`btn btn-quiet ${css.later}`}
        onClick={() => setFailed(!onPress())}
      >
        {copy.later}
      </button>
    </>
  );
}
