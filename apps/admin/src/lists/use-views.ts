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
  /** The view that matches the current address and columns; undefined if none does. */
  current: SavedView | undefined;
  /** Saves the current state as a view with this name. */
  save(name: string): void;
  rename(view: SavedView, name: string): void;
  remove(view: SavedView): void;
}

/** The views of a list that are saved on this device. @param columns the shown columns, as text */
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
        // Restores it at its old position, beside views that were saved in the meantime.
        () => write(readList(list).views.toSpliced(all.indexOf(view), 0, view), copy.viewBack({ name: view.name })),
      ),
  };
}
