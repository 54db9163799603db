import { theme } from 'antd';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { FamilyPlaceResponse } from '@ministry/api-client';
import { useSite } from '@ministry/ui';
import { familiesCopy as copy } from './families.copy.ts';
import { createFamilyMap, type FamilyMap } from './family-map.ts';
import layout from '../../components/layout.module.css';
import styles from './families-map.module.css';

interface MapCanvasProps {
  places: FamilyPlaceResponse[];
  /** URL of the map tiles; undefined if none is configured. */
  tilesUrl: string | undefined;
  chosen: number | null;
  onView(visible: Set<number>): void;
  onChoose(id: number): void;
  onTilesFailed(): void;
}

/** Centre of the map until the location of the church is known. */
const kampala = { latitude: 0.3163, longitude: 32.5822 };

/** Leaflet in a React component. The list beside it has the same content for people who cannot see a map. */
export default function MapCanvas({ places, tilesUrl, chosen, onView, onChoose, onTilesFailed }: MapCanvasProps) {
  const { latitude, longitude } = useSite().settings?.identity ?? kampala;
  const element = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<FamilyMap | null>(null);
  /** Id of the family that was selected on the map itself; the map does not move for it. */
  const pressed = useRef<number | null>(null);
  const { colorPrimary, colorTextSecondary, colorError, colorBgContainer } = theme.useToken().token;
  const colours = useMemo(
    () => ({ active: colorPrimary, inactive: colorTextSecondary, chosen: colorError, edge: colorBgContainer }),
    [colorPrimary, colorTextSecondary, colorError, colorBgContainer],
  );

  // The map stays the same while the callbacks change.
  const listeners = useRef({ onView, onChoose, onTilesFailed });
  useEffect(() => {
    listeners.current = { onView, onChoose, onTilesFailed };
  });

  useEffect(() => {
    if (!element.current) return;
    const made = createFamilyMap(element.current, {
      colours,
      tilesUrl,
      onView: (visible) => listeners.current.onView(visible),
      onTilesFailed: () => listeners.current.onTilesFailed(),
      onChoose(id) {
        pressed.current = id;
        listeners.current.onChoose(id);
      },
    });
    setMap(made);
    const watcher = new ResizeObserver(() => made.resize());
    watcher.observe(element.current);
    return () => {
      watcher.disconnect();
      made.remove();
    };
  }, [colours, tilesUrl]);

  // The church's location may become known after the map is created, and somebody may have moved the map by then.
  useEffect(() => map?.startAt(latitude, longitude), [map, latitude, longitude]);
  useEffect(() => map?.draw(places), [map, places]);
  useEffect(() => map?.choose(chosen, chosen !== pressed.current), [map, places, chosen]);

  return (
    <div ref={element} className={`${layout.card} ${styles.canvas}`} role="application" aria-label={copy.mapLabel} />
  );
}
