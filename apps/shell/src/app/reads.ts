import { QueryClient, queryOptions, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { ApiError, type ApiPath, createApi, type ReadTemplate } from '@ministry/api-client';
import { basePath } from '@ministry/messages';

export const api = createApi(undefined, basePath.slice(1));

/** The answer of one read on the server; the document carries it to the browser. */
export interface ReadAnswer {
  status: number;
  body: unknown;
}
/** Answers by API path. */
export type ReadAnswers = Record<string, ReadAnswer>;

/**
 * The cache of all reads, by API path. Reads never become stale and are never repeated or retried automatically (API-09
 * to API-13). `answers` fills it with what the server has read, errors included.
 */
export function createReads(answers: ReadAnswers): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Infinity,
        retry: false,
        retryOnMount: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });
  for (const [path, { status, body }] of Object.entries(answers)) {
    if (status < 400) client.setQueryData([path], body);
    else seedFailure(client, path, new ApiError(status, '', JSON.stringify(body)));
  }
  return client;
}

function seedFailure(client: QueryClient, path: string, error: ApiError) {
  client.getQueryCache().build(
    client,
    { queryKey: [path] },
    {
      data: undefined,
      dataUpdateCount: 0,
      dataUpdatedAt: 0,
      error,
      errorUpdateCount: 1,
      errorUpdatedAt: Date.now(),
      fetchFailureCount: 1,
      fetchFailureReason: error,
      fetchMeta: null,
      isInvalidated: false,
      status: 'error',
      fetchStatus: 'idle',
    },
  );
}

/** The query of an API path, typed by the API's description. */
export const readQuery = <T>(path: ApiPath<T>) =>
  queryOptions({ queryKey: [path], queryFn: ({ signal }) => api.read(path, { signal }) });

/** Reads an API path. Throws nothing: a failure is in `error`. */
export const useRead = <T>(path: ApiPath<T>, enabled?: boolean): UseQueryResult<T> =>
  useQuery({ ...readQuery(path), enabled });

/** The server's answer to a read; null where it failed or was not made. */
export const answerTo = <T>(answers: ReadAnswers, path: ApiPath<T>): T | null =>
  answers[path]?.status === 200 ? (answers[path].body as T) : null;

/** Whether a read failed because the item does not exist, rather than because of the server, the connection or a rate limit. */
export const isMissing = (error: unknown): boolean =>
  error instanceof ApiError && error.status < 500 && error.status !== 429;

/** Invalidates every path with this prefix. Data that is shown is read again at once, other data when it is next needed. */
export const refresh = (client: QueryClient, prefix: ReadTemplate): Promise<void> =>
  client.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith(prefix) });
