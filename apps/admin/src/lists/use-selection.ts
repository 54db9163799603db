import { useCallback, useState } from 'react';

/** The selected rows of all pages of a list. */
export interface Selection {
  ids: number[];
  set(ids: number[]): void;
  clear(): void;
}

export function useSelection(): Selection {
  const [ids, set] = useState<number[]>([]);
  return { ids, set, clear: useCallback(() => set([]), []) };
}
