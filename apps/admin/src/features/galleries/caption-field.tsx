import { Input } from 'antd';
import { useEffect, useId, useRef, useState } from 'react';
import type { PhotoResponse } from '@ministry/api-client';
import { readableError } from '@ministry/api-client';
import { galleryLimits } from '@ministry/domain';
import { commonCopy as common } from '../../common.copy.ts';
import { galleriesCopy as copy } from './galleries.copy.ts';
import layout from '../../components/layout.module.css';
import styles from './photos.module.css';

interface CaptionFieldProps {
  photo: PhotoResponse;
  label: string;
  /** @throws ApiError */
  onSave(id: number, caption: string): Promise<void>;
}

type CaptionStatus =
  { state: 'idle' } | { state: 'saving' } | { state: 'saved'; before: string } | { state: 'failed'; reason: string };

/** Milliseconds without typing after which the caption is saved. */
const debounceMs = 1_200;

function statusCopy(status: CaptionStatus): string {
  switch (status.state) {
    case 'idle':
      return '';
    case 'saving':
      return copy.photos.captionSaving;
    case 'saved':
      return copy.photos.captionSaved;
    case 'failed':
      return copy.photos.captionFailed({ reason: status.reason });
  }
}

/** The typed caption and its save state. */
function useCaption(photo: PhotoResponse, onSave: CaptionFieldProps['onSave']) {
  const stored = photo.caption ?? '';
  const [typed, setTyped] = useState(stored);
  const [known, setKnown] = useState(stored);
  const [status, setStatus] = useState<CaptionStatus>({ state: 'idle' });
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  // The stored caption was changed elsewhere, for example in the viewer: unsaved typing is kept.
  if (stored !== known) {
    if (typed === known) setTyped(stored);
    setKnown(stored);
  }

  const latest = useRef({ typed, stored });
  async function save(caption = typed, before = stored) {
    clearTimeout(rest.current);
    if (caption.trim() === stored) return;
    setStatus({ state: 'saving' });
    try {
      await onSave(photo.id, caption.trim());
      setStatus({ state: 'saved', before });
    } catch (error) {
      setStatus({ state: 'failed', reason: readableError(error) });
    }
  }
  const saveLatest = useRef(save);
  useEffect(() => {
    latest.current = { typed, stored };
    saveLatest.current = save;
  });
  // Saves unsaved typing when the page is left.
  useEffect(
    () => () => {
      if (latest.current.typed.trim() !== latest.current.stored) void saveLatest.current();
    },
    [],
  );

  function type(text: string) {
    setTyped(text);
    setStatus({ state: 'idle' });
    clearTimeout(rest.current);
    rest.current = setTimeout(() => void saveLatest.current(), debounceMs);
  }
  return {
    typed,
    status,
    type,
    save: () => void save(),
    undo(before: string) {
      setTyped(before);
      void save(before);
    },
  };
}

/** Caption of a photo. It is saved when typing pauses or the field loses the focus; the last change can be undone. */
export function CaptionField({ photo, label, onSave }: CaptionFieldProps) {
  const { typed, status, type, save, undo } = useCaption(photo, onSave);
  const id = useId();
  const hasFailed = status.state === 'failed';
  return (
    <div className={styles.caption}>
      <Input.TextArea
        aria-label={label}
        aria-invalid={hasFailed || undefined}
        aria-describedby={`${id}-status`}
        className={styles.copy ?? ''}
        rows={2}
        placeholder={copy.photos.caption}
        value={typed}
        maxLength={galleryLimits.caption}
        // A caption is one line of text, even if it wraps on the screen.
        onChange={(event) => type(event.target.value.replace(/\s*\n\s*/g, ' '))}
        onBlur={save}
        onPressEnter={(event) => {
          event.preventDefault();
          save();
        }}
      />
      <span
        id={`${id}-status`}
        role="status"
        className={hasFailed ? `${layout.error} ${layout.small}` : `${layout.muted} ${layout.small}`}
      >
        {statusCopy(status)}
      </span>
      {status.state === 'saved' ? (
        <button
          type="button"
          className={`${layout.linkButton} ${layout.small} ${styles.undo}`}
          aria-label={copy.photos.undo({ label })}
          onClick={() => undo(status.before)}
        >
          {common.undo}
        </button>
      ) : hasFailed ? (
        <button type="button" className={`${layout.linkButton} ${layout.small} ${styles.undo}`} onClick={save}>
          {common.tryAgain}
        </button>
      ) : null}
    </div>
  );
}
