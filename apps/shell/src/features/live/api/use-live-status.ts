import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
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

/** Milliseconds that lie between two questions at least, whatever a player in doubt meets. */
const answerHolds = 5_000;

interface LiveStatus {
  status: LiveStatusResponse | undefined;
  isUnknown: boolean;
  /** Asks besides: the player has met something that the status may explain. */
  askNow: () => void;
}

/** What is on the air, asked again every thirty seconds while the page is seen. A failure is only logged (LIVE-12): what was known stays. */
export function useLiveStatus(): LiveStatus {
  const client = useQueryClient();
  // The poll asks for itself.
  const { data, error } = useRead<LiveStatusResponse>(liveStatusPath, false);
  const [hasFailed, setFailed] = useState(error !== null);
  const askedAt = useRef(-Infinity);
  const ask = useCallback(() => {
    askedAt.current = Date.now();
    api.read<LiveStatusResponse>(`${liveStatusPath}?watcher=${watcherId()}`).then(
      (status) => client.setQueryData([liveStatusPath], status),
      (reason: unknown) => {
        console.warn('The live status could not be read.', reason);
        setFailed(true);
      },
    );
  }, [client]);
  const later = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    const stop = pollWhileVisible(ask, pollEvery);
    return () => {
      stop();
      clearTimeout(later.current);
    };
  }, [ask]);
  const askNow = useCallback(() => {
    clearTimeout(later.current);
    later.current = setTimeout(ask, askedAt.current + answerHolds - Date.now());
  }, [ask]);
  return { status: data, isUnknown: !data && hasFailed, askNow };
}
