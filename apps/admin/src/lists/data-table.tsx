import { Table, type TableColumnsType, type TablePaginationConfig } from 'antd';
import type { SorterResult, TableRowSelection } from 'antd/es/table/interface';
import { type ReactNode, useEffect, useRef } from 'react';
import { VisuallyHidden } from '../components/visually-hidden.tsx';
import { HeaderCell, resizable } from './header-cell.tsx';
import { ListEmpty, ListFailed } from './list-states.tsx';
import { listsCopy } from './lists.copy.ts';
import { boxesWidth, type Columns } from './use-columns.ts';
import type { PagedList } from './use-paged-list.ts';
import { useRowKeys } from './use-row-keys.ts';
import type { Selection } from './use-selection.ts';
import layout from '../components/layout.module.css';
import styles from './lists.module.css';

export interface DataTableProps<Item extends { id: number }> {
  list: PagedList<Item>;
  /** A column with `...sortable('name', sort)` sorts on the server. */
  columns: Columns<Item>;
  /** `loadFailed`: see `ListFailed`. */
  copy: { one: string; many: string; nothingYet: string; loadFailed?: (message: string) => string };
  /** From the address: whether filters narrow the list, and how to clear them. */
  isNarrowed: boolean;
  onClear(): void;
  onChange(change: { page?: number; sort?: string }): void;
  /** Sort order as in the address: the API's name, with '-' before it for descending. */
  sort?: string;
  selection?: Selection | undefined;
  /** Name of a row, for its checkbox: 'Select Okello family'. */
  nameOf(item: Item): string;
  /** Cells wrap and show their whole content; otherwise a row is one line. */
  wraps?: boolean;
  /** Ids of the rows that are expanded, and what is shown below them. */
  opened?: { ids: readonly number[]; render(item: Item): ReactNode };
}

/** Makes a column sort on the server. @param name as the API's `sort` knows it */
export const sortable = (name: string, sort: string) => ({
  key: name,
  sorter: true,
  showSorterTooltip: false,
  sortOrder: sort === name ? ('ascend' as const) : sort === `-${name}` ? ('descend' as const) : null,
});

/** A table of one page from the server, with its loading, empty, no-match and failed states; `j`, `k` and `x` work on its rows. */
export function DataTable<Item extends { id: number }>(props: DataTableProps<Item>) {
  const { list, columns, copy, onChange, sort = '', selection, nameOf, wraps = false, opened } = props;
  const { items, isFetching, error } = list;
  const frame = useRef<HTMLDivElement>(null);
  useRowKeys(frame);
  // Ant Design measures the columns with a hidden copy of the header, whose checkbox must not take the focus.
  useEffect(() => frame.current?.querySelector('.ant-table-measure-row')?.setAttribute('inert', ''));
  useLastPage(list, onChange);

  const failure = error ? (
    <ListFailed
      many={copy.many}
      loadFailed={copy.loadFailed}
      error={error}
      isSaved={items !== undefined}
      onRetry={list.refetch}
    />
  ) : null;
  if (!items && failure) return failure;
  return (
    <div ref={frame} className={wraps ? undefined : styles.lines}>
      {failure ? <div className={layout.spaceBelow}>{failure}</div> : null}
      <VisuallyHidden isStatus>
        {items && !isFetching ? listsCopy.counted({ count: list.total, one: copy.one, many: copy.many }) : ''}
      </VisuallyHidden>
      <Table<Item>
        rowKey="id"
        tableLayout="fixed"
        aria-label={copy.many}
        columns={resizable(columns)}
        components={{ header: { cell: HeaderCell } }}
        dataSource={items ?? []}
        loading={isFetching}
        locale={{ emptyText: <EmptyText {...props} /> }}
        {...(columns.least ? { scroll: { x: columns.least } } : {})}
        {...(selection ? { rowSelection: rowSelection(selection, nameOf) } : {})}
        {...(opened ? { expandable: expandable(opened) } : {})}
        pagination={pagination(list)}
        onChange={({ current }, _filters, sorter) => {
          const next = sortOf(sorter);
          // antd also reports the sort order when the page changes; only a different order is a change.
          const shown = isSorted(columns.shown) ? sort : '';
          onChange(next === shown ? { page: current ?? 1 } : { sort: next });
        }}
      />
    </div>
  );
}

const isSorted = <Item,>(columns: TableColumnsType<Item>) => columns.some((one) => 'sortOrder' in one && one.sortOrder);

function EmptyText<Item extends { id: number }>({ list, copy, isNarrowed, onClear }: DataTableProps<Item>) {
  return list.items === undefined || list.isFetching ? (
    <div className={layout.empty}>{listsCopy.loading({ many: copy.many })}</div>
  ) : (
    <ListEmpty isNarrowed={isNarrowed} copy={copy} onClear={onClear} />
  );
}

/** Goes to the new last page, after the last row of the last page was deleted. */
function useLastPage(
  { items, total, page, pageSize, isFetching }: PagedList<unknown>,
  onChange: (change: { page: number }) => void,
) {
  const lastPage = Math.max(1, Math.ceil(total / pageSize));
  const isBeyond = items !== undefined && !isFetching && page > lastPage;
  useEffect(() => {
    if (isBeyond) onChange({ page: lastPage });
  }, [isBeyond, lastPage, onChange]);
}

const pagination = ({ page, pageSize, total }: PagedList<unknown>): TablePaginationConfig => ({
  current: page,
  pageSize,
  total,
  showSizeChanger: false,
  hideOnSinglePage: true,
  showTotal: (all, [from, to]) => listsCopy.range({ from, to, total: all }),
});

const rowSelection = <Item,>(selection: Selection, nameOf: (item: Item) => string): TableRowSelection<Item> => ({
  selectedRowKeys: selection.ids,
  preserveSelectedRowKeys: true,
  columnWidth: boxesWidth,
  onChange: (keys) => selection.set(keys.map(Number)),
  // Ant Design has this text only in English.
  getTitleCheckboxProps: () => ({ 'aria-label': listsCopy.selectPage }),
  getCheckboxProps: (item) => ({ 'aria-label': listsCopy.selectRow({ name: nameOf(item) }) }),
});

/** A button in the row expands it; Ant Design's own column of buttons would take too much width on a phone. */
const expandable = <Item extends { id: number }>({ ids, render }: NonNullable<DataTableProps<Item>['opened']>) => ({
  expandedRowKeys: [...ids],
  expandedRowRender: render,
  showExpandColumn: false,
});

/** Value of the API's `sort`; empty for none. */
function sortOf<Item>(sorter: SorterResult<Item> | SorterResult<Item>[]): string {
  const { order, column } = Array.isArray(sorter) ? (sorter[0] ?? {}) : sorter;
  return order && column ? `${order === 'descend' ? '-' : ''}${String(column.key)}` : '';
}
