import type { ReactNode } from 'react';
import css from './gallery.module.css';

interface NoticeProps {
  title: string;
  text?: string;
  level: 2 | 3;
  /** Whether this reports a failure, which screen readers announce at once. */
  isFailure?: boolean;
  children?: ReactNode;
}

/** Notice in place of albums or photos. */
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
