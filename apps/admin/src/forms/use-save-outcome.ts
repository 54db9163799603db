import { useState } from 'react';

export type SaveState = 'idle' | 'saving' | 'saved' | 'failed';

/** Result of the last attempt to save. */
export function useSaveOutcome(initial: SaveState) {
  const [state, setState] = useState(initial);
  const [failure, setFailure] = useState('');
  /** All errors are shown beside the fields. */
  const [isBesideFields, setBesideFields] = useState(false);

  return {
    state,
    failure,
    isBesideFields,
    begin() {
      setState('saving');
      setFailure('');
      setBesideFields(false);
    },
    succeed: () => setState('saved'),
    fail(sentence: string, besideFields = false) {
      setState('failed');
      setFailure(sentence);
      setBesideFields(besideFields);
    },
    /** Something was typed, so the result of the last attempt no longer applies. */
    typed: () => setState((current) => (current === 'saving' ? current : 'idle')),
    reset() {
      setState('idle');
      setFailure('');
      setBesideFields(false);
    },
  };
}
