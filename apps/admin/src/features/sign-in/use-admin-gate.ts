import { useCallback } from 'react';
import { useGate } from '@ministry/session';
import { showToast } from '@ministry/ui';
import { api, session, statsPath } from '../../session.ts';
import { signInCopy } from './sign-in.copy.ts';

const readStats = () => api.read(statsPath);

/** Whether a staff account is signed in. */
export function useAdminGate() {
  const gate = useGate(session, readStats);
  const { leave: close } = gate;
  const leave = useCallback(() => {
    close();
    showToast(signInCopy.loggedOut);
  }, [close]);
  return { ...gate, leave };
}
