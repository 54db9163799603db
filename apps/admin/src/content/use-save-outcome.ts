import { useState } from 'react';
import { ApiError } from '@ministry/api-client';
import { saveFailure } from './save-copy.ts';

export type SaveState = 'idle' | 'saving' | 'saved' | 'failed';

/** What became of the last attempt to save. */
export function useSaveOutcome(initial: SaveState) {
  const [state, setState] = useState(initial);
  const [failure, setFailure] = useState('');
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const leaveIdle = () => setState((current) => (current === 'saving' ? current : 'idle'));

  return {
    state,
    failure,
    errors,
    begin() {
      setState('saving');
      setFailure('');
    },
    succeed() {
      setErrors({});
      setState('saved');
    },
    fail(error: unknown) {
      setState('failed');
      setFailure(saveFailure(error));
      setErrors(error instanceof ApiError ? error.fields : {});
    },
    /** Another failure on top: the reason of the first one cannot be read. */
    setFailure: (error: unknown) => setFailure(saveFailure(error)),
    /** A field was typed in: what was wrong with it is to be seen anew. */
    fieldChanged(name: string) {
      setErrors(({ [name]: _corrected, ...others }) => others);
      leaveIdle();
    },
    formReplaced() {
      setErrors({});
      leaveIdle();
    },
    reset() {
      setErrors({});
      setFailure('');
      setState('idle');
    },
  };
}
