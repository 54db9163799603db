import { useEffect, useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { entries, type Entry, subscribe } from './entries.ts';
import { onShown, show, shownNow } from './shown.ts';
import { waitingCopy as copy } from './waiting.copy.ts';
import { WaitingList } from './waiting-list.tsx';
import css from './waiting.module.css';

/** For example 'Waiting to send, 2 · Sent, 1'. */
function summaryOf(list: readonly Entry[]): string {
  const count = (...states: Entry['state'][]) => list.filter(({ state }) => states.includes(state)).length;
  const parts = [
    [count('waiting', 'sending'), copy.waits],
    [count('refused'), copy.refused],
    [count('sent'), copy.sent],
  ] as const;
  return parts.flatMap(([number, say]) => (number > 0 ? [say({ count: number })] : [])).join(' · ');
}

/** The text above the list. */
function leadOf(list: readonly Entry[]): string {
  if (list.length === 0) return copy.none;
  return list.some(({ state }) => state === 'waiting' || state === 'sending') ? copy.queued : copy.results;
}

/** Text that only screen readers announce. */
const News = ({ children }: { children: string }) => (
  <p role="status" className="unseen">
    {children}
  </p>
);

/** A button over the bottom of each page, which opens the list. A page that has a place for the list shows the list itself. */
export function WaitingDock() {
  const list = useSyncExternalStore(subscribe, entries);
  const { isOpen, place, queued } = useSyncExternalStore(onShown, shownNow);
  const head = useRef<HTMLParagraphElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (queued > 0) head.current?.focus();
  }, [queued]);
  const summary = summaryOf(list);
  const news = <News>{summary}</News>;
  if (place)
    return list.length === 0 && !isOpen
      ? news
      : createPortal(
          <>
            {news}
            <h2>{summary || copy.none}</h2>
            {list.length > 0 ? (
              <p ref={head} tabIndex={-1}>
                {leadOf(list)}
              </p>
            ) : null}
            <WaitingList list={list} />
          </>,
          place,
        );
  if (list.length === 0 && !isOpen) return news;
  const close = () => {
    show({ isOpen: false });
    button.current?.focus();
  };
  return (
    <section
      className={`${css.dock} ${isOpen ? css.open : ''}`}
      aria-label={copy.list}
      onKeyDown={({ key }) => key === 'Escape' && isOpen && close()}
    >
      {news}
      {isOpen ? (
        <div id="waiting-panel" className={css.panel}>
          <p ref={head} tabIndex={-1} className={css.head}>
            {leadOf(list)}
          </p>
          <WaitingList list={list} />
        </div>
      ) : null}
      <button
        ref={button}
        type="button"
        className={css.pill}
        aria-expanded={isOpen}
        aria-controls="waiting-panel"
        onClick={() => show({ isOpen: !isOpen })}
      >
        {isOpen ? copy.close : summary}
      </button>
    </section>
  );
}
