import { pathWith, readableError } from '@ministry/api-client';
import type { LedgerMonthResponse, LedgerTotalsResponse } from '@ministry/api-client';
import { formatShillings } from '@ministry/domain';
import { useQuery } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { MonthTrend } from '../../components/month-trend.tsx';
import { api } from '../../session.ts';
import { dollars } from './donations.content.ts';
import styles from './donations.module.css';
import { ledgerPath } from './use-ledger.ts';

function useFigures<Answer>(path: string) {
  return useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => api.read<Answer>(path, { signal }),
    placeholderData: (kept) => kept,
  });
}

/** What the entries that the list shows come to, and how they came month by month. @param narrowing the list's filters, as the API knows them */
export function LedgerFigures({ narrowing }: { narrowing: Record<string, string> }) {
  const { from: _from, to: _to, ...anyDay } = narrowing;
  const totals = useFigures<LedgerTotalsResponse>(pathWith(`${ledgerPath}/totals`, narrowing));
  const months = useFigures<LedgerMonthResponse[]>(pathWith(`${ledgerPath}/months`, anyDay));
  const failed = totals.error ?? months.error;
  if (failed) {
    const again = () => void Promise.all([totals.refetch(), months.refetch()]);
    return (
      <Alert
        type="error"
        showIcon
        title="The figures could not be loaded"
        description={readableError(failed)}
        action={<Button onClick={again}>Try again</Button>}
      />
    );
  }
  return (
    <div className={styles.figures}>
      <Totals totals={totals.data} />
      <Months months={months.data ?? []} />
    </div>
  );
}

function Totals({ totals }: { totals: LedgerTotalsResponse | undefined }) {
  return (
    <section className={styles.panel} aria-labelledby="ledger-total" aria-busy={!totals}>
      <h2 id="ledger-total">Total of this list</h2>
      <p className={styles.total}>{totals ? dollars(totals.amountUsd) : '…'}</p>
      {totals ? (
        <p className={styles.muted}>
          {formatShillings(totals.amount)}
          <br />
          {totals.count.toLocaleString('en-GB')} {totals.count === 1 ? 'entry' : 'entries'}
        </p>
      ) : null}
      {totals && totals.tests.count > 0 ? (
        <p className={styles.tests}>
          {formatShillings(totals.tests.amount)} of tests{' '}
          {totals.testsCount ? 'is in it, as long as test payments are on.' : 'is not in it: no money moved.'}
        </p>
      ) : null}
    </section>
  );
}

function Months({ months }: { months: LedgerMonthResponse[] }) {
  const trend = months.map(({ month, amount, amountUsd }) => {
    const shillings = formatShillings(amount);
    return { month, amount, words: shillings, figures: [shillings, dollars(amountUsd)] };
  });
  return (
    <section className={styles.panel} aria-labelledby="ledger-months">
      <h2 id="ledger-months">By month</h2>
      <MonthTrend months={trend} columns={['Shillings', 'Dollars']} />
    </section>
  );
}
