import { DataTable } from '../../lists/data-table.tsx';
import { DayRange } from '../../lists/day-range.tsx';
import { ListToolbar } from '../../lists/list-toolbar.tsx';
import { SearchBox } from '../../lists/search-box.tsx';
import { ToolbarChoices } from '../../lists/toolbar-choices.tsx';
import { filters, ledgerCopy, purposes } from './donations.copy.ts';
import { ledgerColumns } from './ledger-columns.tsx';
import type { LedgerList } from './use-ledger-list.ts';

const choices = [
  { name: 'purpose', label: 'Gifts or store', options: purposes },
  { name: 'kind', label: 'Kind', options: filters.kind },
  { name: 'category', label: 'What it is for', options: filters.category },
  { name: 'method', label: 'Way of paying', options: filters.method },
  { name: 'test', label: 'Tests', options: filters.test },
] as const;

interface LedgerTableProps {
  ledgerList: LedgerList;
  onOpen(id: number): void;
}

/** The books, searched and filtered. */
export function LedgerTable({ ledgerList: { query, address, list }, onOpen }: LedgerTableProps) {
  return (
    <>
      <ListToolbar>
        <SearchBox
          label="Search the ledger"
          value={query.search}
          onSearch={(search) => address.change({ search }, true)}
        />
        <ToolbarChoices choices={choices} query={query} onChange={address.change} />
        <DayRange label="From" from={query.from} to={query.to} onChange={address.change} />
      </ListToolbar>
      <DataTable
        list={list}
        columns={ledgerColumns({ sort: query.sort, onOpen: (entry) => onOpen(entry.id) })}
        copy={ledgerCopy}
        isNarrowed={address.isNarrowed}
        onClear={address.clear}
        onChange={address.change}
        sort={query.sort}
        nameOf={(entry) => `entry ${entry.id}`}
      />
    </>
  );
}
