import { useId } from 'react';
import { newsletterCopy as copy } from './newsletter.copy.ts';
import layout from '../../components/layout.module.css';

/** NEWS-26: advice on how to write to all subscribers with an external service, if the site's own mail server cannot handle it. */
export function NewsletterAdvice() {
  const id = useId();
  return (
    <aside className={`${layout.band} ${layout.accent}`} aria-labelledby={id}>
      <h2 id={id}>{copy.adviceTitle}</h2>
      <p className={layout.spaceAbove}>{copy.adviceWhy}</p>
      <ol>
        <li>{copy.adviceExport}</li>
        <li>{copy.adviceImport}</li>
        <li>{copy.adviceUnsubscribe}</li>
        <li>{copy.adviceRemove}</li>
      </ol>
      <p className={layout.spaceAbove}>{copy.adviceFile}</p>
    </aside>
  );
}
