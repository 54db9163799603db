import { type MouseEvent, useEffect, useState } from 'react';
import { mapAddress, mapEmbedAddress } from '@ministry/domain';
import { Coil } from '@ministry/ui/coil';
import { useSettings } from '../../../app/site.tsx';
import { Icon } from '../../../drawings/icon.tsx';
import { mapCopy as copy } from '../contact.copy.ts';
import css from './find-us.module.css';

export const wideScreen = '(min-width: 62rem)';
const isCostly = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * CON-05: the map loads automatically on wide screens. On narrow screens and with Save-Data, it loads on a click.
 * Without a script, the click opens the map in a new tab.
 */
export function FindUs() {
  const { saveData, identity } = useSettings();
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (!saveData && !isCostly() && window.matchMedia(wideScreen).matches) setShown(true);
  }, [saveData]);

  function show(event: MouseEvent) {
    event.preventDefault();
    setShown(true);
  }

  return (
    <>
      <div className={css.frame}>
        {isShown ? (
          <iframe
            src={mapEmbedAddress(identity)}
            title={copy.title}
            loading="lazy"
            sandbox="allow-scripts allow-same-origin allow-popups"
          />
        ) : (
          <div className={css.still}>
            <Coil size={152} rings={5} className={css.coil} />
            <a
              className="btn btn-nile"
              href={mapAddress(identity)}
              target="_blank"
              rel="noopener"
              data-hold=""
              onClick={show}
            >
              <Icon name="pin" />
              {copy.show}
            </a>
            <p>{copy.cost}</p>
          </div>
        )}
      </div>
      <p className={css.open}>
        <a href={mapAddress(identity)} target="_blank" rel="noopener">
          {copy.open}
          <span className="unseen"> {copy.newTab}</span>
        </a>
      </p>
    </>
  );
}
