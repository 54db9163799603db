import { StoredImage } from '@ministry/ui/stored-image';
import layout from '../../components/layout.module.css';

/** Small picture of a row beside its title; an empty box if there is none. */
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
