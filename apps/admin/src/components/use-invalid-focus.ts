import { useEffect, useRef } from 'react';

/** For the `ref` of a form: the first field that is wrong takes the focus each time that a save is refused. */
export function useInvalidFocus(errors: Readonly<Record<string, string>>) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (Object.keys(errors).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [errors]);
  return form;
}
