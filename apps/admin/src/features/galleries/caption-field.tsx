import { readableError } from '@ministry/api-client';
import type { PhotoResponse } from '@ministry/api-client';
import { galleryLimits } from '@ministry/domain';
import { Input } from 'antd';
import { useEffect, useId, useRef, useState } from 'react';
import styles from './photos.module.css';

interface CaptionFieldProps {
  photo: PhotoResponse;
  label: string;
  /** @throws ApiError */
  onSave(id: number, caption: string): Promise<void>;
}

type Standing =
  { state: 'idle' } | { state: 'saving' } | { state: 'saved'; before: string } | { state: 'failed'; reason: string };

/** Milliseconds of rest in typing before the words are saved by themselves. */
const typingRest = 1_200;

/** The words under a photo, saved by themselves when typing rests or the field is left; the last change can be taken back. */
export function CaptionField({ photo, label, onSave }: CaptionFieldProps) {
  const stored = photo.caption ?? '';
  const [typed, setTyped] = useState(stored);
  const [known, setKnown] = useState(stored);
  const [standing, setStanding] = useState<Standing>({ state: 'idle' });
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const id = useId();
  // Changed elsewhere, in the viewer say: what is being typed stays.
  if (stored !== known) {
    if (typed === known) setTyped(stored);
    setKnown(stored);
  }

  const latest = useRef({ typed, stored });
  async function save(caption = typed, before = stored) {
    clearTimeout(rest.current);
    if (caption.trim() === stored) return;
    setStanding({ state: 'saving' });
    try {
      await onSave(photo.id, caption.trim());
      setStanding({ state: 'saved', before });
    } catch (error) {
      setStanding({ state: 'failed', reason: readableError(error) });
    }
  }
  const saveLatest = useRef(save);
  useEffect(() => {
    latest.current = { typed, stored };
    saveLatest.current = save;
  });
  // Leaving the page while the words rest does not lose them.
  useEffect(
    () => () => {
      if (latest.current.typed.trim() !== latest.current.stored) void saveLatest.current();
    },
    [],
  );

  function type(text: string) {
    setTyped(text);
    setStanding({ state: 'idle' });
    clearTimeout(rest.current);
    rest.current = setTimeout(() => void saveLatest.current(), typingRest);
  }
  const hasFailed = standing.state === 'failed';
  return (
    <div className={styles.caption}>
      <Input.TextArea
        aria-label={label}
        aria-invalid={hasFailed || undefined}
        aria-describedby={`${id}-standing`}
        className={styles.words ?? ''}
        rows={2}
        placeholder="Caption"
        value={typed}
        maxLength={galleryLimits.caption}
        // One line of words, however it is broken on the screen.
        onChange={(event) => type(event.target.value.replace(/\s*\n\s*/g, ' '))}
        onBlur={() => void save()}
        onPressEnter={(event) => {
          event.preventDefault();
          void save();
        }}
      />
      <span id={`${id}-standing`} role="status" className={hasFailed ? styles.captionFailed : styles.captionState}>
        {standing.state === 'saving'
          ? 'Saving…'
          : standing.state === 'saved'
            ? 'Saved.'
            : hasFailed
              ? `Not saved: ${standing.reason}`
              : ''}
      </span>
      {standing.state === 'saved' ? (
        <button
          type="button"
          className={styles.undo}
          aria-label={`Undo: ${label}`}
          onClick={() => {
            setTyped(standing.before);
            void save(standing.before);
          }}
        >
          Undo
        </button>
      ) : hasFailed ? (
        <button type="button" className={styles.undo} onClick={() => void save()}>
          Try again
        </button>
      ) : null}
    </div>
  );
}
