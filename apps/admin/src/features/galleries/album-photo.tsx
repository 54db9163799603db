import type { PhotoResponse } from '@ministry/api-client';
import { StoredImage } from '@ministry/ui';

interface AlbumPhotoProps {
  photo: Pick<PhotoResponse, 'url' | 'width' | 'height'>;
  alt: string;
  sizes: string;
  lazy?: boolean;
  className?: string | undefined;
}

const placeholder = { src: '/api/placeholder/150/150', width: 150, height: 150 };
/** Milliseconds until a stored photo that failed to load is requested once more (GAL-33). */
const retryAfter = 1_000;

/** A photo in the gallery manager; the drawn horizon is the placeholder if it cannot be loaded (GAL-34). */
export function AlbumPhoto({ photo: { url, width, height }, className = '', ...rest }: AlbumPhotoProps) {
  return (
    <StoredImage
      {...rest}
      src={url}
      width={width ?? placeholder.width}
      height={height ?? placeholder.height}
      className={className}
      retryAfter={retryAfter}
      placeholder={<img {...placeholder} alt={rest.alt} className={className} />}
    />
  );
}
