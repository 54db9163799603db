import type { RichTextNode } from '@ministry/api-client';
import { RichText, StoredImage } from '@ministry/ui';
import styles from './rich-preview.module.css';

const picture = (src: string, alt: string) => <StoredImage src={src} alt={alt} sizes="480px" placeholder={alt} />;

/** Parsed Markdown, drawn as on the public page. */
export function RichPreview({ nodes }: { nodes: RichTextNode[] }) {
  return (
    <div className={styles.rich}>
      <RichText nodes={nodes} picture={picture} />
    </div>
  );
}
