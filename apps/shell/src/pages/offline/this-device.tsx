import { useEffect, useState } from 'react';
import { installWorker, workers } from '../../app/install-worker.ts';
import { offlineCopy as copy } from './offline.copy.ts';
import css from './offline.module.css';

type State = 'unknown' | 'off' | 'on' | 'failed' | 'removed';

/** Removes the stored pages, lists and pictures. The browser stores the `/offline` page again with the next release. */
async function removeStoredPages() {
  for (const name of ['documents', 'lists', 'pictures']) await caches.delete(name);
}

/** Turns the service worker on for visitors with Save-Data, and removes the pages that it has stored. */
export function ThisDevice() {
  const [state, setState] = useState<State>('unknown');
  useEffect(() => {
    void workers()
      ?.getRegistration()
      .then((registration) => setState(registration ? 'on' : 'off'));
  }, []);
  const save = () =>
    installWorker().then(
      () => setState('on'),
      () => setState('failed'),
    );
  const remove = () =>
    removeStoredPages().then(
      () => setState('removed'),
      () => setState('failed'),
    );
  const isOn = state === 'on' || state === 'removed';
  return (
    <section className={css.part} aria-labelledby="this-device">
      <h2 id="this-device">{copy.device}</h2>
      <p>{copy.deviceText}</p>
      <p className="actions">
        {isOn ? null : (
          <button type="button" data-save="" className="btn btn-nile" onClick={() => void save()}>
            {copy.save}
          </button>
        )}
        <button type="button" className="btn btn-quiet" onClick={() => void remove()}>
          {copy.remove}
        </button>
      </p>
      <p role="status">
        {state === 'on' ? copy.on : state === 'removed' ? copy.removed : state === 'failed' ? copy.failed : null}
      </p>
    </section>
  );
}
