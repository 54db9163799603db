import { Link } from 'react-router-dom';
import type { LedgerEntryDetailResponse, LedgerEntryResponse } from '@ministry/api-client';
import { formatShillings } from '@ministry/domain';
import { Badge } from '../../components/badge.tsx';
import { formatMoment } from '../../content/normalise.ts';
import { dayInCopy, dollars, kinds, methods, subjectOf } from './donations.copy.ts';
import styles from './donations.module.css';

const money = ({ amount, amountUsd }: Pick<LedgerEntryResponse, 'amount' | 'amountUsd'>): string =>
  `${formatShillings(amount)} (${dollars(amountUsd)})`;

/** All that the books say of one entry. */
export function EntryFacts({ entry, onOpen }: { entry: LedgerEntryDetailResponse; onOpen(id: number): void }) {
  const { corrections, standing } = entry;
  return (
    <>
      <dl className={styles.facts}>
        <dt>Amount</dt>
        <dd>
          <strong>{money(entry)}</strong> {entry.isTest ? <Badge tone="secondary">Test</Badge> : null}
          {corrections.length > 0 ? <p>Stands at {money(standing)} now.</p> : null}
        </dd>
        <dt>Kind</dt>
        <dd>
          {kinds[entry.kind]}
          {entry.method ? `, ${(methods[entry.method] ?? entry.method).toLowerCase()}` : ''}
          {entry.correctsId === null ? null : (
            <p>
              Belongs to{' '}
              <button type="button" className={styles.link} onClick={() => onOpen(Number(entry.correctsId))}>
                entry {entry.correctsId}
              </button>
            </p>
          )}
        </dd>
        <dt>For</dt>
        <dd>
          {entry.orderId === null ? (
            subjectOf(entry)
          ) : (
            <Link to={`/store/orders?order=${entry.orderId}`}>{subjectOf(entry)}</Link>
          )}
        </dd>
        <dt>Received</dt>
        <dd>{dayInCopy(entry.receivedOn)}</dd>
        <GiverFacts entry={entry} />
        {entry.paymentReference ? (
          <>
            <dt>Payment</dt>
            <dd>
              <Link to={`/donations/payments?search=${entry.paymentReference}`}>{entry.paymentReference}</Link>
            </dd>
          </>
        ) : null}
        {entry.note ? (
          <>
            <dt>Note</dt>
            <dd className={styles.note}>{entry.note}</dd>
          </>
        ) : null}
        <dt>Written</dt>
        <dd>
          {formatMoment(entry.createdAt)} {entry.recordedBy ? `by ${entry.recordedBy}` : 'as the provider told it'}, at
          UGX {entry.rate.toLocaleString('en-GB')} for a dollar
        </dd>
      </dl>
      {corrections.length > 0 ? <Corrections corrections={corrections} /> : null}
    </>
  );
}

function GiverFacts({ entry }: { entry: LedgerEntryResponse }) {
  return (
    <>
      <dt>Name</dt>
      <dd>{entry.name}</dd>
      {entry.email ? (
        <>
          <dt>Email</dt>
          <dd>
            <a href={`mailto:${entry.email}`}>{entry.email}</a>
          </dd>
        </>
      ) : null}
      {entry.phone ? (
        <>
          <dt>Phone</dt>
          <dd>
            <a href={`tel:${entry.phone.replace(/[^\d+]/g, '')}`}>{entry.phone}</a>
          </dd>
        </>
      ) : null}
    </>
  );
}

/** What was written into the books about this entry later. */
function Corrections({ corrections }: Pick<LedgerEntryDetailResponse, 'corrections'>) {
  return (
    <section>
      <h3 className={styles.heading}>What was done since</h3>
      <ol className={styles.corrections}>
        {corrections.map((correction) => (
          <li key={correction.id}>
            <strong>{money(correction)}</strong>
            <span>
              {kinds[correction.kind]}, {formatMoment(correction.createdAt)}{' '}
              {correction.recordedBy ? `by ${correction.recordedBy}` : ''}
            </span>
            {correction.note ? <span className={styles.note}>{correction.note}</span> : null}
          </li>
        ))}
      </ol>
    </section>
  );
}
