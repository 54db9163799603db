import type { TableColumnsType } from 'antd';
import type { LedgerEntryResponse } from '@ministry/api-client';
import { formatShillings } from '@ministry/domain';
import { commonCopy as common } from '../../common.copy.ts';
import { Badge } from '../../components/badge.tsx';
import { sortable } from '../../lists/data-table.tsx';
import { donationsCopy as copy } from './donations.copy.ts';
import { dayInCopy, dollars, kinds, methods, subjectOf } from './labels.ts';
import layout from '../../components/layout.module.css';
import styles from './donations.module.css';

interface LedgerColumnsOptions {
  /** Value of the `sort` query parameter of the page. */
  sort: string;
  onOpen(entry: LedgerEntryResponse): void;
}

/** Columns: donor, date, purpose, method and amount. */
export function ledgerColumns({ sort, onOpen }: LedgerColumnsOptions): TableColumnsType<LedgerEntryResponse> {
  return [
    {
      key: 'name',
      title: common.name,
      render: (_, entry) => (
        <div className={`${layout.facts} ${layout.oneLine}`}>
          <button
            type="button"
            className={layout.linkButton}
            aria-label={copy.ledger.openEntry({ name: entry.name, id: entry.id })}
            onClick={() => onOpen(entry)}
          >
            {entry.name}
          </button>
          {entry.email ? <div className={layout.muted}>{entry.email}</div> : null}
          <Marks entry={entry} />
          <div className={`${layout.spaceAbove} ${layout.muted} ${layout.onPhone}`}>{dayInCopy(entry.receivedOn)}</div>
          <div className={`${layout.spaceAbove} ${layout.muted} ${layout.onTablet}`}>
            {subjectOf(entry)}, {howOf(entry).toLowerCase()}
          </div>
        </div>
      ),
    },
    {
      title: copy.received,
      ...sortable('receivedOn', sort),
      width: 124,
      responsive: ['md'],
      render: (_, { receivedOn }) => dayInCopy(receivedOn),
    },
    { key: 'subject', title: copy.purpose, width: 170, responsive: ['lg'], render: (_, entry) => subjectOf(entry) },
    { key: 'how', title: copy.how, width: 130, responsive: ['lg'], render: (_, entry) => howOf(entry) },
    {
      title: copy.amount,
      ...sortable('amount', sort),
      align: 'right',
      className: styles.sumColumn ?? '',
      render: (_, { amount, amountUsd }) => (
        <span className={`${layout.numeric} ${styles.amount}`}>
          {formatShillings(amount)}
          <span className={layout.muted}>{dollars(amountUsd)}</span>
        </span>
      ),
    },
  ];
}

/** 'Card', 'Cash'; the kind of entry if the method is not known. */
const howOf = ({ method, kind }: LedgerEntryResponse): string => (method ? (methods[method] ?? method) : kinds[kind]);

/** Badges of corrections, refunds, reversals and tests. */
function Marks({ entry: { kind, isTest, correctsId } }: { entry: LedgerEntryResponse }) {
  const isFurther = kind !== 'payment' && kind !== 'office';
  if (!isFurther && !isTest) return null;
  return (
    <div className={layout.row}>
      {isFurther ? (
        <Badge tone="warning">
          {correctsId === null ? kinds[kind] : copy.kindOfEntry({ kind: kinds[kind], id: correctsId })}
        </Badge>
      ) : null}
      {isTest ? <Badge tone="secondary">{copy.test}</Badge> : null}
    </div>
  );
}
