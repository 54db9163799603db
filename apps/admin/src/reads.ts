import { queryOptions } from '@tanstack/react-query';
import type { ApiPath } from '@ministry/api-client';
import { apiPath } from '@ministry/api-client';
import { api } from './session.ts';

/** A read for the query cache. Its key is the path; its result has the type that the API documents. */
export const readQuery = <Answer>(path: ApiPath<Answer>) =>
  queryOptions({ queryKey: [path], queryFn: ({ signal }) => api.read(path, { signal }) });

/** Like `readQuery`, for one page of a list, with the total number of rows. */
export const pageQuery = <Row>(path: ApiPath<Row[]>) =>
  queryOptions({ queryKey: [path], queryFn: ({ signal }) => api.readPage(path, signal) });

/** Tasks that wait for the office: shown on the dashboard, and counted in the bar of every page. */
export const todayPath = apiPath('/api/admin/today');
