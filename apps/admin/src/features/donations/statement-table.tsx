import type { MoneyResponse, StatementLineResponse, StatementResponse } from '@ministry/api-client';
import { formatShillings, givingCategories } from '@ministry/domain';
import { useSite } from '@ministry/ui';
import { commonCopy as common } from '../../common.copy.ts';
import { donationsCopy as copy } from './donations.copy.ts';
import { dollars, monthName } from './labels.ts';
import layout from '../../components/layout.module.css';
import styles from './donations.module.css';

const headingOf = ({ category }: StatementLineResponse) => (category ? givingCategories[category] : common.store);

/** '1,250,000': the currency is named above the table. */
const shillings = ({ amount }: MoneyResponse) => formatShillings(amount).replace('UGX ', '');

/** The statement as a printable sheet. @param isOld another year is being loaded */
export function StatementTable({ statement, isOld }: { statement: StatementResponse; isOld: boolean }) {
  const { year, lines, months, total } = statement;
  const name = useSite().settings?.identity.name;
  const title = copy.statement.title({ year });
  return (
    <section
      className={`${layout.card} ${layout.padded} ${layout.sheet} ${styles.statement}`}
      aria-labelledby="statement"
      aria-busy={isOld}
    >
      <h2 id="statement">
        <span className={layout.onPaper}>{name ? `${name}: ` : ''}</span>
        {title}
      </h2>
      <p className={`${layout.muted} ${layout.spaceBelow}`}>{copy.statement.basis}</p>
      {/* Wider than a phone; focusable, so that the arrow keys scroll it. */}
      <div className={layout.scroller} role="region" aria-label={copy.statement.table} tabIndex={0}>
        <table className={`${layout.table} ${layout.figures}`}>
          <thead>
            <tr>
              {[copy.statement.month, ...lines.map(headingOf), copy.statement.total].map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {months.map((sum, at) => {
              const month = monthName(at);
              return (
                <Row key={month} name={month} amounts={[...lines.flatMap((line) => line.months[at] ?? []), sum]} />
              );
            })}
          </tbody>
          <tfoot>
            <Row name={copy.statement.year} amounts={[...lines.map((line) => line.total), total]} />
            <tr>
              <th scope="row">{copy.statement.inDollars}</th>
              {[...lines.map((line) => line.total), total].map(({ amountUsd }, at) => (
                <td key={at}>{dollars(amountUsd)}</td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
    </section>
  );
}

function Row({ name, amounts }: { name: string; amounts: readonly MoneyResponse[] }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {amounts.map((amount, at) => (
        <td key={at} className={amount.amount === 0 ? layout.muted : undefined}>
          {shillings(amount)}
        </td>
      ))}
    </tr>
  );
}
