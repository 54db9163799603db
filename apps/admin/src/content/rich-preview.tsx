import type { RichTextNode } from '@ministry/api-client';
import { RichText, StoredImage } from '@ministry/ui';
import styles from './rich-preview.module.css';

const picture = (src: string, alt: string) => <StoredImage src={src} alt={alt} sizes="480px" placeholder={alt} />;

interface RichPreviewProps {
  nodes: RichTextNode[];
  /** Whether pictures are shown where the text is read. */
  hasPictures?: boolean;
}

/** Parsed Markdown, rendered as on the public page. */
export function RichPreview({ nodes, hasPictures = false }: RichPreviewProps) {
  return (
    <div className={styles.rich}>
      <RichText nodes={nodes} {...(hasPictures ? { picture } : {})} />
    </div>
  );
}
