import type { FormInstance } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '@ministry/api-client';
import type { FormValues } from './form-values.ts';
import { errorsByField } from './server-errors.ts';

/** Ant Design's path of a field; `social.0.href` is a field in a row of a list. */
const pathOf = (name: string): (string | number)[] =>
  name.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));

/** Errors of the server, shown beside the fields of a form. */
export function useFieldErrors<Values extends FormValues>(
  form: FormInstance<Values>,
  apiNames?: Readonly<Record<string, string>>,
) {
  const names = () => form.getFieldsError().map(({ name }) => name.join('.'));
  const set = (errors: { name: string; errors: string[] }[]) =>
    form.setFields(
      errors.map(({ name, errors }) => ({ name: pathOf(name), errors })) as Parameters<typeof form.setFields>[0],
    );
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  function place(wrong: Readonly<Record<string, string>>): boolean {
    const errors = errorsByField(wrong, names(), apiNames);
    set(errors);
    if (errors[0]) form.scrollToField(pathOf(errors[0].name), { focus: true });
    return errors.length > 0 && errors.length === Object.keys(wrong).length;
  }
  const latest = useRef({ names, set, place });
  useEffect(() => {
    latest.current = { names, set, place };
  });
  // Closed rows with errors are open by now, so their fields exist.
  useEffect(() => {
    if (!Object.keys(refused).some((name) => /\.\d+\./.test(name))) return;
    latest.current.set(latest.current.names().map((name) => ({ name, errors: [] })));
    latest.current.place(refused);
  }, [refused]);

  return {
    refused,
    clear: (changed = names()) => set(changed.map((name) => ({ name, errors: [] }))),
    /** Shows the errors and focuses the first one. Returns whether each error has found its field. */
    show(error: unknown): boolean {
      const wrong = error instanceof ApiError ? error.fields : {};
      setRefused(wrong);
      return place(wrong);
    },
  };
}
export type FieldErrors = ReturnType<typeof useFieldErrors>;
