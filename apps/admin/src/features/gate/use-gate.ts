import { useEffect, useState, useSyncExternalStore } from 'react';
import { pollWhileVisible } from '@ministry/ui/poll-while-visible';
import { gateServer, newScanId } from './gate-server.ts';
import { GateSession } from './gate-session.ts';
import { gateStorage } from './gate-storage.ts';

/** Milliseconds after which the others are asked what they have scanned. */
const every = 10_000;

const nothing = () => () => {};

/** The event as this phone has it; null while that is read, an error where the device stores nothing. */
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
        // What is not sent yet must not be the first to go when the phone runs out of room.
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
