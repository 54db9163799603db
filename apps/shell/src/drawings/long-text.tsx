import { storedPictureSize } from '@ministry/domain';
import { RichText, type RichTextTree } from '@ministry/ui/rich-text';
import { longTextCopy as copy } from './long-text.copy.ts';
import { Picture } from './picture.tsx';
import css from './long-text.module.css';

const picture = (src: string, alt: string) => (
  <Picture
    {...storedPictureSize(src)}
    tap={copy.showPicture}
    src={src}
    alt={alt}
    sizes="(min-width: 48rem) 44rem, 92vw"
    className={css.picture}
    placeholder={alt}
  />
);

/** A parsed text with its pictures. */
export const LongText = ({ nodes }: { nodes: RichTextTree[] }) => <RichText nodes={nodes} picture={picture} />;
