import { dataOf } from '@ministry/api-client';
import { api } from '../../../app/reads.ts';
import { submitOnce } from '../../../forms/submission.ts';
import { requestOf, type Testimony, type TestimonyAnswers } from '../testimony.ts';

/** Name of the form, and of its draft and its submission on this device. */
export const testimonyForm = 'testimony';

/** Sends a testimony under one idempotency key. @throws if it is refused or the server does not respond */
export function shareTestimony(answers: TestimonyAnswers): Promise<Testimony> {
  const body = requestOf(answers, new Date());
  return submitOnce(testimonyForm, body, (key) =>
    dataOf(api.calls.POST('/api/testimonials', { body, headers: { 'Idempotency-Key': key } })),
  );
}
