import { apiPath, readableError } from '@ministry/api-client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { LoadFailed } from '../../components/load-failed.tsx';
import { BackLink } from '../../components/back-link.tsx';
import { Choice } from '../../components/choice.tsx';
import { PageFrame } from '../../components/page-frame.tsx';
import { Loading } from '../../components/loading.tsx';
import { ListEmpty } from '../../lists/list-states.tsx';
import { ListToolbar } from '../../lists/list-toolbar.tsx';
import { SearchBox } from '../../lists/search-box.tsx';
import { useListAddress } from '../../lists/use-list-address.ts';
import { readQuery } from '../../reads.ts';
import { loadFailed, statuses } from './family-copy.ts';
import { MapList } from './map-list.tsx';
import styles from './families-map.module.css';
import { WithoutPlace } from './without-place.tsx';

// Leaflet comes while the places are being asked for.
const MapCanvas = lazy(() => import('./map-canvas.tsx'));

/** Where the families live that have told it (FAM-41); the list beside the map does without any picture. */
export default function FamiliesMapPage() {
  const { query, change, clear, isNarrowed } = useListAddress({ status: 'all', search: '' });
  const [search, setSearch] = useSearchParams();
  const [visible, setVisible] = useState<Set<number> | null>(null);
  const [tilesFailed, setTilesFailed] = useState(false);
  const chosen = Number(search.get('family')) || null;
  const path = apiPath('/api/families/map', { query: { status: query.status, search: query.search } });
  const { data, error, refetch } = useQuery({
    ...readQuery(path),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });

  const choose = (id: number | null) =>
    setSearch(
      (current) => {
        const next = new URLSearchParams(current);
        if (id === null) next.delete('family');
        else next.set('family', String(id));
        return next;
      },
      { replace: true },
    );
  const shown = useMemo(
    () => data?.places.filter(({ id }) => visible === null || visible.has(id)) ?? [],
    [data, visible],
  );
  const isNowhere = chosen !== null && data !== undefined && !data.places.some(({ id }) => id === chosen);

  return (
    <PageFrame
      title="Map of families"
      lead="Where the families live who have shared their place."
      back={<BackLink to="/families">Families</BackLink>}
    >
      <ListToolbar>
        <SearchBox label="Search families" value={query.search} onSearch={(text) => change({ search: text }, true)} />
        <Choice aria-label="Status" value={query.status} options={statuses} onChange={(status) => change({ status })} />
      </ListToolbar>
      {error ? (
        <LoadFailed title={loadFailed(readableError(error))} onRetry={() => void refetch()} />
      ) : !data ? (
        <Loading label="Loading the places…" />
      ) : (
        <>
          {isNowhere ? <WithoutPlace id={chosen} onClose={() => choose(null)} /> : null}
          {data.places.length === 0 ? (
            <ListEmpty
              isNarrowed={isNarrowed}
              copy={{ many: 'families with a place', nothingYet: 'No family has told where it lives yet.' }}
              onClear={clear}
            />
          ) : (
            <div className={styles.panes}>
              <MapList
                places={shown}
                all={data.places.length}
                withoutPlace={data.withoutPlace}
                chosen={chosen}
                onChoose={choose}
              />
              <div>
                <Suspense fallback={<Loading label="Loading the map…" />}>
                  <MapCanvas
                    places={data.places}
                    tilesUrl={data.tiles?.url}
                    chosen={isNowhere ? null : chosen}
                    onView={setVisible}
                    onChoose={choose}
                    onTilesFailed={() => setTilesFailed(true)}
                  />
                </Suspense>
                <p className={styles.attribution}>
                  {data.tiles
                    ? tilesFailed
                      ? 'The pictures of the map do not come just now; the towns stand in for them.'
                      : data.tiles.attribution
                    : 'Towns for orientation. Whoever looks after the server can put a map behind them (MAP_TILES_URL in .env.example).'}
                </p>
              </div>
            </div>
          )}
        </>
      )}
    </PageFrame>
  );
}
