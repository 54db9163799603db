import { useEffect, useRef, useState } from 'react';
import type { HomeTextsDto } from '@ministry/api-client';
import { StoredImage } from '@ministry/ui/stored-image';
import { useSettings } from '../../app/site.tsx';
import { Icon } from '../../drawings/icon.tsx';
import type { CarouselButton } from './carousel.ts';
import { highlightCopy as copy } from './highlights.copy.ts';
import css from './highlights.module.css';

/** A button of the carousel, which shows the button once it works. Clicks do not wait for the application. */
const control = (name: CarouselButton) =>
  ({ type: 'button', className: 'btn btn-line', hidden: true, 'data-carousel': name }) as const;

/** HOME-01, HOME-14 to HOME-17. Without a script, a row to scroll; a separate script moves it, not the application. */
export function Highlights({ highlights }: Pick<HomeTextsDto, 'highlights'>) {
  const { saveData } = useSettings();
  const [isDrawn, setDrawn] = useState(!saveData);
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = section.current;
    // The document's own script may have started it already.
    if (element && !('running' in element.dataset))
      void import('./carousel.ts').then(({ startCarousel }) => startCarousel(element, saveData));
  }, [saveData]);
  if (highlights.length === 0) return null;
  return (
    <section ref={section} className={`section night ${css.band}`} aria-labelledby="highlights">
      <div className="wrap">
        <h2 id="highlights">{copy.heading}</h2>
        <ul tabIndex={0} aria-label={copy.strip}>
          {highlights.map(({ image, title, text, category }, place) => (
            <li key={place} data-image={isDrawn ? undefined : image}>
              {isDrawn ? <Drawing src={image} isWaiting={!saveData} /> : null}
              <p>{category}</p>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
        <div className={css.controls}>
          {isDrawn ? null : (
            <button type="button" className="btn btn-line" onClick={() => setDrawn(true)} data-hold="">
              {highlights.every(({ image }) => image.startsWith('/assets/')) ? copy.showDrawings : copy.showPictures}
            </button>
          )}
          <button {...control('pause')}>
            <Icon name="pause" />
            {copy.pause}
          </button>
          <button {...control('play')}>
            <Icon name="play" />
            {copy.play}
          </button>
          <button {...control('previous')} aria-label={copy.previous}>
            <Icon name="arrow" />
          </button>
          <button {...control('next')} aria-label={copy.next}>
            <Icon name="arrow" />
          </button>
        </div>
      </div>
    </section>
  );
}

/** A drawing. With `isWaiting`, an empty placeholder is shown until it is loaded near the screen; without, the visitor has asked for it. */
function Drawing({ src, isWaiting }: { src: string; isWaiting: boolean }) {
  const image = (
    <StoredImage
      src={src}
      alt=""
      width={320}
      height={200}
      sizes="(min-width: 64rem) 24rem, (min-width: 40rem) 50vw, 100vw"
      placeholder={null}
    />
  );
  if (!isWaiting) return image;
  return (
    <>
      <span data-waits="">
        <svg viewBox="0 0 320 200" aria-hidden="true" />
      </span>
      {image}
    </>
  );
}
