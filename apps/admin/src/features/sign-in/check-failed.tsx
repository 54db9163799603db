import { readableError } from '@ministry/api-client';
import { commonCopy as common } from '../../common.copy.ts';
import { signInCopy as copy } from './sign-in.copy.ts';
import layout from '../../components/layout.module.css';
import styles from './sign-in-page.module.css';

/** Shown if the stored credential could not be checked because the server was not reached. The credential is kept for the next attempt. */
export function CheckFailed({ error, onRetry }: { error: unknown; onRetry(): void }) {
  return (
    <section className={styles.page}>
      <div role="alert" className={`${layout.card} ${layout.padded} ${layout.failure} ${layout.stackTight}`}>
        <strong>{copy.checkFailed}</strong>
        <p>{readableError(error)}</p>
        <button type="button" className={styles.button} onClick={onRetry}>
          {common.tryAgain}
        </button>
      </div>
    </section>
  );
}
