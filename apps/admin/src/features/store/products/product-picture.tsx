import { StoredImage } from '@ministry/ui';
import styles from './products.module.css';

const placeholder = '/api/placeholder/150/150';

/** Picture of a row. A product without a picture, or whose picture cannot be loaded, gets the placeholder (PROD-30). */
export function ProductPicture({ imageUrl }: { imageUrl: string | null }) {
  const image = { alt: '', width: 150, height: 150, className: styles.picture ?? '' };
  const none = <img {...image} src={placeholder} loading="lazy" />;
  return imageUrl ? <StoredImage key={imageUrl} {...image} src={imageUrl} sizes="26px" placeholder={none} /> : none;
}
