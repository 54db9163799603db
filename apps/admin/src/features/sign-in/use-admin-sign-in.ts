import { useCallback } from 'react';
import { useSignIn } from '@ministry/session';
import { showToast } from '@ministry/ui';
import { api, session, statsPath } from '../../session.ts';
import { signInCopy } from './sign-in.copy.ts';

const readStats = () => api.read(statsPath);

/** Whether a staff account is signed in. */
export function useAdminSignIn() {
  const signIn = useSignIn(session, readStats);
  const { leave: close } = signIn;
  const leave = useCallback(() => {
    close();
    showToast(signInCopy.loggedOut);
  }, [close]);
  return { ...signIn, leave };
}
