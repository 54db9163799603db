import { useEffect, useState, useSyncExternalStore } from 'react';
import { pollWhileVisible } from '@ministry/ui/poll-while-visible';
import { gateServer, newScanId } from './gate-server.ts';
import { GateSession } from './gate-session.ts';
import { gateStorage } from './gate-storage.ts';

/** Milliseconds between two exchanges with the server, which bring the scans of other phones. */
const every = 10_000;

const nothing = () => () => {};

/** Check-in of the event on this phone; null while it is loading, an error if the device stores nothing. */
export function useGate(eventId: number): { gate: GateSession | null; error: Error | null } {
  const [gate, setGate] = useState<GateSession | null>(null);
  const [error, setError] = useState<Error | null>(null);

  useEffect(() => {
    const session = new GateSession(eventId, gateStorage, gateServer, newScanId);
    let stop = () => {};
    let isCurrent = true;
    session.load().then(
      () => {
        if (!isCurrent) return;
        setGate(session);
        const sync = () => void session.sync();
        window.addEventListener('online', sync);
        const stopPolling = pollWhileVisible(sync, every);
        stop = () => {
          window.removeEventListener('online', sync);
          stopPolling();
        };
        // Asks for persistent storage, so that unsent scans are not deleted first when the phone runs out of space.
        void navigator.storage?.persist?.();
      },
      (reason: unknown) => isCurrent && setError(reason instanceof Error ? reason : new Error(String(reason))),
    );
    return () => {
      isCurrent = false;
      stop();
    };
  }, [eventId]);

  useSyncExternalStore(gate?.subscribe ?? nothing, () => gate?.version ?? 0);
  return { gate, error };
}
