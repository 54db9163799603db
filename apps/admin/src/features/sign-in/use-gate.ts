import { ApiError } from '@ministry/api-client';
import type { StatsResponse } from '@ministry/api-client';
import { showToast } from '@ministry/ui';
import { useCallback, useEffect, useState } from 'react';
import { api, session, statsPath } from '../../session.ts';
import { signInCopy } from './sign-in.copy.ts';

type Gate =
  | { state: 'checking' }
  | { state: 'failed'; error: unknown }
  | { state: 'out'; sessionEnded: boolean }
  | { state: 'in'; stats: StatsResponse };

/** Whether somebody is signed in. A stored credential is checked again at page load (ADM-13); any 401 ends the session. */
export function useGate() {
  const [gate, setGate] = useState<Gate>(() =>
    session.authorization() ? { state: 'checking' } : { state: 'out', sessionEnded: false },
  );

  const check = useCallback(async () => {
    setGate({ state: 'checking' });
    try {
      setGate({ state: 'in', stats: await api.read(statsPath) });
    } catch (error) {
      const isRefused = error instanceof ApiError && (error.status === 401 || error.status === 403);
      if (isRefused) session.clear();
      setGate(isRefused ? { state: 'out', sessionEnded: true } : { state: 'failed', error });
    }
  }, []);

  useEffect(() => {
    if (session.authorization()) void check();
  }, [check]);

  useEffect(
    () =>
      session.subscribe(() => {
        if (!session.authorization())
          setGate((current) => (current.state === 'in' ? { state: 'out', sessionEnded: true } : current));
      }),
    [],
  );

  const enter = useCallback((stats: StatsResponse) => setGate({ state: 'in', stats }), []);
  const leave = useCallback(() => {
    setGate({ state: 'out', sessionEnded: false });
    session.clear();
    showToast(signInCopy.loggedOut);
  }, []);

  return { ...gate, check, enter, leave };
}
