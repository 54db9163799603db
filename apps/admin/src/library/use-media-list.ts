import { apiPath } from '@ministry/api-client';
import { usePagedList } from '../lists/use-paged-list.ts';

/** Files on one page of the library. */
const pageSize = 24;

interface MediaFilter {
  kind: string;
  usage: string;
  search: string;
}

/** One page of the uploaded files. */
export const useMediaList = (filter: MediaFilter, page: number) =>
  usePagedList((rows) => apiPath('/api/uploads', { query: { ...filter, ...rows } }), page, pageSize);
