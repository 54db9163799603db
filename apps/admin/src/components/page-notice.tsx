import type { ReactNode } from 'react';
import { Coil } from '@ministry/ui/coil';
import layout from './layout.module.css';
import styles from './page-notice.module.css';

interface PageNoticeProps {
  /** Only where the notice is all that the page shows. */
  title?: string;
  text?: string | undefined;
  /** Something went wrong; announced at once. */
  isFailure?: boolean;
  /** What can be done about it. */
  children?: ReactNode;
}

/** In place of a list or a page that has nothing to show: why, and what to do about it. */
export function PageNotice({ title, text, isFailure = false, children }: PageNoticeProps) {
  return (
    <div
      className={`${layout.stack} ${layout.muted} ${styles.notice} ${isFailure ? `${layout.card} ${layout.failure}` : ''}`}
      role={isFailure ? 'alert' : undefined}
    >
      <Coil size={44} />
      {title ? <h2>{title}</h2> : null}
      {text ? <p>{text}</p> : null}
      {children}
    </div>
  );
}
