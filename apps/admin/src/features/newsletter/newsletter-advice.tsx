import { useId } from 'react';
import { newsletterTexts as copy } from './newsletter-texts.copy.ts';
import layout from '../../components/layout.module.css';
import styles from './newsletter.module.css';

/** NEWS-26: how to write to all of them with a service outside, where the site's own mail server does not bear it. */
export function NewsletterAdvice() {
  const id = useId();
  return (
    <aside className={`${layout.band} ${layout.accent} ${styles.advice}`} aria-labelledby={id}>
      <h2 id={id}>{copy.writingToEveryone}</h2>
      <p className={layout.spaceAbove}>{copy.sendCampaignSendsThroughThe}</p>
      <ol>
        <li>{copy.pressExportSubscribersTheFile}</li>
        <li>{copy.importItIntoTheService}</li>
        <li>{copy.seeThatEveryLetterCarries}</li>
        <li>{copy.removeHereWhoeverLeavesThere}</li>
      </ol>
      <p className={layout.spaceAbove}>{copy.theFileHoldsPeoplesAddresses}</p>
    </aside>
  );
}
