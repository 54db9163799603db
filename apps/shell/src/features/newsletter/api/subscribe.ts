import { ApiError, dataOf, randomId } from '@ministry/api-client';
import { api } from '../../../app/reads.ts';
import { newsletterRefusals as refusals } from '../newsletter.copy.ts';

/** Sends a subscription. Returns why it was refused, or null. Never rejects (NEWS-11 to NEWS-13). */
export async function subscribe(email: string): Promise<{ title: string; description: string } | null> {
  try {
    await dataOf(
      api.calls.POST('/api/newsletter/subscribe', {
        body: { email },
        headers: { 'Idempotency-Key': randomId() },
      }),
    );
    return null;
  } catch (error) {
    if (!(error instanceof ApiError)) return refusals.network;
    // Without a code the response does not come from our server, and its text is not for visitors.
    return error.code ? { ...refusals.failed, description: error.sentence } : refusals.failed;
  }
}
