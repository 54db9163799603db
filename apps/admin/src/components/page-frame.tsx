import type { ReactNode } from 'react';
import { usePageTitle } from './use-page-title.ts';
import layout from './layout.module.css';
import styles from './page-frame.module.css';

interface PageFrameProps {
  title: string;
  lead: string;
  action?: ReactNode;
  /** Link to the parent page; left out for pages that the side bar leads to. */
  back?: ReactNode;
  children: ReactNode;
}

/** A page of the console. One line holds the link back, the title, the lead and the main action; the content is below it. */
export function PageFrame({ title, lead, action, back, children }: PageFrameProps) {
  usePageTitle(title);
  return (
    <div className={styles.frame}>
      <div className={styles.head}>
        {back}
        <h1 className={`${layout.title} ${layout.spokenOnPhone}`}>{title}</h1>
      </div>
      <p className={`${layout.muted} ${layout.small} ${styles.lead}`} title={lead}>
        {lead}
      </p>
      <div className={styles.action}>{action}</div>
      <div className={`${layout.stack} ${styles.body}`} data-content="">
        {children}
      </div>
    </div>
  );
}
