import { type ComponentProps, useEffect, useRef } from 'react';
import { StoredImage } from '@ministry/ui/stored-image';
import { useSettings } from '../app/site.tsx';
import { showWhenNear } from './when-near.ts';

interface PictureProps extends Omit<ComponentProps<typeof StoredImage>, 'loadOnTap' | 'retryAfter'> {
  /** Label of the button that loads the picture when data is saved; without it only the placeholder is shown. */
  tap?: string;
}

/** A stored picture; when the visitor saves data, it is loaded only on a click. */
export function Picture({ tap, ...picture }: PictureProps) {
  const { saveData } = useSettings();
  if (saveData) return tap === undefined ? picture.placeholder : <StoredImage {...picture} loadOnTap={tap} />;
  return picture.lazy === false ? <StoredImage {...picture} /> : <PictureWhenNear {...picture} />;
}

/** An empty place until the picture has loaded, which is fetched near the screen; without a script the picture itself. */
export function PictureWhenNear(picture: Omit<PictureProps, 'tap'>) {
  const { width = 320, height = 180, className } = picture;
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const frame = place.current?.parentElement;
    if (!frame || !place.current) return;
    // The script of the document has watched those that came with it.
    if ('IntersectionObserver' in window) showWhenNear(frame);
    else place.current.hidden = true;
  }, []);
  return (
    <>
      <span ref={place} data-waits="">
        <svg
          width={width}
          height={height}
          className={className}
          viewBox={`0 0 ${width} ${height}`}
          aria-hidden="true"
        />
      </span>
      <StoredImage {...picture} />
    </>
  );
}
