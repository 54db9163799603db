import { Link } from 'react-router-dom';
import type { LedgerEntryDetailResponse, LedgerEntryResponse } from '@ministry/api-client';
import { formatShillings } from '@ministry/domain';
import { Badge } from '../../components/badge.tsx';
import { Facts } from '../../components/facts.tsx';
import { formatMoment } from '../../content/normalise.ts';
import { dayInCopy, dollars, kinds, methods, subjectOf } from './donations.copy.ts';
import { donationsTexts as copy } from './donations-texts.copy.ts';
import layout from '../../components/layout.module.css';
import styles from './donations.module.css';

const money = ({ amount, amountUsd }: Pick<LedgerEntryResponse, 'amount' | 'amountUsd'>): string =>
  `${formatShillings(amount)} (${dollars(amountUsd)})`;

/** All that the books say of one entry. */
export function EntryFacts({ entry, onOpen }: { entry: LedgerEntryDetailResponse; onOpen(id: number): void }) {
  const { corrections } = entry;
  return (
    <>
      <Facts
        facts={[
          ['Amount', <Amount entry={entry} />],
          ['Kind', <Kind entry={entry} onOpen={onOpen} />],
          [
            'For',
            entry.orderId === null ? (
              subjectOf(entry)
            ) : (
              <Link to={`/store/orders?order=${entry.orderId}`}>{subjectOf(entry)}</Link>
            ),
          ],
          ['Received', dayInCopy(entry.receivedOn)],
          ['Name', entry.name],
          entry.email ? ['Email', <a href={`mailto:${entry.email}`}>{entry.email}</a>] : null,
          entry.phone ? ['Phone', <a href={`tel:${entry.phone.replace(/[^\d+]/g, '')}`}>{entry.phone}</a>] : null,
          entry.paymentReference
            ? [
                'Payment',
                <Link to={`/donations/payments?search=${entry.paymentReference}`}>{entry.paymentReference}</Link>,
              ]
            : null,
          entry.depositId === null
            ? null
            : [
                copy.inTheBank,
                <Link to={`/donations?purpose=all&deposit=${entry.depositId}`}>
                  {copy.deposit4({ depositId: entry.depositId })}
                </Link>,
              ],
          entry.note ? ['Note', <span className={layout.prose}>{entry.note}</span>] : null,
          [
            'Written',
            `${formatMoment(entry.createdAt)} ${entry.recordedBy ? `by ${entry.recordedBy}` : 'as the provider told it'}, at UGX ${entry.rate.toLocaleString('en-GB')} for a dollar`,
          ],
        ]}
      />
      {corrections.length > 0 ? <Corrections corrections={corrections} /> : null}
    </>
  );
}

const Amount = ({ entry }: { entry: LedgerEntryDetailResponse }) => (
  <>
    <strong>{money(entry)}</strong> {entry.isTest ? <Badge tone="secondary">{copy.test}</Badge> : null}
    {entry.corrections.length > 0 ? <div>{copy.standsAtNow({ balance: money(entry.balance) })}</div> : null}
  </>
);

const Kind = ({ entry, onOpen }: { entry: LedgerEntryDetailResponse; onOpen(id: number): void }) => (
  <>
    {kinds[entry.kind]}
    {entry.method ? `, ${(methods[entry.method] ?? entry.method).toLowerCase()}` : ''}
    {entry.correctsId === null ? null : (
      <div>
        {copy.belongsTo}{' '}
        <button
          type="button"
          className={`${layout.linkButton} ${styles.link}`}
          onClick={() => onOpen(Number(entry.correctsId))}
        >
          {copy.entry3({ correctsId: entry.correctsId })}
        </button>
      </div>
    )}
  </>
);

/** What was written into the books about this entry later. */
function Corrections({ corrections }: Pick<LedgerEntryDetailResponse, 'corrections'>) {
  return (
    <section>
      <h3 className={layout.spaceBelow}>{copy.whatWasDoneSince}</h3>
      <ol className={`${layout.lines} ${layout.plainList} ${styles.corrections}`}>
        {corrections.map((correction) => (
          <li key={correction.id}>
            <strong>{money(correction)}</strong>
            <span className={layout.muted}>
              {kinds[correction.kind]}, {formatMoment(correction.createdAt)}{' '}
              {correction.recordedBy ? copy.by2({ recordedBy: correction.recordedBy }) : ''}
            </span>
            {correction.note ? <span className={`${layout.muted} ${layout.prose}`}>{correction.note}</span> : null}
          </li>
        ))}
      </ol>
    </section>
  );
}
