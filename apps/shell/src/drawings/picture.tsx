import { type ComponentProps, useEffect, useRef } from 'react';
import { StoredImage } from '@ministry/ui/stored-image';
import { useSettings } from '../app/site.tsx';
import { showWhenNear } from './when-near.ts';

interface PictureProps extends Omit<ComponentProps<typeof StoredImage>, 'loadOnTap' | 'retryAfter'> {
  /** Text of the link that loads the picture if the visitor saves data; without it only the placeholder is shown. */
  tap?: string;
}

/** A stored picture; when the visitor saves data, it is loaded only on a click. */
export function Picture({ tap, ...picture }: PictureProps) {
  const { saveData } = useSettings();
  if (saveData) return tap === undefined ? picture.placeholder : <StoredImage {...picture} loadOnTap={tap} />;
  return picture.lazy === false ? <StoredImage {...picture} /> : <PictureWhenNear {...picture} />;
}

/** Reserves the space of a picture and fetches it when it comes near the screen. Without a script the picture itself is shown. */
export function PictureWhenNear(picture: Omit<PictureProps, 'tap'>) {
  const { width = 320, height = 180, className } = picture;
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const frame = place.current?.parentElement;
    if (!frame || !place.current) return;
    // The boot script already observes the pictures that came with the document.
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
