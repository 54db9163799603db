import { ApiError } from '@ministry/api-client';
import type { SessionResponse } from '@ministry/api-client';
import { showToast } from '@ministry/ui';
import { useCallback, useEffect, useState } from 'react';
import { accessCopy } from './access.copy.ts';
import { api, session, sessionPath } from '../../session.ts';

type Gate =
  | { state: 'checking' }
  | { state: 'failed' }
  | { state: 'out'; sessionEnded: boolean }
  | { state: 'in'; staff: SessionResponse };

/** Whether somebody of the media team is signed in, as the server says; a stored credential is checked again at page load. */
export function useMediaGate() {
  const [gate, setGate] = useState<Gate>(() =>
    session.authorization() ? { state: 'checking' } : { state: 'out', sessionEnded: false },
  );

  const check = useCallback(async () => {
    setGate({ state: 'checking' });
    try {
      setGate({ state: 'in', staff: await api.read(sessionPath) });
    } catch (error) {
      const isRefused = error instanceof ApiError && (error.status === 401 || error.status === 403);
      if (isRefused) session.clear();
      setGate(isRefused ? { state: 'out', sessionEnded: true } : { state: 'failed' });
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

  const enter = useCallback((staff: SessionResponse) => setGate({ state: 'in', staff }), []);
  const leave = useCallback(() => {
    setGate({ state: 'out', sessionEnded: false });
    session.clear();
    showToast(accessCopy.loggedOut);
  }, []);
  return { ...gate, check, enter, leave };
}
