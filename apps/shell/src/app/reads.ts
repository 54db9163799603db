import { QueryClient, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { ApiError, createApi } from '@ministry/api-client';

export const api = createApi();

/** What one in-process read answered; the page carries it to the browser. */
export interface ReadAnswer {
  status: number;
  body: unknown;
}
/** Answers by API path. */
export type ReadAnswers = Record<string, ReadAnswer>;

/**
 * The cache behind every read. A key is an API path. Reads never grow stale, are never repeated by themselves and never
 * retried (API-09 to API-13). `answers` fills it with what the server has read already, refusals included.
 */
export function createReads(answers: ReadAnswers): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey, signal }) => api.read(String(queryKey[0]), { signal }),
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

/** Reads an API path, as JSON of shape `T`; raises nothing, the failure is in `error`. */
export const useRead = <T>(path: string, enabled = true): UseQueryResult<T, Error> =>
  useQuery<T, Error>({ queryKey: [path], enabled });

/** Whether a read failed because there is no such thing, rather than because nobody could say so just now or was asked too often. */
export const isMissing = (error: unknown): boolean =>
  error instanceof ApiError && error.status < 500 && error.status !== 429;

/** Reads every path that begins so again: at once where it is shown, otherwise when it is next asked for. */
export const refresh = (client: QueryClient, prefix: string): Promise<void> =>
  client.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith(prefix) });
