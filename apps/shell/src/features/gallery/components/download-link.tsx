import type { PhotoResponse } from '@ministry/api-client';
import { formatBytes, storedPictureSize } from '@ministry/domain';
import type { ToastContent } from '@ministry/ui/toast-store';
import { Icon } from '../../../drawings/icon.tsx';
import { galleryCopy as copy } from '../gallery.copy.ts';
import { downloadAddress, downloadPhoto } from '../photo-download.ts';

interface DownloadLinkProps {
  photo: PhotoResponse;
  album: string;
  className: string;
  /** Announces the result; by default as a toast. */
  announce?: (said: ToastContent) => void;
}

/** Saves a photo; the label shows its size. Until the script is loaded, and without it, this is a plain link. */
export function DownloadLink({ photo, album, className, announce }: DownloadLinkProps) {
  const isOwn = storedPictureSize(photo.url) !== null;
  return (
    <a
      href={downloadAddress(photo, album)}
      className={className}
      {...(isOwn ? { download: '' } : { target: '_blank', rel: 'noopener' })}
      onClick={(event) => {
        event.preventDefault();
        void downloadPhoto(photo, album, announce);
      }}
    >
      <Icon name="download" />
      {isOwn ? copy.download : copy.openElsewhere}
      {photo.bytes === null ? null : ` (${formatBytes(photo.bytes)})`}
    </a>
  );
}
