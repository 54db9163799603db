import { useId } from 'react';
import layout from '../../components/layout.module.css';
import styles from './newsletter.module.css';

/** NEWS-26: how to write to all of them with a service outside, where the site's own mail server does not bear it. */
export function NewsletterAdvice() {
  const id = useId();
  return (
    <aside className={`${layout.band} ${layout.accent} ${styles.advice}`} aria-labelledby={id}>
      <h2 id={id}>Writing to everyone</h2>
      <p className={layout.spaceAbove}>
        'Send Campaign' sends through the mail server of this site, some in a minute. Where that is an ordinary mailbox,
        use a professional email service: a mailbox that writes to hundreds is soon taken for spam, and then the
        confirmations of this site suffer too.
      </p>
      <ol>
        <li>Press 'Export Subscribers'. The file has one line for each, with the day they subscribed.</li>
        <li>Import it into the service, the column 'Email' as the address.</li>
        <li>See that every letter carries the service's own link to unsubscribe.</li>
        <li>Remove here whoever leaves there or asks you by mail, and export anew before the next letter.</li>
      </ol>
      <p className={layout.spaceAbove}>The file holds people's addresses: delete it once it is imported.</p>
    </aside>
  );
}
