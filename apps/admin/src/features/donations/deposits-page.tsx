import { useQuery } from '@tanstack/react-query';
import type { TableColumnsType } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { apiPath, type BankDepositResponse } from '@ministry/api-client';
import { formatShillings } from '@ministry/domain';
import { commonCopy as common } from '../../common.copy.ts';
import { Badge } from '../../components/badge.tsx';
import { DeleteQuestion } from '../../components/delete-question.tsx';
import { DataTable } from '../../lists/data-table.tsx';
import { actionsColumn, RowActions } from '../../lists/row-actions.tsx';
import { useColumns } from '../../lists/use-columns.ts';
import { useListAddress } from '../../lists/use-list-address.ts';
import { usePagedList } from '../../lists/use-paged-list.ts';
import { readQuery } from '../../reads.ts';
import { useAttempt } from '../../use-attempt.ts';
import { differenceText } from './deposit.ts';
import { donationsCopy as copy } from './donations.copy.ts';
import { DonationsFrame } from './donations-frame.tsx';
import { dayInCopy } from './labels.ts';
import { depositsPath, useDeposits } from './use-deposits.ts';
import layout from '../../components/layout.module.css';
import styles from './donations.module.css';

const listCopy = { one: copy.deposit, many: copy.deposits, nothingYet: copy.bank.nothingYet };

/** Bank deposits, compared with the ledger. */
export default function DepositsPage() {
  const { query, change, clear } = useListAddress({});
  const list = usePagedList(depositsPath, query.page);
  const deposits = useDeposits();
  const { isBusy, attempt } = useAttempt();
  const [asked, setAsked] = useState<BankDepositResponse | null>(null);
  const columns = useColumns('deposits', depositColumns({ isBusy, onDelete: setAsked }));
  async function remove({ id }: BankDepositResponse) {
    if (await attempt(() => deposits.remove(id), copy.bank.deleteFailed)) setAsked(null);
  }
  return (
    <DonationsFrame figures={<Waiting />}>
      <DataTable<BankDepositResponse>
        list={list}
        columns={columns}
        copy={listCopy}
        isNarrowed={false}
        onClear={clear}
        onChange={change}
        nameOf={({ id }) => copy.depositName({ id })}
        wraps
      />
      {asked ? (
        <DeleteQuestion
          title={copy.bank.deleteTitle({ id: asked.id, amount: formatShillings(asked.amount) })}
          isBusy={isBusy}
          onDelete={() => void remove(asked)}
          onCancel={() => setAsked(null)}
        >
          <p>{copy.bank.deleteText({ count: asked.entryCount })}</p>
        </DeleteQuestion>
      ) : null}
    </DonationsFrame>
  );
}

const waitingQuery = { deposited: 'no', test: 'without' } as const;

/** Ledger entries that are in no bank deposit yet, with a link to the list. */
function Waiting() {
  const { data } = useQuery({
    ...readQuery(apiPath('/api/ledger/totals', { query: waitingQuery })),
    refetchOnMount: 'always',
  });
  return (
    <section className={`${layout.facts} ${layout.numeric}`} aria-labelledby="waiting-total" aria-busy={!data}>
      <h2 id="waiting-total" className={`${layout.small} ${layout.muted}`}>
        {copy.filters.inNoDeposit}
      </h2>
      {data ? (
        <>
          <strong>{formatShillings(data.amount)}</strong>
          <Link to="/donations?purpose=all&deposited=no&test=without">{copy.entryCount({ count: data.count })}</Link>
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
      title: copy.bank.column,
      render: (_, { id, depositedOn, account, reference, note, recordedBy, entryCount }) => (
        <>
          <Link to={`/donations?purpose=all&deposit=${id}`} aria-label={copy.bank.entriesOf({ id, account })}>
            {account}
          </Link>
          <div className={layout.muted}>
            {copy.bank.recordedBy({
              facts: [dayInCopy(depositedOn), reference, copy.entryCount({ count: entryCount })]
                .filter(Boolean)
                .join(', '),
              name: recordedBy,
            })}
          </div>
          {note ? <div className={layout.prose}>{note}</div> : null}
        </>
      ),
    },
    {
      key: 'amount',
      title: copy.amount,
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
          name={copy.depositName({ id: deposit.id })}
          isBusy={isBusy}
          items={[{ key: 'delete', label: common.delete, danger: true, onClick: () => onDelete(deposit) }]}
        />
      ),
    },
  ];
}
