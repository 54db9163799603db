import { useState } from 'react';
import { formatDayTime } from '@ministry/domain';
import { changeEntry, type Entry, isOld, removeEntry, restoreEntry } from './entries.ts';
import { kindOf } from './kinds.ts';
import { openInForm } from './opening.ts';
import { sendWaiting } from './sending.ts';
import { waitingCopy as copy } from './waiting.copy.ts';
import css from './waiting.module.css';

const timeOf = (moment: string): string => formatDayTime(new Date(moment));
const labelOf = (entry: Entry): string => kindOf(entry)?.label ?? entry.form;

/** The waiting, refused and sent forms, each with its actions. */
export function WaitingList({ list }: { list: readonly Entry[] }) {
  const [removed, setRemoved] = useState<{ entry: Entry; index: number }>();
  function remove(entry: Entry, index: number) {
    removeEntry(entry.key);
    // A form that was sent cannot be restored.
    setRemoved(entry.state === 'sent' ? undefined : { entry, index });
  }
  return (
    <>
      {removed ? (
        <p role="status" className={css.removed}>
          {copy.removed({ label: labelOf(removed.entry) })}{' '}
          <button
            type="button"
            className="btn btn-quiet"
            ref={(button) => button?.focus()}
            onClick={() => {
              restoreEntry(removed.entry, removed.index);
              setRemoved(undefined);
            }}
          >
            {copy.undo}
          </button>
        </p>
      ) : null}
      <ul className={css.list}>
        {list.map((entry, index) => (
          <Item key={entry.key} entry={entry} onRemove={() => remove(entry, index)} />
        ))}
      </ul>
    </>
  );
}

function stateText(entry: Entry): string {
  const { state, at, result } = entry;
  if (state === 'sending') return copy.sending;
  if (state === 'waiting') return (isOld(entry) ? copy.old : copy.since)({ time: timeOf(at) });
  return (state === 'sent' ? copy.sentAt : copy.refusedAt)({ time: timeOf(result?.at ?? at) });
}

function Item({ entry, onRemove }: { entry: Entry; onRemove: () => void }) {
  const [obstacle, setObstacle] = useState<string>();
  const { key, state, result } = entry;
  const label = labelOf(entry);
  const isSent = state === 'sent';
  const isBusy = state === 'sending';
  function send() {
    // The entry counts as new, under the same key: if the server still knows the key, it returns its earlier answer.
    changeEntry(key, { at: new Date().toISOString() });
    void sendWaiting();
  }
  return (
    <li className={css[state]}>
      <p>
        <strong>{label}</strong>
        <span>{stateText(entry)}</span>
      </p>
      {result ? <p>{result.sentence}</p> : null}
      {obstacle ? <p role="alert">{obstacle}</p> : null}
      <p className={css.actions}>
        {isSent && result?.href ? <a href={result.href}>{copy.see}</a> : null}
        {state === 'waiting' ? (
          <button type="button" onClick={send}>
            {copy.send}
            <span className="unseen">: {label}</span>
          </button>
        ) : null}
        {isSent ? null : (
          <button type="button" disabled={isBusy} onClick={() => void openInForm(entry).then(setObstacle)}>
            {state === 'refused' ? copy.open : copy.edit}
            <span className="unseen">: {label}</span>
          </button>
        )}
        <button type="button" disabled={isBusy} onClick={onRemove}>
          {isSent ? copy.ok : copy.remove}
          <span className="unseen">: {label}</span>
        </button>
      </p>
    </li>
  );
}
