import { useCallback, useEffect, useRef, useState } from 'react';
import { type ApiPath, readableError } from '@ministry/api-client';
import { pollWhileVisible } from '@ministry/ui/poll-while-visible';
import { api } from '../session.ts';
import { neverPolled, type Polled } from './watched.ts';

/** Milliseconds; an answer that takes longer is none. */
const timeoutMs = 8_000;

export interface Watched<T> extends Polled<T> {
  /** Asks now. */
  refresh(): void;
  /** Takes what an action has answered; a question that was under way meanwhile is not listened to. */
  put(value: T): void;
}

/**
 * What a path answers, asked again and again while the page is seen (MEDIA-46). Three reads do not pay for TanStack Query
 * in this console.
 * @param every milliseconds
 */
export function useWatched<T>(path: ApiPath<T>, every: number): Watched<T> {
  const [seen, setSeen] = useState<Polled<T>>(neverPolled);
  const turn = useRef(0);
  const isAsking = useRef(false);

  const ask = useCallback(async () => {
    if (isAsking.current) return;
    isAsking.current = true;
    const asked = (turn.current += 1);
    const notify = (next: (before: Polled<T>) => Polled<T>) => asked === turn.current && setSeen(next);
    try {
      const value = await api.read(path, { signal: AbortSignal.timeout(timeoutMs) });
      notify(() => ({ value, at: new Date(), problem: null }));
    } catch (error) {
      notify((before) => ({ ...before, problem: readableError(error) }));
    } finally {
      isAsking.current = false;
    }
  }, [path]);

  useEffect(() => pollWhileVisible(() => void ask(), every), [ask, every]);

  const put = useCallback((value: T) => {
    turn.current += 1;
    setSeen({ value, at: new Date(), problem: null });
  }, []);
  const refresh = useCallback(() => void ask(), [ask]);
  return { ...seen, refresh, put };
}
