import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { FamilyPlaceResponse } from '@ministry/api-client';
import { familiesCopy as copy } from './families.copy.ts';
import layout from '../../components/layout.module.css';
import styles from './families-map.module.css';

/** Maximum number of listed families. Others are found by moving the map or by the search. */
const maxListed = 100;

interface MapListProps {
  /** Families in the visible part of the map. */
  places: FamilyPlaceResponse[];
  /** Number of families on the whole map. */
  all: number;
  withoutPlace: number;
  chosen: number | null;
  onChoose(id: number): void;
}

/** The families in the visible part of the map, by name. */
export function MapList({ places, all, withoutPlace, chosen, onChoose }: MapListProps) {
  const current = useRef<HTMLLIElement>(null);
  // Scrolls only the list; the page does not move.
  useEffect(() => {
    const row = current.current;
    const rows = row?.parentElement;
    if (
      row &&
      rows &&
      (row.offsetTop < rows.scrollTop || row.offsetTop + row.offsetHeight > rows.scrollTop + rows.clientHeight)
    )
      rows.scrollTop = row.offsetTop - row.offsetHeight;
  }, [chosen]);
  const index = places.findIndex(({ id }) => id === chosen);
  // The selected family is always listed, even if its name comes after the first 100.
  const listed =
    index < maxListed
      ? places.slice(0, maxListed)
      : [...places.slice(0, maxListed - 1), ...places.slice(index, index + 1)];

  return (
    <section className={`${layout.card} ${layout.column} ${styles.list}`} aria-label={copy.shownFamilies}>
      <p className={`${layout.strong} ${layout.padded}`} role="status">
        {places.length === all ? copy.allOnMap({ count: all }) : copy.shownOfAll({ shown: places.length, all })}
      </p>
      <ul className={`${layout.plainList} ${layout.lines}`} tabIndex={-1}>
        {listed.map(({ id, familyName, status }) => (
          <li key={id} ref={id === chosen ? current : null} className={id === chosen ? styles.chosen : undefined}>
            <button type="button" className={layout.bare} aria-pressed={id === chosen} onClick={() => onChoose(id)}>
              <span className={`${styles.dot} ${status === 'active' ? styles.active : ''}`} />
              {familyName}
              {status === 'inactive' ? <span className={layout.muted}>{copy.isInactive}</span> : null}
            </button>
            {id === chosen ? <Link to={`/families?family=${id}`}>{copy.open}</Link> : null}
          </li>
        ))}
      </ul>
      {places.length > listed.length ? (
        <p className={`${layout.muted} ${layout.padded}`}>
          {copy.moreHidden({ count: places.length - listed.length })}
        </p>
      ) : null}
      {withoutPlace > 0 ? (
        <p className={`${layout.muted} ${layout.padded}`}>
          <Link to="/families?place=unknown">{copy.countWithoutPlace({ count: withoutPlace })}</Link>
        </p>
      ) : null}
    </section>
  );
}
