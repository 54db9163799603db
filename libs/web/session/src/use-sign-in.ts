import { useCallback, useEffect, useState } from 'react';
import { ApiError } from '@ministry/api-client';
import type { Session } from './session.ts';

type SignInState<Answer> =
  | { state: 'checking' }
  | { state: 'failed'; error: unknown }
  | { state: 'out'; sessionEnded: boolean }
  | { state: 'in'; answer: Answer };

/**
 * Whether somebody is signed in to a console, as the server says. A stored credential is checked again at page load
 * (ADM-13); any 401 ends the session.
 * @param read the read that checks the credential; must be the same function at every render
 */
export function useSignIn<Answer>(session: Session, read: () => Promise<Answer>) {
  const [state, setState] = useState<SignInState<Answer>>(() =>
    session.authorization() ? { state: 'checking' } : { state: 'out', sessionEnded: false },
  );

  const check = useCallback(async () => {
    setState({ state: 'checking' });
    try {
      setState({ state: 'in', answer: await read() });
    } catch (error) {
      const isRefused = error instanceof ApiError && (error.status === 401 || error.status === 403);
      if (isRefused) session.clear();
      setState(isRefused ? { state: 'out', sessionEnded: true } : { state: 'failed', error });
    }
  }, [session, read]);

  useEffect(() => {
    if (session.authorization()) void check();
  }, [session, check]);

  useEffect(
    () =>
      session.subscribe(() => {
        if (!session.authorization())
          setState((current) => (current.state === 'in' ? { state: 'out', sessionEnded: true } : current));
      }),
    [session],
  );

  const enter = useCallback((answer: Answer) => setState({ state: 'in', answer }), []);
  const leave = useCallback(() => {
    setState({ state: 'out', sessionEnded: false });
    session.clear();
  }, [session]);
  return { ...state, check, enter, leave };
}
