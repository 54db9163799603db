import type { ReactNode } from 'react';
import { usePageTitle } from './use-page-title.ts';
import styles from './page-frame.module.css';

interface PageFrameProps {
  title: string;
  lead: string;
  action?: ReactNode;
  /** The way back where the page stands under another; the header leads to the dashboard from everywhere. */
  back?: ReactNode;
  children: ReactNode;
}

/** A page of the console: the way back, a title, what it is for, and its main action. */
export function PageFrame({ title, lead, action, back, children }: PageFrameProps) {
  usePageTitle(title);
  return (
    <div className={styles.frame}>
      {back}
      <div className={styles.top}>
        <div>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.lead}>{lead}</p>
        </div>
        {action}
      </div>
      {children}
    </div>
  );
}
