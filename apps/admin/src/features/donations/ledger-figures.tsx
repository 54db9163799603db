import { pathWith, readableError } from '@ministry/api-client';
import type { LedgerMonthResponse, LedgerTotalsResponse } from '@ministry/api-client';
import { formatShillings } from '@ministry/domain';
import { useQuery } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { api } from '../../session.ts';
import { dollars } from './donations.content.ts';
import styles from './donations.module.css';
import { barHeights, shortMonth, wholeMonth } from './months.ts';
import { ledgerPath } from './use-ledger.ts';

const height = 96;
const [step, width] = [10, 7];

function useFigures<Answer>(path: string) {
  return useQuery({ queryKey: [path], queryFn: ({ signal }) => api.read<Answer>(path, { signal }), placeholderData: (kept) => kept });
}

/** What the entries that the list shows come to, and how they came month by month. @param narrowing the list's filters, as the API knows them */
export function LedgerFigures({ narrowing }: { narrowing: Record<string, string> }) {
  const { from: _from, to: _to, ...anyDay } = narrowing;
  const totals = useFigures<LedgerTotalsResponse>(pathWith(`${ledgerPath}/totals`, narrowing));
  const months = useFigures<LedgerMonthResponse[]>(pathWith(`${ledgerPath}/months`, anyDay));
  const failed = totals.error ?? months.error;
  if (failed) {
    const again = () => void Promise.all([totals.refetch(), months.refetch()]);
    return <Alert type="error" showIcon title="The figures could not be loaded" description={readableError(failed)} action={<Button onClick={again}>Try again</Button>} />;
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
          {formatShillings(totals.tests.amount)} of tests {totals.testsCount ? 'is in it, as long as test payments are on.' : 'is not in it: no money moved.'}
        </p>
      ) : null}
    </section>
  );
}

/** Twelve months as bars, and as a table for whoever wants the figures or cannot see the picture. */
function Months({ months }: { months: LedgerMonthResponse[] }) {
  const heights = barHeights(months, height);
  return (
    <section className={styles.panel} aria-labelledby="ledger-months">
      <h2 id="ledger-months">By month</h2>
      <div className={styles.trend} aria-hidden="true">
        <svg viewBox={`0 0 ${12 * step} ${height}`} preserveAspectRatio="none" focusable="false">
          {months.map(({ month, amount }, at) => (
            <g key={month}>
              <rect x={at * step} width={step} height={height} className={styles.hover}>
                <title>{`${wholeMonth(month)}: ${formatShillings(amount)}`}</title>
              </rect>
              <rect x={at * step + (step - width) / 2} y={height - (heights[at] ?? 0)} width={width} height={heights[at]} className={styles.bar} />
            </g>
          ))}
        </svg>
        <div className={styles.months}>
          {months.map(({ month }) => (
            <span key={month}>{shortMonth(month)}</span>
          ))}
        </div>
      </div>
      <details className={styles.table}>
        <summary>The figures</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">Month</th>
              <th scope="col">Shillings</th>
              <th scope="col">Dollars</th>
            </tr>
          </thead>
          <tbody>
            {months.toReversed().map(({ month, amount, amountUsd }) => (
              <tr key={month}>
                <th scope="row">{wholeMonth(month)}</th>
                <td>{formatShillings(amount)}</td>
                <td>{dollars(amountUsd)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}
