import type { ReactNode } from 'react';
import { usePageTitle } from './use-page-title.ts';
import layout from './layout.module.css';
import styles from './page-frame.module.css';

interface PageFrameProps {
  title: string;
  lead: string;
  action?: ReactNode;
  /** The way back where the page stands under another; the side bar leads to the others. */
  back?: ReactNode;
  children: ReactNode;
}

/** A page of the console: in one line the way back, a title, what it is for and its main action; the content below it. */
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
