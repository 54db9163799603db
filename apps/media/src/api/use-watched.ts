import { useCallback, useEffect, useRef, useState } from 'react';
import { type ApiPath, readableError } from '@ministry/api-client';
import { pollWhileVisible } from '@ministry/ui/poll-while-visible';
import { api } from '../session.ts';
import { neverPolled, type Polled } from './watched.ts';

/** Milliseconds; a read that takes longer has failed. */
const timeoutMs = 8_000;

export interface Watched<T> extends Polled<T> {
  /** Reads now, also while another read is under way, whose result is ignored: it may be older than an action. */
  refresh(): void;
  /** Sets the value that an action returned; the result of a read that is under way is ignored. */
  put(value: T): void;
}

/**
 * Polls a path while the page is visible (MEDIA-46). TanStack Query is not worth its size for the three reads of this
 * console.
 * @param every milliseconds between two reads
 */
export function useWatched<T>(path: ApiPath<T>, every: number): Watched<T> {
  const [seen, setSeen] = useState<Polled<T>>(neverPolled);
  const turn = useRef(0);
  const reading = useRef(0);

  const ask = useCallback(async () => {
    reading.current += 1;
    const asked = (turn.current += 1);
    const notify = (next: (before: Polled<T>) => Polled<T>) => asked === turn.current && setSeen(next);
    try {
      const value = await api.read(path, { signal: AbortSignal.timeout(timeoutMs) });
      notify(() => ({ value, at: new Date(), problem: null }));
    } catch (error) {
      notify((before) => ({ ...before, problem: readableError(error) }));
    } finally {
      reading.current -= 1;
    }
  }, [path]);

  useEffect(() => pollWhileVisible(() => void (reading.current === 0 && ask()), every), [ask, every]);

  const put = useCallback((value: T) => {
    turn.current += 1;
    setSeen({ value, at: new Date(), problem: null });
  }, []);
  const refresh = useCallback(() => void ask(), [ask]);
  return { ...seen, refresh, put };
}
