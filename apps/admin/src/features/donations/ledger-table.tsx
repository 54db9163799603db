import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { apiPath, type LedgerEntryResponse } from '@ministry/api-client';
import { depositLimits, kampalaDay } from '@ministry/domain';
import { commonCopy as common } from '../../common.copy.ts';
import { BulkActions } from '../../lists/bulk-actions.tsx';
import { ListFrame } from '../../lists/list-frame.tsx';
import { useSelection } from '../../lists/use-selection.ts';
import { readQuery } from '../../reads.ts';
import type { DepositedEntries } from './deposit.ts';
import { DepositDialog } from './deposit-dialog.tsx';
import { donationsCopy as copy } from './donations.copy.ts';
import { filters as options, ledgerCopy, purposes } from './labels.ts';
import { ledgerColumns } from './ledger-columns.tsx';
import { useDeposits } from './use-deposits.ts';
import type { Ledger } from './use-ledger.ts';
import type { LedgerList } from './use-ledger-list.ts';

const filters = [
  { name: 'purpose', label: copy.filters.giftsOrStore, options: purposes },
  { name: 'kind', label: common.kind, options: options.kind },
  { name: 'category', label: copy.filters.purpose, options: options.category },
  { name: 'method', label: copy.filters.method, options: options.method },
  { name: 'deposited', label: copy.filters.bank, options: options.deposited },
  { name: 'test', label: copy.filters.tests, options: options.test },
];

interface LedgerTableProps {
  ledgerList: LedgerList;
  ledger: Ledger;
  onOpen(id: number): void;
}

/** Returns the sum of entries by their ids; null if the list has not shown all of them. */
function useSumOf({ list, narrowing }: LedgerList): (ids: readonly number[]) => number | null {
  const seen = useRef(new Map<number, number>());
  useEffect(() => {
    for (const { id, amount } of list.items ?? []) seen.current.set(id, amount);
  }, [list.items]);
  const { data } = useQuery(readQuery(apiPath('/api/ledger/totals', { query: narrowing })));
  return (ids) => {
    if (ids.every((id) => seen.current.has(id))) return ids.reduce((sum, id) => sum + (seen.current.get(id) ?? 0), 0);
    return data?.count === ids.length && list.total === ids.length ? data.amount : null;
  };
}

/** The ledger with search and filters. Entries for a bank deposit are selected here. */
export function LedgerTable({ ledgerList, ledger, onOpen }: LedgerTableProps) {
  const { address, list, exportPath } = ledgerList;
  const selection = useSelection();
  const deposits = useDeposits();
  const sumOf = useSumOf(ledgerList);
  const [entries, setEntries] = useState<DepositedEntries | null>(null);
  const close = () => setEntries(null);
  return (
    <>
      <ListFrame<LedgerEntryResponse>
        name="ledger"
        address={address}
        list={list}
        searchLabel={copy.ledger.search}
        filters={filters}
        days={copy.received}
        columns={ledgerColumns({ sort: address.query.sort, onOpen: (entry) => onOpen(entry.id) })}
        copy={ledgerCopy}
        nameOf={(entry) => copy.entryName({ id: entry.id })}
        selection={selection}
        bulk={
          <BulkActions selection={selection} list={list} most={depositLimits.entries}>
            {(canRun) => (
              <Button disabled={!canRun} onClick={() => setEntries({ ids: selection.ids, sum: sumOf(selection.ids) })}>
                {copy.depositForm.title}
              </Button>
            )}
          </BulkActions>
        }
        onExport={() => void ledger.exportAll(exportPath, `ledger-${kampalaDay(new Date())}.csv`)}
        isExporting={ledger.isExporting}
      />
      {entries ? (
        <DepositDialog
          entries={entries}
          deposits={deposits}
          onRecorded={() => {
            selection.clear();
            close();
          }}
          onClose={close}
        />
      ) : null}
    </>
  );
}
