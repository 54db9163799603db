import { lazy, Suspense, useMemo, useState } from 'react';
import type { FamilyMapResponse } from '@ministry/api-client';
import { Loading } from '../../components/loading.tsx';
import { familiesCopy as copy } from './families.copy.ts';
import { MapList } from './map-list.tsx';
import layout from '../../components/layout.module.css';

// Leaflet is loaded while the places are being read.
const MapCanvas = lazy(() => import('./map-canvas.tsx'));

interface MapPanesProps {
  found: FamilyMapResponse;
  chosen: number | null;
  onChoose(id: number | null): void;
}

/** The map, with the families of its visible part beside it. */
export function MapPanes({ found, chosen, onChoose }: MapPanesProps) {
  const [visible, setVisible] = useState<Set<number> | null>(null);
  const [tilesFailed, setTilesFailed] = useState(false);
  const shown = useMemo(() => found.places.filter(({ id }) => visible === null || visible.has(id)), [found, visible]);

  return (
    <div className={layout.withAside}>
      <div>
        <Suspense fallback={<Loading label={copy.loadingMap} />}>
          <MapCanvas
            places={found.places}
            tilesUrl={found.tiles?.url}
            chosen={chosen}
            onView={setVisible}
            onChoose={onChoose}
            onTilesFailed={() => setTilesFailed(true)}
          />
        </Suspense>
        <p className={`${layout.muted} ${layout.small}`}>
          {found.tiles ? (tilesFailed ? copy.mapPicturesFailed : found.tiles.attribution) : copy.townsOnly}
        </p>
      </div>
      <MapList
        places={shown}
        all={found.places.length}
        withoutPlace={found.withoutPlace}
        chosen={chosen}
        onChoose={onChoose}
      />
    </div>
  );
}
