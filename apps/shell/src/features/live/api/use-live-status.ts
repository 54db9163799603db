import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { apiPath, type LiveStatusResponse, randomId } from '@ministry/api-client';
import { pollWhileVisible } from '@ministry/ui/poll-while-visible';
import { api, readQuery, useRead } from '../../../app/reads.ts';

/** LIVE-06 */
const pollMs = 30_000;

export const liveStatusPath = apiPath('/api/live/status');

/** A random id, so that this tab is counted once; it is discarded with the tab. */
function watcherId(): string {
  try {
    return (sessionStorage.watcher ??= randomId()) as string;
  } catch {
    return randomId();
  }
}

/** The shortest time between two requests, however often `refresh` is called. */
const minIntervalMs = 5_000;

interface LiveStatus {
  status: LiveStatusResponse | undefined;
  isUnknown: boolean;
  /** Reads the status before the next poll, because it may explain a problem of the player. */
  refresh: () => void;
}

/** The live status, read every thirty seconds while the page is visible. A failure is only logged (LIVE-12); the last known status stays. */
export function useLiveStatus(): LiveStatus {
  const client = useQueryClient();
  // The poll below makes the requests.
  const { data, error } = useRead(liveStatusPath, false);
  const [hasFailed, setFailed] = useState(error !== null);
  const readAt = useRef(-Infinity);
  const read = useCallback(() => {
    readAt.current = performance.now();
    api.read(apiPath('/api/live/status', { query: { watcher: watcherId() } })).then(
      (status) => client.setQueryData(readQuery(liveStatusPath).queryKey, status),
      (reason: unknown) => {
        console.warn('The live status could not be read.', reason);
        setFailed(true);
      },
    );
  }, [client]);
  const later = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    const stop = pollWhileVisible(read, pollMs);
    return () => {
      stop();
      clearTimeout(later.current);
    };
  }, [read]);
  const refresh = useCallback(() => {
    clearTimeout(later.current);
    later.current = setTimeout(read, readAt.current + minIntervalMs - performance.now());
  }, [read]);
  return { status: data, isUnknown: !data && hasFailed, refresh };
}
