import type { TableColumnsType } from 'antd';
import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { commonCopy as common } from '../common.copy.ts';
import { ColumnsDrawer } from './columns-drawer.tsx';
import { DataTable, type DataTableProps } from './data-table.tsx';
import { DayRange } from './day-range.tsx';
import type { ListFilter } from './filter-chip.tsx';
import { ListToolbar } from './list-toolbar.tsx';
import { listsCopy as copy } from './lists.copy.ts';
import { type Columns, useColumns } from './use-columns.ts';
import type { ListAddress } from './use-list-address.ts';
import { useViews } from './use-views.ts';
import { ViewsMenu } from './views-menu.tsx';
import layout from '../components/layout.module.css';

interface ListFrameProps<Item extends { id: number }> extends Pick<
  DataTableProps<Item>,
  'list' | 'copy' | 'selection' | 'nameOf' | 'wraps' | 'opened'
> {
  /** Name under which the device remembers columns and views. */
  name: string;
  address: ListAddress<Record<string, string>>;
  searchLabel: string;
  filters: readonly ListFilter[];
  /** The API's path of the list; needed if a filter has options to load. */
  path?: string;
  /** What happened on the days in `from` and `to`, if the list has this filter. */
  days?: string;
  /** See `useColumns`. */
  columns: TableColumnsType<Item>;
  /** Exports the rows as a file. @param columns keys of the columns that are shown, in their order */
  onExport?: (columns: string[]) => void;
  isExporting?: boolean;
  /** Actions for the selected rows. */
  bulk?: ReactNode;
}

/** The frame of every list: search, filters, saved views and columns above a table of one page, with the actions for its rows. */
export function ListFrame<Item extends { id: number }>({
  name,
  address,
  searchLabel,
  filters,
  path,
  days,
  columns: all,
  onExport,
  isExporting = false,
  bulk,
  ...table
}: ListFrameProps<Item>) {
  const { query, defaults, change } = address;
  const columns = useColumns(name, all);
  const views = useViews(name, defaults, columns.text);
  const [isChoosing, setChoosing] = useState(false);
  return (
    <>
      <ListToolbar
        searchLabel={searchLabel}
        address={address}
        filters={filters}
        path={path}
        more={days ? dayChips(days, address) : undefined}
      >
        <ViewsMenu views={views} />
        <Button type="text" size="small" className={layout.notOnPhone ?? ''} onClick={() => setChoosing(true)}>
          {copy.columns}
        </Button>
        {onExport ? (
          <Button
            type="text"
            size="small"
            disabled={isExporting || table.list.total === 0}
            onClick={() => onExport(columns.chosen.map(({ key }) => key))}
          >
            {common.exportCsv}
          </Button>
        ) : null}
      </ListToolbar>
      {bulk}
      <DataTable<Item>
        {...table}
        columns={columns}
        isNarrowed={address.isNarrowed}
        onClear={address.clear}
        onChange={change}
        sort={query['sort'] ?? ''}
      />
      {isChoosing ? (
        <ColumnsDrawer columns={columns as unknown as Columns<never>} onClose={() => setChoosing(false)} />
      ) : null}
    </>
  );
}

function dayChips(label: string, { query, change }: ListAddress<Record<string, string>>) {
  const { from = '', to = '' } = query;
  return { chips: <DayRange label={label} from={from} to={to} onChange={change} />, set: from || to ? 1 : 0 };
}
