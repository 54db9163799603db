import { formCopy } from './forms.copy.ts';
import type { FieldErrors } from './use-form.ts';

/** The outcome of a form sent without a script, from the address that the server redirects to. */
export interface PlainOutcome {
  isSent: boolean;
  /** For `useForm`; undefined when it was sent, or not at all. */
  refusal: { sentence: string; errors: FieldErrors } | undefined;
}

const fieldName = /^[A-Za-z][A-Za-z0-9.]{0,60}$/;

/** Reads `?{name}=sent` (or another word for it), `?{name}=invalid&fields=email,phone` or `?{name}=later`; takes no other word from the address. */
export function plainOutcome(search: URLSearchParams, name: string, sent = 'sent'): PlainOutcome {
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
