import { kampalaDay } from '@ministry/domain';
import { ListFrame } from '../../lists/list-frame.tsx';
import { filters as options, ledgerCopy, purposes } from './donations.copy.ts';
import { ledgerColumns } from './ledger-columns.tsx';
import type { Ledger } from './use-ledger.ts';
import type { LedgerList } from './use-ledger-list.ts';

const filters = [
  { name: 'purpose', label: 'Gifts or store', options: purposes },
  { name: 'kind', label: 'Kind', options: options.kind },
  { name: 'category', label: 'What it is for', options: options.category },
  { name: 'method', label: 'Way of paying', options: options.method },
  { name: 'test', label: 'Tests', options: options.test },
];

interface LedgerTableProps {
  ledgerList: LedgerList;
  ledger: Ledger;
  onOpen(id: number): void;
}

/** The books, searched and filtered. */
export const LedgerTable = ({ ledgerList: { address, list, exportPath }, ledger, onOpen }: LedgerTableProps) => (
  <ListFrame
    name="ledger"
    address={address}
    list={list}
    searchLabel="Search the ledger"
    filters={filters}
    days="Received"
    columns={ledgerColumns({ sort: address.query.sort, onOpen: (entry) => onOpen(entry.id) })}
    copy={ledgerCopy}
    nameOf={(entry) => `entry ${entry.id}`}
    onExport={() => void ledger.exportAll(exportPath, `ledger-${kampalaDay(new Date())}.csv`)}
    isExporting={ledger.isExporting}
  />
);
