import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { apiPath, readableError } from '@ministry/api-client';
import { commonCopy as common } from '../../common.copy.ts';
import { BackLink } from '../../components/back-link.tsx';
import { LoadFailed } from '../../components/load-failed.tsx';
import { Loading } from '../../components/loading.tsx';
import { PageFrame } from '../../components/page-frame.tsx';
import { ListEmpty } from '../../lists/list-states.tsx';
import { ListToolbar } from '../../lists/list-toolbar.tsx';
import { useListAddress } from '../../lists/use-list-address.ts';
import { readQuery } from '../../reads.ts';
import { familiesCopy } from './families.copy.ts';
import { FamiliesWithoutLocation } from './families-without-location.tsx';
import { MapPanes } from './map-panes.tsx';
import { statuses } from './statuses.ts';

const filters = [{ name: 'status', label: common.status, options: statuses }];

/** The map of families that have shared their location (FAM-41). The list beside it works without the map images. */
export default function FamiliesMapPage() {
  const address = useListAddress({ status: 'all', search: '' });
  const { query, clear, isNarrowed } = address;
  const [search, setSearch] = useSearchParams();
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
  const isNowhere = chosen !== null && data !== undefined && !data.places.some(({ id }) => id === chosen);

  return (
    <PageFrame
      title={familiesCopy.mapTitle}
      lead={familiesCopy.mapLead}
      back={<BackLink to="/families">{common.families}</BackLink>}
    >
      <ListToolbar searchLabel={familiesCopy.search} address={address} filters={filters} />
      {error ? (
        <LoadFailed title={familiesCopy.listFailed({ reason: readableError(error) })} onRetry={() => void refetch()} />
      ) : !data ? (
        <Loading label={familiesCopy.loadingPlaces} />
      ) : (
        <>
          {isNowhere ? <FamiliesWithoutLocation id={chosen} onClose={() => choose(null)} /> : null}
          {data.places.length === 0 ? (
            <ListEmpty
              isNarrowed={isNarrowed}
              copy={{ many: familiesCopy.withPlaceMany, nothingYet: familiesCopy.noPlaceYet }}
              onClear={clear}
            />
          ) : (
            <MapPanes found={data} chosen={isNowhere ? null : chosen} onChoose={choose} />
          )}
        </>
      )}
    </PageFrame>
  );
}
