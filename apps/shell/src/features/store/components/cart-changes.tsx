import { cartCopy as copy, changeText } from '../cart.copy.ts';
import type { CartChange } from '../cart.ts';
import css from './cart-lines.module.css';

/** Products whose price or stock has changed since they were added. */
export function CartChanges({ changes, isUnchecked }: { changes: readonly CartChange[]; isUnchecked: boolean }) {
  return (
    <div role="status">
      {changes.length > 0 ? (
        <div className={css.changes}>
          <p>{copy.changed}</p>
          <ul>
            {changes.map((change, index) => (
              <li key={index}>{changeText(change)}</li>
            ))}
          </ul>
        </div>
      ) : null}
      {isUnchecked ? <p className={css.changes}>{copy.unchecked}</p> : null}
    </div>
  );
}
