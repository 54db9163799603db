import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useSearchParams } from 'react-router-dom';
import { apiPath } from '@ministry/api-client';
import { kampalaDay } from '@ministry/domain';
import { commonCopy as common } from '../../common.copy.ts';
import { Choice } from '../../components/choice.tsx';
import { Icon } from '../../components/icon.tsx';
import { LoadFailed } from '../../components/load-failed.tsx';
import { Loading } from '../../components/loading.tsx';
import { readQuery } from '../../reads.ts';
import { donationsCopy as copy } from './donations.copy.ts';
import { DonationsFrame } from './donations-frame.tsx';
import { StatementTable } from './statement-table.tsx';
import { useLedger } from './use-ledger.ts';
import layout from '../../components/layout.module.css';

const thisYear = Number(kampalaDay(new Date()).slice(0, 4));

/** Income of a year by month and purpose, to view, print or download as a spreadsheet. The year is in the address. */
export default function StatementPage() {
  const [search, setSearch] = useSearchParams();
  const year = Number(search.get('year') ?? thisYear);
  const { data, error, isFetching, refetch } = useQuery({
    ...readQuery(apiPath('/api/ledger/statement', { query: { year } })),
    placeholderData: keepPreviousData,
  });
  const { isExporting, exportAll } = useLedger();
  const years = Object.fromEntries([...new Set([...(data?.years ?? []), year])].map((each) => [each, String(each)]));

  return (
    <DonationsFrame
      action={
        <>
          <span className={layout.row}>
            <Choice
              aria-label={copy.statement.year}
              value={String(year)}
              options={years}
              onChange={(next) => setSearch(Number(next) === thisYear ? {} : { year: next })}
            />
          </span>
          <Button
            icon={<Icon name="download" />}
            disabled={!data || isExporting}
            onClick={() =>
              void exportAll(apiPath('/api/ledger/statement.csv', { query: { year } }), `income-${year}.csv`)
            }
          >
            {common.exportCsv}
          </Button>
          <Button type="primary" disabled={!data || isFetching} onClick={() => window.print()}>
            {common.print}
          </Button>
        </>
      }
    >
      {error ? (
        <LoadFailed title={copy.statement.loadFailed} error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <StatementTable statement={data} isOld={isFetching} />
      ) : (
        <Loading label={copy.statement.loading} />
      )}
    </DonationsFrame>
  );
}
