import { type ReactNode, useEffect, useRef, useState } from 'react';
import { copiesOf, copyAddress, storedPictureSize } from '@ministry/domain';

interface StoredImageProps {
  src: string;
  alt: string;
  /** Pixels, for the layout to keep the place; a picture of our own knows better from its address. */
  width?: number;
  height?: number;
  /** How wide it is drawn, as in the `sizes` of an `img`, so that no copy larger than needed is fetched. */
  sizes?: string;
  /** Pictures below the fold wait until they are near. */
  lazy?: boolean;
  className?: string;
  /** What stands in when the picture cannot be had. */
  placeholder: ReactNode;
  /** Milliseconds until a picture that is stored by us is asked for once more (GAL-03: two seconds on public pages). */
  retryAfter?: number;
  /** Words of a link that has to be pressed before a byte is fetched, for visitors who save data. */
  loadOnTap?: string;
}

const wholeScreen = '100vw';

/** A picture that is fetched in the size and format that fit, tries once more when it fails, then gives way to its placeholder. */
export function StoredImage(props: StoredImageProps) {
  const [isWanted, setWanted] = useState(false);
  const { loadOnTap, src, alt, className } = props;
  if (loadOnTap === undefined || isWanted) return <Shown key={src} {...props} />;
  const { width, height } = storedPictureSize(src) ?? props;
  return (
    // A link, which leads to the picture itself where there is no script.
    <a
      href={src}
      data-hold=""
      className={className}
      style={{
        display: 'grid',
        placeContent: 'center',
        aspectRatio: width && height ? `${width} / ${height}` : undefined,
        background: 'var(--mist)',
        color: 'var(--nile)',
      }}
      aria-label={alt ? `${loadOnTap}: ${alt}` : undefined}
      onClick={(event) => {
        event.preventDefault();
        setWanted(true);
      }}
    >
      {loadOnTap}
    </a>
  );
}

function Shown({
  src,
  alt,
  sizes = wholeScreen,
  lazy = true,
  className,
  placeholder,
  retryAfter = 2_000,
  ...given
}: StoredImageProps) {
  const [isSecond, setSecond] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const image = useRef<HTMLImageElement>(null);
  const own = storedPictureSize(src);
  const { width, height } = own ?? given;
  const copies = own ? copiesOf(own.width) : [];
  const set = (format: 'jpg' | 'avif') => copies.map((copy) => `${copyAddress(src, copy.name, format)} ${copy.width}w`);

  useEffect(() => {
    // A failure before hydration went unheard.
    const element = image.current;
    if (element?.complete && element.naturalWidth === 0 && element.currentSrc) setFailed(true);
  }, []);
  useEffect(() => {
    if (!hasFailed || isSecond) return;
    const timer = setTimeout(() => {
      setSecond(true);
      setFailed(false);
    }, retryAfter);
    return () => clearTimeout(timer);
  }, [hasFailed, isSecond, retryAfter]);

  // What lies elsewhere is not asked for again (GAL-02).
  if (hasFailed && (isSecond || !src.startsWith('/'))) return placeholder;
  const whole = own && own.width > (copies.at(-1)?.width ?? 0) ? [`${src} ${own.width}w`] : [];
  return (
    // The frame is none: the picture itself, and nothing beside it, stands in the layout.
    <picture style={{ display: 'contents' }} key={String(isSecond)}>
      {own ? <source hidden type="image/avif" srcSet={set('avif').join(', ')} sizes={sizes} /> : null}
      <img
        ref={image}
        alt={alt}
        width={width}
        height={height}
        className={className}
        loading={lazy ? 'lazy' : undefined}
        decoding="async"
        style={own?.focus && { objectPosition: `${own.focus.x}% ${own.focus.y}%` }}
        {...(own ? { sizes, srcSet: [...set('jpg'), ...whole].join(', ') } : {})}
        src={src}
        onError={() => setFailed(true)}
      />
    </picture>
  );
}
