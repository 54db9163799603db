import type { FormItemProps } from 'antd';

/** A rule that is checked while a text is typed. @param problemOf the error message; undefined if the text is valid */
export const typedRule = (
  problemOf: (value: string) => string | undefined,
): Pick<FormItemProps, 'rules' | 'validateTrigger'> => ({
  validateTrigger: 'onChange',
  rules: [
    {
      validator: (_, value: string | undefined) => {
        const problem = problemOf((value ?? '').trim());
        return problem === undefined ? Promise.resolve() : Promise.reject(new Error(problem));
      },
    },
  ],
});
