import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ApiPath } from '@ministry/api-client';
import type { LedgerMonthResponse, LedgerTotalsResponse } from '@ministry/api-client';
import { apiPath } from '@ministry/api-client';
import { formatShillings } from '@ministry/domain';
import { LoadFailed } from '../../components/load-failed.tsx';
import { MonthTrend } from '../../components/month-trend.tsx';
import { readQuery } from '../../reads.ts';
import { donationsCopy as copy } from './donations.copy.ts';
import { dollars } from './labels.ts';
import type { LedgerList } from './use-ledger-list.ts';
import layout from '../../components/layout.module.css';

/** The filters of the list, from the page's address. */
type Narrowing = LedgerList['narrowing'];

const useFigures = <Answer,>(path: ApiPath<Answer>) =>
  useQuery({ ...readQuery(path), placeholderData: keepPreviousData });

/** The total of the listed entries, and the totals by month. @param narrowing the list's filters, as the API expects them */
export function LedgerFigures({ narrowing }: { narrowing: Narrowing }) {
  const { from: _from, to: _to, ...anyDay } = narrowing;
  const totals = useFigures(apiPath('/api/ledger/totals', { query: narrowing }));
  const months = useFigures(apiPath('/api/ledger/months', { query: anyDay }));
  const failed = totals.error ?? months.error;
  if (failed) {
    const again = () => void Promise.all([totals.refetch(), months.refetch()]);
    return <LoadFailed title={copy.ledger.figuresFailed} error={failed} onRetry={again} />;
  }
  return (
    <>
      <Totals totals={totals.data} />
      <Months months={months.data ?? []} />
    </>
  );
}

function Totals({ totals }: { totals: LedgerTotalsResponse | undefined }) {
  return (
    <section className={`${layout.facts} ${layout.numeric}`} aria-labelledby="ledger-total" aria-busy={!totals}>
      <h2 id="ledger-total" className={`${layout.small} ${layout.muted}`}>
        {copy.ledger.total}
      </h2>
      {totals ? (
        <>
          <strong>{dollars(totals.amountUsd)}</strong>
          <span>{formatShillings(totals.amount)}</span>
          <span className={layout.muted}>{copy.entryCount({ count: totals.count })}</span>
        </>
      ) : (
        '…'
      )}
      {totals && totals.tests.count > 0 ? (
        <span className={layout.muted}>
          {copy.ledger.testsLeftOut({ amount: formatShillings(totals.tests.amount) })}
        </span>
      ) : null}
    </section>
  );
}

function Months({ months }: { months: LedgerMonthResponse[] }) {
  const trend = months.map(({ month, amount, amountUsd }) => {
    const shillings = formatShillings(amount);
    return { month, amount, copy: shillings, figures: [shillings, dollars(amountUsd)] };
  });
  return (
    <details className={layout.full}>
      <summary>{copy.ledger.byMonth}</summary>
      <MonthTrend months={trend} columns={[copy.ledger.shillings, copy.ledger.dollars]} />
    </details>
  );
}
