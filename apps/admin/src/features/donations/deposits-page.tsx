import { useQuery } from '@tanstack/react-query';
import type { TableColumnsType } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { apiPath, type BankDepositResponse } from '@ministry/api-client';
import { formatShillings } from '@ministry/domain';
import { Badge } from '../../components/badge.tsx';
import { counted } from '../../components/counted.ts';
import { DeleteQuestion } from '../../components/delete-question.tsx';
import { DataTable } from '../../lists/data-table.tsx';
import { actionsColumn, RowActions } from '../../lists/row-actions.tsx';
import { useColumns } from '../../lists/use-columns.ts';
import { useListAddress } from '../../lists/use-list-address.ts';
import { usePagedList } from '../../lists/use-paged-list.ts';
import { readQuery } from '../../reads.ts';
import { useAttempt } from '../../use-attempt.ts';
import { differenceText } from './deposit.ts';
import { dayInCopy } from './donations.copy.ts';
import { DonationsFrame } from './donations-frame.tsx';
import { depositsPath, useDeposits } from './use-deposits.ts';
import layout from '../../components/layout.module.css';
import styles from './donations.module.css';

const copy = {
  one: 'deposit',
  many: 'deposits',
  nothingYet: 'No deposit has been recorded yet. Choose what was brought to the bank in the ledger.',
};

/** What was brought to the bank, held against the books. */
export default function DepositsPage() {
  const { query, change, clear } = useListAddress({});
  const list = usePagedList(depositsPath, query.page);
  const deposits = useDeposits();
  const { isBusy, attempt } = useAttempt();
  const [asked, setAsked] = useState<BankDepositResponse | null>(null);
  const columns = useColumns('deposits', depositColumns({ isBusy, onDelete: setAsked }));
  async function remove({ id }: BankDepositResponse) {
    if (await attempt(() => deposits.remove(id), 'The deposit was not deleted')) setAsked(null);
  }
  return (
    <DonationsFrame figures={<Waiting />}>
      <DataTable<BankDepositResponse>
        list={list}
        columns={columns}
        copy={copy}
        isNarrowed={false}
        onClear={clear}
        onChange={change}
        nameOf={({ id }) => `deposit ${id}`}
        wraps
      />
      {asked ? (
        <DeleteQuestion
          title={`Delete deposit ${asked.id} of ${formatShillings(asked.amount)}?`}
          isBusy={isBusy}
          onDelete={() => void remove(asked)}
          onCancel={() => setAsked(null)}
        >
          <p>
            The {counted(asked.entryCount, 'entry', 'entries')} of the ledger stay and wait for a deposit again. The
            audit log keeps that there was this one.
          </p>
        </DeleteQuestion>
      ) : null}
    </DonationsFrame>
  );
}

const waitingQuery = { deposited: 'no', test: 'without' } as const;

/** What no deposit holds yet, with the way to it. */
function Waiting() {
  const { data } = useQuery({
    ...readQuery(apiPath('/api/ledger/totals', { query: waitingQuery })),
    refetchOnMount: 'always',
  });
  return (
    <section
      className={`${layout.facts} ${layout.numeric} ${styles.total}`}
      aria-labelledby="waiting-total"
      aria-busy={!data}
    >
      <h2 id="waiting-total">In no deposit</h2>
      {data ? (
        <>
          <strong>{formatShillings(data.amount)}</strong>
          <Link to="/donations?purpose=all&deposited=no&test=without">{counted(data.count, 'entry', 'entries')}</Link>
        </>
      ) : (
        '…'
      )}
    </section>
  );
}

interface DepositColumnsOptions {
  isBusy: boolean;
  onDelete(deposit: BankDepositResponse): void;
}

function depositColumns({ isBusy, onDelete }: DepositColumnsOptions): TableColumnsType<BankDepositResponse> {
  return [
    {
      key: 'account',
      title: 'Deposit',
      render: (_, { id, depositedOn, account, reference, note, recordedBy, entryCount }) => (
        <>
          <Link to={`/donations?purpose=all&deposit=${id}`} aria-label={`Entries of deposit ${id}, ${account}`}>
            {account}
          </Link>
          <div className={layout.muted}>
            {dayInCopy(depositedOn)}
            {reference ? `, ${reference}` : ''}, {counted(entryCount, 'entry', 'entries')}, by {recordedBy}
          </div>
          {note ? <div className={layout.prose}>{note}</div> : null}
        </>
      ),
    },
    {
      key: 'amount',
      title: 'Amount',
      align: 'right',
      className: styles.sumColumn ?? '',
      render: (_, { amount, difference }) => (
        <span className={`${layout.numeric} ${styles.amount}`}>
          {formatShillings(amount)}
          <Badge tone={difference === 0 ? 'success' : 'warning'}>{differenceText(difference)}</Badge>
        </span>
      ),
    },
    {
      ...actionsColumn(),
      render: (_, deposit) => (
        <RowActions
          name={`deposit ${deposit.id}`}
          isBusy={isBusy}
          items={[{ key: 'delete', label: 'Delete', danger: true, onClick: () => onDelete(deposit) }]}
        />
      ),
    },
  ];
}
