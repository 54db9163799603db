import { useCallback } from 'react';
import { useSignIn } from '@ministry/session';
import { showToast } from '@ministry/ui';
import { readStaff, session } from '../../session.ts';
import { accessCopy } from './access.copy.ts';

/** Whether somebody of the media team is signed in. */
export function useMediaSignIn() {
  const signIn = useSignIn(session, readStaff);
  const { leave: close } = signIn;
  const leave = useCallback(() => {
    close();
    showToast(accessCopy.loggedOut);
  }, [close]);
  return { ...signIn, leave };
}
