import { useQueryClient } from '@tanstack/react-query';
import { apiPath, dataOf } from '@ministry/api-client';
import { showToast } from '@ministry/ui/toast-store';
import { api, refresh, useRead } from '../../../app/reads.ts';
import { submitOnce } from '../../../forms/submission.ts';
import { prayerCopy } from '../prayer.copy.ts';
import { type PrayerAnswers, requestOf } from '../prayer.ts';

/** Name of the draft and of the submission of the prayer form on this device. */
export const prayerForm = 'prayer';

export const repliesPath = (code: string) => apiPath('/api/prayer-requests/replies/{code}', { path: { code } });

/** The replies to the request with this code; a 404 if there is none. */
export const useReplies = (code: string) => useRead(repliesPath(code));

/** Sends a request once and returns its reply code. Success shows a toast (PRAY-13) and invalidates the reads of requests (PRAY-15). */
export function usePrayer() {
  const reads = useQueryClient();
  return async (answers: PrayerAnswers): Promise<string> => {
    const { replyCode } = await submitOnce(prayerForm, requestOf(answers), (key) =>
      dataOf(api.calls.POST('/api/prayer-requests', { body: requestOf(answers), headers: { 'Idempotency-Key': key } })),
    );
    showToast(prayerCopy.success);
    void refresh(reads, '/api/prayer-requests');
    return replyCode;
  };
}
