import { useCallback, useEffect } from 'react';
import { useGate } from '@ministry/session';
import { showToast } from '@ministry/ui';
import { api, session, statsPath } from '../../session.ts';
import { signInCopy } from './sign-in.copy.ts';

/** What check-in at an event has stored on this device. */
const removeNames = (): Promise<void> =>
  import('../gate/gate-storage.ts')
    .then(({ removeSentLists }) => removeSentLists())
    // A device that stores nothing has nothing to remove.
    .catch(() => undefined);

const readStats = () => api.read(statsPath);

/** Whether somebody of the office is signed in. */
export function useAdminGate() {
  const gate = useGate(session, readStats);
  const { leave: close } = gate;
  const leave = useCallback(() => {
    close();
    void removeNames();
    showToast(signInCopy.loggedOut);
  }, [close]);
  const isEnded = gate.state === 'out' && gate.sessionEnded;
  useEffect(() => {
    if (isEnded) void removeNames();
  }, [isEnded]);
  return { ...gate, leave };
}
