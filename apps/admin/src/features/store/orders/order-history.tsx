import { formatDateTime } from '../../../content/normalise.ts';
import { historyTitle, type OrderEvent } from './order.ts';
import { ordersCopy as copy } from './orders.copy.ts';
import layout from '../../../components/layout.module.css';

/** History of an order, with who and when. Entries are never changed. */
export function OrderHistoryList({ history }: { history: OrderEvent[] }) {
  return (
    <section aria-labelledby="order-history">
      <h3 id="order-history" className={layout.spaceBelow}>
        {copy.history.title}
      </h3>
      <ol className={`${layout.plainList} ${layout.pairs} ${layout.lines}`}>
        {history.map((entry, at) => (
          // Entries are only added at the end, so the index is a stable key.
          <li key={at}>
            <span className={layout.column}>
              <strong className={layout.strong}>{historyTitle(entry)}</strong>
              {entry.note ? <span className={layout.prose}>{entry.note}</span> : null}
              <span className={layout.muted}>
                {entry.by
                  ? copy.history.momentBy({ moment: formatDateTime(entry.at), name: entry.by })
                  : formatDateTime(entry.at)}
              </span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
