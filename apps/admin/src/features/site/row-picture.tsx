import { StoredImage } from '@ministry/ui/stored-image';
import layout from '../../components/layout.module.css';

/** The picture of a row, small, beside its title; an empty place without one. */
export function RowPicture({ src }: { src: string }) {
  const none = <span className={layout.thumb} />;
  return src === '' ? (
    none
  ) : (
    <StoredImage
      key={src}
      src={src}
      alt=""
      width={40}
      height={40}
      sizes="40px"
      className={layout.thumb ?? ''}
      placeholder={none}
    />
  );
}
