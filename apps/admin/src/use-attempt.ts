import { useState } from 'react';
import { readableError } from '@ministry/api-client';
import { showToast } from '@ministry/ui';
import { commonCopy as common } from './common.copy.ts';

type FailureCopy = (error: unknown) => { title: string; description: string };

const plainFailure =
  (title: string): FailureCopy =>
  (error) => ({ title, description: readableError(error) });

/** Runs the action of a button, and shows a toast if it fails. */
export function useAttempt() {
  const [isBusy, setBusy] = useState(false);

  /** Returns whether it succeeded. @param failed the toast, or its title above the reason */
  async function attempt(
    work: () => Promise<unknown>,
    failed: string | FailureCopy = common.thatDidNotWork,
  ): Promise<boolean> {
    setBusy(true);
    try {
      await work();
      return true;
    } catch (error) {
      const copy = typeof failed === 'string' ? plainFailure(failed) : failed;
      showToast({ ...copy(error), variant: 'destructive' });
      return false;
    } finally {
      setBusy(false);
    }
  }
  return { isBusy, attempt };
}
