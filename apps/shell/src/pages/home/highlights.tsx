import { useState } from 'react';
import { useSettings } from '../../app/site.tsx';
import { Icon } from '../../drawings/icon.tsx';
import { highlightCopy as copy, highlights } from './highlights.copy.ts';
import { useCarousel } from './use-carousel.ts';
import css from './highlights.module.css';

/** HOME-01, HOME-14 to HOME-17. Without a script, a row to scroll. */
export function Highlights() {
  const { saveData } = useSettings();
  const [isDrawn, setDrawn] = useState(!saveData);
  const { strip, isReady, isPlaying, toggle, step, stop, stopByKeyboard } = useCarousel(saveData);
  return (
    <section className={`section night ${css.band}`} aria-labelledby="highlights" onFocus={stopByKeyboard}>
      <div className="wrap">
        <h2 id="highlights">{copy.heading}</h2>
        <ul ref={strip} tabIndex={0} aria-label={copy.strip} onPointerDown={stop}>
          {highlights.map(({ id, src, title, description, category }) => (
            <li key={id}>
              {isDrawn ? <img src={src} alt="" width={320} height={200} loading="lazy" /> : null}
              <p>{category}</p>
              <h3>{title}</h3>
              <p>{description}</p>
            </li>
          ))}
        </ul>
        <div className={css.controls}>
          {isDrawn ? null : (
            <button type="button" className="btn btn-line" onClick={() => setDrawn(true)} data-hold="">
              {copy.show}
            </button>
          )}
          {isReady ? (
            <>
              <button type="button" className="btn btn-line" onClick={toggle}>
                <Icon name={isPlaying ? 'pause' : 'play'} />
                {isPlaying ? copy.pause : copy.play}
              </button>
              <button type="button" className="btn btn-line" onClick={() => step(-1)} aria-label={copy.previous}>
                <Icon name="arrow" />
              </button>
              <button type="button" className="btn btn-line" onClick={() => step(1)} aria-label={copy.next}>
                <Icon name="arrow" />
              </button>
            </>
          ) : null}
        </div>
      </div>
    </section>
  );
}
