import { useRef, useState } from 'react';
import { ApiError, readableError } from '@ministry/api-client';
import { showToast } from '@ministry/ui';

interface Failure {
  /** The reason, as the server gives it. */
  reason: string;
  fields: Readonly<Record<string, string>>;
}

interface Copy {
  title: string;
  description: string;
}

/** An action on the server. A second click does not repeat it while it runs. A failure is shown in a toast and kept, to be shown beside the button. */
export function useAction<Args extends unknown[]>(act: (...given: Args) => Promise<void>, failed: Copy) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const isRunning = useRef(false);

  /** @returns whether it succeeded */
  async function run(...given: Args): Promise<boolean> {
    if (isRunning.current) return false;
    isRunning.current = true;
    setBusy(true);
    setFailure(null);
    try {
      await act(...given);
      return true;
    } catch (error) {
      // The login page informs users who have to sign in again.
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
