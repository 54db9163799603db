import { Link } from 'react-router-dom';
import type { LedgerEntryDetailResponse, LedgerEntryResponse } from '@ministry/api-client';
import { formatShillings } from '@ministry/domain';
import { commonCopy as common } from '../../common.copy.ts';
import { Badge } from '../../components/badge.tsx';
import { Facts } from '../../components/facts.tsx';
import { formatDateTime } from '../../content/normalise.ts';
import { donationsCopy as copy } from './donations.copy.ts';
import { dayInCopy, dollars, kinds, methods, subjectOf } from './labels.ts';
import layout from '../../components/layout.module.css';

const money = ({ amount, amountUsd }: Pick<LedgerEntryResponse, 'amount' | 'amountUsd'>): string =>
  `${formatShillings(amount)} (${dollars(amountUsd)})`;

function writtenText({ createdAt, recordedBy, rate }: LedgerEntryDetailResponse): string {
  const moment = formatDateTime(createdAt);
  return recordedBy
    ? copy.entryPage.writtenBy({ moment, name: recordedBy, rate })
    : copy.entryPage.writtenByProvider({ moment, rate });
}

/** All facts of a ledger entry. */
export function EntryFacts({ entry, onOpen }: { entry: LedgerEntryDetailResponse; onOpen(id: number): void }) {
  const { corrections } = entry;
  return (
    <>
      <Facts
        facts={[
          [copy.amount, <Amount entry={entry} />],
          [common.kind, <Kind entry={entry} onOpen={onOpen} />],
          [
            copy.purpose,
            entry.orderId === null ? (
              subjectOf(entry)
            ) : (
              <Link to={`/store/orders?order=${entry.orderId}`}>{subjectOf(entry)}</Link>
            ),
          ],
          [copy.received, dayInCopy(entry.receivedOn)],
          [common.name, entry.name],
          entry.email ? [copy.email, <a href={`mailto:${entry.email}`}>{entry.email}</a>] : null,
          entry.phone ? [common.phone, <a href={`tel:${entry.phone.replace(/[^\d+]/g, '')}`}>{entry.phone}</a>] : null,
          entry.paymentReference
            ? [
                copy.entryPage.payment,
                <Link to={`/donations/payments?search=${entry.paymentReference}`}>{entry.paymentReference}</Link>,
              ]
            : null,
          entry.depositId === null
            ? null
            : [
                copy.entryPage.inTheBank,
                <Link to={`/donations?purpose=all&deposit=${entry.depositId}`}>
                  {copy.entryPage.depositLink({ id: entry.depositId })}
                </Link>,
              ],
          entry.note ? [common.note, <span className={layout.prose}>{entry.note}</span>] : null,
          [copy.entryPage.written, writtenText(entry)],
        ]}
      />
      {corrections.length > 0 ? <Corrections corrections={corrections} /> : null}
    </>
  );
}

const Amount = ({ entry }: { entry: LedgerEntryDetailResponse }) => (
  <>
    <strong>{money(entry)}</strong> {entry.isTest ? <Badge tone="secondary">{copy.test}</Badge> : null}
    {entry.corrections.length > 0 ? <div>{copy.entryPage.standsAt({ balance: money(entry.balance) })}</div> : null}
  </>
);

const Kind = ({ entry, onOpen }: { entry: LedgerEntryDetailResponse; onOpen(id: number): void }) => (
  <>
    {kinds[entry.kind]}
    {entry.method ? `, ${(methods[entry.method] ?? entry.method).toLowerCase()}` : ''}
    {entry.correctsId === null ? null : (
      <div>
        {copy.entryPage.belongsTo}{' '}
        <button type="button" className={layout.linkButton} onClick={() => onOpen(Number(entry.correctsId))}>
          {copy.entryName({ id: entry.correctsId })}
        </button>
      </div>
    )}
  </>
);

function correctionText({ kind, createdAt, recordedBy }: LedgerEntryDetailResponse['corrections'][number]): string {
  const [name, moment] = [kinds[kind], formatDateTime(createdAt)];
  return recordedBy ? copy.entryPage.correctedBy({ kind: name, moment, name: recordedBy }) : `${name}, ${moment}`;
}

/** Corrections of this entry that were recorded later. */
function Corrections({ corrections }: Pick<LedgerEntryDetailResponse, 'corrections'>) {
  return (
    <section>
      <h3 className={layout.spaceBelow}>{copy.entryPage.since}</h3>
      <ol className={`${layout.lines} ${layout.plainList} ${layout.rows}`}>
        {corrections.map((correction) => (
          <li key={correction.id}>
            <strong>{money(correction)}</strong>
            <span className={`${layout.full} ${layout.muted}`}>{correctionText(correction)}</span>
            {correction.note ? (
              <span className={`${layout.full} ${layout.muted} ${layout.prose}`}>{correction.note}</span>
            ) : null}
          </li>
        ))}
      </ol>
    </section>
  );
}
