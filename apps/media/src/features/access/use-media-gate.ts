import { useCallback } from 'react';
import { useGate } from '@ministry/session';
import { showToast } from '@ministry/ui';
import { readStaff, session } from '../../session.ts';
import { accessCopy } from './access.copy.ts';

/** Whether somebody of the media team is signed in. */
export function useMediaGate() {
  const gate = useGate(session, readStaff);
  const { leave: close } = gate;
  const leave = useCallback(() => {
    close();
    showToast(accessCopy.loggedOut);
  }, [close]);
  return { ...gate, leave };
}
