import { useState } from 'react';

export type SaveState = 'idle' | 'saving' | 'saved' | 'failed';

/** What became of the last attempt to save. */
export function useSaveOutcome(initial: SaveState) {
  const [state, setState] = useState(initial);
  const [failure, setFailure] = useState('');
  /** All that is wrong stands beside the fields. */
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
    /** Something was typed: what was said of the last attempt holds no more. */
    typed: () => setState((current) => (current === 'saving' ? current : 'idle')),
    reset() {
      setState('idle');
      setFailure('');
      setBesideFields(false);
    },
  };
}
