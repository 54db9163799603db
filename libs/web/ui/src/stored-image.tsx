import { type ReactNode, useEffect, useRef, useState } from 'react';
import { copiesOf, copyAddress, storedPictureSize } from '@ministry/domain';

interface StoredImageProps {
  src: string;
  alt: string;
  /** Pixels, so that the layout reserves the space. Ignored for a picture that is stored on this site: its address contains its size. */
  width?: number;
  height?: number;
  /** How wide it is drawn, as in the `sizes` of an `img`, so that no copy larger than needed is fetched. */
  sizes?: string;
  /** Pictures below the fold wait until they are near. */
  lazy?: boolean;
  className?: string;
  /** Shown if the picture cannot be loaded. */
  placeholder: ReactNode;
  /** Milliseconds until a failed picture of this site is requested once more (GAL-03: two seconds on public pages). */
  retryAfter?: number;
  /** Text of a link that must be clicked before the picture is fetched, for visitors who save data. */
  loadOnTap?: string;
}

const wholeScreen = '100vw';

/** A picture in the size and format that fit the screen. If it fails, it is requested once more, then replaced by its placeholder. */
export function StoredImage(props: StoredImageProps) {
  const [isWanted, setWanted] = useState(false);
  const { loadOnTap, src, alt, className } = props;
  if (loadOnTap === undefined || isWanted) return <Shown key={src} {...props} />;
  const { width, height } = storedPictureSize(src) ?? props;
  return (
    // A link, so that it opens the picture if there is no script.
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
    // Finds a failure that happened before hydration.
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

  // A picture on another site is not requested again (GAL-02).
  if (hasFailed && (isSecond || !src.startsWith('/'))) return placeholder;
  const whole = own && own.width > (copies.at(-1)?.width ?? 0) ? [`${src} ${own.width}w`] : [];
  return (
    // `display: contents`, so that only the `img` takes part in the layout.
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
