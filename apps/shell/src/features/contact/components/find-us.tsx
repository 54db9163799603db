import { useEffect, useState, type MouseEvent } from 'react';
import { ministry } from '@ministry/domain';
import { Coil } from '@ministry/ui/coil';
import { useSettings } from '../../../app/site.tsx';
import { Icon } from '../../../drawings/icon.tsx';
import { mapWords as words } from '../contact.content.ts';
import { embedAddress, mapAddress } from '../map-address.ts';
import css from './find-us.module.css';

const wide = '(min-width: 62rem)';
const isCostly = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * CON-05: the map comes by itself on wide screens, and on a tap where bytes are dear: on narrow screens and with
 * Save-Data. Without a script the tap leads to the map itself.
 */
export function FindUs() {
  const { saveData } = useSettings();
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (!saveData && !isCostly() && window.matchMedia(wide).matches) setShown(true);
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
            src={embedAddress(ministry.position)}
            title={words.title}
            loading="lazy"
            sandbox="allow-scripts allow-same-origin allow-popups"
          />
        ) : (
          <div className={css.still}>
            <Coil size={152} rings={5} className={css.coil} />
            <a
              className="btn btn-nile"
              href={mapAddress(ministry.position)}
              target="_blank"
              rel="noopener"
              data-hold=""
              onClick={show}
            >
              <Icon name="pin" />
              {words.show}
            </a>
            <p>{words.cost}</p>
          </div>
        )}
      </div>
      <p className={css.open}>
        <a href={mapAddress(ministry.position)} target="_blank" rel="noopener">
          {words.open}
          <span className="unseen"> {words.newTab}</span>
        </a>
      </p>
    </>
  );
}
