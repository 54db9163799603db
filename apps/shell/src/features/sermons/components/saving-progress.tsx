import { useEffect, useRef } from 'react';
import { formatBytes } from '@ministry/domain';
import { basePath } from '@ministry/messages';
import { Icon } from '../../../drawings/icon.tsx';
import { lookUp, pause, remove, type Savable, save, type Saving, useSaving } from '../saving/saver.ts';
import { progressCopy as copy, savingCopy } from '../saving/saving.copy.ts';
import { formatStorage } from '../saving/storage.ts';
import css from './save-offline.module.css';

interface SavingProgressProps {
  sermon: Savable;
  /** Whether the visitor has asked to save the sermon; otherwise something is stored already. */
  isPressed: boolean;
}

/** Progress of saving, with buttons to pause, continue and remove. */
export default function SavingProgress({ sermon, isPressed }: SavingProgressProps) {
  const { id } = sermon;
  const saving = useFoundSaving(sermon);
  const button = useRef<HTMLButtonElement>(null);
  const given = useRef(sermon);
  useEffect(() => {
    if (!isPressed) return;
    // This button has replaced the one that was clicked.
    button.current?.focus();
    void save(given.current);
  }, [isPressed]);
  const isComplete = saving.status === 'whole';
  const isActive = saving.status === 'running' || saving.status === 'waiting';
  const hasBegun = saving.status !== 'none';
  const press = () => {
    if (isActive) pause(id);
    else if (!isComplete) void save(sermon);
  };
  const removeIt = () => {
    button.current?.focus();
    void remove(id);
  };
  return (
    <div className={css.saving}>
      <div className="actions">
        {/* One button for all states, so that it keeps the focus. */}
        <button
          ref={button}
          type="button"
          className="btn btn-quiet"
          aria-disabled={isComplete || undefined}
          onClick={press}
        >
          <Icon name={isComplete ? 'check' : isActive ? 'pause' : 'download'} />
          {labelOf(saving, sermon.bytes)}
        </button>
        {hasBegun ? (
          <button type="button" className="btn btn-quiet" onClick={removeIt}>
            {copy.remove}
          </button>
        ) : null}
      </div>
      {hasBegun && !isComplete ? (
        <>
          <progress aria-label={copy.label} max={sermon.bytes} value={saving.done} />
          <p>{copy.progress({ done: formatBytes(saving.done), size: formatBytes(sermon.bytes) })}</p>
        </>
      ) : null}
      <p role="status">{statusOf(saving, sermon.bytes)}</p>
      {hasBegun ? (
        <p>
          {/* A plain link, because the service worker renders this page as a whole document. */}
          <a href={`${basePath}/offline`}>{copy.all}</a>
        </p>
      ) : null}
    </div>
  );
}

/** What is stored of a sermon. Read again when the page is shown, because the sermon may have been removed in the list. */
function useFoundSaving(sermon: Savable): Saving {
  const given = useRef(sermon);
  useEffect(() => {
    const look = () => void lookUp(given.current);
    look();
    addEventListener('pageshow', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      removeEventListener('pageshow', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return useSaving(sermon.id);
}

function labelOf({ status, done }: Saving, bytes: number): string {
  if (status === 'whole') return copy.saved({ size: formatBytes(bytes) });
  if (status === 'running' || status === 'waiting') return copy.pause;
  return status === 'none'
    ? savingCopy.save({ size: formatBytes(bytes) })
    : copy.goOn({ size: formatBytes(bytes - done) });
}

function statusOf({ status, done, problem, isReplaced, freeBytes }: Saving, bytes: number): string | null {
  const left = freeBytes === null ? null : formatStorage(freeBytes);
  if (problem === 'full') {
    const size = formatBytes(bytes - done);
    return left === null ? copy.full({ size }) : copy.fullOf({ size, room: left });
  }
  if (problem !== null) return copy[problem];
  if (status === 'none') return left === null ? null : savingCopy.room({ size: left });
  return [
    isReplaced ? copy.replaced : '',
    copy[status],
    status === 'running' && left !== null ? savingCopy.room({ size: left }) : '',
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}
