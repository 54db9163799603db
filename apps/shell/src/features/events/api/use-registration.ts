import { useMutation, useQueryClient } from '@tanstack/react-query';
import { dataOf, type EventRegistrationResponse } from '@ministry/api-client';
import { showToast } from '@ministry/ui/toast-store';
import { api, refresh } from '../../../app/reads.ts';
import { submitOnce } from '../../../forms/submission.ts';
import { eventPageWords } from '../events.content.ts';
import { draftName, requestOf, type RegistrationAnswers } from '../registration.ts';

/**
 * Sends a registration, once: a call whose answer was lost takes no second seat when it is made again. Success shows
 * the toast (EVT-49) and reads the lists of events again (EVT-19).
 */
export function useRegistration() {
  const reads = useQueryClient();
  return useMutation<EventRegistrationResponse, Error, { eventId: number; answers: RegistrationAnswers }>({
    mutationFn: ({ eventId, answers }) =>
      submitOnce(draftName(eventId), requestOf(eventId, answers), (key) =>
        dataOf(
          api.calls.POST('/api/events/{id}/register', {
            params: { path: { id: eventId } },
            body: requestOf(eventId, answers),
            headers: { 'Idempotency-Key': key },
          }),
        ),
      ),
    onSuccess: () => {
      showToast(eventPageWords.successToast);
      void refresh(reads, '/api/events');
    },
  });
}
