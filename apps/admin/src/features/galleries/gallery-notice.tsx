import { Coil } from '@ministry/ui/coil';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import styles from './galleries.module.css';
import { galleryWords as words } from './gallery.content.ts';

interface GalleryNoticeProps {
  title: string;
  text?: string;
  /** Something went wrong; announced at once. */
  isFailure?: boolean;
  children?: ReactNode;
}

/** What stands in the place of albums or photos that there are none of. */
export function GalleryNotice({ title, text, isFailure = false, children }: GalleryNoticeProps) {
  return (
    <div className={`${styles.notice} ${isFailure ? styles.failed : ''}`} role={isFailure ? 'alert' : undefined}>
      <Coil size={44} />
      <h2>{title}</h2>
      {text ? <p>{text}</p> : null}
      {children}
    </div>
  );
}

/** GAL-06, GAL-12 */
export function GalleriesFailed({ onRetry }: { onRetry(): void }) {
  return (
    <GalleryNotice title={words.failed} text={words.failedText} isFailure>
      <p>{words.fetchFailed}</p>
      <Button onClick={onRetry}>Try again</Button>
    </GalleryNotice>
  );
}
