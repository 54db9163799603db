import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { TranslationResponse } from '@ministry/api-client';
import { pageSize } from '../../lists/use-paged-list.ts';
import { pageQuery, readQuery } from '../../reads.ts';
import { progressPath, rowsPath, type TranslationFilters } from '../../translations/translation-reads.ts';
import { keyOf } from './unsaved-texts.ts';

/** One page of the table. A saved row stays in its place until the page is read again, even if it no longer matches the filter. */
export function useTranslationRows(query: TranslationFilters, page: number) {
  const queries = useQueryClient();
  const path = rowsPath(query, pageSize, (page - 1) * pageSize);
  const { data, error, isFetching, refetch } = useQuery({
    ...pageQuery(path),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });

  const replace = useCallback(
    (saved: TranslationResponse) => {
      queries.setQueryData(pageQuery(path).queryKey, (before) =>
        before ? { ...before, items: before.items.map((row) => (keyOf(row) === keyOf(saved) ? saved : row)) } : before,
      );
      void queries.invalidateQueries({ queryKey: readQuery(progressPath).queryKey });
    },
    [queries, path],
  );
  const reload = useCallback(() => void refetch(), [refetch]);
  return { rows: data?.items, total: data?.total ?? 0, error, isFetching, replace, reload };
}
