import type { TableColumnsType, TableColumnType } from 'antd';
import { Grid } from 'antd';
import { useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router-dom';
import { showToast } from '@ministry/ui';
import { readList, watchLists, writeList } from './list-store.ts';
import { type ChosenColumn, formatColumns, parseColumns } from './list-view.ts';
import { listsCopy as copy } from './lists.copy.ts';

/** Minimum width of the first column, in pixels, beside columns that the user has chosen. */
const leastFirst = 280;
/** Assumed width of a column without its own width, in pixels, for the sum of all widths. */
const usualWidth = 150;
/** Width of the checkboxes, in pixels. */
export const boxesWidth = 40;

type Column<Item> = TableColumnType<Item> & { key: string };

export interface Columns<Item> {
  /** The columns as the table receives them. */
  shown: TableColumnsType<Item>;
  /** Minimum width of the table in pixels; on narrower screens it scrolls sideways. Unset: as wide as there is space. */
  least: number | undefined;
  /** Every column but the actions, the shown ones first; the very first is always shown. */
  offered: { key: string; title: string; width: number | undefined }[];
  /** The columns that are shown, in their order. */
  chosen: ChosenColumn[];
  /** The choice as text; empty for the usual columns. */
  text: string;
  /** @param columns null for the usual ones */
  choose(columns: readonly ChosenColumn[] | null): void;
}

/** The columns from the address, or else from the device; a change is stored on the device. */
function useChoice(name: string): [string, Columns<unknown>['choose']] {
  const [search, setSearch] = useSearchParams();
  const stored = useSyncExternalStore(watchLists, () => readList(name).columns);
  function choose(columns: readonly ChosenColumn[] | null) {
    try {
      writeList(name, { columns: formatColumns(columns) });
    } catch {
      showToast({ title: copy.noRoomForColumns, variant: 'destructive' });
    }
    if (!search.has('columns')) return;
    const next = new URLSearchParams(search);
    next.delete('columns');
    setSearch(next, { replace: true });
  }
  return [search.get('columns') ?? stored, choose];
}

/**
 * The columns of a list as the user chose them: which, in what order, how wide.
 * @param all each with a `key`, the actions with the key 'actions'; `responsive: []` for columns that are shown only if
 * they are chosen
 */
export function useColumns<Item>(name: string, all: TableColumnsType<Item>): Columns<Item> {
  const screens = Grid.useBreakpoint();
  const [text, choose] = useChoice(name);
  const known = (all as Column<Item>[]).filter(({ key }) => key !== 'actions');
  const first = known[0]?.key ?? '';
  const isUsual = ({ responsive }: Column<Item>) => !responsive || responsive.some((size) => screens[size]);
  const choice = parseColumns(text)?.filter(({ key }) => known.some((column) => column.key === key && key !== first));
  const ofFirst = parseColumns(text)?.find(({ key }) => key === first);
  const chosen = choice ? [ofFirst ?? { key: first }, ...choice] : known.filter(isUsual).map(({ key }) => ({ key }));
  const shown = chosen.flatMap(({ key, width }: ChosenColumn): Column<Item>[] => {
    const column = known.find((one) => one.key === key);
    // On a phone everything is in the first column.
    return column ? [{ ...column, ...(key === first ? {} : { responsive: ['md'] }), ...(width ? { width } : {}) }] : [];
  });
  const actions = (all as Column<Item>[]).filter(({ key }) => key === 'actions');
  const widths = shown.map(({ key, width }) => Number(width) || (key === first ? leastFirst : usualWidth));
  return {
    shown: choice ? [...shown, ...actions] : all,
    least: choice && screens.md ? widths.reduce((sum, width) => sum + width, boxesWidth + usualWidth) : undefined,
    offered: [...shown, ...known.filter((column) => !chosen.some(({ key }) => key === column.key))].map((column) => ({
      key: column.key,
      title: typeof column.title === 'string' ? column.title : column.key,
      width: Number(column.width) || undefined,
    })),
    chosen,
    text: choice ? formatColumns(chosen) : '',
    choose,
  };
}
