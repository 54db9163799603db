import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, dataOf, type EventRegistrationResponse } from '@ministry/api-client';
import { showToast } from '@ministry/ui/toast-store';
import { api, refresh } from '../../../app/reads.ts';
import { submitOnce } from '../../../forms/submission.ts';
import { eventPageCopy } from '../events.copy.ts';
import { draftName, type RegistrationAnswers, requestOf } from '../registration.ts';

/**
 * Sends a registration once: a retry after a lost response does not take a second seat. A new seat shows a toast
 * (EVT-49) and invalidates the lists of events (EVT-19).
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
    onSuccess: ({ confirmationCode }) => {
      if (confirmationCode !== null) showToast(eventPageCopy.successToast);
      void refresh(reads, '/api/events');
    },
    // The event is read again, so that its page offers the waiting list instead.
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'EVENT_FULL') void refresh(reads, '/api/events');
    },
  });
}
