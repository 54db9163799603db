import { Table, type TableColumnsType, type TablePaginationConfig, type TableProps } from 'antd';
import type { SorterResult, TableRowSelection } from 'antd/es/table/interface';
import { useEffect, useRef } from 'react';
import { counted } from '../components/counted.ts';
import { VisuallyHidden } from '../components/visually-hidden.tsx';
import { ListEmpty, ListFailed } from './list-states.tsx';
import type { PagedList } from './use-paged-list.ts';
import { useRowKeys } from './use-row-keys.ts';
import type { Selection } from './use-selection.ts';
import styles from './lists.module.css';

interface DataTableProps<Item extends { id: number }> {
  list: PagedList<Item>;
  /** A column with `...sortable('name', sort)` sorts on the server. */
  columns: TableColumnsType<Item>;
  /** `loadFailed`: see `ListFailed`. */
  copy: { one: string; many: string; nothingYet: string; loadFailed?: (message: string) => string };
  /** Of the address: whether filters narrow the list, and how to take them back. */
  isNarrowed: boolean;
  onClear(): void;
  onChange(change: { page?: number; sort?: string }): void;
  /** As in the address: the API's name, with '-' before it for descending. */
  sort?: string;
  selection?: Selection;
  /** Names a row for its checkbox: 'Select Okello family'. */
  nameOf(item: Item): string;
  /** Anything else of antd's table: `onRow`, `rowClassName`, `expandable`. */
  more?: Pick<TableProps<Item>, 'onRow' | 'rowClassName' | 'expandable' | 'scroll' | 'tableLayout'>;
}

/** What makes a column sort on the server. @param name as the API's `sort` knows it */
export const sortable = (name: string, sort: string) => ({
  key: name,
  sorter: true,
  showSorterTooltip: false,
  sortOrder: sort === name ? ('ascend' as const) : sort === `-${name}` ? ('descend' as const) : null,
});

/** A table of one page from the server, with its loading, empty, no-match and failed states; `j`, `k` and `x` work on its rows. */
export function DataTable<Item extends { id: number }>({
  list,
  columns,
  copy,
  isNarrowed,
  onClear,
  onChange,
  sort = '',
  selection,
  nameOf,
  more,
}: DataTableProps<Item>) {
  const { items, isFetching, error } = list;
  const frame = useRef<HTMLDivElement>(null);
  useRowKeys(frame);

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
    <div ref={frame}>
      {failure ? <div className={styles.failure}>{failure}</div> : null}
      <VisuallyHidden isStatus>{items && !isFetching ? counted(list.total, copy.one, copy.many) : ''}</VisuallyHidden>
      <Table<Item>
        rowKey="id"
        tableLayout="fixed"
        aria-label={copy.many}
        columns={columns}
        dataSource={items ?? []}
        loading={isFetching}
        locale={{
          emptyText:
            items === undefined || isFetching ? (
              <div className={styles.loading}>Loading the {copy.many}…</div>
            ) : (
              <ListEmpty isNarrowed={isNarrowed} copy={copy} onClear={onClear} />
            ),
        }}
        {...(selection ? { rowSelection: rowSelection(selection, nameOf) } : {})}
        pagination={pagination(list)}
        onChange={({ current }, _filters, sorter) => {
          const next = sortOf(sorter);
          // antd reports the order it shows with each turn of the page; only another one is news.
          const shown = columns.some((one) => 'sortOrder' in one && one.sortOrder) ? sort : '';
          onChange(next === shown ? { page: current ?? 1 } : { sort: next });
        }}
        {...more}
      />
    </div>
  );
}

/** The last row of the last page was deleted: the page before it is the last one now. */
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
  showTotal: (all, [from, to]) => `${from}–${to} of ${all.toLocaleString('en-GB')}`,
});

const rowSelection = <Item,>(selection: Selection, nameOf: (item: Item) => string): TableRowSelection<Item> => ({
  selectedRowKeys: selection.ids,
  preserveSelectedRowKeys: true,
  columnWidth: 44,
  onChange: (keys) => selection.set(keys.map(Number)),
  getCheckboxProps: (item) => ({ 'aria-label': `Select ${nameOf(item)}` }),
});

/** As the API's `sort` has it; empty for none. */
function sortOf<Item>(sorter: SorterResult<Item> | SorterResult<Item>[]): string {
  const { order, column } = Array.isArray(sorter) ? (sorter[0] ?? {}) : sorter;
  return order && column ? `${order === 'descend' ? '-' : ''}${String(column.key)}` : '';
}
