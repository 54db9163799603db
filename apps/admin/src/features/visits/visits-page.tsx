import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useSearchParams } from 'react-router-dom';
import type { VisitsResponse } from '@ministry/api-client';
import { apiPath } from '@ministry/api-client';
import { commonCopy as common } from '../../common.copy.ts';
import { Choice } from '../../components/choice.tsx';
import { LoadFailed } from '../../components/load-failed.tsx';
import { Loading } from '../../components/loading.tsx';
import { PageFrame } from '../../components/page-frame.tsx';
import { readQuery } from '../../reads.ts';
import { VisitFigures } from './visit-figures.tsx';
import { VisitLists } from './visit-lists.tsx';
import { VisitSpans } from './visit-spans.tsx';
import { periods, usualPeriod } from './visit-texts.ts';
import { visitsCopy as copy } from './visits.copy.ts';
import layout from '../../components/layout.module.css';

type Days = '7' | '28' | '84' | '364';
const isPeriod = (days: string | null): days is Days => days !== null && days in periods;

/** Visits of the site. The period is in the address. */
export default function VisitsPage() {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('days');
  const days: Days = isPeriod(asked) ? asked : usualPeriod;
  const { data, error, refetch, isFetching } = useQuery({
    ...readQuery(apiPath('/api/admin/visits', { query: { days } })),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
  return (
    <PageFrame
      title={common.visits}
      lead={copy.lead}
      action={
        <>
          <Choice
            aria-label={copy.period}
            value={days}
            options={periods}
            onChange={(next) => setSearch(next === usualPeriod ? {} : { days: next })}
          />
          <Button disabled={isFetching} onClick={() => void refetch()}>
            {common.refresh}
          </Button>
        </>
      }
    >
      {error ? (
        <LoadFailed title={copy.loadFailed} error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Loading label={copy.loading} />
      ) : (
        <Everything visits={data} days={days} isOld={isFetching} />
      )}
    </PageFrame>
  );
}

function Everything({ visits, days, isOld }: { visits: VisitsResponse; days: Days; isOld: boolean }) {
  return (
    <div className={layout.stackLoose} aria-busy={isOld}>
      <VisitFigures visits={visits} />
      <VisitSpans spans={visits.spans} days={days} />
      <VisitLists visits={visits} />
    </div>
  );
}
