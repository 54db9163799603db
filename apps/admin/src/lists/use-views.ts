import { useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router-dom';
import { showToast } from '@ministry/ui';
import { commonCopy as common } from '../common.copy.ts';
import type { Filters } from './list-address.ts';
import { readList, watchLists, writeList } from './list-store.ts';
import { type SavedView, viewQuery } from './list-view.ts';
import { listsCopy as copy } from './lists.copy.ts';

export interface Views {
  all: readonly SavedView[];
  /** The view that the address and the columns are just now; none where something else is shown. */
  current: SavedView | undefined;
  /** Names what is shown now. */
  save(name: string): void;
  rename(view: SavedView, name: string): void;
  remove(view: SavedView): void;
}

/** The views that were saved of a list on this device. @param columns what is shown, as text */
export function useViews(list: string, defaults: Filters, columns: string): Views {
  const [search] = useSearchParams();
  const all = useSyncExternalStore(watchLists, () => readList(list).views);
  const query = viewQuery(search, defaults, columns);
  function write(views: readonly SavedView[], done: string, undo?: () => void) {
    try {
      writeList(list, { views });
      showToast({ title: done, ...(undo ? { action: { label: common.undo, onSelect: undo } } : {}) });
    } catch {
      showToast({ title: copy.noRoomForView, variant: 'destructive' });
    }
  }
  return {
    all,
    current: all.find((view) => view.query === query),
    save: (name) => write([...all, { name, query }], copy.viewSaved({ name })),
    rename: (view, name) =>
      write(
        all.map((one) => (one === view ? { ...one, name } : one)),
        copy.viewRenamed({ name }),
      ),
    remove: (view) =>
      write(
        all.filter((one) => one !== view),
        copy.viewRemoved({ name: view.name }),
        // In its place, beside what was saved meanwhile.
        () => write(readList(list).views.toSpliced(all.indexOf(view), 0, view), copy.viewBack({ name: view.name })),
      ),
  };
}
