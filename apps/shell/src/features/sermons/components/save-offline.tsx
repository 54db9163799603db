import { useEffect, useState, useSyncExternalStore } from 'react';
import type { SermonResponse } from '@ministry/api-client';
import { formatBytes } from '@ministry/domain';
import { useSettings } from '../../../app/site.tsx';
import { Icon } from '../../../drawings/icon.tsx';
import { findSaved } from '../saving/saved-sermons.ts';
import type { Savable } from '../saving/saver.ts';
import { savingCopy as copy } from '../saving/saving.copy.ts';
import { formatStorage, freeStorage } from '../saving/storage.ts';
import css from './save-offline.module.css';

type View = typeof import('./saving-progress.tsx').default;

/** Whether the server offers a service worker and this browser supports it. */
const canSave = () =>
  document.querySelector('script[data-install]') !== null && 'serviceWorker' in navigator && 'caches' in window;
const never = () => () => undefined;

/** Saves one of our own recordings on the device (ADR 42). The code for saving is loaded on a click, or if something is saved already. */
export function SaveOffline({ sermon }: { sermon: SermonResponse }) {
  const { savesOffline = false } = useSettings();
  const isOffered = useSyncExternalStore(never, canSave, () => savesOffline);
  const { id, title, speaker, audioUrl, audio } = sermon;
  if (!isOffered || !audioUrl?.startsWith('/uploads/') || !audio) return null;
  return <SaveButton sermon={{ id, title, speaker, address: audioUrl, bytes: audio.bytes }} />;
}

function SaveButton({ sermon }: { sermon: Savable }) {
  const [open, setOpen] = useState<{ View: View; isPressed: boolean } | null>(null);
  const [isOpening, setOpening] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [room, setRoom] = useState<number | null>(null);
  const load = (isPressed: boolean) => {
    setOpening(true);
    setFailed(false);
    import(/* webpackChunkName: "saving" */ './saving-progress.tsx')
      .then(
        ({ default: View }) => setOpen({ View, isPressed }),
        () => setFailed(isPressed),
      )
      .finally(() => setOpening(false));
  };
  useEffect(() => {
    void freeStorage().then(setRoom);
    void findSaved(sermon.id).then((saved) => saved && load(false));
  }, [sermon.id]);
  if (open) return <open.View sermon={sermon} isPressed={open.isPressed} />;
  return (
    <div className={css.saving} data-save-offline="">
      <button
        type="button"
        className="btn btn-quiet"
        data-hold=""
        aria-busy={isOpening || undefined}
        onClick={() => load(true)}
      >
        <Icon name="download" />
        {copy.save({ size: formatBytes(sermon.bytes) })}
      </button>
      <p role="status">
        {hasFailed ? copy.notLoaded : room === null ? null : copy.room({ size: formatStorage(room) })}
      </p>
    </div>
  );
}
