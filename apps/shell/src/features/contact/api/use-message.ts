import { useQueryClient } from '@tanstack/react-query';
import { dataOf } from '@ministry/api-client';
import { showToast } from '@ministry/ui/toast-store';
import { api, refresh } from '../../../app/reads.ts';
import { submitOnce } from '../../../forms/submission.ts';
import { messageCopy } from '../contact.copy.ts';
import { type MessageAnswers, requestOf } from '../message.ts';

/** Name of the draft and of the submission of the message form on this device. */
export const messageForm = 'contact';

/** Sends a message once. Success shows a toast (CON-32) and invalidates the list of messages (CON-34). */
export function useMessage() {
  const reads = useQueryClient();
  return async (answers: MessageAnswers): Promise<void> => {
    await submitOnce(messageForm, requestOf(answers), (key) =>
      dataOf(api.calls.POST('/api/contact', { body: requestOf(answers), headers: { 'Idempotency-Key': key } })),
    );
    showToast(messageCopy.success);
    void refresh(reads, '/api/contact-messages');
  };
}
