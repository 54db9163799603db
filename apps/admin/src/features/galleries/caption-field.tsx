import { Input } from 'antd';
import { useEffect, useId, useRef, useState } from 'react';
import type { PhotoResponse } from '@ministry/api-client';
import { readableError } from '@ministry/api-client';
import { galleryLimits } from '@ministry/domain';
import { showToast } from '@ministry/ui';
import { commonCopy as common } from '../../common.copy.ts';
import { savedDrafts } from '../../content/saved-drafts.ts';
import { formsCopy } from '../../forms/forms.copy.ts';
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

const draftsType = 'photo-caption';

/** A caption on this device that could not be stored on the server. */
function savedCaption({ id, caption }: PhotoResponse): string | undefined {
  const saved = savedDrafts.text(draftsType, id, 'caption');
  return saved?.trim() === (caption ?? '') ? undefined : saved;
}

/** Returns whether the device has room for it. */
const keepCaption = (id: number, caption: string): boolean =>
  savedDrafts.keep(draftsType, id, { draft: { caption }, savedAt: new Date().toISOString(), basedOn: null });

/** The typed caption. It follows the stored one while nothing is typed. */
function useTyped(photo: PhotoResponse) {
  const stored = photo.caption ?? '';
  const [saved] = useState(() => savedCaption(photo));
  const [typed, setTyped] = useState(saved ?? stored);
  const [known, setKnown] = useState(stored);
  // The stored caption was changed elsewhere, for example in the viewer: unsaved typing is kept.
  if (stored !== known) {
    if (typed === known) setTyped(stored);
    setKnown(stored);
  }
  return { stored, typed, setTyped, isRestored: saved !== undefined };
}

/** Tells a user who has left the page. */
const sayNotSaved = (reason: string, label: string, isKept: boolean, onRetry: () => void) =>
  showToast({
    title: copy.photos.captionFailed({ reason }),
    ...(isKept ? { description: formsCopy.keptOnDeviceOf({ name: label }) } : {}),
    variant: 'destructive',
    action: { label: common.tryAgain, onSelect: onRetry },
  });

/** The typed caption and its save state. */
function useCaption({ photo, label, onSave }: CaptionFieldProps) {
  const { stored, typed, setTyped, isRestored } = useTyped(photo);
  const [status, setStatus] = useState<CaptionStatus>(
    isRestored ? { state: 'failed', reason: formsCopy.keptOnDevice } : { state: 'idle' },
  );
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef({ typed, stored });
  const sending = useRef<string>(undefined);
  const isLeft = useRef(false);
  async function save(caption = typed, before = stored) {
    clearTimeout(rest.current);
    const sent = caption.trim();
    if (sent === stored || sent === sending.current) return;
    sending.current = sent;
    setStatus({ state: 'saving' });
    try {
      await onSave(photo.id, sent);
      savedDrafts.drop(draftsType, photo.id);
      setStatus({ state: 'saved', before });
    } catch (error) {
      fail(readableError(error));
    } finally {
      if (sending.current === sent) sending.current = undefined;
    }
  }
  function fail(reason: string) {
    const { typed: caption } = latest.current;
    const isKept = keepCaption(photo.id, caption);
    setStatus({ state: 'failed', reason });
    if (isLeft.current) sayNotSaved(reason, label, isKept, () => void saveLatest.current(caption));
  }
  const saveLatest = useRef(save);
  useEffect(() => {
    latest.current = { typed, stored };
    saveLatest.current = save;
  });
  // Saves unsaved typing when the page is left.
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
      if (latest.current.typed.trim() !== latest.current.stored) void saveLatest.current();
    };
  }, []);

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
export function CaptionField(props: CaptionFieldProps) {
  const { label } = props;
  const { typed, status, type, save, undo } = useCaption(props);
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
