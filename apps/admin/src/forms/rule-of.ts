import type { FormRule } from 'antd';

/** Rule of one field, from a check of the whole form. @param check returns the errors by API field name */
export const ruleOf =
  <Values>(check: (values: Values) => Readonly<Record<string, string>>, apiName: string): FormRule =>
  (form) => ({
    validator: () => {
      const error = check(form.getFieldsValue(true) as Values)[apiName];
      return error === undefined ? Promise.resolve() : Promise.reject(new Error(error));
    },
  });
