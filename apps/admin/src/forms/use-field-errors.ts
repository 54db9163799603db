import type { FormInstance } from 'antd';
import { ApiError } from '@ministry/api-client';
import type { FormValues } from './form-values.ts';
import { errorsByField } from './server-errors.ts';

/** Ant Design's name of a field: `social.0.href` stands in a row of a list. */
const pathOf = (name: string): (string | number)[] =>
  name.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));

/** What the server finds wrong with the fields of a form, shown beside them. */
export function useFieldErrors<Values extends FormValues>(
  form: FormInstance<Values>,
  apiNames?: Readonly<Record<string, string>>,
) {
  const names = () => form.getFieldsError().map(({ name }) => name.join('.'));
  const set = (errors: { name: string; errors: string[] }[]) =>
    form.setFields(
      errors.map(({ name, errors }) => ({ name: pathOf(name), errors })) as Parameters<typeof form.setFields>[0],
    );
  return {
    clear: (changed = names()) => set(changed.map((name) => ({ name, errors: [] }))),
    /** The first of them takes the focus. Answers whether each has found its field. */
    show(error: unknown): boolean {
      const wrong = error instanceof ApiError ? error.fields : {};
      const errors = errorsByField(wrong, names(), apiNames);
      set(errors);
      if (errors[0]) form.scrollToField(pathOf(errors[0].name), { focus: true });
      return errors.length > 0 && errors.length === Object.keys(wrong).length;
    },
  };
}
export type FieldErrors = ReturnType<typeof useFieldErrors>;
