import { useCallback, useEffect, useRef } from 'react';
import { showToast } from '@ministry/ui';
import { session } from '../session.ts';
import { formsCopy as copy } from './forms.copy.ts';

/**
 * Asks before the tab closes over unsaved work, and says that it is kept when the form is left another way.
 * Answers a function that tells it that nothing is unsaved any more, for a form that goes before it is rendered again.
 */
export function useUnsavedGuard(isDirty: boolean, title?: string) {
  const latest = useRef({ isDirty, title });
  useEffect(() => {
    latest.current = { isDirty, title };
  });

  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);

  useEffect(
    () => () => {
      const { isDirty: wasDirty, title: name } = latest.current;
      if (wasDirty && session.authorization())
        showToast({
          title: copy.notSaved,
          description:
            name === undefined ? copy.keptOnDevice : copy.keptOnDeviceOf({ name: name.trim() || copy.newItem }),
        });
    },
    [],
  );

  return useCallback(() => {
    latest.current.isDirty = false;
  }, []);
}
