import { newIdempotencyKey } from '@ministry/api-client';

interface Submission {
  /** Fingerprint of what is sent: with any other words it is another submission. */
  mark: string;
  key: string;
}

/**
 * 53 bits that stand for some words. The words themselves are kept in their draft alone: whoever empties the form on a
 * shared telephone leaves none of them behind. (`crypto.subtle` is missing where a site has no certificate.)
 */
function markOf(text: string): string {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    high = Math.imul(high ^ code, 2_654_435_761);
    low = Math.imul(low ^ code, 1_597_334_677);
  }
  high = Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909);
  low = Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909);
  return (4_294_967_296 * (2_097_151 & low) + (high >>> 0)).toString(36);
}

/** Under way, or sent without an answer, by the name of their form. */
const open = new Map<string, Submission>();
const keyOf = (form: string) => `submission:${form}`;

function kept(form: string): Submission | undefined {
  const known = open.get(form);
  if (known) return known;
  try {
    const stored = JSON.parse(localStorage.getItem(keyOf(form)) ?? 'null') as Partial<Submission> | null;
    return typeof stored?.mark === 'string' && typeof stored.key === 'string'
      ? { mark: stored.mark, key: stored.key }
      : undefined;
  } catch {
    return undefined;
  }
}

function keep(form: string, submission: Submission): void {
  open.set(form, submission);
  try {
    localStorage.setItem(keyOf(form), JSON.stringify(submission));
  } catch {
    // Without storage the key lasts as long as the page.
  }
}

function forget(form: string): void {
  open.delete(form);
  try {
    localStorage.removeItem(keyOf(form));
  } catch {
    // Nothing was kept.
  }
}

/**
 * Sends what a form says under one idempotency key. The key stays, in a closed tab too, until the submission has gone
 * out: the same words sent again are one submission to the server, whose answer to the first may have been lost.
 * @param form names the form on this device, as its draft is named
 * @param call raises when the submission was refused or not answered
 * @param isOver whether a refusal is the last word on this key, so that the same words have to go out as another submission
 */
export async function submitOnce<Body, Answer>(
  form: string,
  body: Body,
  call: (key: string) => Promise<Answer>,
  isOver: (error: unknown) => boolean = () => false,
): Promise<Answer> {
  const mark = markOf(JSON.stringify(body));
  const known = kept(form);
  const submission = known?.mark === mark ? known : { mark, key: newIdempotencyKey() };
  keep(form, submission);
  try {
    const answer = await call(submission.key);
    forget(form);
    return answer;
  } catch (error) {
    if (isOver(error)) forget(form);
    throw error;
  }
}
