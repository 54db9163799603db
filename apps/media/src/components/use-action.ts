import { useRef, useState } from 'react';
import { ApiError, readableError } from '@ministry/api-client';
import { showToast } from '@ministry/ui';

interface Failure {
  /** Why, as the server says it. */
  reason: string;
  fields: Readonly<Record<string, string>>;
}

interface Copy {
  title: string;
  description: string;
}

/** Something the server is asked to do once: not twice by a second press; a failure is said in a toast and kept to be shown where it was pressed. */
export function useAction<Args extends unknown[]>(act: (...given: Args) => Promise<void>, failed: Copy) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const isRunning = useRef(false);

  /** @returns whether it was done */
  async function run(...given: Args): Promise<boolean> {
    if (isRunning.current) return false;
    isRunning.current = true;
    setBusy(true);
    setFailure(null);
    try {
      await act(...given);
      return true;
    } catch (error) {
      // Anyone who has to sign in again is told so by the login.
      if (!(error instanceof ApiError && error.status === 401)) showToast({ ...failed, variant: 'destructive' });
      setFailure({ reason: readableError(error), fields: error instanceof ApiError ? error.fields : {} });
      return false;
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  }
  return { isBusy, failure, run, forget: () => setFailure(null) };
}
