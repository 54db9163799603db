import type { ContentStatus } from '@ministry/domain';
import styles from './status-tag.module.css';

const labels: Record<ContentStatus, string> = {
  published: 'Published',
  draft: 'Draft',
  archived: 'Archived',
  deleted: 'Deleted',
};

/** Where an item stands, by word and by the shape of its dot, never by colour alone. */
export function StatusTag({ status }: { status: ContentStatus }) {
  return <span className={`${styles.tag} ${styles[status] ?? ''}`}>{labels[status]}</span>;
}
