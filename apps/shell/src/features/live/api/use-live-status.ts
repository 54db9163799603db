import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { newIdempotencyKey, type LiveStatusResponse } from '@ministry/api-client';
import { pollWhileVisible } from '@ministry/ui/poll-while-visible';
import { api, useRead } from '../../../app/reads.ts';

/** Milliseconds between two questions (LIVE-06). */
const pollEvery = 30_000;

export const liveStatusPath = '/api/live/status';

/** A random name for this tab, so that it is counted once; it says nothing about anybody and ends with the tab. */
function watcherId(): string {
  try {
    return (sessionStorage.watcher ??= newIdempotencyKey()) as string;
  } catch {
    return newIdempotencyKey();
  }
}

/** What is on the air, asked again every thirty seconds while the page is seen. A failure is only logged (LIVE-12): what was known stays. */
export function useLiveStatus(): { status: LiveStatusResponse | undefined; isUnknown: boolean } {
  const client = useQueryClient();
  // The poll asks for itself.
  const { data, error } = useRead<LiveStatusResponse>(liveStatusPath, false);
  const [hasFailed, setFailed] = useState(error !== null);
  useEffect(() => {
    const watcher = watcherId();
    return pollWhileVisible(() => {
      api.read<LiveStatusResponse>(`${liveStatusPath}?watcher=${watcher}`).then(
        (status) => client.setQueryData([liveStatusPath], status),
        (reason: unknown) => {
          console.warn('The live status could not be read.', reason);
          setFailed(true);
        },
      );
    }, pollEvery);
  }, [client]);
  return { status: data, isUnknown: !data && hasFailed };
}
