import { formCopy } from './forms.copy.ts';
import type { FieldErrors } from './use-form.ts';

/** The outcome of a form sent without a script, from the address that the server redirects to. */
export interface OutcomeWithoutScript {
  isSent: boolean;
  /** For `useForm`; undefined if the form was accepted, or not sent at all. */
  refusal: { sentence: string; errors: FieldErrors } | undefined;
}

const fieldName = /^[A-Za-z][A-Za-z0-9.]{0,60}$/;

/**
 * Reads `?{name}=sent`, `?{name}=invalid&fields=email,phone` or `?{name}=later`; ignores all other values.
 * @param sent the value that means success, if it is not `sent`
 */
export function outcomeWithoutScript(search: URLSearchParams, name: string, sent = 'sent'): OutcomeWithoutScript {
  const word = search.get(name);
  if (word !== 'invalid' && word !== 'later') return { isSent: word === sent, refusal: undefined };
  const named =
    word === 'invalid' ? (search.get('fields') ?? '').split(',').filter((field) => fieldName.test(field)) : [];
  return {
    isSent: false,
    refusal: {
      sentence: formCopy[word],
      errors: Object.fromEntries(named.map((field) => [field, formCopy.lookAgain])),
    },
  };
}
