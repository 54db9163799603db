import type { ReactNode } from 'react';
import css from './gallery.module.css';

interface NoticeProps {
  title: string;
  text?: string;
  level: 2 | 3;
  /** Something went wrong; announced at once. */
  isFailure?: boolean;
  children?: ReactNode;
}

/** What stands in the place of albums or photos that there are none of. */
export function Notice({ title, text, level, isFailure = false, children }: NoticeProps) {
  const Title = `h${level}` as const;
  return (
    <div className={`${css.notice} ${isFailure ? css.failed : ''}`} role={isFailure ? 'alert' : undefined}>
      <Title>{title}</Title>
      {text ? <p>{text}</p> : null}
      {children}
    </div>
  );
}
