import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { StoredImage } from '@ministry/ui/stored-image';
import { useSettings } from '../app/site.tsx';

interface PictureProps extends Omit<ComponentProps<typeof StoredImage>, 'loadOnTap' | 'retryAfter'> {
  /** Label of the button that loads the picture when data is saved; without it only the placeholder is shown. */
  tap?: string;
}

/** How far from the screen a picture is fetched. Browsers' own lazy loading begins up to 3,000 pixels before. */
const nearby = '300px';

/** A stored picture; when the visitor saves data, it is loaded only on a click. */
export function Picture({ tap, ...picture }: PictureProps) {
  const { saveData } = useSettings();
  if (saveData) return tap === undefined ? picture.placeholder : <StoredImage {...picture} loadOnTap={tap} />;
  return picture.lazy === false ? <StoredImage {...picture} /> : <PictureWhenNear {...picture} />;
}

/** Its drawing until the picture has loaded, which is fetched near the screen; without a script the picture itself. */
function PictureWhenNear({ placeholder, ...picture }: Omit<PictureProps, 'tap'>) {
  const [isNear, setNear] = useState(false);
  const [isLoaded, setLoaded] = useState(false);
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const drawing = place.current?.firstElementChild;
    if (!drawing || !('IntersectionObserver' in window)) return setNear(true);
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        setNear(true);
      },
      { rootMargin: nearby },
    );
    observer.observe(drawing);
    return () => observer.disconnect();
  }, []);
  // Without a drawing the picture itself holds its place.
  const hasDrawing = placeholder !== null;
  const isWaiting = hasDrawing && !isLoaded;
  return (
    <>
      {isWaiting ? (
        <span ref={place} data-waits="" style={{ display: 'contents' }}>
          {placeholder}
        </span>
      ) : null}
      {isNear ? (
        <StoredImage
          {...picture}
          lazy={!hasDrawing}
          placeholder={isWaiting ? null : placeholder}
          isHidden={isWaiting}
          onLoad={() => setLoaded(true)}
        />
      ) : (
        <noscript>
          <StoredImage {...picture} placeholder={placeholder} />
        </noscript>
      )}
    </>
  );
}
