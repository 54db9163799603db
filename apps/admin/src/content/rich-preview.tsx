import type { RichTextNode } from '@ministry/api-client';
import { RichText } from '@ministry/ui';
import styles from './rich-preview.module.css';

/** Parsed Markdown, drawn as on the public page. */
export function RichPreview({ nodes }: { nodes: RichTextNode[] }) {
  return (
    <div className={styles.rich}>
      <RichText nodes={nodes} />
    </div>
  );
}
