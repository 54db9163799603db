import { useCallback, useEffect, useRef } from 'react';
import { showToast } from '@ministry/ui';
import { session } from '../session.ts';
import { formsCopy as copy } from './forms.copy.ts';

/**
 * Asks before a tab with unsaved work is closed; if the form is left in another way, says that the work is kept. Returns a
 * function that marks the form as saved, for a form that is removed before its next render.
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
