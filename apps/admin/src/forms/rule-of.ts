import type { FormRule } from 'antd';

/** The rule of one field out of a check of the whole form. @param check what is wrong, by the API's name of the field */
export const ruleOf =
  <Values>(check: (values: Values) => Readonly<Record<string, string>>, apiName: string): FormRule =>
  (form) => ({
    validator: () => {
      const error = check(form.getFieldsValue(true) as Values)[apiName];
      return error === undefined ? Promise.resolve() : Promise.reject(new Error(error));
    },
  });
