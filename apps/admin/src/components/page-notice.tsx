import type { ReactNode } from 'react';
import { Coil } from '@ministry/ui/coil';
import layout from './layout.module.css';
import styles from './page-notice.module.css';

interface PageNoticeProps {
  /** Only if the page shows nothing but the notice. */
  title?: string;
  text?: string | undefined;
  /** Something went wrong; screen readers announce the notice at once. */
  isFailure?: boolean;
  /** Actions, such as a button to try again. */
  children?: ReactNode;
}

/** Shown instead of a list or page without content: why it is empty, and what to do about it. */
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
