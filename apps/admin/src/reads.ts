import { queryOptions } from '@tanstack/react-query';
import type { ApiPath } from '@ministry/api-client';
import { apiPath } from '@ministry/api-client';
import { api } from './session.ts';

/** A read for the query cache: its key is the path, its answer has the type that the API documents. */
export const readQuery = <Answer>(path: ApiPath<Answer>) =>
  queryOptions({ queryKey: [path], queryFn: ({ signal }) => api.read(path, { signal }) });

/** The same for one page of a list, with the number of rows there are in all. */
export const pageQuery = <Row>(path: ApiPath<Row[]>) =>
  queryOptions({ queryKey: [path], queryFn: ({ signal }) => api.readPage(path, signal) });

/** What waits for the office: on the dashboard, and counted in the bar over every page. */
export const todayPath = apiPath('/api/admin/today');
