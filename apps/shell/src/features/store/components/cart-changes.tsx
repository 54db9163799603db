import { cartWords as words, changeText } from '../cart.content.ts';
import type { CartChange } from '../cart.ts';
import css from './cart-lines.module.css';

/** What is no longer as it was when it was put into the cart. */
export function CartChanges({ changes, isUnchecked }: { changes: readonly CartChange[]; isUnchecked: boolean }) {
  return (
    <div role="status">
      {changes.length > 0 ? (
        <div className={css.changes}>
          <p>{words.changed}</p>
          <ul>
            {changes.map((change, index) => (
              <li key={index}>{changeText(change)}</li>
            ))}
          </ul>
        </div>
      ) : null}
      {isUnchecked ? <p className={css.changes}>{words.unchecked}</p> : null}
    </div>
  );
}
