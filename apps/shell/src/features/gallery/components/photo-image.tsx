import type { PhotoResponse } from '@ministry/api-client';
import { StoredImage } from '@ministry/ui/stored-image';
import { PictureWhenNear } from '../../../drawings/picture.tsx';

interface PhotoImageProps {
  photo: Pick<PhotoResponse, 'url' | 'width' | 'height'>;
  alt: string;
  sizes: string;
  lazy?: boolean;
  className?: string;
}

const placeholder = { src: '/api/placeholder/400/300', width: 400, height: 300 };

/** A photo with a drawn horizon as its placeholder (GAL-05). */
export function PhotoImage({ photo, alt, sizes, lazy, className }: PhotoImageProps) {
  const Image = lazy === false ? StoredImage : PictureWhenNear;
  return (
    <Image
      src={photo.url}
      alt={alt}
      width={photo.width ?? placeholder.width}
      height={photo.height ?? placeholder.height}
      sizes={sizes}
      lazy={lazy}
      className={className}
      placeholder={<img {...placeholder} alt={alt} className={className} />}
    />
  );
}
