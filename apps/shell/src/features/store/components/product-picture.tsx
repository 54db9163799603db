import type { ProductResponse } from '@ministry/api-client';
import { Horizon } from '../../../drawings/horizon.tsx';
import { Picture } from '../../../drawings/picture.tsx';

interface ProductPictureProps {
  product: Pick<ProductResponse, 'id' | 'imageUrl'>;
  /** The `sizes` of the `img`. */
  sizes: string;
  className: string | undefined;
  alt?: string;
  lazy?: boolean;
  tap?: string;
}

/** STORE-07, STORE-08: a product's picture or a drawing, 400 by 300. */
export function ProductPicture({
  product: { id, imageUrl },
  sizes,
  className,
  alt = '',
  lazy,
  tap,
}: ProductPictureProps) {
  const horizon = <Horizon seed={id} centred className={className} />;
  if (!imageUrl) return horizon;
  return (
    <Picture
      src={imageUrl}
      alt={alt}
      width={400}
      height={300}
      sizes={sizes}
      lazy={lazy}
      tap={tap}
      className={className}
      placeholder={horizon}
    />
  );
}
