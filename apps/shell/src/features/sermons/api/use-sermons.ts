import type { SermonFacetsResponse, SermonResponse } from '@ministry/api-client';
import { useRead } from '../../../app/reads.ts';
import { useNow, useSettings } from '../../../app/site.tsx';
import { sampleSermons } from '../sample-sermons.ts';
import { allPath, facetsPath, pageOf, recentPath, seriesPath, sermonPath, type SermonsView } from '../sermons-view.ts';

/**
 * The latest sermon and the earlier ones (SER-02, SER-11); samples if there are none and the settings allow samples
 * (SER-22, SER-23). `latest` is undefined while loading, null if there is none.
 */
export function useRecentSermons() {
  const now = useNow();
  const { sampleContent } = useSettings();
  const { data, error, refetch, isFetching } = useRead(recentPath);
  const isSample = data?.length === 0 && sampleContent;
  const sermons = isSample ? sampleSermons(now) : data;
  return {
    latest: sermons && (sermons[0] ?? null),
    recent: sermons?.slice(1) ?? [],
    isSample,
    hasFailed: sermons === undefined && error !== null && !isFetching,
    retry: () => void refetch(),
  };
}

/** One page of all sermons, newest first; read only if `isAll`. */
export function useAllSermons(view: SermonsView) {
  const { data, error, refetch, isFetching } = useRead(allPath(view), view.isAll);
  return {
    page: data && pageOf(data),
    hasFailed: data === undefined && error !== null && !isFetching,
    retry: () => void refetch(),
  };
}

/** Undefined until they are read. */
export const useSermonFacets = (): SermonFacetsResponse | undefined => useRead(facetsPath).data;

export const useSermon = (id: string) => useRead(sermonPath(id));

/** Up to three other sermons of the same series, newest first. */
export function useSeriesOf({ id, series }: Pick<SermonResponse, 'id' | 'series'>): SermonResponse[] {
  const { data } = useRead(seriesPath(series ?? ''), series !== null);
  return data?.filter((other) => other.id !== id).slice(0, 3) ?? [];
}
