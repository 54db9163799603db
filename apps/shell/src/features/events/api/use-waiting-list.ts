import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, dataOf, type WaitingListPlaceResponse } from '@ministry/api-client';
import { api, refresh } from '../../../app/reads.ts';
import { submitOnce } from '../../../forms/submission.ts';
import { type RegistrationAnswers, requestOf } from '../registration.ts';

/** Joins the waiting list of a full event once. If a seat is free after all, the events are read again. */
export function useWaitingList() {
  const reads = useQueryClient();
  return useMutation<WaitingListPlaceResponse, Error, { eventId: number; answers: RegistrationAnswers }>({
    mutationFn: ({ eventId, answers }) =>
      submitOnce(`waiting-list:${eventId}`, requestOf(eventId, answers), (key) =>
        dataOf(
          api.calls.POST('/api/events/{id}/waiting-list', {
            params: { path: { id: eventId } },
            body: requestOf(eventId, answers),
            headers: { 'Idempotency-Key': key },
          }),
        ),
      ),
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'EVENT_NOT_FULL') void refresh(reads, '/api/events');
    },
  });
}
