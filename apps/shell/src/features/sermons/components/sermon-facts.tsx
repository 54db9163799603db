import type { SermonResponse } from '@ministry/api-client';
import { formatDate } from '@ministry/domain';
import css from './sermon-facts.module.css';

/** 'Grace Akello · 4 December 2026' */
export function SermonFacts({
  sermon,
  className = '',
}: {
  sermon: Pick<SermonResponse, 'speaker' | 'date'>;
  className?: string | undefined;
}) {
  return (
    <p className={`${css.facts} ${className}`}>
      <span>{sermon.speaker}</span> <time dateTime={sermon.date}>{formatDate(new Date(sermon.date))}</time>
    </p>
  );
}
